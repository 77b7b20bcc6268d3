//! The values that schemas allow, one level deep and independent of notation: references are followed, `allOf` is
//! merged, and unions of plain types or values are simplified. OpenAPI 3.0 and 3.1 are read alike.
//!
//! In: the schemas of a value. Out: a [`Shape`], which keeps the schemas of its parts.

mod bounds;
mod merge;
mod types;
mod union;

use indexmap::IndexMap;
use serde_json::Value;

use super::node::{Located, Node};
use openapi_crates::source::Place;

pub(crate) use bounds::{Bound, Bounds, LIMITS, Limit, integer_range};
pub(crate) use types::Types;
pub(crate) use union::{Discriminator, Union};

#[derive(Clone, Debug)]
pub(crate) struct Shape<'a> {
    /// The location of the first schema, with references followed.
    pub place: Place,
    pub types: Types,
    /// The location of `type`.
    pub types_place: Option<Place>,
    pub values: Option<AllowedValues<'a>>,
    pub bounds: Bounds,
    pub format: Option<(&'a str, Place)>,
    /// Patterns, all of which must match.
    pub patterns: Vec<(&'a str, Place)>,
    /// The schemas of each property, all of which apply.
    pub properties: IndexMap<&'a str, Vec<Node<'a>>>,
    /// The location of each required property in `required`.
    pub required: IndexMap<&'a str, Place>,
    pub additional: AdditionalProperties<'a>,
    pub items: Vec<Node<'a>>,
    pub prefix_items: Vec<Node<'a>>,
    pub unions: Vec<Union<'a>>,
    /// Keywords that are compared as a whole, sorted by name.
    pub keywords: Vec<(&'static str, Node<'a>)>,
    pub annotations: Annotations<'a>,
    pub discriminators: Vec<Discriminator<'a>>,
}

/// The values of `enum` or `const`.
#[derive(Clone, Debug)]
pub(crate) struct AllowedValues<'a> {
    /// The values without `null`.
    pub all: Vec<(&'a Value, Place)>,
    pub place: Place,
    pub is_const: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum AdditionalProperties<'a> {
    Any,
    Forbidden(Place),
    Schemas(Vec<Node<'a>>),
}

/// Keywords that do not restrict values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Annotations<'a> {
    pub default: Option<Node<'a>>,
    pub read_only: Option<Place>,
    pub write_only: Option<Place>,
    pub xml: Option<Node<'a>>,
}

impl Located for Shape<'_> {
    fn place(&self) -> &Place {
        &self.place
    }
}

impl<'a> Shape<'a> {
    /// Merges schemas, all of which apply.
    pub fn of(parts: &[Node<'a>]) -> Self {
        merge::merge(parts)
    }

    /// Returns the value of a keyword that is compared as a whole.
    pub fn keyword(&self, keyword: &str) -> Option<&Node<'a>> {
        let mut all = self.keywords.iter();
        all.find(|(name, _)| *name == keyword).map(|(_, node)| node)
    }

    pub fn format_name(&self) -> Option<&'a str> {
        self.format.as_ref().map(|(name, _)| *name)
    }

    pub fn is_nullable(&self) -> bool {
        self.types.has(Types::NULL)
    }

    /// `true` if additional properties are forbidden.
    pub fn is_closed(&self) -> bool {
        let unevaluated = self.keyword("unevaluatedProperties");
        matches!(self.additional, AdditionalProperties::Forbidden(_))
            || unevaluated.is_some_and(|node| node.value == &Value::Bool(false))
    }

    /// `true` if any value is valid.
    pub fn is_any(&self) -> bool {
        self.types == Types::ALL && self.has_only_types()
    }

    /// `true` if nothing but the type is restricted.
    pub fn has_only_types(&self) -> bool {
        self.values.is_none() && self.has_only_values()
    }

    /// `true` if nothing but the type and the allowed values are restricted.
    fn has_only_values(&self) -> bool {
        self.bounds.is_empty()
            && self.format.is_none()
            && self.patterns.is_empty()
            && self.properties.is_empty()
            && self.required.is_empty()
            && matches!(self.additional, AdditionalProperties::Any)
            && self.items.is_empty()
            && self.prefix_items.is_empty()
            && self.unions.is_empty()
            && self.keywords.is_empty()
    }
}
