//! `oneOf` and `anyOf`.

use serde_json::Value;

use super::{Coverage, Lowering, describe};
use crate::lower::schema::components::component_name;
use crate::lower::schema::raw_schema::RawSchema;
use crate::lowered::{TaggedSchemas, TypeId, UnionVariants, ValueSchema};
use crate::source::{Place, texts};

/// The lookup by which a union selects the variant of a value. All locations are those of the original description.
#[derive(Clone, Debug)]
pub enum VariantLookup {
    /// By the value of a property.
    ByField(TagLookup),
    /// By the shape of the value: the types of the union, and the locations of their variants.
    ByShape {
        types: Vec<TypeId>,
        variants: Vec<Place>,
    },
}

/// The values of a property that select the variants of a union.
#[derive(Clone, Debug)]
pub struct TagLookup {
    pub field: String,
    /// Each value, with the location of its variant.
    pub texts: Vec<(String, Place)>,
    /// The location of the variant for other values.
    pub default: Option<Place>,
}

/// Keywords of an alternative that do not require a type of its own.
const PLAIN: &str = "\
    $comment dependentRequired deprecated description else example examples if maxProperties \
    minProperties not propertyNames then title";

impl<'a> Lowering<'a> {
    /// Returns `true` if the alternatives only restrict which properties an object has.
    pub fn is_union_of_constraints(&self, place: &Place, fields: &[&str]) -> bool {
        let written = self.document.original_place(place);
        let members = self.raw_schema(written).map(|list| list.members());
        members.is_some_and(|members| {
            !members.is_empty() && members.iter().all(|member| is_plain(member, fields))
        })
    }

    pub fn note_discriminator(&mut self, place: &Place, discriminator: VariantLookup) {
        let place = self.document.original_place(place);
        let known = self.value_schemas.discriminator.get_mut(&place);
        match (known, discriminator) {
            // A type of requests has the same variants as that of responses.
            (
                Some(VariantLookup::ByShape { types, variants }),
                VariantLookup::ByShape {
                    types: others,
                    variants: new,
                },
            ) => types.extend(others.into_iter().filter(|_| *variants == new)),
            (_, discriminator) => {
                let all = &mut self.value_schemas.discriminator;
                all.insert(place, discriminator);
            }
        }
    }

    /// Returns the schema of `oneOf` or `anyOf`.
    pub fn union_schema(&mut self, schema: &RawSchema<'a>, keyword: &str) -> Option<ValueSchema> {
        let members = schema.list(keyword);
        if members.is_empty() {
            return None;
        }
        let place = schema.place.key(keyword);
        let lookup = self.value_schemas.discriminator.get(&place).cloned();
        if let Some(VariantLookup::ByField(tags)) = lookup {
            return Some(self.tagged(tags, &schema.place));
        }
        let mut schemas = Vec::new();
        for schema in self.value_schemas_of(members) {
            // An alternative that is repeated is read as one, which is reported.
            if schema == ValueSchema::Any || !schemas.contains(&schema) {
                schemas.push(schema);
            }
        }
        let exclusive = keyword == "oneOf";
        if !exclusive && schemas.contains(&ValueSchema::Any) {
            return None;
        }
        let nulls = schemas
            .iter()
            .filter(|one| **one == ValueSchema::Null)
            .count();
        let is_variant = |schema: &&ValueSchema| nulls != 1 || **schema != ValueSchema::Null;
        let variants: Vec<ValueSchema> = schemas.iter().filter(is_variant).cloned().collect();
        if nulls == 1 && exclusive && variants.iter().any(|one| self.may_be_null(one)) {
            return Some(ValueSchema::One(schemas, None));
        }
        if variants.is_empty() {
            return Some(ValueSchema::Null);
        }
        let alternatives = match lookup {
            Some(VariantLookup::ByShape {
                types,
                variants: places,
                ..
            }) if places.len() == variants.len() => ValueSchema::Union(UnionVariants {
                types,
                variants,
                exclusive,
            }),
            _ => {
                let expected = describe::alternatives(&variants);
                match (<[_; 1]>::try_from(variants), exclusive) {
                    (Ok([only]), _) => only,
                    (Err(all), true) => ValueSchema::One(all, expected),
                    (Err(all), false) => ValueSchema::Some(all, expected),
                }
            }
        };
        Some(match nulls {
            1 => alternatives.or_null(),
            _ => alternatives,
        })
    }

