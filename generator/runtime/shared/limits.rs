//! What single values may be: the bounds of numbers, the rules of texts, and counts.

use std::borrow::Cow;

/// What a number may be: its bounds.
#[derive(Clone, Copy, Debug)]
pub struct NumberRules {
    /// The least allowed number.
    pub minimum: f64,
    /// The greatest allowed number.
    pub maximum: f64,
    /// What it is greater than.
    pub above: f64,
    /// What it is less than.
    pub below: f64,
}

/// What a string must hold to.
#[derive(Clone, Copy, Debug)]
pub struct TextRule {
    /// Whether a string holds to it.
    pub holds: fn(&str) -> bool,
    /// The rule in words: `expected …`.
    pub expected: &'static str,
}

impl NumberRules {
    /// Any number.
    pub const ANY: Self = Self {
        minimum: f64::NEG_INFINITY,
        maximum: f64::INFINITY,
        above: f64::NEG_INFINITY,
        below: f64::INFINITY,
    };

    /// Whether they allow a number.
    pub fn allow(&self, number: f64) -> bool {
        let is_above = self.above < number || self.above == f64::NEG_INFINITY;
        let is_below = number < self.below || self.below == f64::INFINITY;
        is_above && is_below && (self.minimum..=self.maximum).contains(&number)
    }

    /// What is expected of a number.
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

/// What is expected of a count of things, whose name is a plural.
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
