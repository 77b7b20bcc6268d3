//! Integers, numbers and strings with their constraints.

use openapi_crates_runtime::generator::exact_number;
use openapiv3::{
    IntegerFormat as SourceInteger, IntegerType, NumberFormat as SourceNumber, NumberType,
    StringType, VariantOrUnknownOrEmpty,
};

use crate::lower::{Lowering, pattern};
use crate::model::{Integer, IntegerFormat, Number, NumberFormat, Text};
use crate::report::{Code, quoted};
use crate::source::Place;

impl Lowering<'_> {
    pub fn integer(&mut self, source: &IntegerType, place: &Place) -> Option<Integer> {
        let format = match &source.format {
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
        let least = source.minimum.map_or(i128::MIN, i128::from);
        let most = source.maximum.map_or(i128::MAX, i128::from);
        let minimum = least.saturating_add(source.exclusive_minimum.into());
        let maximum = most.saturating_sub(source.exclusive_maximum.into());
        let (minimum, maximum) = (minimum.max(format.minimum()), maximum.min(format.maximum()));
        self.check_satisfiable(minimum <= maximum, place);
        Some(Integer {
            format,
            minimum,
            maximum,
            multiple_of: self.integer_step(source.multiple_of, place),
        })
    }

    fn integer_step(&mut self, step: Option<i64>, place: &Place) -> Option<u64> {
        let step = step?;
        match u64::try_from(step) {
            Ok(0) | Err(_) => {
                self.not_a_step(place);
                None
            }
            Ok(step) => (step > 1).then_some(step),
        }
    }

    fn not_a_step(&mut self, place: &Place) {
        let place = place.key("multipleOf");
        self.diagnose(
            Code::MultipleOfNothing,
            &place,
            "`multipleOf` must be greater than 0",
        );
    }

    pub fn number(&mut self, source: &NumberType, place: &Place) -> Option<Number> {
        let format = match &source.format {
            VariantOrUnknownOrEmpty::Item(SourceNumber::Float) => NumberFormat::Float,
            VariantOrUnknownOrEmpty::Item(SourceNumber::Double)
            | VariantOrUnknownOrEmpty::Empty => NumberFormat::Double,
            VariantOrUnknownOrEmpty::Unknown(format) => {
                self.warn_of_format(format, "numbers", "double", place);
                NumberFormat::Double
            }
        };
        let (least, most) = (source.minimum, source.maximum);
        let is_exclusive = source.exclusive_minimum || source.exclusive_maximum;
        self.check_satisfiable(
            least
                .zip(most)
                .is_none_or(|(least, most)| least < most || (least == most && !is_exclusive)),
            place,
        );
        if format == NumberFormat::Float {
            let widest = f64::from(f32::MAX);
            let is_within = least.is_none_or(|least| least <= widest)
                && most.is_none_or(|most| most >= -widest);
            self.check_satisfiable(is_within, place);
        }
        Some(Number {
            format,
            minimum: least.filter(|_| !source.exclusive_minimum),
            maximum: most.filter(|_| !source.exclusive_maximum),
            above: least.filter(|_| source.exclusive_minimum),
            below: most.filter(|_| source.exclusive_maximum),
            multiple_of: self.number_step(source.multiple_of, place),
        })
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

    /// Returns the step in its shortest decimal form, as the description spells it.
    fn number_step(&mut self, step: Option<f64>, place: &Place) -> Option<String> {
        let step = step?;
        if step > 0.0 {
            let plain = step.to_string();
            return Some(if plain.len() < 20 {
                plain
            } else {
                format!("{step:e}")
            });
        }
        self.not_a_step(place);
        None
    }

    pub fn text(&mut self, source: &StringType, place: &Place) -> Option<Text> {
        let (minimum, maximum) = (source.min_length, source.max_length);
        self.check_satisfiable(allows_count(minimum, maximum), place);
        let pattern = match &source.pattern {
            None => None,
            Some(source) => self.pattern(source, &place.key("pattern")),
        };
        Some(Text {
            minimum,
            maximum,
            pattern,
            format: None,
        })
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

/// Returns `true` if a count can satisfy both bounds.
pub fn allows_count(minimum: Option<usize>, maximum: Option<usize>) -> bool {
    minimum
        .zip(maximum)
        .is_none_or(|(least, most)| least <= most)
}

/// Returns `true` if a count is within bounds.
pub fn is_between(count: usize, minimum: Option<usize>, maximum: Option<usize>) -> bool {
    minimum.is_none_or(|least| least <= count) && maximum.is_none_or(|most| count <= most)
}

pub fn integer_allows(integer: &Integer, value: i128) -> bool {
    let is_multiple = |step: u64| value % i128::from(step) == 0;
    (integer.minimum..=integer.maximum).contains(&value)
        && integer.multiple_of.is_none_or(is_multiple)
}

pub fn number_allows(number: &Number, value: f64) -> bool {
    let is_multiple = |step: &String| exact_number::is_multiple(&value.to_string(), step);
    number.minimum.is_none_or(|least| least <= value)
        && number.maximum.is_none_or(|most| value <= most)
        && number.above.is_none_or(|bound| bound < value)
        && number.below.is_none_or(|bound| value < bound)
        && number.multiple_of.as_ref().is_none_or(is_multiple)
}

/// Returns `true` if a string satisfies the constraints other than the format.
pub fn text_allows(text: &Text, value: &str) -> bool {
    let mut patterns = text.pattern.iter();
    is_between(value.chars().count(), text.minimum, text.maximum)
        && patterns.all(|pattern| pattern::matches(&pattern.matcher, value))
}