    /// Returns `true` if a schema may allow `null`.
    fn may_be_null(&self, schema: &ValueSchema) -> bool {
        let mut schema = schema;
        for _ in 0..MAX_REFERENCES {
            schema = match schema {
                ValueSchema::Reference(id) => match self.value_schemas.tables.get(id.0) {
                    Some(table) => &table.schema,
                    None => return true,
                },
                ValueSchema::All(all) => return all.iter().all(|one| self.may_be_null(one)),
                ValueSchema::Boolean
                | ValueSchema::Integer(_)
                | ValueSchema::Number(_)
                | ValueSchema::String(_)
                | ValueSchema::Array(_)
                | ValueSchema::Object(_)
                | ValueSchema::Tagged(_)
                | ValueSchema::Never => return false,
                ValueSchema::Values(values) => return values.contains(&Value::Null),
                _ => return true,
            };
        }
        true
    }

    /// Returns the schemas of the subtypes of a schema with a discriminator.
    pub fn schemas_of_subtypes(&mut self, schema: &RawSchema<'a>) -> Option<ValueSchema> {
        let place = schema.place.key("discriminator");
        match self.value_schemas.discriminator.get(&place).cloned()? {
            VariantLookup::ByField(tags) => Some(self.tagged(tags, &schema.place)),
            VariantLookup::ByShape { .. } => None,
        }
    }

    /// Returns `true` if a schema is one of those that the discriminator of its base selects.
    pub fn is_subtype(&self, place: &Place, base: &RawSchema<'a>) -> bool {
        let Some(base) = base.target(self.document) else {
            return false;
        };
        let known = &self.value_schemas.discriminator;
        match known.get(&base.place.key("discriminator")) {
            Some(VariantLookup::ByField(tags)) => {
                tags.texts.iter().any(|(_, variant)| variant == place)
            }
            Some(VariantLookup::ByShape { .. }) | None => false,
        }
    }

    fn tagged(&mut self, tags: TagLookup, owner: &Place) -> ValueSchema {
        let schemas = tags.texts.into_iter();
        let schemas = schemas.map(|(text, place)| (text, self.variant_at(place, owner)));
        ValueSchema::Tagged(Box::new(TaggedSchemas {
            field: tags.field,
            schemas: schemas.collect(),
            default: tags.default.map(|place| self.variant_at(place, owner)),
        }))
    }

    /// Returns the schema of a variant, which may refer back to the union. A schema that discriminates its subtypes may be one
    /// of them.
    fn variant_at(&mut self, place: Place, owner: &Place) -> ValueSchema {
        let Some(variant) = self.raw_schema(place) else {
            return ValueSchema::Any;
        };
        match component_name(&variant.place) {
            Some(_) if variant.place == *owner => self.referred(&variant, Coverage::Base),
            Some(_) => self.referred(&variant, Coverage::Value),
            None => self.schema_of_value(&variant),
        }
    }
}

/// The maximum number of references that are followed.
const MAX_REFERENCES: usize = 32;

fn is_plain(member: &RawSchema<'_>, fields: &[&str]) -> bool {
    let Some(object) = member.value.as_object() else {
        return member.value.is_boolean();
    };
    object
        .iter()
        .all(|(keyword, value)| match keyword.as_str() {
            "type" => value == "object",
            "required" => texts(Some(value)).all(|name| fields.contains(&name)),
            "allOf" | "anyOf" | "oneOf" => {
                let members = member.list(keyword);
                members.iter().all(|inner| is_plain(inner, fields))
            }
            keyword => {
                PLAIN.split_whitespace().any(|plain| plain == keyword) || keyword.starts_with("x-")
            }
        })
}
