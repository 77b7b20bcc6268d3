//! What a schema allows, one level deep and in a form that does not depend on how it is written:
//! references are followed, `allOf` is merged, and a choice that says no more than a type or a list of values
//! is one.
//!
//! Both versions of OpenAPI are read alike: `nullable: true` is `type: [..., "null"]`, and so on.

mod choice;
mod gather;
mod limits;
mod types;

use indexmap::IndexMap;
use serde_json::Value;

use super::at::At;
use generator::source::Place;

pub(super) use choice::{Choice, Tags};
pub(super) use limits::{COUNTS, Count, Limit, Limits, integers};
pub(super) use types::Types;

/// What a schema allows. The schemas of its parts are kept as they are.
#[derive(Clone, Debug)]
pub(super) struct Shape<'a> {
    /// Where it stands, behind its references.
    pub place: Place,
    /// The types of its values.
    pub types: Types,
    /// Where they are named.
    pub types_at: Option<Place>,
    /// The values that are allowed, if they are listed.
    pub values: Option<Values<'a>>,
    /// What numbers, texts, arrays and objects are held to.
    pub limits: Limits,
    /// The format.
    pub format: Option<(&'a str, Place)>,
    /// The patterns of texts, all of which must match.
    pub patterns: Vec<(&'a str, Place)>,
    /// The fields that are named, each with all schemas that are said of it.
    pub properties: IndexMap<&'a str, Vec<At<'a>>>,
    /// The fields that must be there, and where that is said.
    pub required: IndexMap<&'a str, Place>,
    /// What is said of fields that are not named.
    pub others: Others<'a>,
    /// The schemas of items; none if they may be anything.
    pub items: Vec<At<'a>>,
    /// The schemas of the first items, by their positions.
    pub positions: Vec<At<'a>>,
    /// The choices between schemas.
    pub choices: Vec<Choice<'a>>,
    /// Keywords that are compared as they are, in the order of their names.
    pub rest: Vec<(&'static str, At<'a>)>,
    /// Notes that allow and forbid nothing.
    pub notes: Notes<'a>,
    /// The discriminators.
    pub tags: Vec<Tags<'a>>,
}

/// Values that are listed.
#[derive(Clone, Debug)]
pub(super) struct Values<'a> {
    /// The values, without `null`.
    pub all: Vec<(&'a Value, Place)>,
    /// Where the list stands.
    pub place: Place,
    /// Whether one value is meant (`const`).
    pub is_const: bool,
}

/// What is said of fields that are not named.
#[derive(Clone, Debug)]
pub(super) enum Others<'a> {
    /// Nothing.
    Free,
    /// There are none.
    Closed(Place),
    /// They hold to these schemas.
    Held(Vec<At<'a>>),
}

/// What a schema notes of its values.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes<'a> {
    pub default: Option<At<'a>>,
    pub read_only: Option<Place>,
    pub write_only: Option<Place>,
    pub xml: Option<At<'a>>,
}

impl<'a> Shape<'a> {
    /// What several schemas that are said of one value allow together; anything if there are none.
    pub fn of(parts: &[At<'a>]) -> Self {
        gather::gather(parts)
    }

    /// What stands under a keyword that is compared as it is.
    pub fn keyword(&self, keyword: &str) -> Option<&At<'a>> {
        let mut rest = self.rest.iter();
        rest.find(|(known, _)| *known == keyword).map(|(_, at)| at)
    }

    /// Whether it may be `null`.
    pub fn is_nullable(&self) -> bool {
        self.types.has(Types::NULL)
    }

    /// Whether fields that are not named are refused.
    pub fn is_closed(&self) -> bool {
        let unevaluated = self.keyword("unevaluatedProperties");
        matches!(self.others, Others::Closed(_))
            || unevaluated.is_some_and(|at| at.value == &Value::Bool(false))
    }

    /// Whether anything is allowed.
    pub fn is_free(&self) -> bool {
        self.types == Types::ALL && self.is_types_alone()
    }

    /// Whether nothing but its types is said.
    pub fn is_types_alone(&self) -> bool {
        self.values.is_none()
            && self.limits.is_empty()
            && self.format.is_none()
            && self.patterns.is_empty()
            && self.properties.is_empty()
            && self.required.is_empty()
            && matches!(self.others, Others::Free)
            && self.items.is_empty()
            && self.positions.is_empty()
            && self.choices.is_empty()
            && self.rest.is_empty()
    }

    /// Whether nothing but its values is said.
    fn is_values_alone(&self) -> bool {
        let without = Self {
            values: None,
            ..self.clone()
        };
        self.values.is_some() && without.is_types_alone()
    }
}
