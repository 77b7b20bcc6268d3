//! The types of the description: structs, enums, unions and aliases, with their JSON encoding.
//!
//! In: the type definitions of the model. Out: a file for each, and the Rust types, conditions and schemas
//! that other files use. Depends on `codecs` and `formats`.

mod checks;
mod conversions;
mod defaults;
mod deprecated;
mod discriminator;
mod enums;
mod field_support;
mod pattern;
mod record;
mod rust_type;
mod schemas;
mod setter;
mod structs;
mod unions;

pub use checks::{
    holds, integer_bounds, integer_step_holds, is_copied, is_free, number_bounds,
    other_number_rules,
};
pub use defaults::{import as import_default, unwrapped as unwrapped_default};
pub use deprecated::{deprecation_text, expected, is_marked, mark, marked};
pub use enums::export_support as export_enum_support;
pub use field_support::export as export_field_support;
pub use pattern::{
    declaration as patterns_declaration, file as patterns_file, holds as pattern_condition,
    used as used_patterns,
};
pub use record::{Presence, Record, RecordField, optional};
pub use rust_type::{import_type, rust_type};
pub use schemas::{body_schema, number_rules, parameter_schema, rule_table};
pub use setter::Items;
pub use structs::{field_docs, record_field};

use std::collections::BTreeSet;
use std::sync::Arc;

use quote::quote;

use super::deferred_files::DeferredFiles;
use super::docs::{Docs, code};
use super::source_file::{self, SourceFile, ident};
use super::webhooks;
use crate::model::{Api, Conversion, Parameter, Type, TypeDefinition, TypeId, TypeKind};

/// A generated crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crate {
    /// The server, which rejects invalid values.
    Server,
    /// The client, which tolerates values of a newer server.
    Client,
}

impl Crate {
    /// The other crate.
    pub const fn other(self) -> Self {
        match self {
            Self::Server => Self::Client,
            Self::Client => Self::Server,
        }
    }
}

/// The files of all named types, and the module that lists them.
pub fn deferred(api: &Api, target: Crate) -> DeferredFiles<'_> {
    let checked = match target {
        Crate::Server => types_of_requests(api, Parameter::is_structured),
        Crate::Client if api.checks_requests => {
            types_of_requests(api, |parameter| !is_free(api, &parameter.field.ty))
        }
        Crate::Client => BTreeSet::new(),
    };
    let received = api.webhook_api().filter(|_| target == Crate::Client);
    let received = received.map(|webhooks| types_of_requests(&webhooks, Parameter::is_structured));
    let received = received.unwrap_or_default();
    let webhook_api = Arc::new(api.webhook_only_types());
    let with_fields = unions::with_fields(api);
    let mut deferred = DeferredFiles::default();
    let gated = Arc::clone(&webhook_api);
    deferred.add(move || module(api, target, &gated));
    for (index, definition) in api.types.iter().enumerate() {
        let id = TypeId(index);
        let (is_checked, is_received) = (checked.contains(&id), received.contains(&id));
        let has_fields = with_fields.contains(&id);
        let is_gated = webhook_api.contains(&id);
        deferred.add(move || {
            let mut file = type_file(api, definition, target, has_fields);
            if is_checked || is_received {
                // A file with a feature needs no condition inside.
                let feature = (!is_checked && !is_gated).then_some(webhooks::FEATURE);
                file.gated(feature, |file| schemas::emit(file, api, definition));
            }
            if let Some(conversion) = conversions::of(api, id, target) {
                conversions::emit(&mut file, api, conversion, target);
            }
            match is_gated {
                true => file.waiting_for(webhooks::FEATURE),
                false => file,
            }
        });
    }
    deferred
}

