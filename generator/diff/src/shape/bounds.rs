//! Bounds of numbers, lengths and counts.

use std::cmp::Ordering;

use rust_decimal::Decimal;
use serde_json::Value;

use super::Types;
use crate::node::Node;
use openapi_crates::source::Place;

/// A keyword that sets a bound.
pub(crate) struct Limit {
    pub keyword: &'static str,
    /// The keyword that excludes the bound itself, or sets an exclusive bound.
    exclusive: Option<&'static str>,
    /// The name in rules.
    pub id: &'static str,
    /// The types that it applies to.
    types: Types,
    pub is_upper: bool,
}

pub(crate) const LIMITS: [Limit; 10] = [
    lower("minimum", "min", Types::NUMBER).or_exclusive("exclusiveMinimum"),
    upper("maximum", "max", Types::NUMBER).or_exclusive("exclusiveMaximum"),
    upper("maxLength", "max-length", Types::STRING),
    lower("minLength", "min-length", Types::STRING),
    upper("maxItems", "max-items", Types::ARRAY),
    lower("minItems", "min-items", Types::ARRAY),
    upper("maxProperties", "max-properties", Types::OBJECT),
    lower("minProperties", "min-properties", Types::OBJECT),
    upper("maxContains", "max-contains", Types::ARRAY),
    lower("minContains", "min-contains", Types::ARRAY),
];

const fn lower(keyword: &'static str, id: &'static str, types: Types) -> Limit {
    Limit {
        keyword,
        exclusive: None,
        id,
        types,
        is_upper: false,
    }
}

const fn upper(keyword: &'static str, id: &'static str, types: Types) -> Limit {
    Limit {
        is_upper: true,
        ..lower(keyword, id, types)
    }
}

impl Limit {
    const fn or_exclusive(self, keyword: &'static str) -> Self {
        Self {
            exclusive: Some(keyword),
            ..self
        }
    }

