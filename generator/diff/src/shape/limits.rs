//! Bounds of numbers and counts.

use std::cmp::Ordering;

use super::Types;
use crate::at::At;
use crate::number::Num;
use generator::source::Place;

/// A bound of numbers.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    pub value: Num,
    /// Whether the value itself is out of bounds.
    pub is_exclusive: bool,
    pub place: Place,
}

/// A count that is bounded: the keyword, and what it says without its number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count {
    /// The keyword.
    pub keyword: &'static str,
    /// What it is called in the names of rules.
    pub id: &'static str,
    /// Whether it is a greatest count.
    pub is_greatest: bool,
}

/// The counts that schemas bound.
pub(crate) const COUNTS: [Count; 8] = [
    greatest("maxLength", "max-length"),
    least("minLength", "min-length"),
    greatest("maxItems", "max-items"),
    least("minItems", "min-items"),
    greatest("maxProperties", "max-properties"),
    least("minProperties", "min-properties"),
    greatest("maxContains", "max-contains"),
    least("minContains", "min-contains"),
];

const fn greatest(keyword: &'static str, id: &'static str) -> Count {
    Count {
        keyword,
        id,
        is_greatest: true,
    }
}

const fn least(keyword: &'static str, id: &'static str) -> Count {
    Count {
        keyword,
        id,
        is_greatest: false,
    }
}

/// What numbers, texts, arrays and objects are held to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Limits {
    pub least: Option<Limit>,
    pub greatest: Option<Limit>,
    /// What numbers are multiples of.
    pub multiples: Vec<(Num, Place)>,
    /// The bounds of counts, in the order of [`COUNTS`].
    pub counts: [Option<(u64, Place)>; COUNTS.len()],
    /// Where items must differ.
    pub unique: Option<Place>,
}

impl Limits {
    /// Drops the bounds that a format has anyway.
    fn settle_within(&mut self, format: Option<&str>) {
        let Some(format) = format else {
            return;
        };
        let (least, greatest) = integers(Some(format));
        let is_said =
            |limit: &Limit, bound: i128| !limit.is_exclusive && limit.value == Num::Integer(bound);
        self.least.take_if(|limit| is_said(limit, least));
        self.greatest.take_if(|limit| is_said(limit, greatest));
    }

    /// Whether lengths of texts are bounded.
    pub fn hold_texts(&self) -> bool {
        self.of("maxLength").or(self.of("minLength")).is_some()
    }

    /// Whether there may be one item alone.
    pub fn takes_one_item(&self) -> bool {
        self.of("minItems").is_none_or(|least| least <= 1)
            && self.of("maxItems").is_none_or(|most| most >= 1)
    }

    fn of(&self, keyword: &str) -> Option<u64> {
        let index = COUNTS.iter().position(|count| count.keyword == keyword)?;
        let (number, _) = self.counts.get(index)?.as_ref()?;
        Some(*number)
    }

    pub fn is_empty(&self) -> bool {
        self.least.is_none()
            && self.greatest.is_none()
            && self.multiples.is_empty()
            && self.counts.iter().all(Option::is_none)
            && self.unique.is_none()
    }

    /// Adds what a schema says.
    pub fn add(&mut self, schema: &At<'_>) {
        for (value, exclusive, least) in [
            ("minimum", "exclusiveMinimum", true),
            ("maximum", "exclusiveMaximum", false),
        ] {
            // Until 3.1 the one says whether the other is exclusive; since then it is a bound itself.
            let is_flag = schema.is(exclusive);
            self.bound(schema, value, is_flag, least);
            self.bound(schema, exclusive, true, least);
        }
        if let Some(at) = schema.get("multipleOf")
            && let Some(number) = at.value.as_number().and_then(Num::new)
            && !self.multiples.iter().any(|(known, _)| *known == number)
        {
            self.multiples.push((number, at.place));
        }
        for (count, known) in COUNTS.iter().zip(&mut self.counts) {
            add_count(*count, known, schema);
        }
        if schema.is("uniqueItems") {
            self.unique = schema.get("uniqueItems").map(|at| at.place);
        }
    }

