//! Additions to the definitions of types, chosen by rules of the program or by the description.

use std::collections::BTreeMap;

use super::{Api, Dependency, EnumKind, ForeignType, Object, TypeDefinition, TypeKind};
use crate::side::Side;

/// Additions to the definition of a type.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Customization {
    /// The paths of derived traits: `schemars::JsonSchema`.
    pub derives: Vec<String>,
    /// The attributes of the type: `#[sqlx(type_name = "status")]`.
    pub attributes: Vec<String>,
    /// The attributes of fields or variants, by the Rust names of these.
    pub members: BTreeMap<String, Vec<String>>,
    /// The crates that define the traits.
    pub dependencies: Vec<Dependency>,
}

impl Customization {
    /// Adds the derives, attributes and crates that it does not have yet.
    pub fn extend(&mut self, other: Self) {
        add_new(&mut self.derives, other.derives);
        add_new(&mut self.attributes, other.attributes);
        add_new(&mut self.dependencies, other.dependencies);
        for (member, attributes) in other.members {
            add_new(self.members.entry(member).or_default(), attributes);
        }
    }
}

fn add_new<T: PartialEq>(all: &mut Vec<T>, new: Vec<T>) {
    for one in new {
        if !all.contains(&one) {
            all.push(one);
        }
    }
}

impl TypeDefinition {
    /// The traits that the definition derives on a side, without its customization.
    pub fn derives(&self, side: Side) -> &'static [&'static str] {
        match &self.kind {
            TypeKind::Enum(enumeration) => match (side.is_tolerant(), enumeration.kind) {
                (true, EnumKind::Text) => &["Clone", "Debug", "PartialEq", "Eq", "Hash"],
                (true, EnumKind::Mixed) => &["Clone", "Debug", "PartialEq"],
                (false, _) | (true, EnumKind::Integer) => {
                    &["Clone", "Copy", "Debug", "PartialEq", "Eq", "Hash"]
                }
            },
            _ => &["Clone", "Debug", "PartialEq"],
        }
    }
}

impl Object {
    /// Returns `true` if the struct implements `Default`: all its fields may be left out.
    pub fn has_default(&self) -> bool {
        !self.fields.iter().any(super::Field::is_given)
    }
}

impl Api {
    /// The crates that define types and derived traits.
    pub fn foreign_dependencies(&self) -> Vec<Dependency> {
        let of_types = self.foreign_types().filter_map(ForeignType::dependency);
        let definitions = self.types.iter();
        let of_traits = definitions.flat_map(|one| &one.customization.dependencies);
        of_types.chain(of_traits).cloned().collect()
    }
}

impl ForeignType {
    fn dependency(&self) -> Option<&Dependency> {
        self.dependency.as_ref()
    }
}
