//! The API as this project understands it: plain data, without the document it
//! was read from and without a token of Rust.
//!
//! Whatever stands here can be generated. Names are chosen, references are
//! resolved, and what could not be understood was refused before.

mod command;
mod constraint;
mod content;
mod conversion;
mod default;
mod enumeration;
mod foreign;
mod format;
mod operation;
mod pagination;
mod parameter;
mod pattern;
mod reachable_types;
mod renaming;
mod response;
mod security;
mod server;
mod statuses;
mod types;
mod union;
mod webhook;
mod xml;

pub use command::{Command, CommandGroup, CommandLine, Flag, FlagOf};
pub use constraint::{Bounds, Constraint, ConstraintId, Count, Known, NamedConstraint, ValueType};
pub use content::{
    Choice, Content, ContentKind, EventData, FieldStyle, FileField, Form, Framing, OrXml, Values,
    Variant,
};
pub use conversion::{Conversion, Conversions, Converted, Missing, Step};
pub use default::{Default, DefaultFields, FormatValue};
pub use enumeration::{EnumKind, EnumValue, Enumeration, Scalar};
pub use foreign::{Dependency, ForeignType};
pub use format::{Format, Formatted};
pub use operation::{
    Body, Condition, ConditionOn, Deprecation, Discouraged, Input, Method, Negotiation, Offer,
    Operation, OtherBody, PathSegment, Replacement, SharedPath, Stability, View,
};
pub use pagination::{PageKind, PageStep, Pagination};
pub use parameter::{Coding, ListStyle, Location, Parameter, Style};
pub use pattern::{Matcher, Pattern, RepeatedSet};
pub use response::{
    CommonHeader, ErrorBody, Header, HeaderCoding, HeaderGroup, Link, Payload, Response, Shape,
    Side, Status,
};
pub use security::{Alternative, Carrier, Credential, Issuer, Security, SecurityScheme, Verifier};
pub use server::{Address, BasePath, Server, Servers, Variable};
pub use statuses::Statuses;
pub use types::{
    Access, AdditionalProperties, Array, Field, Integer, IntegerFormat, Map, Number, NumberFormat,
    Object, Text, Type, TypeDefinition, TypeId, TypeKind,
};
pub use union::{Case, DiscriminatedBy, ObjectFacts, Union, UnionVariant, ValueKind};
pub use webhook::{Webhook, Webhooks};
pub use xml::{
    Xml, XmlDocument, XmlField, XmlHeld, XmlId, XmlName, XmlObject, XmlOthers, XmlShape,
};

use std::collections::BTreeSet;

use crate::names::Name;

/// A description, understood.
#[derive(Clone, Debug, PartialEq)]
pub struct Api {
    /// The title.
    pub title: String,
    /// The version of the description.
    pub version: String,
    /// What it is, in the description's words.
    pub description: Option<String>,
    /// The licence, as an SPDX expression.
    pub license: Option<String>,
    /// Where it is served.
    pub servers: Servers,
    /// Where some of its paths and operations are served instead.
    pub other_servers: Vec<Servers>,
    /// How callers prove who they are.
    pub schemes: Vec<SecurityScheme>,
    /// What tells who calls.
    pub verifiers: Vec<Verifier>,
    /// What the description asks of the callers of all operations.
    pub default_security: Security,
    /// The named types.
    pub types: Vec<TypeDefinition>,
    /// How types of one direction are made of those of the other.
    pub conversions: Conversions,
    /// The patterns of strings, each once.
    pub patterns: Vec<Pattern>,
    /// What bodies must hold to besides what their types say.
    pub rules: Vec<NamedConstraint>,
    /// How bodies are written as XML.
    pub xml: Xml,
    /// The headers that every response carries.
    pub common_headers: Vec<CommonHeader>,
    /// The payloads of responses: of one operation, or of several that share it.
    pub payloads: Vec<Payload>,
    /// The operations.
    pub operations: Vec<Operation>,
    /// Those that share a method and a path template with others.
    pub shared_paths: Vec<SharedPath>,
    /// The formats of strings that types stand for.
    pub formats: BTreeSet<Format>,
    /// The names that things of the description have in Rust.
    pub names: BTreeSet<String>,
    /// The types of the bodies that rejected requests are answered with.
    pub error_bodies: Vec<ErrorBody>,
    /// Whether the client holds requests against the description before it sends them.
    pub checks_requests: bool,
    /// What the server asks of the client.
    pub webhooks: Webhooks,
    /// What the parts of the client's command line are called.
    pub command_line: CommandLine,
}

impl Api {
    /// The rules of bodies, and those that they lead to.
    pub fn used_rules(&self) -> BTreeSet<ConstraintId> {
        let bodies = self.operations.iter().filter_map(|one| one.body.as_ref());
        let contents = bodies.flat_map(|body| body.content.variants());
        let mut waiting: Vec<ConstraintId> = contents.filter_map(|content| content.rule).collect();
        let mut used = BTreeSet::new();
        while let Some(id) = waiting.pop() {
            if used.insert(id)
                && let Some(named) = self.rules.get(id.0)
            {
                named.rule.references(&mut waiting);
            }
        }
        used
    }

