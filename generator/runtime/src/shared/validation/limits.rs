//! Constraints of single values: bounds of numbers, constraints of strings, counts.

use std::borrow::Cow;

/// The bounds of a number.
#[derive(Clone, Copy)]
pub struct NumberBounds {
    /// The inclusive minimum.
    pub minimum: f64,
    /// The inclusive maximum.
    pub maximum: f64,
    /// The exclusive minimum.
    pub above: f64,
    /// The exclusive maximum.
    pub below: f64,
}

/// A constraint of a string.
pub enum TextConstraint {
    /// The minimum and maximum number of characters.
    Length(usize, usize),
    /// A condition. With the message for an invalid string: `expected …`.
    Condition(fn(&str) -> bool, &'static str),
}

impl TextConstraint {
    /// Returns `true` if a string satisfies it.
    pub fn holds(&self, text: &str) -> bool {
        match self {
            Self::Length(minimum, maximum) => has_length(Some(text), *minimum, *maximum),
            Self::Condition(holds, _) => holds(text),
        }
    }

    /// The message for an invalid string.
    pub fn expected(&self) -> Cow<'static, str> {
        match self {
            Self::Length(minimum, maximum) => {
                expected_count(*minimum, *maximum, "characters").into()
            }
            Self::Condition(_, expected) => (*expected).into(),
        }
    }
}

/// Returns `true` if a string has at least `minimum` and at most `maximum` characters, or is absent.
pub fn has_length(text: Option<&str>, minimum: usize, maximum: usize) -> bool {
    text.is_none_or(|text| (minimum..=maximum).contains(&text.chars().count()))
}

impl NumberBounds {
    /// Any number.
    pub const ANY: Self = Self {
        minimum: f64::NEG_INFINITY,
        maximum: f64::INFINITY,
        above: f64::NEG_INFINITY,
        below: f64::INFINITY,
    };

    /// Returns `true` if a number is within the bounds.
    pub fn allow(&self, number: f64) -> bool {
        let is_above = self.above < number || self.above == f64::NEG_INFINITY;
        let is_below = number < self.below || self.below == f64::INFINITY;
        is_above && is_below && (self.minimum..=self.maximum).contains(&number)
    }

    /// The message for an invalid number.
    pub fn expected(&self) -> Cow<'static, str> {
        let is_plain = !self.above.is_finite() && !self.below.is_finite();
        if is_plain && self.minimum.is_finite() && self.maximum.is_finite() {
            let (minimum, maximum) = (self.minimum, self.maximum);
            return format!("expected a number between {minimum} and {maximum}").into();
        }
        let bounds = [
            ("of at least", self.minimum),
            ("above", self.above),
            ("of at most", self.maximum),
            ("below", self.below),
        ];
        let bounds = bounds.iter().filter(|(_, bound)| bound.is_finite());
        let words: Vec<String> = bounds
            .map(|(word, bound)| format!(" {word} {bound}"))
            .collect();
        match words.as_slice() {
            [] => "expected a number".into(),
            words => format!("expected a number{}", words.join(" and")).into(),
        }
    }
}

/// The message for an invalid count; `things` is a plural noun.
pub fn expected_count(minimum: usize, maximum: usize, things: &str) -> String {
    let last = if maximum == usize::MAX {
        minimum
    } else {
        maximum
    };
    let things = match last {
        1 => things.trim_end_matches('s'),
        _ => things,
    };
    match (minimum, maximum) {
        (minimum, usize::MAX) => format!("expected at least {minimum} {things}"),
        (0, maximum) => format!("expected at most {maximum} {things}"),
        (minimum, maximum) => format!("expected between {minimum} and {maximum} {things}"),
    }
}
