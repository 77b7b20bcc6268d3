//! The traits of the standard library that a generated type can derive.

use std::collections::BTreeMap;

use crate::lowered::{Api, EnumKind, Field, Format, Type, TypeDefinition, TypeId, TypeKind};
use crate::side::Side;

/// The derivable traits of the standard library that not every generated type has. One that another requires comes first.
pub const STANDARD: [&str; 6] = ["Copy", "Default", "Eq", "Hash", "PartialOrd", "Ord"];

/// Returns `true` for a derivable trait of the standard library.
pub fn is_standard(name: &str) -> bool {
    STANDARD.contains(&name)
}

/// The traits that a trait requires, which must be derived or implemented, too.
fn required_by(name: &str) -> &'static [&'static str] {
    match name {
        "Ord" => &["Eq", "PartialOrd"],
        _ => &[],
    }
}

/// Returns `true` if a definition has a trait without a rule.
pub fn has(definition: &TypeDefinition, name: &str, side: Side) -> bool {
    let has_default = match &definition.kind {
        TypeKind::Struct(object) => object.has_default(),
        _ => false,
    };
    definition.derives(side).contains(&name) || (name == "Default" && has_default)
}

/// The types that are to derive a trait, and which of them cannot.
pub struct Derivation<'a> {
    api: &'a Api,
    side: Side,
    name: &'a str,
    /// The types that can, as far as it is known.
    able: Vec<TypeId>,
    /// The reasons why others cannot.
    pub obstacles: BTreeMap<TypeId, String>,
}

impl<'a> Derivation<'a> {
    /// Finds out which of the types `wanted` can derive a trait, if all of them do that can.
    pub fn new(api: &'a Api, side: Side, name: &'a str, wanted: &[TypeId]) -> Self {
        let mut derivation = Self {
            api,
            side,
            name,
            able: wanted.to_vec(),
            obstacles: BTreeMap::new(),
        };
        while derivation.remove_unable() {}
        derivation
    }

    /// Removes the types that cannot; `false` if there is none.
    fn remove_unable(&mut self) -> bool {
        let of_types = self.able.iter();
        let found: Vec<(TypeId, String)> = of_types
            .filter_map(|id| Some((*id, self.obstacle(self.api.type_of(*id))?)))
            .collect();
        self.able
            .retain(|id| !found.iter().any(|(other, _)| other == id));
        let is_any = !found.is_empty();
        self.obstacles.extend(found);
        is_any
    }

    /// The reason why a definition cannot derive the trait.
    fn obstacle(&self, definition: &TypeDefinition) -> Option<String> {
        let derives = &definition.customization.derives;
        let is_missing = |required: &&&str| {
            !has(definition, required, self.side) && !derives.iter().any(|one| one == *required)
        };
        if let Some(missing) = required_by(self.name).iter().find(is_missing) {
            return Some(format!("it does not derive `{missing}`"));
        }
        match &definition.kind {
            TypeKind::Struct(object) => object.all_fields().find_map(|field| {
                let lacking = self.lacking_of_field(field)?;
                Some(format!("the field `{}` is {lacking}", field.name.rust))
            }),
            TypeKind::Enum(enumeration) => {
                let unknown = match (self.side.is_tolerant(), enumeration.kind) {
                    (true, EnumKind::Text) => !matches!(self.name, "Copy"),
                    (true, EnumKind::Mixed) => false,
                    _ => true,
                };
                match self.name {
                    "Default" if has_default_member(definition) => None,
                    "Default" => Some("no variant has the attribute `#[default]`".to_owned()),
                    _ if unknown => None,
                    _ => Some("it keeps unknown values".to_owned()),
                }
            }
            TypeKind::Union(union) => {
                if self.name == "Default" {
                    return Some("a union has no default".to_owned());
                }
                if self.side.is_tolerant() && self.lacks(&Type::Any) {
                    return Some("it keeps unknown values as `Value`".to_owned());
                }
                union.variants.iter().find_map(|variant| {
                    let lacking = self.lacking(&variant.ty, variant.boxed)?;
                    Some(format!("the variant `{}` is {lacking}", variant.name.rust))
                })
            }
            TypeKind::Alias(_) | TypeKind::Foreign(_) => None,
        }
    }

    /// The type of a field that lacks the trait. An absent value has all.
    fn lacking_of_field(&self, field: &Field) -> Option<String> {
        let is_optional = !field.required && field.default.is_none() && field.tag.is_none();
        match self.name {
            "Default" if is_optional => None,
            _ => self.lacking(&field.ty, field.boxed),
        }
    }

    fn lacking(&self, ty: &Type, boxed: bool) -> Option<String> {
        if boxed && self.name == "Copy" {
            return Some("in a `Box`".to_owned());
        }
        self.lacks(ty).then(|| match ty {
            Type::Named(id) => format!("`{}`", self.api.type_of(*id).name.rust),
            _ => format!(
                "`{}`",
                crate::emit::type_text(self.api, ty).replace(' ', "")
            ),
        })
    }

    /// Returns `true` if a type lacks the trait.
    fn lacks(&self, ty: &Type) -> bool {
        let name = self.name;
        match ty {
            Type::Any => matches!(name, "Copy" | "Ord" | "PartialOrd"),
            Type::Null | Type::Boolean | Type::Integer(_) => false,
            Type::Number(_) => matches!(name, "Eq" | "Hash" | "Ord"),
            Type::String(_) => name == "Copy",
            Type::Formatted(formatted) => lacks_of_format(name, formatted.format),
            Type::Array(array) => name == "Copy" || (name != "Default" && self.lacks(&array.items)),
            Type::Map(map) => name == "Copy" || (name != "Default" && self.lacks(&map.values)),
            Type::Tuple(items) => items.iter().any(|item| self.lacks(item)),
            Type::Nullable(ty) => name != "Default" && self.lacks(ty),
            Type::Named(id) => self.named_lacks(*id),
        }
    }

    fn named_lacks(&self, id: TypeId) -> bool {
        let definition = self.api.type_of(id);
        match &definition.kind {
            TypeKind::Alias(ty) => self.lacks(ty),
            // Only the compiler knows.
            TypeKind::Foreign(_) => false,
            _ => {
                let derives = &definition.customization.derives;
                !has(definition, self.name, self.side)
                    && !derives.iter().any(|derived| derived == self.name)
                    && !self.able.contains(&id)
            }
        }
    }
}

/// Returns `true` if a rule marks a variant as the default.
fn has_default_member(definition: &TypeDefinition) -> bool {
    let mut attributes = definition.customization.members.values().flatten();
    attributes.any(|attribute| attribute == "#[default]")
}

/// Returns `true` if the type of a format lacks a trait.
fn lacks_of_format(name: &str, format: Format) -> bool {
    let is_copy = !matches!(
        format,
        Format::Base64
            | Format::Base64Url
            | Format::DateTimeByJiff
            | Format::Password
            | Format::Uri
    );
    let has_order = !matches!(format, Format::DurationByJiff | Format::Password);
    let has_default = matches!(
        format,
        Format::Base64
            | Format::Base64Url
            | Format::DateByChrono
            | Format::DateByJiff
            | Format::DateTimeByJiff
            | Format::LocalByChrono
            | Format::LocalByJiff
            | Format::Decimal
            | Format::Password
            | Format::TimeByJiff
            | Format::Uri
            | Format::Uuid
    );
    match name {
        "Copy" => !is_copy,
        "Ord" | "PartialOrd" => !has_order,
        "Default" => !has_default,
        _ => false,
    }
}