    fn bound(&mut self, schema: &At<'_>, keyword: &str, is_exclusive: bool, is_least: bool) {
        let Some(at) = schema.get(keyword) else {
            return;
        };
        let Some(value) = at.value.as_number().and_then(Num::new) else {
            return;
        };
        let found = Limit {
            value,
            is_exclusive,
            place: at.place,
        };
        let known = if is_least {
            &mut self.least
        } else {
            &mut self.greatest
        };
        let is_tighter = known
            .as_ref()
            .is_none_or(|known| found.tightness(known, is_least) == Ordering::Greater);
        if is_tighter {
            *known = Some(found);
        }
    }

    /// Drops what does not hold for values of the types, and what says nothing more than these and the format.
    pub fn settle(&mut self, types: Types, format: Option<&str>) {
        if !types.meets(Types::NUMBER) {
            (self.least, self.greatest) = (None, None);
            self.multiples.clear();
        }
        if !types.has(Types::FRACTION) {
            self.least.iter_mut().for_each(|limit| limit.include(true));
            self.greatest
                .iter_mut()
                .for_each(|limit| limit.include(false));
            let one = Num::Integer(1);
            self.multiples.retain(|(number, _)| *number != one);
            self.settle_within(format);
        }
        let of = [Types::STRING, Types::ARRAY, Types::OBJECT, Types::ARRAY];
        for (index, (count, known)) in COUNTS.iter().zip(&mut self.counts).enumerate() {
            let applies = of.get(index / 2).is_some_and(|of| types.meets(*of));
            let says_nothing = known
                .as_ref()
                .is_some_and(|(number, _)| *number == 0 && !count.is_greatest);
            if !applies || (says_nothing && count.keyword != "minContains") {
                *known = None;
            }
        }
        if !types.meets(Types::ARRAY) {
            self.unique = None;
        }
    }
}

/// The least and the greatest integer of a format. What has none is of 64 bits.
pub(crate) fn integers(format: Option<&str>) -> (i128, i128) {
    match format {
        Some("int8") => (i8::MIN.into(), i8::MAX.into()),
        Some("uint8") => (0, u8::MAX.into()),
        Some("int16") => (i16::MIN.into(), i16::MAX.into()),
        Some("uint16") => (0, u16::MAX.into()),
        Some("int32") => (i32::MIN.into(), i32::MAX.into()),
        Some("uint32") => (0, u32::MAX.into()),
        Some("uint64") => (0, u64::MAX.into()),
        _ => (i64::MIN.into(), i64::MAX.into()),
    }
}

fn add_count(count: Count, known: &mut Option<(u64, Place)>, schema: &At<'_>) {
    let Some(at) = schema.get(count.keyword) else {
        return;
    };
    let Some(number) = generator::internals::count(at.value) else {
        return;
    };
    let is_tighter = known
        .as_ref()
        .is_none_or(|(known, _)| match count.is_greatest {
            true => number < *known,
            false => number > *known,
        });
    if is_tighter {
        *known = Some((number, at.place));
    }
}

impl Limit {
    /// Which of two bounds on one side lets less through: `Greater` if this one does.
    pub fn tightness(&self, other: &Self, is_least: bool) -> Ordering {
        let order = self.value.compare(other.value);
        let order = if is_least { order } else { order.reverse() };
        order.then(self.is_exclusive.cmp(&other.is_exclusive))
    }

    /// Of integers, a bound that is exclusive, or has a fraction, is the next integer.
    fn include(&mut self, is_least: bool) {
        let step = if is_least { 1 } else { -1 };
        match self.value {
            Num::Integer(value) if self.is_exclusive => {
                self.value = Num::Integer(value.saturating_add(step));
                self.is_exclusive = false;
            }
            Num::Other(_) => {
                self.value = self.value.rounded(is_least);
                self.is_exclusive = false;
            }
            Num::Integer(_) => {}
        }
    }
}
