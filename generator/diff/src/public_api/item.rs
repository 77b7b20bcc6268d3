//! What a crate has for others: items, each by its path.

use std::collections::{BTreeMap, BTreeSet};

use super::gate::Gate;
use super::spelling::short;

/// The items of a crate that others can name, and what is implemented for them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Surface {
    /// The items, by what they are known by.
    pub items: BTreeMap<Key, Item>,
    /// The cargo features, each with those that it switches on.
    pub features: BTreeMap<String, BTreeSet<String>>,
    /// The support code that others can name: the path by which they do, by where it stands.
    pub support: BTreeMap<String, String>,
}

/// What an item is known by. Types and values have names of their own, and so have fields.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// The path, from `crate` on: `crate::Call<crate::ListPets>::limit`.
    pub path: String,
    /// What shares names with it.
    pub space: Space,
}

/// What shares names.
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

/// Something that others can name.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The file of the crate that it stands in.
    pub file: String,
    /// What it is a part of.
    pub parent: Option<Key>,
    /// The cargo features that it waits for.
    pub gate: Gate,
    /// What it is deprecated with, if it is.
    pub deprecation: Option<String>,
    /// What it is.
    pub kind: Kind,
}

/// What an item is. All types are spelled by full paths.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A module.
    Module,
    /// Another name of what is known by this path.
    Reexport(String),
    /// A struct.
    Struct {
        /// Its parameters.
        generics: Generics,
        /// How its values are made.
        form: Form,
        /// Whether anybody can make a value of it by naming its fields, and take it apart so:
        /// all fields are public, and it is not `#[non_exhaustive]`.
        is_open: bool,
    },
    /// A public field, of this type.
    Field(String),
    /// An enum.
    Enum {
        /// Its parameters.
        generics: Generics,
        /// Whether whoever matches it may name all variants, and no others.
        is_closed: bool,
    },
    /// A variant of an enum.
    Variant {
        /// How its values are made.
        form: Form,
        /// The types of its fields, with their names if they have any.
        fields: Vec<(Option<String>, String)>,
    },
    /// A trait.
    Trait {
        /// Its parameters.
        generics: Generics,
        /// What whoever implements it implements as well.
        supertraits: BTreeSet<String>,
    },
    /// What a trait asks of those that implement it, or gives to them.
    Member {
        /// What it is.
        member: Member,
        /// Whether the trait has one already.
        is_provided: bool,
    },
    /// A function, a method or an associated function.
    Function(Signature),
    /// A constant or a static, of this type.
    Constant(String),
    /// Another name of a type.
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
        /// The trait, with what it is given.
        of: String,
        /// The type.
        for_type: String,
    },
    /// What an associated type is in an implementation.
    Assigned {
        /// The parameters of the implementation.
        generics: Generics,
        /// The type.
        ty: String,
    },
    /// A cargo feature.
    Feature,
}

/// A member of a trait.
#[derive(Clone, Debug, PartialEq)]
pub enum Member {
    /// A method or an associated function.
    Function(Signature),
    /// A type, with its bounds.
    Type(BTreeSet<String>),
    /// A constant, of this type.
    Constant(String),
}

/// How a value of a struct or a variant is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// By naming its fields.
    Named,
    /// By giving its fields in order.
    Tuple,
    /// By its name alone.
    Unit,
}

/// The parameters of an item.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generics {
    /// The parameters: `'a`, `T`, `const N: usize`.
    pub parameters: Vec<String>,
    /// What they must hold to, one by one: `T: std::clone::Clone`.
    pub bounds: BTreeSet<String>,
}

/// How a function is called.
#[derive(Clone, Debug, PartialEq)]
pub struct Signature {
    /// Its parameters, behind those of the implementation that it stands in.
    pub generics: Generics,
    /// `self` as it is taken: `self`, `&self`, `&mut self`, or with a type.
    pub receiver: Option<String>,
    /// The types of its arguments.
    pub arguments: Vec<String>,
    /// The type of what it returns; `()` if it returns nothing.
    pub output: String,
    /// `async`, if it is.
    pub is_async: bool,
    /// Whether it may be called where constants are made.
    pub is_const: bool,
}

