//! Sets of JSON types.

use std::fmt::{self, Display, Formatter};

use serde_json::Value;

/// A set of JSON types. Integers and numbers with a fraction are distinguished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Types(u8);

const NAMED: [(Types, &str); 7] = [
    (Types::NUMBER, "number"),
    (Types::INTEGER, "integer"),
    (Types::STRING, "string"),
    (Types::BOOLEAN, "boolean"),
    (Types::ARRAY, "array"),
    (Types::OBJECT, "object"),
    (Types::NULL, "null"),
];

impl Types {
    pub const NONE: Self = Self(0);
    pub const NULL: Self = Self(1);
    pub const BOOLEAN: Self = Self(2);
    pub const INTEGER: Self = Self(4);
    pub const FRACTION: Self = Self(8);
    pub const NUMBER: Self = Self(4 | 8);
    pub const STRING: Self = Self(16);
    pub const ARRAY: Self = Self(32);
    pub const OBJECT: Self = Self(64);
    pub const ALL: Self = Self(127);

    /// Returns the types of a value of `type`.
    pub fn named(value: &Value) -> Self {
        match value {
            Value::String(name) => {
                let found = NAMED.iter().find(|(_, known)| known == name);
                found.map_or(Self::NONE, |(types, _)| *types)
            }
            Value::Array(names) => names
                .iter()
                .fold(Self::NONE, |types, name| types.or(Self::named(name))),
            _ => Self::NONE,
        }
    }

    /// Returns the type of a value.
    pub fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::NULL,
            Value::Bool(_) => Self::BOOLEAN,
            Value::Number(number) if number.is_f64() => {
                let is_whole = number.as_f64().is_some_and(|value| value.fract() == 0.0);
                if is_whole {
                    Self::INTEGER
                } else {
                    Self::FRACTION
                }
            }
            Value::Number(_) => Self::INTEGER,
            Value::String(_) => Self::STRING,
            Value::Array(_) => Self::ARRAY,
            Value::Object(_) => Self::OBJECT,
        }
    }

    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// `true` if the set contains another.
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// `true` if two sets have a type in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn is_none(self) -> bool {
        self.0 == 0
    }
}

impl Display for Types {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if *self == Self::ALL {
            return f.write_str("any type");
        }
        if self.is_none() {
            return f.write_str("nothing");
        }
        let mut rest = *self;
        let mut names = Vec::new();
        for (types, name) in NAMED {
            if rest.has(types) {
                rest = rest.without(types);
                names.push(format!("`{name}`"));
            }
        }
        f.write_str(&names.join(" or "))
    }
}