    /// Returns the keyword that sets a bound.
    pub fn keyword_of(&self, bound: &Bound) -> &'static str {
        let exclusive = self.exclusive.filter(|_| bound.is_exclusive);
        exclusive.unwrap_or(self.keyword)
    }

    /// Compares two bounds; the greater one allows fewer values.
    pub fn tightness(&self, one: &Bound, other: &Bound) -> Ordering {
        let order = one.value.cmp(&other.value);
        let order = if self.is_upper {
            order.reverse()
        } else {
            order
        };
        order.then(one.is_exclusive.cmp(&other.is_exclusive))
    }

    /// Returns the bounds that a schema sets.
    fn bounds_of(&self, schema: &Node<'_>) -> impl Iterator<Item = Bound> {
        // Until 3.1, the exclusive keyword is a flag; since then, it is a bound.
        let is_flag = self.exclusive.is_some_and(|keyword| schema.is(keyword));
        let keywords = [Some(self.keyword), self.exclusive].into_iter().flatten();
        let bounds = keywords
            .zip([is_flag, true])
            .filter_map(|(keyword, is_exclusive)| {
                let node = schema.get(keyword)?;
                let value = decimal(node.value)?;
                Some(Bound {
                    is_exclusive,
                    ..Bound::new(value, node.place)
                })
            });
        bounds.collect::<Vec<_>>().into_iter()
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Bound {
    pub value: Decimal,
    pub is_exclusive: bool,
    pub place: Place,
}

impl Bound {
    pub fn new(value: Decimal, place: Place) -> Self {
        Self {
            value,
            is_exclusive: false,
            place,
        }
    }

    /// Replaces the bound of integers by the nearest valid integer.
    fn round(&mut self, is_upper: bool) {
        let step = if is_upper {
            Decimal::NEGATIVE_ONE
        } else {
            Decimal::ONE
        };
        let rounded = if is_upper {
            self.value.floor()
        } else {
            self.value.ceil()
        };
        self.value = match self.is_exclusive && rounded == self.value {
            true => rounded.saturating_add(step),
            false => rounded,
        };
        self.is_exclusive = false;
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Bounds {
    /// The bounds in the order of [`LIMITS`].
    pub limits: [Option<Bound>; LIMITS.len()],
    /// The values of `multipleOf`.
    pub multiples: Vec<(Decimal, Place)>,
    /// The location of `uniqueItems: true`.
    pub unique: Option<Place>,
}

impl Bounds {
    pub fn restrict_length(&self) -> bool {
        self.value("maxLength")
            .or(self.value("minLength"))
            .is_some()
    }

    pub fn allow_one_item(&self) -> bool {
        self.value("minItems").is_none_or(|min| min <= Decimal::ONE)
            && self.value("maxItems").is_none_or(|max| max >= Decimal::ONE)
    }

    fn value(&self, keyword: &str) -> Option<Decimal> {
        let mut limits = LIMITS.iter().zip(&self.limits);
        let (_, bound) = limits.find(|(limit, _)| limit.keyword == keyword)?;
        Some(bound.as_ref()?.value)
    }

    pub fn is_empty(&self) -> bool {
        let mut limits = self.limits.iter();
        limits.all(Option::is_none) && self.multiples.is_empty() && self.unique.is_none()
    }

    /// Adds the bounds of a schema.
    pub fn add(&mut self, schema: &Node<'_>) {
        for (limit, known) in LIMITS.iter().zip(&mut self.limits) {
            for bound in limit.bounds_of(schema) {
                let is_tighter =
                    |known: &Bound| limit.tightness(&bound, known) == Ordering::Greater;
                if known.as_ref().is_none_or(is_tighter) {
                    *known = Some(bound);
                }
            }
        }
        if let Some(node) = schema.get("multipleOf")
            && let Some(factor) = decimal(node.value)
            && !self.multiples.iter().any(|(known, _)| *known == factor)
        {
            self.multiples.push((factor, node.place));
        }
        if schema.is("uniqueItems") {
            self.unique = Some(schema.place_of("uniqueItems"));
        }
    }

    /// Removes the bounds that do not apply to any of the types, or do not restrict them.
    pub fn simplify(&mut self, types: Types, format: Option<&str>) {
        let is_integer = !types.has(Types::FRACTION);
        for (limit, known) in LIMITS.iter().zip(&mut self.limits) {
            let is_number = limit.types == Types::NUMBER;
            if let Some(bound) = known.as_mut().filter(|_| is_number && is_integer) {
                bound.round(limit.is_upper);
            }
            let [min, max] = integer_range(format);
            let default = match (is_number, limit.is_upper) {
                (true, _) if !is_integer || format.is_none() => None,
                (true, false) => Some(min),
                (true, true) => Some(max),
                (false, false) if limit.keyword != "minContains" => Some(Decimal::ZERO),
                (false, _) => None,
            };
            known.take_if(|bound| !types.meets(limit.types) || Some(bound.value) == default);
        }
        if !types.meets(Types::NUMBER) {
            self.multiples.clear();
        }
        if is_integer {
            self.multiples.retain(|(factor, _)| *factor != Decimal::ONE);
        }
        if !types.meets(Types::ARRAY) {
            self.unique = None;
        }
    }
}

/// Returns the least and the greatest integer of a format; 64 bits are the default.
pub(crate) fn integer_range(format: Option<&str>) -> [Decimal; 2] {
    match format {
        Some("int8") => [i8::MIN.into(), i8::MAX.into()],
        Some("uint8") => [Decimal::ZERO, u8::MAX.into()],
        Some("int16") => [i16::MIN.into(), i16::MAX.into()],
        Some("uint16") => [Decimal::ZERO, u16::MAX.into()],
        Some("int32") => [i32::MIN.into(), i32::MAX.into()],
        Some("uint32") => [Decimal::ZERO, u32::MAX.into()],
        Some("uint64") => [Decimal::ZERO, u64::MAX.into()],
        _ => [i64::MIN.into(), i64::MAX.into()],
    }
}

/// `true` for a number that is not compared as one, as it has more than 28 digits.
pub(super) fn is_inexact(value: &Value) -> bool {
    value.is_number() && decimal(value).is_none()
}

/// Returns a number exactly; `None` beyond 28 digits.
fn decimal(value: &Value) -> Option<Decimal> {
    let text = value.as_number()?.to_string();
    let number = Decimal::from_str_exact(&text).or_else(|error| {
        // Digits that do not fit would be rounded.
        let (digits, _) = text.split_once(['e', 'E']).ok_or(error)?;
        Decimal::from_str_exact(digits)?;
        Decimal::from_scientific(&text)
    });
    number.ok().map(|number| number.normalize())
}
