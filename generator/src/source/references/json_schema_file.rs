//! External files, which may be JSON Schema files.

use serde_json::Value;

use super::identifiers;
use super::json_schema::Translation;
use super::parsed_files::ParsedFiles;
use crate::source::grammar::{Draft, SCHEMA, visit_whole};
use crate::source::text::{Target, normalized_address, resolve_address};

/// A parsed external file.
pub(super) struct ExternalFile {
    pub(super) value: Value,
    /// The draft of a JSON Schema file.
    pub(super) draft: Option<Draft>,
    /// The URI of the file, if references relative to it lead to other files than those relative to its path.
    other_base: Option<String>,
    /// `true` if a `$recursiveRef` may lead to another file.
    is_recursion_dynamic: bool,
}

impl ExternalFile {
    pub(super) fn new(files: &mut ParsedFiles<'_>, path: &str, mut value: Value) -> Self {
        let draft = Draft::of(&value);
        if draft.is_some() {
            identifiers::localize(&mut value, SCHEMA);
        }
        let id = draft.and_then(|draft| id_of(&value, draft));
        let other_base = id.filter(|id| !is_base(id, files, path, &value));
        Self {
            other_base: other_base.map(str::to_owned),
            draft,
            is_recursion_dynamic: files.is_recursion_dynamic(path, &value),
            value,
        }
    }

    /// The `$schema` of a file, if it is that of another draft.
    pub(super) fn unknown_draft(&self) -> Option<&str> {
        let dialect = self.value.get("$schema")?.as_str()?;
        let is_draft = dialect.contains("://json-schema.org/");
        (self.draft.is_none() && is_draft).then_some(dialect)
    }

    /// Translates a schema of the file.
    pub(super) fn translate(&self, schema: &mut Value, draft: Draft) -> Translation {
        let translation = Translation::of(schema, draft, self.is_recursion_dynamic);
        if let Value::Object(object) = schema {
            let is_root = object.get("$id").and_then(Value::as_str) == id_of(&self.value, draft);
            match &self.other_base {
                // References within a schema with an `$id` are reported as unsupported.
                Some(base) => {
                    object.entry("$id").or_insert_with(|| base.as_str().into());
                }
                None if is_root => {
                    object.shift_remove("$id");
                }
                None => {}
            }
        }
        translation
    }
}

/// The `$id` of a file.
pub(super) fn id_of(file: &Value, draft: Draft) -> Option<&str> {
    file.get(draft.id_keyword())?.as_str()
}

/// `true` if the references of a file lead to the same files relative to its `$id` and relative to its path.
fn is_base(id: &str, files: &mut ParsedFiles<'_>, path: &str, value: &Value) -> bool {
    let mut references = Vec::new();
    visit_whole(value, SCHEMA, |_, object, _| {
        references.extend(
            object
                .get("$ref")
                .and_then(Value::as_str)
                .map(str::to_owned),
        );
    });
    for reference in &mut references {
        reference.truncate(reference.find('#').unwrap_or(reference.len()));
    }
    references.sort();
    references.dedup();
    let mut others = references.iter().filter(|reference| !reference.is_empty());
    let Some(id) = normalized_address(id) else {
        // A name in the same folder.
        return !id.contains(['/', ':']) || others.next().is_none();
    };
    others.all(|reference| is_same(&id, files, path, reference))
}

fn is_same(id: &str, files: &mut ParsedFiles<'_>, path: &str, reference: &str) -> bool {
    let without_fragment = |url: String| url.split('#').next().unwrap_or_default().to_owned();
    let Some(expected) = resolve_address(id, reference).map(without_fragment) else {
        return false;
    };
    let addresses = &files.source.addresses;
    match addresses.resolve(path, reference) {
        Some(Target::File(target, _)) => {
            let expected = Some(expected.as_str());
            addresses.base(&target) == expected || files.id(&target) == expected
        }
        Some(Target::Address(address)) => without_fragment(address) == expected,
        None => false,
    }
}
