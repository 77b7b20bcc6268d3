//! Integers, numbers and strings with their constraints.

use openapi_crates_runtime::generator::exact_number::ExactNumber;
use openapiv3::{
    IntegerFormat as SourceInteger, NumberFormat as SourceNumber, VariantOrUnknownOrEmpty,
};

use super::raw_schema::RawSchema;
use crate::lower::{Lowering, pattern};
use crate::lowered::{
    Count, Integer, IntegerFormat, Number, NumberConstraint, NumberFormat, TextConstraint,
};
use crate::report::{Code, quoted};
use crate::source::Place;

impl<'a> Lowering<'a> {
    pub fn integer(
        &mut self,
        format: &VariantOrUnknownOrEmpty<SourceInteger>,
        place: &Place,
    ) -> Integer {
        let format = match format {
            VariantOrUnknownOrEmpty::Item(SourceInteger::Int32) => IntegerFormat::INT32,
            VariantOrUnknownOrEmpty::Item(SourceInteger::Int64)
            | VariantOrUnknownOrEmpty::Empty => IntegerFormat::INT64,
            VariantOrUnknownOrEmpty::Unknown(name) => {
                let format = IntegerFormat::named(name);
                if format.is_none() {
                    self.warn_of_format(name, "integers", "int64", place);
                }
                format.unwrap_or(IntegerFormat::INT64)
            }
        };
        let integer = Integer {
            format,
            constraints: self.numbers(place),
        };
        self.check_satisfiable(has_integers(&integer), place);
        integer
    }

    pub fn number(
        &mut self,
        format: &VariantOrUnknownOrEmpty<SourceNumber>,
        place: &Place,
    ) -> Number {
        let format = match format {
            VariantOrUnknownOrEmpty::Item(SourceNumber::Float) => NumberFormat::Float,
            VariantOrUnknownOrEmpty::Item(SourceNumber::Double)
            | VariantOrUnknownOrEmpty::Empty => NumberFormat::Double,
            VariantOrUnknownOrEmpty::Unknown(format) => {
                self.warn_of_format(format, "numbers", "double", place);
                NumberFormat::Double
            }
        };
        let number = Number {
            format,
            constraints: self.numbers(place),
        };
        self.check_satisfiable(has_numbers(&number), place);
        number
    }

    /// Returns the constraints of a number.
    pub fn numbers(&mut self, place: &Place) -> Vec<NumberConstraint> {
        let schema = self.original_schema(place);
        schema.map_or_else(Vec::new, |schema| self.number_constraints(&schema))
    }

    /// Warns of an unknown format, which has no meaning (OpenAPI 3.0.4, section 4.4).
    fn warn_of_format(&mut self, format: &str, of: &str, read_as: &str, place: &Place) {
        let message = format!(
            "unknown format {} of {of}, read as `{read_as}`",
            quoted(format)
        );
        let place = place.key("format");
        let warning = self.diagnose(Code::FormatOfNumber, &place, message);
        if format == "decimal" {
            warning.help("use `type: string` to keep all digits");
        }
    }

    /// Returns the constraints of a string, except for its format.
    pub fn texts(&mut self, place: &Place) -> Vec<TextConstraint> {
        let schema = self.original_schema(place);
        schema.map_or_else(Vec::new, |schema| self.text_constraints(&schema))
    }

    /// Returns the number of items, and `true` if they must be unique.
    pub fn item_constraints(&self, place: &Place) -> (Count, bool) {
        let schema = self.original_schema(place);
        schema.map_or_else(Default::default, |schema| {
            let count = schema.range("minItems", "maxItems");
            (count, schema.is_true("uniqueItems"))
        })
    }

    /// Returns the length of a string, or the size of a file in bytes.
    pub fn length_constraints(&self, place: &Place) -> Count {
        let schema = self.original_schema(place);
        schema.map_or_else(Count::default, |schema| {
            schema.range("minLength", "maxLength")
        })
    }

    /// Returns the schema as the description spells it: the one with its type, such as the alternative of `null`.
    fn original_schema(&self, place: &Place) -> Option<RawSchema<'a>> {
        let place = self.document.original_place(&place.key("type"));
        let mut schema = RawSchema::at(self.document, place.parent()?.clone())?;
        if schema.value.is_string() {
            // One of several types.
            let owner = schema.place.parent().and_then(Place::parent)?;
            schema = RawSchema::at(self.document, owner.clone())?;
        }
        Some(schema.original())
    }

    /// Reports constraints that no value satisfies.
    pub fn check_satisfiable(&mut self, allows_any: bool, place: &Place) {
        if !allows_any {
            let bounds = self.describe_bounds(place);
            let bounds = bounds.unwrap_or_else(|| "these bounds".to_owned());
            let message = format!("no value satisfies {bounds}");
            self.diagnose(Code::NoValue, place, message);
        }
    }
}

/// Returns `true` if an integer can satisfy all bounds.
pub fn has_integers(integer: &Integer) -> bool {
    let (least, most) = integer.range();
    least <= most
}

/// Returns `true` if a number can satisfy all bounds.
pub fn has_numbers(number: &Number) -> bool {
    let mut constraints = number.constraints.clone();
    if number.format == NumberFormat::Float {
        let [least, most] = [f32::MIN, f32::MAX].map(|bound| bound.to_string());
        constraints.push(NumberConstraint::Minimum(least));
        constraints.push(NumberConstraint::Maximum(most));
    }
    constraints.retain(|one| !matches!(one, NumberConstraint::MultipleOf(_)));
    let (lower, upper): (Vec<_>, Vec<_>) = constraints.iter().partition(|one| {
        matches!(
            one,
            NumberConstraint::Minimum(_) | NumberConstraint::ExclusiveMinimum(_)
        )
    });
    lower.iter().all(|lower| {
        let mut upper = upper.iter();
        upper
            .all(|upper| allows_number(lower, upper.limit()) && allows_number(upper, lower.limit()))
    })
}

/// Returns `true` if a string can have an allowed length.
pub fn has_texts(texts: &[TextConstraint]) -> bool {
    texts.iter().all(|constraint| match constraint {
        TextConstraint::Length(count) => count.is_satisfiable(),
        TextConstraint::Pattern(_) | TextConstraint::Format(_) => true,
    })
}

pub fn allows_integer(integer: &Integer, value: i128) -> bool {
    let (least, most) = integer.range();
    let mut constraints = integer.constraints.iter();
    (least..=most).contains(&value) && constraints.all(|one| allows_number(one, &value.to_string()))
}

/// Returns `true` if a number, in decimal digits, satisfies a constraint.
pub fn allows_number(constraint: &NumberConstraint, number: &str) -> bool {
    let limit = ExactNumber::parse(constraint.limit());
    let numbers = ExactNumber::parse(number).zip(limit);
    numbers.is_some_and(|(number, limit)| match constraint {
        NumberConstraint::Minimum(_) => number >= limit,
        NumberConstraint::Maximum(_) => number <= limit,
        NumberConstraint::ExclusiveMinimum(_) => number > limit,
        NumberConstraint::ExclusiveMaximum(_) => number < limit,
        NumberConstraint::MultipleOf(_) => number.is_multiple_of(&limit),
    })
}

/// Returns `true` if a string satisfies a constraint other than a format.
pub fn allows_text(constraint: &TextConstraint, text: &str) -> bool {
    match constraint {
        TextConstraint::Length(count) => count.allows(text.chars().count()),
        TextConstraint::Pattern(pattern) => pattern::matches(&pattern.matcher, text),
        TextConstraint::Format(_) => true,
    }
}