impl Key {
    /// A key of a path.
    pub fn new(path: impl Into<String>, space: Space) -> Self {
        Self {
            path: path.into(),
            space,
        }
    }

    /// The path as others write it below the name of the crate.
    pub fn shown(&self) -> String {
        short(&self.path)
    }

    /// The last name of the path.
    pub fn name(&self) -> &str {
        self.path.rsplit("::").next().unwrap_or(&self.path)
    }
}

impl Kind {
    /// The same with all types as `change` spells them.
    #[must_use]
    pub fn map(&self, change: &impl Fn(&str) -> String) -> Self {
        match self {
            Self::Module | Self::Feature | Self::Reexport(_) => self.clone(),
            Self::Struct {
                generics,
                form,
                is_open,
            } => Self::Struct {
                generics: generics.map(change),
                form: *form,
                is_open: *is_open,
            },
            Self::Field(ty) => Self::Field(change(ty)),
            Self::Enum {
                generics,
                is_closed,
            } => Self::Enum {
                generics: generics.map(change),
                is_closed: *is_closed,
            },
            Self::Variant { form, fields } => {
                let fields = fields.iter();
                Self::Variant {
                    form: *form,
                    fields: fields
                        .map(|(name, ty)| (name.clone(), change(ty)))
                        .collect(),
                }
            }
            Self::Trait {
                generics,
                supertraits,
            } => Self::Trait {
                generics: generics.map(change),
                supertraits: supertraits.iter().map(|one| change(one)).collect(),
            },
            Self::Member {
                member,
                is_provided,
            } => Self::Member {
                member: match member {
                    Member::Function(signature) => Member::Function(signature.map(change)),
                    Member::Type(bounds) => {
                        Member::Type(bounds.iter().map(|one| change(one)).collect())
                    }
                    Member::Constant(ty) => Member::Constant(change(ty)),
                },
                is_provided: *is_provided,
            },
            Self::Function(signature) => Self::Function(signature.map(change)),
            Self::Constant(ty) => Self::Constant(change(ty)),
            Self::Alias { generics, ty } => Self::Alias {
                generics: generics.map(change),
                ty: change(ty),
            },
            Self::Impl {
                generics,
                of,
                for_type,
            } => Self::Impl {
                generics: generics.map(change),
                of: change(of),
                for_type: change(for_type),
            },
            Self::Assigned { generics, ty } => Self::Assigned {
                generics: generics.map(change),
                ty: change(ty),
            },
        }
    }
}

impl Generics {
    /// The names of the parameters.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.parameters.iter().map(|parameter| {
            let name = parameter.strip_prefix("const ").unwrap_or(parameter);
            name.split([' ', ':', '=']).next().unwrap_or(name)
        })
    }

    /// A type with these parameters: `crate::Call<O>`.
    pub fn given_to(&self, path: &str) -> String {
        let names: Vec<&str> = self.names().collect();
        match names.as_slice() {
            [] => path.to_owned(),
            names => format!("{path}<{}>", names.join(", ")),
        }
    }

    /// These parameters, and those of something inside.
    #[must_use]
    pub fn with(&self, inner: Self) -> Self {
        Self {
            parameters: [self.parameters.clone(), inner.parameters].concat(),
            bounds: &self.bounds | &inner.bounds,
        }
    }

    fn map(&self, change: &impl Fn(&str) -> String) -> Self {
        Self {
            parameters: self.parameters.iter().map(|one| change(one)).collect(),
            bounds: self.bounds.iter().map(|one| change(one)).collect(),
        }
    }
}

impl Signature {
    fn map(&self, change: &impl Fn(&str) -> String) -> Self {
        Self {
            generics: self.generics.map(change),
            arguments: self.arguments.iter().map(|one| change(one)).collect(),
            output: change(&self.output),
            ..self.clone()
        }
    }
}
