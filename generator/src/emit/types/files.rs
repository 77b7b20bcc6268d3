//! The files of types, and the module that lists them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use quote::quote;

use super::{Crate, conversions, emit, has_required, required_name, required_of_identical, unions};
use crate::emit::deferred_files::DeferredFiles;
use crate::emit::docs::{Docs, code};
use crate::emit::source_file::{SourceFile, ident};
use crate::emit::{client, common_headers, server, webhooks};
use crate::lowered::{Api, Careful, FeatureGate, TypeFile, TypeId};

/// Writes types into files.
pub struct TypeWriter<'a> {
    api: &'a Api,
    target: Crate,
    /// The unions that encode the fields of their variants.
    with_fields: BTreeSet<TypeId>,
    gates: Gates<'a>,
    /// The names of schemas that a careful client could have.
    careful: BTreeMap<TypeId, String>,
}

impl<'a> TypeWriter<'a> {
    /// Prepares writing.
    pub fn new(api: &'a Api, target: Crate) -> Arc<Self> {
        let is_client = target == Crate::Client && api.has_own_types();
        let careful = match is_client && api.careful != Careful::Everything {
            true => api.careful_names(),
            false => BTreeMap::new(),
        };
        Arc::new(Self {
            api,
            target,
            with_fields: unions::with_fields(api),
            gates: Gates::new(api),
            careful,
        })
    }

    /// Writes the inline types of an operation, given by its index, into its file.
    pub fn emit_for_operation(&self, file: &mut SourceFile, index: usize) {
        self.emit_all(file, TypeFile::Operation(index));
    }

    fn emit_all(&self, file: &mut SourceFile, of: TypeFile) {
        let ids = self.api.types_in_file(of);
        for id in ids {
            self.emit(file, *id);
        }
        for id in ids {
            for name in defined_by(self.api, *id, self.target) {
                file.remove_import(&self.api.module_of(*id), &name);
            }
        }
    }

    fn emit(&self, file: &mut SourceFile, id: TypeId) {
        let (api, target) = (self.api, self.target);
        let definition = api.type_of(id);
        emit(
            file,
            api,
            definition,
            target,
            self.with_fields.contains(&id),
            self.careful.get(&id),
        );
        if let Some(conversion) = conversions::of(api, id, target) {
            conversions::emit(file, api, conversion, target);
        }
    }
}

/// The files of types without those of operations, unless another crate defines them, and the module that lists them.
pub fn deferred<'a>(writer: &Arc<TypeWriter<'a>>) -> DeferredFiles<'a> {
    let mut deferred = DeferredFiles::default();
    let of_all = Arc::clone(writer);
    deferred.add(move || module(&of_all));
    if !writer.api.has_own_types() {
        return deferred;
    }
    for file in writer.api.type_files.keys() {
        if let TypeFile::Type(first) = *file {
            let writer = Arc::clone(writer);
            deferred.add(move || type_file(&writer, first));
        }
    }
    deferred
}

fn type_file(writer: &TypeWriter<'_>, first: TypeId) -> SourceFile {
    let definition = writer.api.type_of(first);
    let docs = Docs::new().paragraph(format!("{}.", code(&definition.name.wire)));
    let mut file = SourceFile::new(writer.api.path_of(definition), docs);
    writer.emit_all(&mut file, TypeFile::Type(first));
    file.waiting_for(writer.gates.of(TypeFile::Type(first)))
}

/// The gates of files of types: the features of tags, or that of webhooks.
struct Gates<'a> {
    api: &'a Api,
    of_tags: BTreeMap<TypeFile, FeatureGate>,
}

impl<'a> Gates<'a> {
    fn new(api: &'a Api) -> Self {
        let of_tags = api.gates_of_types();
        Self { api, of_tags }
    }

    fn of(&self, file: TypeFile) -> FeatureGate {
        match file {
            TypeFile::Type(first) if self.api.webhook_only_types.contains(&first) => {
                FeatureGate::feature(webhooks::FEATURE)
            }
            TypeFile::Type(_) => self.of_tags.get(&file).cloned().unwrap_or_default(),
            TypeFile::Operation(_) => FeatureGate::ALWAYS,
        }
    }
}

fn module(writer: &TypeWriter<'_>) -> SourceFile {
    let api = writer.api;
    let mut file = SourceFile::new(
        "src/types/mod.rs",
        Docs::new().paragraph("The types of the description, except for those of operations."),
    );
    if let Some(path) = api.types_path().filter(|_| !api.type_files.is_empty()) {
        file.export_all(&format!("{path}::types"));
    }
    let files = api.type_files.keys().filter(|_| api.has_own_types());
    let mut files: Vec<TypeFile> = files.copied().collect();
    files.sort_by_cached_key(|file| writer.gates.of(*file));
    for of in &files {
        if let TypeFile::Type(first) = of {
            let module = &api.type_of(*first).module.rust;
            let name = ident(module);
            file.gated(writer.gates.of(*of), |file| {
                file.push(quote!(pub(crate) mod #name;));
                file.export_all(&format!("self::{module}"));
            });
        }
    }
    export_shared(&mut file, api, writer.target);
    file
}

/// Exports the types that operations share.
fn export_shared(file: &mut SourceFile, api: &Api, target: Crate) {
    match target {
        Crate::Client => client::export_shared(file, api),
        Crate::Server => {
            server::export_shared(file, api);
            file.export("crate::traits", common_headers::exported_server(api));
        }
        Crate::Types => {}
    }
}

/// Exports the types of components at the root of a crate, without aliases and structs of required fields.
pub fn export_components(file: &mut SourceFile, api: &Api) {
    let gates = Gates::new(api);
    for id in api.generated_types() {
        let definition = api.type_of(id);
        if !definition.is_component() {
            continue;
        }
        file.gated(gates.of(definition.file), |file| {
            file.export("crate::types", [&definition.name.rust])
        });
    }
}

/// The names that are defined for a type.
fn defined_by(api: &Api, id: TypeId, target: Crate) -> Vec<String> {
    let definition = api.type_of(id);
    let mut names = vec![definition.name.rust.clone()];
    if has_required(definition) || required_of_identical(api, definition).is_some() {
        names.push(required_name(definition));
    }
    let conversion = conversions::of(api, id, target);
    let missing = conversion.and_then(|(_, conversion)| conversion.parts.missing());
    names.extend(missing.map(|missing| missing.name.rust.clone()));
    names
}
