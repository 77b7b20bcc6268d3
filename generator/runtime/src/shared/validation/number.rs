//! Numbers under validation.

use std::cmp::Ordering;

use crate::runtime::exact_number::ExactNumber;
use crate::runtime::reason::Limit;

/// A JSON number.
#[derive(Clone, Copy, Debug)]
pub enum Number<'a> {
    /// An integer that fits 65 bits with its sign.
    Integer(i128),
    /// Any number, in the notation of JSON.
    Text(&'a str),
}

impl<'a> Number<'a> {
    /// Returns the number that a text represents.
    pub fn of(text: &'a str) -> Self {
        let integer: Option<i64> = text.parse().ok();
        integer.map_or(Self::Text(text), |integer| Self::Integer(integer.into()))
    }

    /// Returns the exact value.
    pub fn exact(self) -> Option<ExactNumber> {
        match self {
            Self::Integer(integer) => ExactNumber::parse(&integer.to_string()),
            Self::Text(text) => ExactNumber::parse(text),
        }
    }

    /// Returns `true` for a number with a zero fractional part.
    pub fn is_integer(self) -> bool {
        match self {
            Self::Integer(_) => true,
            Self::Text(text) => ExactNumber::parse(text).is_some_and(|number| number.is_integer()),
        }
    }

    /// Returns `true` if the number is one of these.
    pub fn is_one_of(self, values: &[i64]) -> bool {
        let mut values = values.iter();
        values.any(|value| self.compare(Limit::Integer(*value)).is_eq())
    }

    /// Compares the number with a limit.
    pub fn compare(self, limit: Limit) -> Ordering {
        if let (Self::Integer(integer), Limit::Integer(limit)) = (self, limit) {
            return integer.cmp(&i128::from(limit));
        }
        // Rounding keeps the order, so that different numbers need no exact comparison.
        let rounded = match self {
            Self::Integer(integer) => integer as f64,
            Self::Text(text) => text.parse().unwrap_or(f64::NAN),
        };
        let rounded_limit = match limit {
            Limit::Integer(limit) => limit as f64,
            Limit::Decimal(text) => text.parse().unwrap_or(f64::NAN),
        };
        match rounded.partial_cmp(&rounded_limit) {
            Some(order @ (Ordering::Less | Ordering::Greater)) => order,
            _ => self.exact().cmp(&ExactNumber::parse(&limit.to_string())),
        }
    }
}
