//! Types, their fields, variants and defaults.

use super::schemas::{numbers, texts};
use super::{Outline, block, documented, marked, named, quoted, range, with};
use crate::lowered::{
    Access, AdditionalProperties, Array, Case, Default, DefaultFields, Deprecation,
    DiscriminatedBy, EnumKind, Enumeration, Field, Map, Matcher, Mismatch, NumberFormat, Object,
    ObjectFacts, Pattern, Type, TypeDefinition, TypeKind, Union, ValueKind,
};

impl Outline<'_> {
    pub fn types(&self) -> Vec<String> {
        let types = self.api.types.iter();
        types
            .map(|definition| self.definition(definition))
            .collect()
    }

    /// The types of each file; `of webhooks` have the feature of webhooks.
    pub fn files(&self) -> Vec<String> {
        let files = self.api.type_files.values().map(|ids| {
            let names = ids.iter().map(|id| {
                let is_of_webhooks = self.api.webhook_only_types.contains(id);
                marked(
                    self.name_of(*id).to_owned(),
                    [(is_of_webhooks, "of webhooks")],
                )
            });
            let first = ids.first().map(|id| self.api.type_of(*id));
            let path = first.map(|definition| self.api.path_of(definition));
            format!(
                "{}: {}",
                path.unwrap_or_default(),
                names.collect::<Vec<_>>().join(", ")
            )
        });
        files.collect()
    }

    fn definition(&self, definition: &TypeDefinition) -> String {
        let name = named(&definition.name);
        let text = match &definition.kind {
            TypeKind::Struct(object) => block(&format!("struct {name}"), &self.object(object)),
            TypeKind::Enum(enumeration) => {
                block(&enum_head(&name, enumeration), &values(enumeration))
            }
            TypeKind::Union(union) => self.union(&name, union),
            TypeKind::Alias(ty) => format!("type {name} = {}", self.ty(ty)),
            TypeKind::Foreign(foreign) => {
                let dependency = foreign.dependency.iter().map(|it| {
                    let features = with("", &it.features);
                    format!(" of {} {}{features}", it.package, it.version)
                });
                let dependency: String = dependency.collect();
                format!(
                    "type {name} = {}{dependency}, {}",
                    foreign.path,
                    kind(&foreign.is)
                )
            }
        };
        let text = format!("{}{text}", deprecation(definition.deprecated.as_ref()));
        documented(definition.description.as_deref(), text)
    }

    fn object(&self, object: &Object) -> Vec<String> {
        let fields = object.fields.iter().map(|field| self.field(field));
        let others = match &object.additional {
            AdditionalProperties::Ignored => None,
            AdditionalProperties::Refused => Some("no others".to_owned()),
            AdditionalProperties::Kept(field) => Some(format!("..{}", self.field(field))),
        };
        let ignored = object.ignored.iter();
        let ignored = ignored.map(|name| format!("ignored: {name}"));
        fields.chain(others).chain(ignored).collect()
    }

    /// A field with its type: `tag "pet-tag": Option<Tag> = …`.
    pub fn field(&self, field: &Field) -> String {
        let ty = self.ty(&field.ty);
        let ty = if field.boxed {
            format!("Box<{ty}>")
        } else {
            ty
        };
        let ty = if field.required {
            ty
        } else {
            format!("Option<{ty}>")
        };
        let name = named(&field.name);
        let default = field.tag.as_ref().or(field.default.as_ref());
        let default = default.map(|value| format!(" = {}", self.default(value)));
        let text = format!("{name}: {ty}{}", default.unwrap_or_default());
        let text = marked(
            text,
            [
                (field.access == Access::ReadOnly, "readOnly"),
                (field.access == Access::WriteOnly, "writeOnly"),
                (field.tag.is_some(), "tag"),
                (field.mismatch == Mismatch::Ignored, "lenient"),
                (field.mismatch == Mismatch::Additional, "or additional"),
                (field.careful, "careful"),
                (field.null_in_client, "null in the client"),
            ],
        );
        let text = format!("{}{text}", deprecation(field.deprecated.as_ref()));
        documented(field.description.as_deref(), text)
    }

    fn union(&self, name: &str, union: &Union) -> String {
        let shown = |index: usize, how: &str| {
            let variant = &union.variants[index];
            let ty = self.ty(&variant.ty);
            let ty = if variant.boxed {
                format!("Box<{ty}>")
            } else {
                ty
            };
            let tag = variant.tag.iter().map(|tag| format!(", writes {tag:?}"));
            let tag: String = tag.collect();
            let text = format!("{}({ty}) {how}{tag}", named(&variant.name));
            documented(variant.description.as_deref(), text)
        };
        let indices = 0..union.variants.len();
        let (how, variants): (String, Vec<String>) = match &union.discriminator {
            DiscriminatedBy::Property(tags) => {
                let field = &tags.field;
                let variants = indices.map(|index| {
                    let texts = quoted(tags.texts_of(index), " | ");
                    let is_default = tags.default == Some(index);
                    shown(
                        index,
                        &marked(format!("= {texts}"), [(is_default, "or others")]),
                    )
                });
                (format!("by {field:?}"), variants.collect())
            }
            DiscriminatedBy::Shape { cases, exclusive } => {
                let variants = indices.map(|index| {
                    let cases = cases.iter().filter(|case| case.variant == index);
                    let cases: Vec<String> = cases.map(|Case { is, .. }| kind(is)).collect();
                    shown(index, &format!("if {}", cases.join(" or ")))
                });
                let how = if *exclusive { "oneOf" } else { "anyOf" };
                (format!("by shape, {how}"), variants.collect())
            }
        };
        block(&format!("union {name} {how}"), &variants)
    }

    pub fn ty(&self, ty: &Type) -> String {
        match ty {
            Type::Any => "any".to_owned(),
            Type::Null => "null".to_owned(),
            Type::Boolean => "bool".to_owned(),
            Type::Integer(it) => it.format.rust_name() + &numbers(&it.constraints),
            Type::Number(it) => {
                let name = match it.format {
                    NumberFormat::Float => "f32",
                    NumberFormat::Double => "f64",
                };
                name.to_owned() + &numbers(&it.constraints)
            }
            Type::String(it) => "String".to_owned() + &texts(it),
            Type::Formatted(it) => format!("{:?}", it.format),
            Type::Array(it) => self.array(it),
            Type::Tuple(items) => {
                let items: Vec<String> = items.iter().map(|item| self.ty(item)).collect();
                format!("({})", items.join(", "))
            }
            Type::Map(it) => self.map(it),
            Type::Nullable(ty) => format!("Nullable<{}>", self.ty(ty)),
            Type::Named(id) => self.name_of(*id).to_owned(),
        }
    }

    fn array(&self, array: &Array) -> String {
        let range = range(array.count.minimum, array.count.maximum);
        let unique = array.unique.then(|| "unique".to_owned());
        let parts: Vec<String> = range.into_iter().chain(unique).collect();
        with(&format!("Vec<{}>", self.ty(&array.items)), &parts)
    }

    fn map(&self, map: &Map) -> String {
        let range: Vec<String> = range(map.count.minimum, map.count.maximum)
            .into_iter()
            .collect();
        with(&format!("Map<{}>", self.ty(&map.values)), &range)
    }

    fn default(&self, default: &Default) -> String {
        let entries = |entries: &[(String, Default)]| {
            let entries = entries.iter();
            let entries = entries.map(|(name, value)| format!("{name:?}: {}", self.default(value)));
            entries.collect::<Vec<_>>()
        };
        match default {
            Default::Null => "null".to_owned(),
            Default::Boolean(value) => value.to_string(),
            Default::Integer(value) => value.to_string(),
            Default::Number(value) => format!("{value:?}"),
            Default::String(value) => format!("{value:?}"),
            Default::EnumValue(id, index) => {
                let value = self
                    .api
                    .enumeration(*id)
                    .and_then(|it| it.values.get(*index));
                let variant = value.map(|value| value.name.rust.as_str());
                format!("{}::{}", self.name_of(*id), variant.unwrap_or_default())
            }
            Default::Array(items) => {
                let items: Vec<String> = items.iter().map(|item| self.default(item)).collect();
                format!("[{}]", items.join(", "))
            }
            Default::Map(all) => format!("{{{}}}", entries(all).join(", ")),
            Default::Object(id, DefaultFields { own, others }) => {
                let TypeKind::Struct(object) = &self.api.definition_of(*id).kind else {
                    return format!("{} of no struct", self.name_of(*id));
                };
                let fields = object.fields.iter().zip(own);
                let fields = fields.filter_map(|(field, value)| {
                    let value = self.default(value.as_ref()?);
                    Some(format!("{}: {value}", field.name.rust))
                });
                let fields: Vec<String> = fields.chain(entries(others)).collect();
                format!("{} {{ {} }}", self.name_of(*id), fields.join(", "))
            }
            Default::Variant(id, index, value) => {
                let variant = match &self.api.definition_of(*id).kind {
                    TypeKind::Union(union) => union.variants[*index].name.rust.clone(),
                    _ => index.to_string(),
                };
                format!("{}::{variant}({})", self.name_of(*id), self.default(value))
            }
            Default::Any { value, .. } => format!("json {value}"),
        }
    }
}

