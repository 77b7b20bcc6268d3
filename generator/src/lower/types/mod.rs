//! The named types of the lowered API, and what is decided about them as a whole.
//!
//! In: the types that `schema`, `all_of` and `union` declare. Out: types with a Rust name, a finite
//! size, and one definition per direction. Depends on `names`, and on `source` and `report` for places.

pub mod boxing;
pub mod conversions;
pub mod direction;
pub mod naming;
pub mod nested_containers;
pub mod recursion;

use std::collections::{BTreeSet, HashMap};

use indexmap::IndexMap;

use crate::lowered::{
    Customization, Enumeration, Object, Type, TypeDefinition, TypeFile, TypeId, TypeKind, Union,
};
use crate::names::{self, Name, Scope, Similar, Taken};
use crate::report::diagnostic::Site;
use crate::source::{Part, Place};

/// The suffixes of the names of a type and of its `Required` struct.
const SUFFIXES: [&str; 2] = ["", "Required"];

/// The named types so far.
pub struct Types {
    definitions: Vec<TypeDefinition>,
    places: Vec<Place>,
    /// The types of components, in the order of their declaration.
    components: IndexMap<String, TypeId>,
    merged: HashMap<Vec<Place>, TypeId>,
    names: Scope,
    similar: Similar,
    modules: Scope,
}

impl Default for Types {
    fn default() -> Self {
        let reserved = names::OF_TYPE_SCOPES.iter().copied();
        let reserved = reserved.chain(names::OF_LIBRARY.iter().copied());
        Self {
            definitions: Vec::new(),
            places: Vec::new(),
            components: IndexMap::new(),
            merged: HashMap::new(),
            names: Scope::with_reserved(reserved),
            similar: Similar::default(),
            modules: Scope::with_reserved(["r#mod"]),
        }
    }
}

impl Types {
    /// Declares a type. A name that is taken is changed, unless the description chose it.
    pub fn declare(
        &mut self,
        wire: &str,
        chosen: Option<&str>,
        place: &Place,
    ) -> (TypeId, Result<(), Taken>) {
        self.declare_as(Name::upper(wire, chosen), chosen.is_none(), place)
    }

