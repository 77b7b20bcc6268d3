//! The API as plain data, independent of the document and of Rust tokens.
//!
//! In: what `lower` finds. Out: data for `emit` and `model`. Depends on `names`, on `side`, and on `report` and `source` for
//! positions. Everything in it can be generated: names are chosen, references resolved, and unsupported parts reported.

mod careful;
mod command;
mod content;
mod conversion;
mod customization;
mod default;
mod enumeration;
mod feature_gate;
mod foreign;
mod format;
mod graph;
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
mod tag_feature;
mod tags;
#[cfg(test)]
mod tests;
mod types;
mod undeclared_null;
mod union;
mod value_schema;
mod webhook;
mod xml;

pub use careful::{Careful, CarefulSchemas};
pub use command::{Command, CommandGroup, CommandLine, Flag, FlagKind, FlagOf, LoginCommands};
pub use content::{
    Content, ContentKind, ContentUnion, ContentVariant, EventData, FieldStyle, FileField, Form,
    Framing, OrXml, StreamEnd, ValueStream, WATCH,
};
pub use conversion::{Conversion, Conversions, Converted, Missing, Step};
pub use customization::Customization;
pub use default::{Default, DefaultFields};
pub use enumeration::{EnumKind, EnumValue, Enumeration, Scalar};
pub use feature_gate::FeatureGate;
pub use foreign::{Dependency, ForeignType};
pub use format::{Format, Formatted};
pub use graph::{TypeGraph, closure, type_graph};
pub use operation::{
    Body, Condition, ConditionOn, Deprecation, Input, InvalidInput, Method, Negotiation, Offer,
    Operation, OperationDeprecation, OtherBody, PathSegment, Replacement, SharedPath, Stability,
    View,
};
pub use pagination::{PageKind, PageStep, Pagination, StepPresence};
pub use parameter::{ClientParameter, Coding, ListStyle, Location, Parameter, Style};
pub use pattern::{Matcher, Pattern, RepeatedSet};
pub use response::{
    CommonHeader, ErrorBody, FailureSet, Header, HeaderCoding, HeaderGroup, Link, OpenStatuses,
    Payload, Response, Shape, Side, Status,
};
pub use security::{
    Alternative, AlwaysSent, Carrier, Credential, Issuer, OAuthUrls, Security, SecurityScheme,
    Verifier,
};
pub use server::{BasePath, Server, ServerUrl, Servers, Variable};
pub use statuses::Statuses;
pub use tag_feature::{TagFeature, TagFeatures};
pub use tags::{TagModule, TagTrait};
pub use types::{
    Access, AdditionalProperties, Array, Field, Integer, IntegerFormat, Map, Mismatch, Number,
    NumberFormat, Object, Type, TypeDefinition, TypeFile, TypeFiles, TypeId, TypeKind, TypesOrigin,
};
pub use union::{Case, DiscriminatedBy, ObjectFacts, TagTable, Union, UnionVariant, ValueKind};
pub use value_schema::{
    ArraySchema, Count, Evaluator, FieldSchema, NamedSchema, NumberConstraint, ObjectSchema,
    SchemaId, TaggedSchemas, TextConstraint, Unevaluated, UnionVariants, ValueSchema,
};
pub use webhook::{Webhook, Webhooks};
pub use xml::{
    Xml, XmlDocument, XmlField, XmlId, XmlName, XmlObject, XmlOthers, XmlRepresentation, XmlShape,
};

use std::collections::{BTreeMap, BTreeSet};

use crate::names::Name;

