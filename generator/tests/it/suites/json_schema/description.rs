//! A description with an operation for each group of tests.

use std::collections::BTreeMap;

use openapi_crates::source::Source;
use openapi_crates::{Crate, Side, generate};
use serde_json::Value;

use super::draft::Draft;
use super::groups::Group;
use super::position::Position;
use super::remotes::Remotes;
use crate::suites::diagnostics::{Diagnostics, of_files, of_operations};
use crate::support::options;

/// A generated crate, with the diagnostics of its operations.
#[derive(Debug, PartialEq, Eq)]
pub struct Generated {
    pub package: Crate,
    /// The diagnostics of groups, by their indices.
    diagnostics: BTreeMap<usize, Diagnostics>,
    /// The codes of diagnostics in files that several groups may refer to, with their names.
    of_files: Vec<(String, String)>,
}

/// A description with an operation for each group, whose paths are `/g0`, `/g1` and so on.
pub struct Description<'s> {
    name: String,
    draft: Draft,
    /// Its paths object.
    paths: String,
    schemas: Schemas,
    remotes: &'s Remotes,
}

impl Generated {
    /// Returns the diagnostics of the operation of a group, and those of the files that its schema refers to.
    pub fn diagnostics_of(&self, number: usize, group: &Group) -> Diagnostics {
        let mut diagnostics = self.diagnostics.get(&number).cloned().unwrap_or_default();
        let schema = group.schema.get();
        let of_files = self
            .of_files
            .iter()
            .filter(|(name, _)| schema.contains(name.as_str()));
        diagnostics
            .codes
            .extend(of_files.map(|(_, code)| code.clone()));
        diagnostics
    }
}

impl<'s> Description<'s> {
    /// Describes operations that take an instance in a position.
    pub fn new(
        name: String,
        draft: Draft,
        position: Position,
        groups: &[Group],
        remotes: &'s Remotes,
    ) -> Self {
        let schemas = Schemas::of(draft, groups);
        let paths = schemas.texts.iter().enumerate();
        let paths = paths.map(|(index, schema)| operation(index, &position.operation(schema)));
        Self {
            name,
            draft,
            paths: paths.collect::<Vec<_>>().join(",\n"),
            schemas,
            remotes,
        }
    }

    /// Generates the server, or the client with checks. All versions of OpenAPI for the draft have the same crate.
    pub fn generate(&self, side: Side) -> Generated {
        let mut versions = self.draft.openapi().iter();
        let generated = versions
            .next()
            .map(|first| self.generate_version(first, side));
        let generated = generated.expect("a draft has a version");
        for other in versions {
            let is_same = self.generate_version(other, side) == generated;
            assert!(is_same, "the crate of OpenAPI {other} differs");
        }
        generated
    }

    fn generate_version(&self, version: &str, side: Side) -> Generated {
        let Self { name, paths, .. } = self;
        let info = format!(r#"{{"title": "{name}", "version": "1"}}"#);
        let text = format!(r#"{{"openapi": "{version}", "info": {info}, "paths": {{{paths}}}}}"#);
        let source = Source::new("api.json", text).with_addresses(self.remotes.addresses());
        let source = source.with_files(|path| match self.schemas.files.get(path) {
            Some(text) => Ok(text.clone().into_bytes()),
            None => self.remotes.read(path),
        });
        let options = options(name).only(side).skips(true).stubs(true);
        let outcome = generate(&source, &options.client_checks(true));
        let report = outcome.report.classes_json(&source);
        let Some(generated) = outcome.generated else {
            panic!("{name}: {:#}", report["errors"]);
        };
        Generated {
            package: match side {
                Side::Server => generated.server,
                Side::Client => generated.client,
                Side::Types => generated.types,
            },
            diagnostics: of_operations(&report),
            of_files: of_files(&report),
        }
    }
}

/// The schemas of groups.
struct Schemas {
    /// Those in the description.
    texts: Vec<String>,
    /// Those in files, by their paths, to which the description refers.
    files: BTreeMap<String, String>,
}

impl Schemas {
    fn of(draft: Draft, groups: &[Group]) -> Self {
        let (mut texts, mut files) = (Vec::new(), BTreeMap::new());
        for (index, group) in groups.iter().enumerate() {
            let text = group.schema.get();
            let schema: Value = serde_json::from_str(text).unwrap();
            if draft.is_inline(&schema) {
                texts.push(text.to_owned());
                continue;
            }
            let path = format!("g{index}.json");
            texts.push(format!(r#"{{"$ref": "{path}"}}"#));
            files.insert(path, with_dialect(draft, &schema, text));
        }
        Self { texts, files }
    }
}

fn operation(index: usize, fields: &str) -> String {
    format!(
        r#""/g{index}": {{"post": {{"operationId": "g{index}", {fields},
  "responses": {{"204": {{"description": "Done."}}}}}}}}"#
    )
}

/// Declares the dialect of a schema, which that of the description would be otherwise.
fn with_dialect(draft: Draft, schema: &Value, text: &str) -> String {
    match schema.as_object() {
        Some(keywords) if draft == Draft::Draft4 && !keywords.contains_key("$schema") => {
            let separator = if keywords.is_empty() { "" } else { "," };
            let rest = text.trim_start().trim_start_matches('{');
            format!(r#"{{"$schema": "{}"{separator}{rest}"#, draft.dialect())
        }
        _ => text.to_owned(),
    }
}
