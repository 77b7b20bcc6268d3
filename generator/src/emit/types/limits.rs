//! The limits of values, for documentation.

use crate::emit::docs::code;
use crate::lowered::{Count, FileField, NumberConstraint, TextConstraint, Type};

/// The maximum length of a pattern in documentation, in bytes.
const MAX_PATTERN_LENGTH: usize = 60;

/// The limits of a type as a sentence, such as `` `1..=100`. `` or `At most 30 characters.`
pub fn limits(ty: &Type) -> Option<String> {
    let parts: Vec<String> = match ty {
        Type::Nullable(ty) => return limits(ty),
        Type::Integer(integer) => numbers(&integer.constraints),
        Type::Number(number) => numbers(&number.constraints),
        Type::String(constraints) => constraints.iter().filter_map(text).collect(),
        Type::Array(array) => {
            let unique = array.unique.then(|| "each once".to_owned());
            count(array.count, "item", "items")
                .into_iter()
                .chain(unique)
                .collect()
        }
        Type::Map(map) => count(map.count, "property", "properties")
            .into_iter()
            .collect(),
        _ => return None,
    };
    sentence(&parts.join(", "))
}

/// The limits of the files of a field as a sentence, such as `At most 3 files, at most 4096 bytes each.`
pub fn limits_of_files(field: &FileField) -> Option<String> {
    let number = count(field.count, "file", "files");
    let size = count(field.size, "byte", "bytes");
    let each = if field.several { " each" } else { "" };
    let size = size.map(|size| format!("{size}{each}"));
    let parts: Vec<String> = number.into_iter().chain(size).collect();
    sentence(&parts.join(", "))
}

/// Two bounds as a range of Rust, and everything else in words.
fn numbers(constraints: &[NumberConstraint]) -> Vec<String> {
    let (mut least, mut most, mut others) = (None, None, Vec::new());
    for constraint in constraints {
        let limit = constraint.limit();
        match constraint {
            NumberConstraint::Minimum(_) => least = Some(limit),
            NumberConstraint::Maximum(_) => most = Some(limit),
            NumberConstraint::ExclusiveMinimum(_) => others.push(format!("greater than `{limit}`")),
            NumberConstraint::ExclusiveMaximum(_) => others.push(format!("less than `{limit}`")),
            NumberConstraint::MultipleOf(_) => others.push(format!("a multiple of `{limit}`")),
        }
    }
    let range = match (least, most) {
        (None, None) => None,
        (Some("0"), None) => Some("not negative".to_owned()),
        (Some(least), None) => Some(format!("at least `{least}`")),
        (None, Some(most)) => Some(format!("at most `{most}`")),
        (Some(least), Some(most)) => Some(format!("`{least}..={most}`")),
    };
    range.into_iter().chain(others).collect()
}

fn text(constraint: &TextConstraint) -> Option<String> {
    match constraint {
        TextConstraint::Length(length) => count(*length, "character", "characters"),
        TextConstraint::Pattern(pattern) => {
            let source = &pattern.source;
            let is_readable =
                source.len() <= MAX_PATTERN_LENGTH && !source.contains(char::is_whitespace);
            is_readable.then(|| format!("pattern {}", code(source)))
        }
        TextConstraint::Format(_) => None,
    }
}

fn count(count: Count, one: &str, several: &str) -> Option<String> {
    let unit = |number: usize| if number == 1 { one } else { several };
    match (count.minimum.filter(|least| *least > 0), count.maximum) {
        (None, None) => None,
        (Some(least), None) => Some(format!("at least {least} {}", unit(least))),
        (None, Some(most)) => Some(format!("at most {most} {}", unit(most))),
        (Some(least), Some(most)) if least == most => Some(format!("{least} {}", unit(least))),
        (Some(least), Some(most)) => Some(format!("{least} to {most} {several}")),
    }
}

/// The text with a capital and a full stop; `None` if it is empty.
fn sentence(text: &str) -> Option<String> {
    let mut letters = text.chars();
    let first = letters.next()?;
    Some(format!("{}{}.", first.to_uppercase(), letters.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lowered::{Array, Integer, IntegerFormat};

    fn integer(constraints: Vec<NumberConstraint>) -> Type {
        Type::Integer(Integer {
            format: IntegerFormat::INT64,
            constraints,
        })
    }

    #[test]
    fn limits_are_ranges_or_counts() {
        use NumberConstraint::{ExclusiveMaximum, ExclusiveMinimum, Maximum, Minimum, MultipleOf};
        let array = |minimum, maximum, unique| {
            let count = Count { minimum, maximum };
            Type::Array(Box::new(Array {
                items: Type::Boolean,
                count,
                unique,
            }))
        };
        let digits = |text: &str| text.to_owned();
        for (ty, expected) in [
            (integer(vec![]), None),
            (
                integer(vec![Minimum(digits("1")), Maximum(digits("100"))]),
                Some("`1..=100`."),
            ),
            (integer(vec![Minimum(digits("0"))]), Some("Not negative.")),
            (integer(vec![Maximum(digits("9"))]), Some("At most `9`.")),
            (
                integer(vec![ExclusiveMaximum(digits("9"))]),
                Some("Less than `9`."),
            ),
            (
                integer(vec![ExclusiveMinimum(digits("0")), MultipleOf(digits("5"))]),
                Some("Greater than `0`, a multiple of `5`."),
            ),
            (array(None, None, false), None),
            (array(Some(0), Some(1), false), Some("At most 1 item.")),
            (
                array(Some(1), None, true),
                Some("At least 1 item, each once."),
            ),
            (array(Some(2), Some(2), false), Some("2 items.")),
            (
                Type::Nullable(Box::new(array(Some(1), Some(5), false))),
                Some("1 to 5 items."),
            ),
            (Type::String(vec![]), None),
            (
                Type::String(vec![TextConstraint::Length(Count {
                    minimum: Some(1),
                    maximum: Some(30),
                })]),
                Some("1 to 30 characters."),
            ),
        ] {
            assert_eq!(limits(&ty).as_deref(), expected, "{ty:?}");
        }
    }
}
