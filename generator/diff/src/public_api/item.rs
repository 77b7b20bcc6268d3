//! The items of the public API of a crate, each by its path.

use std::collections::{BTreeMap, BTreeSet};

use super::attributes::FeatureSet;
use super::full_paths::short;

/// The public API of a crate: public items, and implementations of traits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PublicApi {
    pub(super) items: BTreeMap<Key, Item>,
    /// The Cargo features, each with the features that it enables.
    pub(super) features: BTreeMap<String, BTreeSet<String>>,
    /// The public path of each public item of the library, by the path of its definition.
    pub(super) support: BTreeMap<String, String>,
}

/// The identity of an item. Types, values and fields have separate namespaces.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// The full path: `crate::Call<crate::ListPets>::limit`.
    pub path: String,
    /// The namespace.
    pub space: Space,
}

/// A namespace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Space {
    /// Modules, types, traits and variants.
    Type,
    /// Functions, methods and constants.
    Value,
    /// Fields.
    Field,
    /// Implementations of traits, which have no name.
    Impl,
    /// Cargo features.
    Feature,
}

/// A public item.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub file: String,
    /// The item that contains it.
    pub parent: Option<Key>,
    /// The Cargo features that it requires.
    pub features: FeatureSet,
    /// The note of `#[deprecated]`.
    pub deprecation: Option<String>,
    pub declaration: Declaration,
}

/// The declaration of an item. All types are spelled with full paths.
#[derive(Clone, Debug, PartialEq)]
pub struct Declaration {
    pub kind: Kind,
    /// The generic parameters, after those of the implementation block.
    pub generics: Generics,
    /// For members of traits, `true` if the trait has a default.
    pub is_provided: Option<bool>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    Module,
    /// A re-export of the item with this path.
    Reexport(String),
    Struct {
        form: Form,
        /// `true` if other crates can use struct literals: all fields are public, and it is not `#[non_exhaustive]`.
        is_open: bool,
    },
    Field(String),
    Enum {
        /// `true` if other crates can match it exhaustively.
        is_closed: bool,
    },
    Variant {
        form: Form,
        /// The types of its fields, with their names if they have any.
        fields: Vec<(Option<String>, String)>,
    },
    Trait {
        supertraits: BTreeSet<String>,
    },
    /// A function, a method or an associated function.
    Function(Signature),
    /// A constant or a static with its type.
    Constant(String),
    /// The associated type of a trait with its bounds.
    AssociatedType(BTreeSet<String>),
    /// A type alias.
    Alias(String),
    /// An implementation of a trait for a type.
    Impl {
        of: String,
        for_type: String,
    },
    /// The associated type of an implementation.
    Assigned(String),
    /// A Cargo feature.
    Feature,
}

/// The form of the fields of a struct or variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Named,
    Tuple,
    Unit,
}

/// Generic parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generics {
    /// The parameters: `'a`, `T`, `const N: usize`.
    pub parameters: Vec<String>,
    /// The bounds, one by one: `T: std::clone::Clone`.
    pub bounds: BTreeSet<String>,
}

/// The signature of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Signature {
    /// The receiver: `self`, `&self`, `&mut self`, or with a type.
    pub receiver: Option<String>,
    /// The types of its arguments.
    pub arguments: Vec<String>,
    pub output: String,
    pub is_async: bool,
    pub is_const: bool,
}

impl Key {
    pub fn new(path: impl Into<String>, space: Space) -> Self {
        Self {
            path: path.into(),
            space,
        }
    }

    /// Returns the path in the form that other crates use, without the name of the crate.
    pub fn shown(&self) -> String {
        short(&self.path)
    }

    /// Returns the last segment of the path.
    pub fn name(&self) -> &str {
        self.path.rsplit("::").next().unwrap_or(&self.path)
    }
}

impl From<Kind> for Declaration {
    fn from(kind: Kind) -> Self {
        (kind, Generics::default()).into()
    }
}

impl From<(Kind, Generics)> for Declaration {
    fn from((kind, generics): (Kind, Generics)) -> Self {
        Self {
            kind,
            generics,
            is_provided: None,
        }
    }
}

impl Declaration {
    /// Returns the same declaration with every type respelled.
    #[must_use]
    pub fn respelled(&self, spell: &impl Fn(&str) -> String) -> Self {
        let set = |types: &mut BTreeSet<String>| {
            *types = types.iter().map(|ty| spell(ty)).collect();
        };
        let mut declaration = self.clone();
        let Generics { parameters, bounds } = &mut declaration.generics;
        parameters.iter_mut().for_each(|one| *one = spell(one));
        set(bounds);
        match &mut declaration.kind {
            Kind::Module
            | Kind::Feature
            | Kind::Reexport(_)
            | Kind::Struct { .. }
            | Kind::Enum { .. } => {}
            Kind::Field(ty) | Kind::Constant(ty) | Kind::Alias(ty) | Kind::Assigned(ty) => {
                *ty = spell(ty);
            }
            Kind::Variant { fields, .. } => fields.iter_mut().for_each(|(_, ty)| *ty = spell(ty)),
            Kind::Trait { supertraits: types } | Kind::AssociatedType(types) => set(types),
            Kind::Function(signature) => {
                signature
                    .arguments
                    .iter_mut()
                    .for_each(|one| *one = spell(one));
                signature.output = spell(&signature.output);
            }
            Kind::Impl { of, for_type } => (*of, *for_type) = (spell(of), spell(for_type)),
        }
        declaration
    }
}

impl Generics {
    /// Returns a type with these parameters: `crate::Call<O>`.
    pub fn given_to(&self, path: &str) -> String {
        let names = self.parameters.iter().map(|parameter| {
            let name = parameter.strip_prefix("const ").unwrap_or(parameter);
            name.split([' ', ':', '=']).next().unwrap_or(name)
        });
        match names.collect::<Vec<&str>>().as_slice() {
            [] => path.to_owned(),
            names => format!("{path}<{}>", names.join(", ")),
        }
    }

    /// Appends the parameters of an inner item.
    #[must_use]
    pub fn with(&self, inner: Self) -> Self {
        Self {
            parameters: [self.parameters.clone(), inner.parameters].concat(),
            bounds: &self.bounds | &inner.bounds,
        }
    }
}