fn deprecation(deprecated: Option<&Deprecation>) -> String {
    match deprecated {
        Some(Deprecation { sunset: Some(date) }) => format!("#[deprecated until {date}] "),
        Some(Deprecation { sunset: None }) => "#[deprecated] ".to_owned(),
        None => String::new(),
    }
}

fn enum_head(name: &str, enumeration: &Enumeration) -> String {
    match enumeration.kind {
        EnumKind::Text => format!("enum {name}"),
        EnumKind::Integer => format!("enum {name} of integers"),
        EnumKind::Mixed => format!("enum {name} of scalars"),
    }
}

fn values(enumeration: &Enumeration) -> Vec<String> {
    let values = enumeration.values.iter().map(|value| {
        let text = format!("{} = {}", value.name.rust, value.value.json());
        documented(value.description.as_deref(), text)
    });
    values.collect()
}

/// A pattern, and its matcher unless that is `regex`.
pub fn pattern(pattern: &Pattern) -> String {
    let matcher = match pattern.matcher {
        Matcher::Set(_) => " as a set",
        Matcher::Regex(_) => "",
        Matcher::Backtracking(_) => " with backtracking",
    };
    format!("/{}/{matcher}", pattern.source)
}

fn kind(kind: &ValueKind) -> String {
    let text = match kind {
        ValueKind::Any => "any",
        ValueKind::Null => "null",
        ValueKind::Boolean => "boolean",
        ValueKind::Integer => "integer",
        ValueKind::Number => "number",
        ValueKind::String => "string",
        ValueKind::Array => "array",
        ValueKind::OneOf(texts) => return quoted(texts, " | "),
        ValueKind::ArrayOf(kinds) => {
            let kinds: Vec<String> = kinds.iter().map(self::kind).collect();
            return format!("array of {}", kinds.join(" | "));
        }
        ValueKind::Object(facts) => return facts_of(facts),
    };
    text.to_owned()
}

fn facts_of(facts: &ObjectFacts) -> String {
    let required =
        facts
            .required
            .iter()
            .map(|name| match facts.texts.iter().find(|(it, _)| it == name) {
                Some((_, texts)) => format!("{name}: {}", quoted(texts, " | ")),
                None => name.clone(),
            });
    let optional = facts.optional.iter().map(|name| format!("{name}?"));
    let excluded = facts.texts.iter().filter(|(_, texts)| texts.is_empty());
    let excluded = excluded.map(|(name, _)| format!("no {name}"));
    let others = (!facts.closed).then(|| "..".to_owned());
    let parts = required.chain(optional).chain(excluded).chain(others);
    let parts: Vec<String> = parts.collect();
    format!("object {{ {} }}", parts.join(", "))
}
