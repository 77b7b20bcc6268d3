//! Visits the objects of a description, with their shapes. Instance data, such as examples, has none.

use serde_json::{Map, Value};

use super::keywords::Keyword;
use super::objects::SCHEMA;
use super::version::{EARLIER_WEBHOOKS, WEBHOOKS};
use super::{Kind, Shape};
use crate::source::tree::Place;

/// Visits a value and all objects in it. Those that the grammar does not know, such as those in extensions, have no shape.
/// Recursion is bounded by the parser.
pub(in crate::source) fn visit_objects<'v>(
    value: &'v Value,
    kind: Option<Kind>,
    place: &Place,
    visit: &mut impl FnMut(Option<Shape>, &'v Map<String, Value>, &Place),
) {
    if kind.is_some_and(Kind::is_data) {
        return;
    }
    if let Value::Object(object) = value
        && kind.is_none_or(|kind| !matches!(kind, Kind::List(_) | Kind::Map(_)))
    {
        visit(kind.and_then(Kind::shape), object, place);
    }
    let mut inner = |key: &str, value: &'v Value| {
        if value.is_object() || value.is_array() {
            visit_objects(value, entry(kind, key), &place.key(key), visit);
        }
    };
    match value {
        Value::Object(object) => object.iter().for_each(|(key, value)| inner(key, value)),
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                inner(&index.to_string(), value);
            }
        }
        _ => {}
    }
}

/// Visits a value of a kind that is not a part of another one.
pub(in crate::source) fn visit_whole<'v>(
    value: &'v Value,
    kind: Kind,
    mut visit: impl FnMut(Option<Shape>, &'v Map<String, Value>, &Place),
) {
    visit_objects(value, Some(kind), &Place::root(), &mut visit);
}

/// The kind of the node at a place below a value; `None` if the grammar does not know it.
pub(in crate::source) fn kind_at(kind: Option<Kind>, steps: &[&str]) -> Option<Kind> {
    steps.iter().fold(kind, |kind, step| entry(kind, step))
}

/// The kind of an entry of an object or a list.
fn entry(kind: Option<Kind>, key: &str) -> Option<Kind> {
    // A misplaced field, or one of an extension, has the kind that its name has elsewhere.
    let guessed = || Shape::ALL.iter().find_map(|shape| shape.entry(key));
    match kind {
        None => guessed(),
        Some(Kind::List(kind) | Kind::Map(kind)) => Some(*kind),
        Some(Kind::Items) if key.bytes().all(|byte| byte.is_ascii_digit()) => Some(SCHEMA),
        Some(kind) => match kind.shape() {
            Some(shape) => {
                let patterned = shape.patterned().filter(|_| !key.starts_with("x-"));
                let patterned = patterned.map(|patterned| patterned.kind);
                shape.entry(key).or(patterned).or_else(guessed)
            }
            None => Some(Kind::Any),
        },
    }
}

impl Kind {
    /// `true` if the value of a field is not described by OpenAPI, or is a scalar.
    fn is_data(self) -> bool {
        !matches!(self, Self::List(_) | Self::Map(_)) && self.shape().is_none()
    }

    fn shape(self) -> Option<Shape> {
        match self {
            Self::Object(shape) | Self::Reference(shape) => Some(shape),
            Self::BoolOr(kind) => kind.shape(),
            Self::Items => Some(Shape::Schema),
            Self::Discriminator => Some(Shape::Discriminator),
            _ => None,
        }
    }

    /// `true` for a map from names to objects, and for an object with only patterned fields.
    pub(in crate::source) fn is_map_of_objects(self) -> bool {
        match self {
            Self::Map(kind) => kind.shape().is_some(),
            kind => kind
                .shape()
                .is_some_and(|shape| shape.patterned().is_some()),
        }
    }
}

impl Shape {
    /// The kind of a fixed field, also of one that other versions have.
    fn entry(self, key: &str) -> Option<Kind> {
        match self {
            Self::Schema => Keyword::of(key).map(|keyword| keyword.field.kind),
            Self::OpenApi if key == EARLIER_WEBHOOKS => self.entry(WEBHOOKS),
            _ => self.field(key).map(|(_, field)| field.kind),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn schemas_are_found_below_all_keywords() {
        let schema = json!({"title": "inner"});
        for keyword in &super::super::keywords::KEYWORDS {
            let key = keyword.field.name;
            let (value, is_schema) = match keyword.field.kind {
                Kind::List(kind) => (json!([schema]), kind.shape().is_some()),
                Kind::Map(kind) => (json!({"enum": schema}), kind.shape().is_some()),
                kind => (schema.clone(), kind.shape() == Some(Shape::Schema)),
            };
            let outer = json!({ key: value });
            let mut titles = 0;
            visit_objects(
                &outer,
                Some(SCHEMA),
                &Place::root(),
                &mut |shape, object, place| {
                    let is_inner = object.contains_key("title") && place.parent().is_some();
                    titles += usize::from(is_inner && shape == Some(Shape::Schema));
                },
            );
            assert_eq!(titles, usize::from(is_schema), "{key}");
        }
    }

    #[test]
    fn kinds_follow_the_path() {
        let root = Some(Kind::Object(Shape::OpenApi));
        for (path, expected) in [
            ("components schemas enum properties default", Some(SCHEMA)),
            ("components schemas A enum 0 properties", Some(Kind::Any)),
            (
                "components schemas A items 0 dependencies b",
                Some(Kind::Items),
            ),
            ("components schemas A items x-b", None),
            (
                "paths /a get responses default content a/b example c",
                Some(Kind::Any),
            ),
            (
                "x-webhooks a post requestBody",
                Some(Kind::Reference(Shape::RequestBody)),
            ),
        ] {
            let steps: Vec<&str> = path.split(' ').collect();
            assert_eq!(kind_at(root, &steps), expected, "{path}");
        }
    }
}