fn module(api: &Api, target: Crate, webhook_api: &BTreeSet<TypeId>) -> SourceFile {
    let mut file = SourceFile::new(
        "src/types/mod.rs",
        Docs::new().paragraph("The types of the description."),
    );
    let parts = always_and_gated(api, webhook_api);
    for (feature, ids) in &parts {
        for id in ids {
            let module = ident(&api.type_of(*id).module.rust);
            file.gated(*feature, |file| file.push(quote!(pub(crate) mod #module;)));
        }
    }
    for (feature, ids) in &parts {
        for id in ids {
            let module = ident(&api.type_of(*id).module.rust);
            let names = exported_by(api, *id, target);
            let names = names.iter().map(|name| ident(name));
            let names = quote!(pub use #module::{#(#names),*};);
            file.gated(*feature, |file| file.push(names));
        }
    }
    file
}

/// The types that are always there, and those that only webhooks use.
fn always_and_gated(
    api: &Api,
    webhook_api: &BTreeSet<TypeId>,
) -> [(Option<&'static str>, Vec<TypeId>); 2] {
    let ids = (0..api.types.len()).map(TypeId);
    let (gated, always) = ids.partition(|id| webhook_api.contains(id));
    [(None, always), (Some(webhooks::FEATURE), gated)]
}

/// Exports the names of all types, and those that their fields use.
pub fn export_all(file: &mut SourceFile, api: &Api, target: Crate) {
    for (feature, ids) in always_and_gated(api, &api.webhook_only_types()) {
        let names = ids.into_iter().flat_map(|id| exported_by(api, id, target));
        file.gated(feature, |file| file.export("crate::types", names));
    }
    field_support::export(file, api, target);
}

/// The names that the file of a type exports.
pub fn exported_by(api: &Api, id: TypeId, target: Crate) -> Vec<String> {
    let definition = api.type_of(id);
    let mut names = vec![definition.name.rust.clone()];
    if let TypeKind::Struct(object) = &definition.kind
        && object.fields.iter().any(|field| field.required)
    {
        names.push(format!("{}Required", definition.name.plain()));
    }
    let conversion = conversions::of(api, id, target);
    let missing = conversion.and_then(Conversion::missing);
    names.extend(missing.map(|missing| missing.name.rust.clone()));
    names
}

fn type_file(
    api: &Api,
    definition: &TypeDefinition,
    target: Crate,
    has_fields: bool,
) -> SourceFile {
    let path = format!("src/types/{}.rs", definition.module.plain());
    let docs = Docs::new().paragraph(format!("{}.", code(&definition.name.wire)));
    let mut file = SourceFile::new(path, docs);
    match &definition.kind {
        TypeKind::Struct(object) => structs::emit(&mut file, api, definition, object, target),
        TypeKind::Enum(enumeration) => enums::emit(&mut file, definition, enumeration, target),
        TypeKind::Union(union) => {
            unions::emit(&mut file, api, definition, union, target, has_fields)
        }
        TypeKind::Alias(ty) => alias(&mut file, api, definition, ty),
        TypeKind::Foreign(foreign) => {
            let (docs, name) = (type_docs(definition).outer(), ident(&definition.name.rust));
            let foreign = source_file::path(&foreign.path);
            file.push(quote!(#docs pub type #name = #foreign;));
        }
    }
    file
}

fn alias(file: &mut SourceFile, api: &Api, definition: &TypeDefinition, ty: &Type) {
    import_type(file, api, ty);
    let docs = type_docs(definition).outer();
    let name = ident(&definition.name.rust);
    let ty = rust_type(api, ty);
    file.push(quote!(#docs pub type #name = #ty;));
}

/// The docs of a type: its description, or its name on the wire.
fn type_docs(definition: &TypeDefinition) -> Docs {
    let docs = match &definition.description {
        Some(description) => Docs::new().prose(Some(description)),
        None => Docs::new().paragraph(format!("{}.", code(&definition.name.wire))),
    };
    match &definition.deprecated {
        Some(deprecated) => docs.paragraph(deprecated::paragraph(deprecated)),
        None => docs,
    }
}

/// The types of request bodies, and of parameters that are validated with a schema.
fn types_of_requests(api: &Api, has_table: impl Fn(&Parameter) -> bool) -> BTreeSet<TypeId> {
    let bodies = api
        .operations
        .iter()
        .filter_map(|operation| operation.body.as_ref());
    let bodies = bodies.flat_map(|body| body.content.types());
    let operations = api.operations.iter();
    let parameters = operations.flat_map(|operation| operation.all_parameters());
    let parameters = parameters.filter(|parameter| has_table(parameter));
    let parameters = parameters.map(|parameter| &parameter.field.ty);
    let mut waiting: Vec<TypeId> = bodies.chain(parameters).flat_map(Type::named).collect();
    let mut found = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if found.insert(id) {
            waiting.extend(api.type_of(id).kind.parts());
        }
    }
    found
}
