//! The schema of a union.

use std::borrow::Cow;

use crate::runtime::discriminator::{DiscriminatedBy, Shape};
use crate::runtime::pointer::Pointer;
use crate::runtime::schema::{Schema, SchemaKind};
use crate::runtime::tree::Tree;
use crate::runtime::violation::{Place, Violations};

/// A value of one of the variants.
pub struct UnionSchema {
    /// The discriminator.
    pub discriminator: DiscriminatedBy,
    /// The schema of each variant.
    pub variants: &'static [Schema],
}

impl SchemaKind for UnionSchema {
    fn check(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        if let (DiscriminatedBy::Property(field, _, default), Tree::Object(object)) =
            (self.discriminator, value)
        {
            let is_tag = |(name, _): &&(String, Tree)| name == field;
            let wrong = match object.iter().filter(is_tag).count() {
                0 if default.is_none() => Some("is required"),
                0 | 1 => None,
                _ => Some("must not be repeated"),
            };
            if let Some(wrong) = wrong {
                violations.push(Pointer::Key(at, field).place(), wrong);
                return;
            }
        }
        let candidates = self.discriminator.candidates(&shape(value));
        let schemas = candidates
            .iter()
            .filter_map(|index| self.variants.get(*index));
        let found: Vec<Violations> = schemas
            .map(|schema| {
                let mut found = Violations::new();
                schema.check(value, at, &mut found);
                found
            })
            .collect();
        let fitting = found.iter().filter(|found| found.is_empty()).count();
        match found.into_iter().min_by_key(Violations::len) {
            None => violations.push(self.place_of_tag(value, at), self.discriminator.expected()),
            Some(_) if fitting > 1 && !self.discriminator.allows_several() => {
                violations.push(at.place(), "matches several types, expected exactly one");
            }
            Some(nearest) => violations.append(nearest),
        }
    }

    fn expected(&self) -> Cow<'static, str> {
        self.discriminator.expected().into()
    }

    fn alternatives(&'static self) -> &'static [Schema] {
        self.variants
    }
}

impl UnionSchema {
    /// Returns the location of the discriminator.
    fn place_of_tag(&self, value: &Tree, at: &Pointer<'_>) -> Place {
        match (self.discriminator, value) {
            (DiscriminatedBy::Property(field, ..), Tree::Object(_)) => {
                Pointer::Key(at, field).place()
            }
            _ => at.place(),
        }
    }
}

/// Returns the shape of a value.
fn shape(value: &Tree) -> Shape<'_> {
    match value {
        Tree::Null => Shape::Null,
        Tree::Boolean(_) => Shape::Boolean,
        Tree::Integer(_) => Shape::Integer,
        Tree::Number(_) | Tree::Vast => Shape::Number,
        Tree::String(text) => Shape::String(text.into()),
        Tree::Array(items) => Shape::Array(items.first().map(|item| Box::new(shape(item)))),
        Tree::Object(fields) => {
            let fields = fields.iter();
            Shape::Object(
                fields
                    .map(|(name, value)| (name.into(), text(value)))
                    .collect(),
            )
        }
    }
}

fn text(value: &Tree) -> Option<Cow<'_, str>> {
    match value {
        Tree::String(text) => Some(text.into()),
        Tree::Integer(value) => Some(value.to_string().into()),
        Tree::Boolean(value) => Some(value.to_string().into()),
        _ => None,
    }
}
