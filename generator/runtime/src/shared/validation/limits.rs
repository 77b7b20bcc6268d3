//! Constraints of numbers, strings and counts.

use crate::runtime::exact_number::ExactNumber;
use crate::runtime::number::Number;
use crate::runtime::reason::{Limit, Reason, ViolationKind};

/// A constraint of a number.
#[derive(Clone, Copy, Debug)]
pub enum NumberConstraint {
    /// The inclusive minimum.
    Minimum(Limit),
    /// The inclusive maximum.
    Maximum(Limit),
    /// The exclusive minimum.
    ExclusiveMinimum(Limit),
    /// The exclusive maximum.
    ExclusiveMaximum(Limit),
    /// A divisor, in decimal digits.
    MultipleOf(&'static str),
}

/// A constraint of a string.
#[derive(Clone, Copy, Debug)]
pub enum TextConstraint {
    /// The minimum and maximum number of characters.
    Length(usize, usize),
    /// A regular expression: a predicate, and its source.
    Pattern(fn(&str) -> bool, &'static str),
    /// A limit of the time of a search: a predicate, and the source of the regular expression.
    Search(fn(&str) -> bool, &'static str),
    /// A format: a predicate, its name, and the message for an invalid string.
    Format(fn(&str) -> bool, &'static str, &'static str),
}

impl NumberConstraint {
    /// Returns `true` if a number satisfies it.
    pub fn holds(self, number: Number<'_>) -> bool {
        match self {
            Self::Minimum(limit) => number.compare(limit).is_ge(),
            Self::Maximum(limit) => number.compare(limit).is_le(),
            Self::ExclusiveMinimum(limit) => number.compare(limit).is_gt(),
            Self::ExclusiveMaximum(limit) => number.compare(limit).is_lt(),
            Self::MultipleOf(step) => {
                let step = ExactNumber::parse(step);
                let number = number.exact();
                number
                    .zip(step)
                    .is_some_and(|(number, step)| number.is_multiple_of(&step))
            }
        }
    }

    const fn kind(self) -> ViolationKind {
        match self {
            Self::Minimum(limit) => ViolationKind::Minimum(limit),
            Self::Maximum(limit) => ViolationKind::Maximum(limit),
            Self::ExclusiveMinimum(limit) => ViolationKind::ExclusiveMinimum(limit),
            Self::ExclusiveMaximum(limit) => ViolationKind::ExclusiveMaximum(limit),
            Self::MultipleOf(step) => ViolationKind::MultipleOf(step),
        }
    }

    /// Returns the reasons for which a number is rejected. `noun` is "an integer" or "a number".
    #[cold]
    pub fn reasons(all: &[Self], number: Number<'_>, noun: &str) -> Vec<Reason> {
        let broken = all.iter().filter(|one| !one.holds(number));
        broken
            .map(|one| Reason::new(one.kind(), one.expected(all, noun)))
            .collect()
    }

    fn expected(self, all: &[Self], noun: &str) -> String {
        let (mut minimum, mut maximum) = (None, None);
        for one in all {
            match one {
                Self::Minimum(limit) => minimum = Some(limit),
                Self::Maximum(limit) => maximum = Some(limit),
                _ => {}
            }
        }
        match (self, minimum, maximum) {
            (Self::Minimum(_) | Self::Maximum(_), Some(minimum), Some(maximum)) => {
                format!("expected {noun} between {minimum} and {maximum}")
            }
            (Self::Minimum(limit), ..) => format!("expected {noun} of at least {limit}"),
            (Self::Maximum(limit), ..) => format!("expected {noun} of at most {limit}"),
            (Self::ExclusiveMinimum(limit), ..) => format!("expected {noun} above {limit}"),
            (Self::ExclusiveMaximum(limit), ..) => format!("expected {noun} below {limit}"),
            (Self::MultipleOf(step), ..) => format!("expected a multiple of {step}"),
        }
    }
}

impl TextConstraint {
    /// Returns `true` if a string satisfies it.
    pub fn holds(self, text: &str) -> bool {
        match self {
            Self::Length(minimum, maximum) => (minimum..=maximum).contains(&text.chars().count()),
            Self::Pattern(holds, _) | Self::Search(holds, _) | Self::Format(holds, ..) => {
                holds(text)
            }
        }
    }

    /// Returns the reason for which a string is rejected.
    #[cold]
    pub fn reason(self, text: &str) -> Reason {
        match self {
            Self::Length(minimum, maximum) => {
                let kind = match text.chars().count() < minimum {
                    true => ViolationKind::MinLength(minimum),
                    false => ViolationKind::MaxLength(maximum),
                };
                Reason::new(kind, expected_count(minimum, maximum, "characters"))
            }
            Self::Pattern(_, source) => Reason::new(
                ViolationKind::Pattern(source),
                format!("expected a string that matches {source}"),
            ),
            Self::Search(_, source) => Reason::new(
                ViolationKind::Pattern(source),
                format!("expected a string that can be matched against {source} in less time"),
            ),
            Self::Format(_, name, expected) => Reason::fixed(ViolationKind::Format(name), expected),
        }
    }
}

/// Returns the reason for which a number of items is rejected, if it is.
pub fn reason_of_items(count: usize, minimum: usize, maximum: usize) -> Option<Reason> {
    let kinds = [ViolationKind::MinItems, ViolationKind::MaxItems];
    reason_of_count(count, [minimum, maximum], kinds, "items")
}

/// Returns the reason for which a number of fields is rejected, if it is.
pub fn reason_of_fields(count: usize, minimum: usize, maximum: usize) -> Option<Reason> {
    let kinds = [ViolationKind::MinProperties, ViolationKind::MaxProperties];
    reason_of_count(count, [minimum, maximum], kinds, "fields")
}

/// Returns the reason for which a count is rejected, if it is; `things` is a plural noun.
pub fn reason_of_count(
    count: usize,
    [minimum, maximum]: [usize; 2],
    [below, above]: [fn(usize) -> ViolationKind; 2],
    things: &str,
) -> Option<Reason> {
    let kind = match count {
        _ if count < minimum => below(minimum),
        _ if count > maximum => above(maximum),
        _ => return None,
    };
    Some(Reason::new(kind, expected_count(minimum, maximum, things)))
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
        (minimum, maximum) if minimum == maximum => format!("expected {minimum} {things}"),
        (minimum, maximum) => format!("expected between {minimum} and {maximum} {things}"),
    }
}