/// The API of a description.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Api {
    /// The title.
    pub title: String,
    /// The version.
    pub version: String,
    /// The documentation from the description.
    pub description: Option<String>,
    /// The licence, as an SPDX expression.
    pub license: Option<String>,
    /// The servers.
    pub servers: Servers,
    /// The servers of paths and operations with servers of their own.
    pub other_servers: Vec<Servers>,
    /// The security schemes.
    pub schemes: Vec<SecurityScheme>,
    /// The verifiers of credentials.
    pub verifiers: Vec<Verifier>,
    /// The default security requirements.
    pub default_security: Security,
    /// The credentials that clients send with operations that require none, if any.
    pub always_sent: Option<AlwaysSent>,
    /// The named types.
    pub types: Vec<TypeDefinition>,
    /// The types of each file.
    pub type_files: TypeFiles,
    /// The crate that defines the types.
    pub types_origin: TypesOrigin,
    /// The types that only webhooks use.
    pub webhook_only_types: BTreeSet<TypeId>,
    /// The types of forms with files, in place of which operations use those of the other fields.
    pub types_with_files: BTreeSet<TypeId>,
    /// The conversions between request and response types.
    pub conversions: Conversions,
    /// The distinct string patterns.
    pub patterns: Vec<Pattern>,
    /// The schemas by which values are validated.
    pub schemas: Vec<NamedSchema>,
    /// The XML representation of bodies.
    pub xml: Xml,
    /// The headers of every response.
    pub common_headers: Vec<CommonHeader>,
    /// The response payloads, some shared by several operations.
    pub payloads: Vec<Payload>,
    /// The operations.
    pub operations: Vec<Operation>,
    /// The parameters of operations that the client has.
    pub shared_parameters: Vec<ClientParameter>,
    /// The public modules of operations with tags.
    pub tag_modules: Vec<TagModule>,
    /// The traits of the server for tags; empty if one trait has all operations.
    pub tag_traits: Vec<TagTrait>,
    /// The cargo features of tags; none if operations have no features.
    pub tag_features: TagFeatures,
    /// The groups of operations with the same method and path template.
    pub shared_paths: Vec<SharedPath>,
    /// The string formats with types of their own.
    pub formats: BTreeSet<Format>,
    /// The Rust type names taken by the description.
    pub names: BTreeSet<String>,
    /// The types of error bodies of rejected requests.
    pub error_bodies: Vec<ErrorBody>,
    /// The statuses from which handlers choose.
    pub open_statuses: Vec<OpenStatuses>,
    /// The errors that several operations have in common.
    pub failure_sets: Vec<FailureSet>,
    /// `true` if the client validates requests before sending them.
    pub checks_requests: bool,
    /// The description as JSON, if the server contains it.
    pub description_json: Option<String>,
    /// The values that the client leaves out of responses if they deviate.
    pub careful: Careful,
    /// The webhooks and callbacks.
    pub webhooks: Webhooks,
    /// The names of the client's command line.
    pub command_line: CommandLine,
}

impl Api {
    /// Returns the schemas of bodies and parameters, and those that they refer to, each with the gate of the operations.
    pub fn used_schemas(&self) -> BTreeMap<SchemaId, FeatureGate> {
        let mut by_gate = BTreeMap::<_, Vec<SchemaId>>::new();
        for operation in &self.operations {
            let used = by_gate.entry(operation.tag_gate()).or_default();
            used.extend(self.schemas_of(operation));
        }
        FeatureGate::of_items(by_gate.into_iter().flat_map(|(gate, schemas)| {
            let schemas = self.with_references(schemas).into_iter();
            schemas.map(move |id| (id, gate.clone()))
        }))
    }

    /// Returns the schemas of the body and the parameters of an operation.
    fn schemas_of(&self, operation: &Operation) -> impl Iterator<Item = SchemaId> {
        // Clients do not check the values of streams.
        let is_checked = |content: &&Content| {
            !self.checks_requests || !matches!(content.kind, ContentKind::Stream(_))
        };
        let contents = operation.body.iter();
        let contents = contents.flat_map(|body| body.content.variants());
        let contents = contents.filter(is_checked);
        let parameters = operation.all_parameters();
        let schemas = contents.map(|content| content.schema);
        let schemas = schemas.chain(parameters.map(|parameter| parameter.schema));
        schemas.flatten()
    }

    /// Returns some schemas, and those that they refer to.
    fn with_references(&self, schemas: impl IntoIterator<Item = SchemaId>) -> BTreeSet<SchemaId> {
        closure(schemas, |id| {
            let mut references = Vec::new();
            if let Some(named) = self.schemas.get(id.0) {
                named.schema.references(&mut references);
            }
            references
        })
    }

    /// The enum of a type or of the type that it aliases.
    pub fn enumeration(&self, id: TypeId) -> Option<&Enumeration> {
        match &self.types.get(id.0)?.kind {
            TypeKind::Enum(enumeration) => Some(enumeration),
            TypeKind::Alias(Type::Named(id)) => self.enumeration(*id),
            _ => None,
        }
    }

    /// The type itself, or the type that it aliases, if the generated crate defines it.
    pub fn own_type(&self, id: TypeId) -> Option<TypeId> {
        match &self.types.get(id.0)?.kind {
            TypeKind::Struct(_) | TypeKind::Enum(_) | TypeKind::Union(_) => Some(id),
            TypeKind::Alias(Type::Named(id)) => self.own_type(*id),
            TypeKind::Alias(_) | TypeKind::Foreign(_) => None,
        }
    }

    /// The only error body and its media type, if there is one only: all rejections have it.
    pub fn only_error_body(&self) -> Option<(&ErrorBody, &str)> {
        match self.error_bodies.as_slice() {
            [only] if only.is_general => Some((only, only.media_type.as_deref()?)),
            _ => None,
        }
    }

    /// The stabilities of operations.
    pub fn stabilities(&self) -> BTreeSet<Stability> {
        self.operations
            .iter()
            .filter_map(|operation| operation.stability)
            .collect()
    }

