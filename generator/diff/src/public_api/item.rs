//! The items of the public API of a crate, each by its path.

use std::collections::{BTreeMap, BTreeSet};

use super::attributes::FeatureSet;
use super::full_paths::short;

/// The public API of a crate: public items, and implementations of traits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PublicApi {
    /// The items.
    pub items: BTreeMap<Key, Item>,
    /// The Cargo features, each with the features that it enables.
    pub features: BTreeMap<String, BTreeSet<String>>,
    /// The public path of each public item of the support code, by the path of its definition.
    pub support: BTreeMap<String, String>,
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
    /// The file of the crate.
    pub file: String,
    /// The item that contains it.
    pub parent: Option<Key>,
    /// The Cargo features that it requires.
    pub features: FeatureSet,
    /// The note of `#[deprecated]`.
    pub deprecation: Option<String>,
    /// The kind with its details.
    pub kind: Kind,
}

/// The kind of an item. All types are spelled with full paths.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A module.
    Module,
    /// A re-export of the item with this path.
    Reexport(String),
    /// A struct.
    Struct {
        /// Its parameters.
        generics: Generics,
        /// The form of its fields.
        form: Form,
        /// `true` if other crates can use struct literals: all fields are public, and it is not `#[non_exhaustive]`.
        is_open: bool,
    },
    /// A public field with its type.
    Field(String),
    /// An enum.
    Enum {
        /// Its parameters.
        generics: Generics,
        /// `true` if other crates can match it exhaustively.
        is_closed: bool,
    },
    /// A variant of an enum.
    Variant {
        /// The form of its fields.
        form: Form,
        /// The types of its fields, with their names if they have any.
        fields: Vec<(Option<String>, String)>,
    },
    /// A trait.
    Trait {
        /// Its parameters.
        generics: Generics,
        /// Its supertraits.
        supertraits: BTreeSet<String>,
    },
    /// A member of a trait.
    Member {
        /// The member.
        member: Member,
        /// `true` if it has a default.
        is_provided: bool,
    },
    /// A function, a method or an associated function.
    Function(Signature),
    /// A constant or a static with its type.
    Constant(String),
    /// A type alias.
    Alias {
        /// Its parameters.
        generics: Generics,
        /// The type.
        ty: String,
    },
    /// An implementation of a trait for a type.
    Impl {
        /// Its parameters.
        generics: Generics,
        /// The trait with its arguments.
        of: String,
        /// The type.
        for_type: String,
    },
    /// The associated type of an implementation.
    Assigned {
        /// The parameters of the implementation.
        generics: Generics,
        /// The type.
        ty: String,
    },
    /// A Cargo feature.
    Feature,
}

/// A member of a trait.
#[derive(Clone, Debug, PartialEq)]
pub enum Member {
    /// A method or an associated function.
    Function(Signature),
    /// A type, with its bounds.
    Type(BTreeSet<String>),
    /// A constant with its type.
    Constant(String),
}

/// The form of the fields of a struct or variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Named fields.
    Named,
    /// A tuple.
    Tuple,
    /// No fields.
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
    /// Its parameters, after those of its implementation block.
    pub generics: Generics,
    /// The receiver: `self`, `&self`, `&mut self`, or with a type.
    pub receiver: Option<String>,
    /// The types of its arguments.
    pub arguments: Vec<String>,
    /// The return type.
    pub output: String,
    /// `true` for an `async fn`.
    pub is_async: bool,
    /// `true` for a `const fn`.
    pub is_const: bool,
}

impl Key {
    /// Creates a key.
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

impl Kind {
    /// Returns the same kind with every type respelled.
    #[must_use]
    pub fn respelled(&self, spell: &impl Fn(&str) -> String) -> Self {
        let mut kind = self.clone();
        match &mut kind {
            Self::Module | Self::Feature | Self::Reexport(_) => {}
            Self::Struct { generics, .. } | Self::Enum { generics, .. } => generics.respell(spell),
            Self::Field(ty)
            | Self::Constant(ty)
            | Self::Member {
                member: Member::Constant(ty),
                ..
            } => *ty = spell(ty),
            Self::Variant { fields, .. } => fields.iter_mut().for_each(|(_, ty)| *ty = spell(ty)),
            Self::Trait {
                generics,
                supertraits,
            } => {
                generics.respell(spell);
                *supertraits = supertraits.iter().map(|one| spell(one)).collect();
            }
            Self::Member {
                member: Member::Type(bounds),
                ..
            } => {
                *bounds = bounds.iter().map(|one| spell(one)).collect();
            }
            Self::Function(signature)
            | Self::Member {
                member: Member::Function(signature),
                ..
            } => signature.respell(spell),
            Self::Alias { generics, ty } | Self::Assigned { generics, ty } => {
                generics.respell(spell);
                *ty = spell(ty);
            }
            Self::Impl {
                generics,
                of,
                for_type,
            } => {
                generics.respell(spell);
                (*of, *for_type) = (spell(of), spell(for_type));
            }
        }
        kind
    }
}

impl Generics {
    /// Returns the names of the parameters.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.parameters.iter().map(|parameter| {
            let name = parameter.strip_prefix("const ").unwrap_or(parameter);
            name.split([' ', ':', '=']).next().unwrap_or(name)
        })
    }

    /// Returns a type with these parameters: `crate::Call<O>`.
    pub fn given_to(&self, path: &str) -> String {
        let names: Vec<&str> = self.names().collect();
        match names.as_slice() {
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

    fn respell(&mut self, spell: &impl Fn(&str) -> String) {
        self.parameters.iter_mut().for_each(|one| *one = spell(one));
        self.bounds = self.bounds.iter().map(|one| spell(one)).collect();
    }
}

impl Signature {
    fn respell(&mut self, spell: &impl Fn(&str) -> String) {
        self.generics.respell(spell);
        self.arguments.iter_mut().for_each(|one| *one = spell(one));
        self.output = spell(&self.output);
    }
}
