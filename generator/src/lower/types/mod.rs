//! The named types found so far.

pub(in crate::lower) mod boxing;
pub(in crate::lower) mod conversions;
pub(in crate::lower) mod direction;
pub(in crate::lower) mod naming;
pub(in crate::lower) mod nested_containers;
pub(in crate::lower) mod recursion;

use std::collections::{BTreeSet, HashMap};

use indexmap::IndexMap;

use crate::model::{Enumeration, Type, TypeDefinition, TypeId, TypeKind};
use crate::names::{self, Name, Scope, Similar, Taken};
use crate::source::Place;

/// The named types found so far.
pub(super) struct Types {
    definitions: Vec<TypeDefinition>,
    /// Where each of them stands.
    places: Vec<Place>,
    /// Which type each component is, in the order they were declared.
    components: IndexMap<String, TypeId>,
    merged: HashMap<Vec<Place>, TypeId>,
    names: Scope,
    similar: Similar,
    modules: Scope,
}

impl Default for Types {
    fn default() -> Self {
        Self {
            definitions: Vec::new(),
            places: Vec::new(),
            components: IndexMap::new(),
            merged: HashMap::new(),
            names: Scope::with_reserved(names::BESIDE_TYPES.iter().copied()),
            similar: Similar::default(),
            modules: Scope::with_reserved(["r#mod"]),
        }
    }
}

impl Types {
    /// Adds a type whose contents are not known yet. Where its name is taken, it is
    /// given a similar one, unless the description chose it for Rust.
    pub(super) fn declare(
        &mut self,
        wire: &str,
        chosen: Option<&str>,
        place: &Place,
    ) -> (TypeId, Result<(), Taken>) {
        self.declare_as(Name::upper(wire, chosen), chosen.is_none(), place)
    }

    /// The same for a type that stands where it is used: its name is made of others, and
    /// has its case already.
    pub(super) fn declare_inline(
        &mut self,
        stem: &str,
        place: &Place,
    ) -> (TypeId, Result<(), Taken>) {
        let stem = names::shortened(stem);
        self.declare_as(Name::upper(&stem, Some(&stem)), true, place)
    }

    fn declare_as(
        &mut self,
        wanted: Name,
        may_change: bool,
        place: &Place,
    ) -> (TypeId, Result<(), Taken>) {
        let wire = wanted.wire.clone();
        let (name, claimed) = match self.claim_type(&wanted) {
            Err(Taken::By(_) | Taken::ByGeneratedCode) if may_change => self.claim_similar(&wanted),
            claimed => (wanted, claimed),
        };
        let id = TypeId(self.definitions.len());
        self.places.push(place.clone());
        self.definitions.push(TypeDefinition {
            module: name.module(),
            name: Name { wire, ..name },
            description: None,
            deprecated: None,
            kind: TypeKind::Alias(Type::Any),
        });
        (id, claimed)
    }

    fn claim_similar(&mut self, wanted: &Name) -> (Name, Result<(), Taken>) {
        let mut similar = std::mem::take(&mut self.similar);
        let mut claimed = Ok(());
        let name = similar.claim(wanted, "Type", |name| {
            claimed = self.claim_type(name);
            claimed.is_ok()
        });
        self.similar = similar;
        (name.unwrap_or_else(|| wanted.clone()), claimed)
    }

    /// Takes the name of a type, of its module, and of the types that stand beside it.
    fn claim_type(&mut self, name: &Name) -> Result<(), Taken> {
        let module = name.module();
        let beside = ["", "Required"].map(|suffix| Name {
            wire: name.wire.clone(),
            rust: match suffix {
                "" => name.rust.clone(),
                suffix => format!("{}{suffix}", name.plain()),
            },
        });
        self.modules.check(&module)?;
        self.names.claim_all(&beside)?;
        self.modules.claim(&module)
    }

    /// Keeps names for generated code, unless something has them already.
    pub(super) fn reserve(&mut self, names: &[&str]) {
        for name in names {
            let name = Name {
                wire: String::new(),
                rust: (*name).to_owned(),
            };
            // What has the name stands where generated code does not see it.
            let _ = self.names.claim(&name);
        }
    }

    /// Takes some names for types that are not schemas, or none of them.
    pub(super) fn claim_all(&mut self, names: &[Name]) -> Result<(), Taken> {
        self.names.claim_all(names)
    }