    /// The largest number of path parameters of an operation.
    pub fn most_path_parameters(&self) -> usize {
        let counts = self.operations.iter().map(|it| it.path_parameters.len());
        counts.max().unwrap_or(0)
    }

    /// The schemes required by operations, other than client certificates.
    pub fn used_schemes(&self) -> Vec<&SecurityScheme> {
        let mut used: BTreeSet<usize> = BTreeSet::new();
        let always = self.always_sent.iter().map(|always| &always.security);
        let of_operations = self.operations.iter().map(|operation| &operation.security);
        for security in of_operations.chain(always) {
            for (verifier, _) in self.alternatives(security) {
                used.extend(&verifier.schemes);
            }
        }
        used.into_iter()
            .filter_map(|index| self.schemes.get(index))
            .filter(|scheme| scheme.credential != Credential::Certificate)
            .collect()
    }

    /// The schemes in use whose access tokens clients can obtain.
    pub fn oauth_schemes(&self) -> Vec<(&SecurityScheme, &OAuthUrls)> {
        let schemes = self.used_schemes().into_iter();
        schemes
            .filter_map(|scheme| Some((scheme, scheme.oauth.as_ref()?)))
            .collect()
    }

    /// The scopes of a scheme that operations require, each by its first requirement with the scheme.
    pub fn scopes_of(&self, scheme: &SecurityScheme) -> BTreeSet<&str> {
        let operations = self.operations.iter();
        let first = operations.filter_map(|operation| {
            let mut alternatives = self.alternatives(&operation.security);
            alternatives.find_map(|(verifier, alternative)| {
                let mut schemes = self.schemes_of(verifier);
                let index = schemes.position(|one| one == scheme)?;
                let before = self.schemes_of(verifier).take(index);
                let start = before.map(|one| one.names().len()).sum();
                let scopes = alternative.scopes.get(start..)?;
                Some(scopes.iter().take(scheme.names().len()).flatten())
            })
        });
        first.flatten().map(String::as_str).collect()
    }

    /// The credentials that a client sends with an operation. Other servers receive only those that are required.
    pub fn sent_with<'a>(&'a self, operation: &'a Operation) -> &'a Security {
        let is_open = operation.security.is_open() && operation.servers.is_none();
        let always = self.always_sent.as_ref().filter(|_| is_open);
        always.map_or(&operation.security, |always| &always.security)
    }

    /// Removes the credentials that no operation requires.
    pub fn forget_always_sent(&mut self) {
        if let Some(always) = self.always_sent.take() {
            self.schemes.truncate(always.required_schemes);
            self.verifiers.truncate(always.required_verifiers);
        }
    }

    /// The alternatives of a security requirement with their verifiers.
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
        shape.content(&self.payloads)
    }

    /// The contents of the bodies of an operation, except for those of its other client methods.
    pub fn contents_of<'a>(
        &'a self,
        operation: &'a Operation,
    ) -> impl Iterator<Item = &'a Content> {
        let request = operation.body.iter().map(|body| &body.content);
        let responses = operation.responses.iter();
        request.chain(responses.filter_map(|response| self.content_of(&response.shape)))
    }

    /// The contents of request bodies.
    pub fn request_contents(&self) -> impl Iterator<Item = &Content> {
        let bodies = self.operations.iter().filter_map(|one| one.body.as_ref());
        bodies.map(|body| &body.content)
    }

    /// The contents of response bodies.
    pub fn response_contents(&self) -> impl Iterator<Item = &Content> {
        let responses = self.operations.iter().flat_map(|one| &one.responses);
        responses.filter_map(|response| self.content_of(&response.shape))
    }

    /// `true` if the description takes this type name.
    pub fn is_named(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// The payloads shared by operations, with index and module.
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

    /// The types from other crates.
    pub fn foreign_types(&self) -> impl Iterator<Item = &ForeignType> {
        self.types
            .iter()
            .filter_map(|definition| match &definition.kind {
                TypeKind::Foreign(foreign) => Some(foreign),
                _ => None,
            })
    }

    /// The aliased type; other types as they are.
    pub fn unaliased<'a>(&'a self, ty: &'a Type) -> &'a Type {
        match ty {
            Type::Named(id) => match &self.type_of(*id).kind {
                TypeKind::Alias(ty) => self.unaliased(ty),
                _ => ty,
            },
            ty => ty,
        }
    }

    /// The definition of a named type or of the one that it aliases.
    pub fn definition_of(&self, id: TypeId) -> &TypeDefinition {
        let definition = self.type_of(id);
        match &definition.kind {
            TypeKind::Alias(Type::Named(id)) => self.definition_of(*id),
            _ => definition,
        }
    }

    /// A named type.
    pub fn type_of(&self, id: TypeId) -> &TypeDefinition {
        &self.types[id.0]
    }
}
