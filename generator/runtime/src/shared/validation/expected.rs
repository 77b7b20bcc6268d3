//! Types and values that a schema expects.

use std::fmt;

use crate::runtime::constant::Constant;
use crate::runtime::schema::Schema;

/// The prefix of messages.
pub(crate) const EXPECTED: &str = "expected ";

/// Types of JSON Schema.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Types(u8);

/// The types, in the order of their bits, and their messages.
const TYPES: [(&str, &str); 7] = [
    ("null", "expected null"),
    ("boolean", "expected a boolean"),
    ("integer", "expected an integer"),
    ("number", "expected a number"),
    ("string", "expected a string"),
    ("array", "expected an array"),
    ("object", "expected an object"),
];

impl Types {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const NULL: Self = Self(1);
    pub(crate) const BOOLEAN: Self = Self(1 << 1);
    pub(crate) const INTEGER: Self = Self(1 << 2);
    pub(crate) const NUMBER: Self = Self(1 << 3);
    pub(crate) const STRING: Self = Self(1 << 4);
    pub(crate) const ARRAY: Self = Self(1 << 5);
    pub(crate) const OBJECT: Self = Self(1 << 6);

    /// Returns the names, such as `integer`; none if the Rust type of a valid value cannot represent it.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        self.rows().map(|(name, _)| name)
    }

    /// Returns the types of several schemas.
    pub(crate) fn of(schemas: &'static [Schema]) -> Self {
        let all = schemas.iter().map(Schema::types);
        all.fold(Self::NONE, Self::or)
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn rows(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let rows = TYPES.into_iter().enumerate();
        rows.filter(move |(bit, _)| self.0 >> bit & 1 == 1)
            .map(|(_, row)| row)
    }

    /// The message for a value of another type; that of one type.
    #[cold]
    pub(crate) fn expected(self) -> &'static str {
        self.rows()
            .next()
            .map_or("expected another value", |(_, message)| message)
    }
}

/// The names, separated by commas.
impl fmt::Display for Types {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.names().collect::<Vec<_>>().join(", "))
    }
}

impl fmt::Debug for Types {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.names()).finish()
    }
}

/// The values that a schema lists (`enum`, `const`), or those of a discriminator.
#[derive(Clone, Copy)]
pub struct Values(Source);

#[derive(Clone, Copy)]
enum Source {
    Texts(&'static [&'static str]),
    Integers(&'static [i64]),
    Constants(&'static [Constant]),
    Tags(&'static [(&'static str, Schema)]),
}

impl Values {
    /// Returns the values: strings as they are, if there are only strings, otherwise as JSON.
    #[cold]
    pub fn texts(self) -> Vec<String> {
        let mut texts = Vec::with_capacity(self.len());
        self.for_each(&mut |text| texts.push(text.to_owned()));
        texts
    }

    const fn len(self) -> usize {
        match self.0 {
            Source::Texts(texts) => texts.len(),
            Source::Integers(integers) => integers.len(),
            Source::Constants(constants) => constants.len(),
            Source::Tags(tags) => tags.len(),
        }
    }

    fn for_each(self, visit: &mut dyn FnMut(&str)) {
        match self.0 {
            Source::Texts(texts) => texts.iter().for_each(|text| visit(text)),
            Source::Integers(integers) => integers.iter().for_each(|one| visit(&one.to_string())),
            Source::Constants(constants) => {
                constants.iter().for_each(|one| visit(&one.to_string()));
            }
            Source::Tags(tags) => tags.iter().for_each(|(tag, _)| visit(tag)),
        }
    }

    pub(crate) const fn of_tags(tags: &'static [(&'static str, Schema)]) -> Self {
        Self(Source::Tags(tags))
    }

    /// The values of an enum, if a schema is one.
    pub(crate) const fn of(schema: &'static Schema) -> Option<Self> {
        Some(Self(match schema {
            Schema::Enum(texts) => Source::Texts(texts),
            Schema::IntegerEnum(integers) => Source::Integers(integers),
            Schema::Values(constants) => Source::Constants(constants),
            _ => return None,
        }))
    }

    /// The message for another value.
    #[cold]
    pub(crate) fn expected(self) -> String {
        // Most messages fit, and are written without a text for each value.
        let mut message = String::with_capacity(96);
        message.push_str(EXPECTED);
        message.push_str(if self.len() == 1 { "" } else { "one of " });
        let mut separator = "`";
        self.for_each(&mut |text| {
            message.push_str(separator);
            message.push_str(text);
            separator = "`, `";
        });
        message.push('`');
        message
    }
}

impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        self.texts() == other.texts()
    }
}

impl Eq for Values {}

/// The values, separated by commas.
impl fmt::Display for Values {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.texts().join(", "))
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.texts()).finish()
    }
}
