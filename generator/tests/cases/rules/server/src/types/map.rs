// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Map`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::{json, object, object_schema, text_format};
use crate::types::colors::{Colors, COLORS_SCHEMA};
use crate::types::nothing::{Nothing, NOTHING_SCHEMA};
use crate::types::point::{Point, POINT_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Map {
    pub center: Point,
    pub range: Option<(i64, Option<Date>)>,
    pub shown: Option<()>,
    pub hidden: Option<Nothing>,
    pub open: Option<Vec<Value>>,
    pub same: Option<Vec<String>>,
    pub none: Option<Vec<Value>>,
    pub colors: Option<Colors>,
    pub mixed: Option<BTreeMap<String, Value>>,
    pub sorted: Option<BTreeMap<String, Value>>,
    pub short: Option<Vec<Value>>,
    pub texts: Option<Vec<Value>>,
}

/// The required fields of [`Map`].
#[derive(Debug)]
pub struct MapRequired {
    pub center: Point,
}

object::implement! {
    Map from MapRequired {
        required(center, "center");
        optional(range: (i64, Option<Date>), "range");
        optional(shown: (), "shown");
        optional(hidden: Nothing, "hidden");
        optional(open: Vec<Value>, "open");
        optional(same: Vec<String>, "same");
        optional(none: Vec<Value>, "none");
        optional(colors: Colors, "colors");
        optional(mixed: BTreeMap<String, Value>, "mixed");
        optional(sorted: BTreeMap<String, Value>, "sorted");
        optional(short: Vec<Value>, "short");
        optional(texts: Vec<Value>, "texts");
    }, check
}

impl object::Check for Map {
    fn check(&self) -> json::Result<()> {
        object::require(self.same.as_ref().is_none_or(|same| same.len() <= 4), "same")?;
        object::require(self.none.as_ref().is_none_or(|none| none.len() <= 0), "none")?;
        object::require(
            self.short.as_ref().is_none_or(|short| short.len() <= 2),
            "short",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    MAP_SCHEMA {
        required("center", Schema::Reference(&POINT_SCHEMA));
        optional("range", Schema::Tuple(&[Schema::Integer(i64::MIN, i64::MAX), Schema::Nullable(&Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateText>(text), <DateText as text_format::TextFormat>::EXPECTED)]))]));
        optional("shown", Schema::Null);
        optional("hidden", Schema::Reference(&NOTHING_SCHEMA));
        optional("open", Schema::Array(&Items { schema: Schema::Any, minimum: 0, maximum: usize::MAX }));
        optional("same", Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: 4 }));
        optional("none", Schema::Array(&Items { schema: Schema::Any, minimum: 0, maximum: 0 }));
        optional("colors", Schema::Reference(&COLORS_SCHEMA));
        optional("mixed", Schema::Map(&MapValues { schema: Schema::Any, minimum: 0, maximum: usize::MAX }));
        optional("sorted", Schema::Map(&MapValues { schema: Schema::Any, minimum: 0, maximum: usize::MAX }));
        optional("short", Schema::Array(&Items { schema: Schema::Any, minimum: 0, maximum: 2 }));
        optional("texts", Schema::Array(&Items { schema: Schema::Any, minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
