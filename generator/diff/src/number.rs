//! Numbers of a description, which are compared by their values.

use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter};

use serde_json::Number;

/// A number: an integer, or another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Num {
    Integer(i128),
    Other(f64),
}

/// How far the quotient of two numbers may be off what it is of their decimals.
const ROUNDING: f64 = 4.0 * f64::EPSILON;

impl Num {
    pub fn new(number: &Number) -> Option<Self> {
        let integer = number.as_i64().map(i128::from);
        let integer = integer.or_else(|| number.as_u64().map(i128::from));
        match integer {
            Some(integer) => Some(Self::Integer(integer)),
            None => number.as_f64().map(Self::of_float),
        }
    }

    /// A number without a fraction is an integer, however it is written.
    #[expect(clippy::cast_possible_truncation, reason = "it lies within the bounds")]
    fn of_float(value: f64) -> Self {
        const EXACT: f64 = 9_007_199_254_740_992.0;
        if value.fract() == 0.0 && value.abs() <= EXACT {
            Self::Integer(value as i128)
        } else {
            Self::Other(value)
        }
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "numbers of descriptions are seldom so large"
    )]
    fn float(self) -> f64 {
        match self {
            Self::Integer(value) => value as f64,
            Self::Other(value) => value,
        }
    }

    /// The next integer, upwards or downwards.
    pub fn rounded(self, is_up: bool) -> Self {
        match self {
            Self::Integer(_) => self,
            Self::Other(value) if is_up => Self::of_float(value.ceil()),
            Self::Other(value) => Self::of_float(value.floor()),
        }
    }

    pub fn compare(self, other: Self) -> Ordering {
        match (self, other) {
            (Self::Integer(one), Self::Integer(other)) => one.cmp(&other),
            _ => self.float().total_cmp(&other.float()),
        }
    }

    /// Whether it is a multiple of another.
    pub fn is_multiple_of(self, other: Self) -> bool {
        match (self, other) {
            (_, Self::Integer(0)) => false,
            (Self::Integer(one), Self::Integer(other)) => one % other == 0,
            _ => {
                let times = self.float() / other.float();
                (times - times.round()).abs() <= times.abs() * ROUNDING
            }
        }
    }
}

impl Display for Num {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => value.fmt(f),
            Self::Other(value) => value.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn num(text: &str) -> Num {
        let number = serde_json::from_str(text).expect("a number");
        Num::new(&number).expect("a number")
    }

    #[test]
    fn numbers_are_compared_by_their_values() {
        assert_eq!(num("1"), num("1.0"));
        assert_eq!(num("1.5").compare(num("2")), Ordering::Less);
        let (large, larger) = (num("18446744073709551614"), num("18446744073709551615"));
        assert_eq!(large.compare(larger), Ordering::Less);
    }

    #[test]
    fn multiples_are_known() {
        assert!(num("10").is_multiple_of(num("5")));
        assert!(!num("10").is_multiple_of(num("4")));
        assert!(num("1").is_multiple_of(num("0.5")));
        assert!(num("0.3").is_multiple_of(num("0.1")));
        assert!(!num("0.25").is_multiple_of(num("0.1")));
        assert!(!num("1").is_multiple_of(num("0")));
    }
}
