//! The model of a description, for programs that derive something of their own from it.
//!
//! In: the lowered API of a crate. Out: plain data with all references resolved and all Rust names chosen. Depends on
//! `lowered`, on `emit` for the spelling of types, on `report` and `source` for positions, and, for changes, on the pipeline and
//! its options. Nothing in the library reads it.
//!
//! ```
//! use openapi_crates::source::Source;
//! use openapi_crates::{Options, Side, understand};
//!
//! let text = r##"
//! openapi: 3.1.0
//! info: {title: Shop, version: 1.0.0}
//! paths:
//!   /pets:
//!     get:
//!       operationId: listPets
//!       responses:
//!         '200':
//!           description: All pets.
//!           content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
//! components:
//!   schemas:
//!     Pet: {type: object, required: [id], properties: {id: {type: integer}}}
//! "##;
//! let source = Source::new("shop.yaml", text);
//! let crates = understand(&source, &Options::new("shop")).crates.expect("a valid description");
//! let model = crates.model(&source, Side::Client).expect("a client");
//!
//! let list = model.operation("listPets").expect("the operation");
//! assert_eq!((list.rust_name.as_str(), list.location.line), ("list_pets", Some(6)));
//! let pets = list.responses[0].contents[0].ty.as_ref().expect("a JSON body");
//! assert_eq!(pets.rust, "Vec<Pet>");
//! assert_eq!(model.named("Pet").expect("the type").fields()[0].ty.rust, "i64");
//! ```
//!
//! With files, `Generation::model` of `disk` returns it, and `Generation::change` applies [`Changes`] to it before crates are
//! written. As JSON, it has the JSON Schema [`SCHEMA`].
//!
//! All structs and enums may get more fields and variants in a minor version.

mod changes;
mod content;
mod operation;
mod read;
mod security;
mod server;
mod types;

pub use changes::Changes;
pub use content::{Content, Encoding, FileField};
pub use operation::{
    Deprecation, Header, Operation, Parameter, ParameterLocation, RequestBody, Response, Trigger,
};
pub use security::{Credential, RequiredScheme, Requirement, SecurityScheme};
pub use server::{Server, Variable};
pub use types::{
    Access, Constraints, EnumValue, Field, NamedType, Shape, Type, TypeKind, UnionVariant,
};

pub(crate) use read::model;

use serde::Serialize;

/// The JSON Schema (2020-12) of a model as JSON, which [`Model::to_json`] returns.
pub const SCHEMA: &str = include_str!("schema.json");

/// The model of a description, as one of its crates has it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Model {
    /// The title and version.
    pub info: Info,
    /// The servers.
    pub servers: Vec<Server>,
    /// The security schemes that operations and webhooks require.
    pub security_schemes: Vec<SecurityScheme>,
    /// The operations, in the order of the description.
    pub operations: Vec<Operation>,
    /// The webhooks and callbacks.
    pub webhooks: Vec<Operation>,
    /// The types that the crate defines.
    pub types: Vec<NamedType>,
}

/// The title and version of a description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Info {
    /// The title.
    pub title: String,
    /// The version.
    pub version: String,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The licence, as an SPDX expression.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub license: Option<String>,
}

/// The position of an operation or a schema in the description.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SourceLocation {
    /// The path of the file.
    pub file: String,
    /// The JSON Pointer (RFC 6901) in the file.
    pub pointer: String,
    /// The line of the key, from 1. If the text has no such node, because an alias of YAML or a conversion made it, that of the
    /// nearest node around it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The column, from 1, in characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

impl Model {
    /// The operation with an id.
    pub fn operation(&self, id: &str) -> Option<&Operation> {
        self.operations.iter().find(|one| one.id == id)
    }

    /// The type with a Rust name.
    pub fn named(&self, rust_name: &str) -> Option<&NamedType> {
        self.types.iter().find(|one| one.rust_name == rust_name)
    }

    /// The type that a value has after all aliases: the one that `ty` names, or the one that this is an alias of.
    ///
    /// `None` if that is not a named type.
    pub fn resolved<'m>(&'m self, ty: &'m Type) -> Option<&'m NamedType> {
        let Shape::Named { name } = &ty.shape else {
            return None;
        };
        let named = self.named(name)?;
        match &named.kind {
            TypeKind::Alias { ty } if matches!(ty.shape, Shape::Named { .. }) => self.resolved(ty),
            _ => Some(named),
        }
    }

    /// The model as JSON, which the JSON Schema [`SCHEMA`] describes.
    pub fn to_json(&self) -> serde_json::Value {
        // Maps of a model have text as keys, and its numbers are finite.
        serde_json::to_value(self).unwrap_or_default()
    }
}