    /// Declares an inline type. `stem` has the case of a type name. A chosen name is not changed.
    pub fn declare_inline(
        &mut self,
        stem: &str,
        chosen: Option<&str>,
        place: &Place,
    ) -> (TypeId, Result<(), Taken>) {
        let stem = names::shortened(stem);
        let name = Name::upper(&stem, chosen.or(Some(&stem)));
        let (id, claimed) = self.declare_as(name, chosen.is_none(), place);
        if let Some(definition) = self.get_mut(id) {
            definition.is_inline = true;
        }
        (id, claimed)
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
            is_inline: false,
            file: TypeFile::Type(id),
            description: None,
            deprecated: None,
            kind: TypeKind::Alias(Type::Any),
            customization: Customization::default(),
            place: place.clone(),
            site: Site::node(place, Part::Key),
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

    /// Claims the names of a type, its module, and its `Required` struct.
    fn claim_type(&mut self, name: &Name) -> Result<(), Taken> {
        let module = name.module();
        self.modules.check(&module)?;
        self.names.claim_all(&name.suffixed(&SUFFIXES))?;
        self.modules.claim(&module)
    }

    /// Checks that the names of a type are free. The error is the owner of one.
    pub fn check_type(&self, name: &Name) -> Result<(), Taken> {
        self.modules.check(&name.module())?;
        let mut names = name.suffixed(&SUFFIXES).into_iter();
        names.try_for_each(|name| self.names.check(&name))
    }

    /// Reserves names for generated code, unless they are taken.
    pub fn reserve(&mut self, names: &[&str]) {
        for name in names {
            let name = Name {
                wire: String::new(),
                rust: (*name).to_owned(),
            };
            // Generated code is not in the scope of the type that has the name.
            let _ = self.names.claim(&name);
        }
    }

    /// Claims all names for types without a schema, or none.
    pub fn claim_all(&mut self, names: &[Name]) -> Result<(), Taken> {
        self.names.claim_all(names)
    }

    /// Claims the names that `made` derives from a name or a similar one, and returns that name.
    pub fn claim_similar_for(
        &mut self,
        wanted: &Name,
        word: &str,
        made: impl Fn(&Name) -> Vec<Name>,
    ) -> Option<Name> {
        let names = &mut self.names;
        self.similar
            .claim(wanted, word, |name| names.claim_all(&made(name)).is_ok())
    }

    /// Claims a name of generated code or a similar one. No name is left only if thousands are taken.
    pub fn claim_generated(&mut self, wanted: &str, word: &str) -> Name {
        let wanted = Name::upper(wanted, None);
        let claimed = self.claim_similar_for(&wanted, word, |name| vec![name.clone()]);
        claimed.unwrap_or(wanted)
    }

    /// Claims the name of a struct of generated code, or a similar one, and that of its required fields.
    pub fn claim_with_required(&mut self, wanted: &str) -> Name {
        let wanted = Name::upper(&names::shortened(wanted), None);
        let claimed = self.claim_similar_for(&wanted, "Type", |name| name.suffixed(&SUFFIXES));
        claimed.unwrap_or(wanted)
    }

    /// Returns `true` if generated code has a name.
    pub fn is_reserved(&self, name: &Name) -> bool {
        self.names.check(name) == Err(Taken::ByGeneratedCode)
    }

    /// Claims a name for a type without a schema.
    pub fn claim(&mut self, name: &Name) -> Result<(), Taken> {
        self.names.claim(name)
    }

    pub fn set_component(&mut self, component: &str, id: TypeId) {
        self.components.insert(component.to_owned(), id);
    }

    pub fn component(&self, component: &str) -> Option<TypeId> {
        self.components.get(component).copied()
    }

    pub fn component_of(&self, id: TypeId) -> Option<&str> {
        let found = self.components.iter().find(|(_, known)| **known == id);
        found.map(|(component, _)| component.as_str())
    }

    pub fn components(&self) -> impl Iterator<Item = (&str, TypeId)> {
        let components = self.components.iter();
        components.map(|(component, id)| (component.as_str(), *id))
    }

    pub fn get(&self, id: TypeId) -> Option<&TypeDefinition> {
        self.definitions.get(id.0)
    }

    /// Returns the name of a type, after which its parts are named.
    pub fn stem(&self, id: TypeId) -> String {
        let name = self.get(id).map(|definition| definition.name.plain());
        name.unwrap_or_default().to_owned()
    }

    pub fn kind(&self, id: TypeId) -> Option<&TypeKind> {
        Some(&self.get(id)?.kind)
    }

    pub fn kind_mut(&mut self, id: TypeId) -> Option<&mut TypeKind> {
        Some(&mut self.get_mut(id)?.kind)
    }

    pub fn place(&self, id: TypeId) -> Option<&Place> {
        self.places.get(id.0)
    }

    pub fn places(&self) -> &[Place] {
        &self.places
    }

    pub fn get_mut(&mut self, id: TypeId) -> Option<&mut TypeDefinition> {
        self.definitions.get_mut(id.0)
    }

    /// Returns the type for a set of schemas that apply to one value.
    pub fn merged(&self, places: &[Place]) -> Option<TypeId> {
        self.merged.get(places).copied()
    }

    pub fn count_of_merged(&self) -> usize {
        self.merged.len()
    }

    /// Records the type for a set of schemas.
    pub fn set_merged(&mut self, places: Vec<Place>, id: TypeId) {
        self.merged.insert(places, id);
    }

    /// Resolves aliases.
    pub fn resolved<'t>(&'t self, ty: &'t Type) -> &'t Type {
        let mut ty = ty;
        // Recursive aliases are reported.
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

    /// Returns the kind of a named type, with aliases resolved.
    pub fn kind_of(&self, ty: &Type) -> Option<&TypeKind> {
        match self.resolved(ty) {
            Type::Named(id) => self.get(*id).map(|definition| &definition.kind),
            _ => None,
        }
    }

    /// Returns the enum of a type, with aliases resolved.
    pub fn enumeration(&self, ty: &Type) -> Option<&Enumeration> {
        match self.kind_of(ty)? {
            TypeKind::Enum(enumeration) => Some(enumeration),
            _ => None,
        }
    }

    /// Returns the struct of a type, with aliases resolved.
    pub fn object(&self, ty: &Type) -> Option<&Object> {
        match self.kind_of(ty)? {
            TypeKind::Struct(object) => Some(object),
            _ => None,
        }
    }

    /// Returns the union with this ID.
    pub fn union(&self, id: TypeId) -> Option<&Union> {
        match self.kind(id)? {
            TypeKind::Union(union) => Some(union),
            _ => None,
        }
    }

    pub fn union_mut(&mut self, id: TypeId) -> Option<&mut Union> {
        match self.kind_mut(id)? {
            TypeKind::Union(union) => Some(union),
            _ => None,
        }
    }

    pub fn all(&self) -> &[TypeDefinition] {
        &self.definitions
    }

    /// Returns the Rust names of types of the description.
    pub fn names(&self) -> BTreeSet<String> {
        self.names.names()
    }

    pub fn finish(&mut self) -> Vec<TypeDefinition> {
        std::mem::take(&mut self.definitions)
    }
}