    /// The enum that a type is, by itself or as an alias.
    pub fn enumeration(&self, id: TypeId) -> Option<&Enumeration> {
        match &self.types.get(id.0)?.kind {
            TypeKind::Enum(enumeration) => Some(enumeration),
            TypeKind::Alias(Type::Named(id)) => self.enumeration(*id),
            TypeKind::Alias(_)
            | TypeKind::Struct(_)
            | TypeKind::Union(_)
            | TypeKind::Foreign(_) => None,
        }
    }

    /// The kinds of enums that the description has.
    pub fn enum_kinds(&self) -> Vec<EnumKind> {
        let kinds = self
            .types
            .iter()
            .filter_map(|definition| match &definition.kind {
                TypeKind::Enum(enumeration) => Some(enumeration.kind),
                TypeKind::Alias(_)
                | TypeKind::Struct(_)
                | TypeKind::Union(_)
                | TypeKind::Foreign(_) => None,
            });
        kinds.collect()
    }

    /// The body that all rejected requests are answered with, and its media type, where
    /// the description has only one of each.
    pub fn only_error_body(&self) -> Option<(&ErrorBody, &str)> {
        match self.error_bodies.as_slice() {
            [only] => Some((only, only.media_type.as_deref()?)),
            _ => None,
        }
    }

    /// The stabilities that operations have.
    pub fn stabilities(&self) -> BTreeSet<Stability> {
        self.operations
            .iter()
            .filter_map(|operation| operation.stability)
            .collect()
    }

    /// The number of path parameters of the operation that has the most.
    pub fn most_path_parameters(&self) -> usize {
        let counts = self.operations.iter().map(|it| it.path_parameters.len());
        counts.max().unwrap_or(0)
    }

    /// The schemes that operations ask for, whose credentials are parts of requests.
    pub fn used_schemes(&self) -> Vec<&SecurityScheme> {
        let mut used: BTreeSet<usize> = BTreeSet::new();
        for operation in &self.operations {
            for (verifier, _) in self.alternatives(&operation.security) {
                used.extend(&verifier.schemes);
            }
        }
        used.into_iter()
            .filter_map(|index| self.schemes.get(index))
            .filter(|scheme| scheme.credential != Credential::Certificate)
            .collect()
    }

    /// The ways in, each with its verifier.
    pub fn alternatives<'a>(
        &'a self,
        security: &'a Security,
    ) -> impl Iterator<Item = (&'a Verifier, &'a Alternative)> {
        let alternatives = security.alternatives.iter();
        alternatives.filter_map(|alternative| {
            let verifier = self.verifiers.get(alternative.verifier)?;
            Some((verifier, alternative))
        })
    }

    /// The schemes of a verifier.
    pub fn schemes_of<'a>(
        &'a self,
        verifier: &'a Verifier,
    ) -> impl Iterator<Item = &'a SecurityScheme> {
        let schemes = verifier.schemes.iter();
        schemes.filter_map(|index| self.schemes.get(*index))
    }

    /// The body of a response.
    pub fn content_of<'a>(&'a self, shape: &'a Shape) -> Option<&'a Content> {
        match shape {
            Shape::Empty => None,
            Shape::Body(content) => Some(content),
            Shape::Payload(index) => self.payloads.get(*index)?.body.as_ref(),
        }
    }

    /// The bodies of requests.
    pub fn requested(&self) -> impl Iterator<Item = &Content> {
        let bodies = self.operations.iter().filter_map(|one| one.body.as_ref());
        bodies.map(|body| &body.content)
    }

    /// The bodies of responses.
    pub fn answered(&self) -> impl Iterator<Item = &Content> {
        let responses = self.operations.iter().flat_map(|one| &one.responses);
        responses.filter_map(|response| self.content_of(&response.shape))
    }

    /// Whether something of the description has this name in Rust.
    pub fn is_named(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// The payloads that several operations share, each with its index and its module.
    pub fn shared_payloads(&self) -> Vec<(usize, &Name, &Payload)> {
        let responses = self.operations.iter().flat_map(|one| &one.responses);
        let used: BTreeSet<usize> = responses
            .filter_map(|response| response.shape.payload())
            .collect();
        used.into_iter()
            .filter_map(|index| Some((index, self.payloads.get(index)?)))
            .filter_map(|(index, payload)| Some((index, payload.module.as_ref()?, payload)))
            .collect()
    }

    /// The types of other crates.
    pub fn foreign_types(&self) -> impl Iterator<Item = &ForeignType> {
        self.types
            .iter()
            .filter_map(|definition| match &definition.kind {
                TypeKind::Foreign(foreign) => Some(foreign),
                _ => None,
            })
    }

    /// The type that an alias stands for; any other type itself.
    pub fn unaliased<'a>(&'a self, ty: &'a Type) -> &'a Type {
        match ty {
            Type::Named(id) => match &self.type_of(*id).kind {
                TypeKind::Alias(ty) => self.unaliased(ty),
                TypeKind::Struct(_)
                | TypeKind::Enum(_)
                | TypeKind::Union(_)
                | TypeKind::Foreign(_) => ty,
            },
            ty => ty,
        }
    }

    /// A named type.
    pub fn type_of(&self, id: TypeId) -> &TypeDefinition {
        &self.types[id.0]
    }
}