    /// Takes some names that are made of one, or of one like it, and tells of which.
    pub(super) fn claim_similar_for(
        &mut self,
        wanted: &Name,
        word: &str,
        made: impl Fn(&Name) -> Vec<Name>,
    ) -> Option<Name> {
        let names = &mut self.names;
        self.similar
            .claim(wanted, word, |name| names.claim_all(&made(name)).is_ok())
    }

    /// Takes a name for a type that is not a schema.
    pub(super) fn claim(&mut self, name: &Name) -> Result<(), Taken> {
        self.names.claim(name)
    }

    /// Notes which component a type is.
    pub(super) fn set_component(&mut self, component: &str, id: TypeId) {
        self.components.insert(component.to_owned(), id);
    }

    /// The type of a component.
    pub(super) fn component(&self, component: &str) -> Option<TypeId> {
        self.components.get(component).copied()
    }

    /// Which component a type is.
    pub(super) fn component_of(&self, id: TypeId) -> Option<&str> {
        let found = self.components.iter().find(|(_, known)| **known == id);
        found.map(|(component, _)| component.as_str())
    }

    /// All components that are types.
    pub(super) fn components(&self) -> impl Iterator<Item = (&str, TypeId)> {
        let components = self.components.iter();
        components.map(|(component, id)| (component.as_str(), *id))
    }

    /// A type.
    pub(super) fn get(&self, id: TypeId) -> Option<&TypeDefinition> {
        self.definitions.get(id.0)
    }

    pub(super) fn kind(&self, id: TypeId) -> Option<&TypeKind> {
        Some(&self.get(id)?.kind)
    }

    pub(super) fn kind_mut(&mut self, id: TypeId) -> Option<&mut TypeKind> {
        Some(&mut self.get_mut(id)?.kind)
    }

    /// Where a type stands.
    pub(super) fn place(&self, id: TypeId) -> Option<&Place> {
        self.places.get(id.0)
    }

    /// Where all types stand, in their order.
    pub(super) fn places(&self) -> &[Place] {
        &self.places
    }

    /// A type, to be completed.
    pub(super) fn get_mut(&mut self, id: TypeId) -> Option<&mut TypeDefinition> {
        self.definitions.get_mut(id.0)
    }

    /// The type of schemas that stand at these places, and all hold.
    pub(super) fn merged(&self, places: &[Place]) -> Option<TypeId> {
        self.merged.get(places).copied()
    }

    /// How many types were made of schemas that all hold.
    pub(super) fn count_of_merged(&self) -> usize {
        self.merged.len()
    }

    /// Notes the type of schemas that all hold, so that it is made once.
    pub(super) fn set_merged(&mut self, places: Vec<Place>, id: TypeId) {
        self.merged.insert(places, id);
    }

    /// The type that an alias stands for.
    pub(super) fn resolved<'t>(&'t self, ty: &'t Type) -> &'t Type {
        let mut ty = ty;
        // Aliases that lead back to themselves are refused.
        for _ in 0..self.definitions.len() {
            match ty {
                Type::Named(id) => match self.get(*id).map(|found| &found.kind) {
                    Some(TypeKind::Alias(next)) => ty = next,
                    _ => break,
                },
                _ => break,
            }
        }
        ty
    }

    /// What a named type is made of, behind aliases; `None` if the type has no name.
    pub(super) fn kind_of(&self, ty: &Type) -> Option<&TypeKind> {
        match self.resolved(ty) {
            Type::Named(id) => self.get(*id).map(|definition| &definition.kind),
            _ => None,
        }
    }

    /// The enum that a type is, by itself or as an alias.
    pub(super) fn enumeration(&self, ty: &Type) -> Option<&Enumeration> {
        match self.kind_of(ty)? {
            TypeKind::Enum(enumeration) => Some(enumeration),
            TypeKind::Alias(_)
            | TypeKind::Struct(_)
            | TypeKind::Union(_)
            | TypeKind::Foreign(_) => None,
        }
    }

    /// All types found so far.
    pub(super) fn all(&self) -> &[TypeDefinition] {
        &self.definitions
    }

    /// The names in Rust that things of the description have.
    pub(super) fn names(&self) -> BTreeSet<String> {
        self.names.names()
    }

    /// All types.
    pub(super) fn finish(&mut self) -> Vec<TypeDefinition> {
        std::mem::take(&mut self.definitions)
    }
}
