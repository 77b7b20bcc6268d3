//! `x-rust-type` and `x-rust-derive`: types and derived traits of other crates.
//!
//! In: the extensions of a schema. Out: foreign types, derives and dependencies of the lowered API. Depends on the
//! list of crates.

use openapiv3::Schema;
use serde_json::{Map, Value};

use super::{Lowering, unsupported};
use crate::crates::{self, OF_RUST, is_feature};
use crate::lower::schema::declared_type;
use crate::lowered::{
    Customization, Dependency, ForeignType, ObjectFacts, TypeId, TypeKind, ValueKind,
};
use crate::names::is_identifier;
use crate::report::{Code, quoted};
use crate::source::Place;
use crate::source::rust_type::{DERIVE, EXTENSION};
use crate::type_rules::verify_derive;

pub fn is_foreign(schema: &Schema) -> bool {
    schema.schema_data.extensions.contains_key(EXTENSION)
}

impl Lowering<'_> {
    /// Returns the foreign type of a schema.
    pub fn foreign(&mut self, schema: &Schema, place: &Place) -> Option<TypeKind> {
        let value = schema.schema_data.extensions.get(EXTENSION)?;
        let place = place.key(EXTENSION);
        let (path, dependency) = match value {
            Value::String(path) => (path.clone(), self.of_rust(path, &place)),
            Value::Object(fields) => self.of_crate(fields, &place)?,
            _ => {
                let message = format!("{} must be a path or an object", quoted(EXTENSION));
                self.diagnose(Code::InvalidRustType, &place, message);
                return None;
            }
        };
        self.check_versions(dependency.as_ref(), &place);
        let is = kind(schema);
        Some(TypeKind::Foreign(ForeignType {
            path,
            dependency,
            is,
        }))
    }

    /// Adds the traits of `x-rust-derive` to the types of all schemas.
    pub fn add_derives(&mut self) {
        let places: Vec<Place> = self.types.places().to_vec();
        for (index, place) in places.iter().enumerate() {
            let declared = self.document.raw(place).and_then(|it| it.get(DERIVE));
            let Some(declared) = declared.cloned() else {
                continue;
            };
            let place = place.key(DERIVE);
            let customization = self.derives(&declared, &place);
            if let Some(definition) = self.types.get_mut(TypeId(index)) {
                definition.customization.extend(customization);
            }
        }
    }

    fn derives(&mut self, declared: &Value, place: &Place) -> Customization {
        let mut customization = Customization::default();
        let items = match declared {
            Value::Array(items) => items.as_slice(),
            item => std::slice::from_ref(item),
        };
        for item in items {
            let (path, dependency) = match item {
                Value::String(path) => (path.clone(), None),
                Value::Object(fields) => match self.of_crate(fields, place) {
                    Some(found) => found,
                    None => continue,
                },
                _ => {
                    let message = format!(
                        "{} must be a path, an object, or a list of these",
                        quoted(DERIVE)
                    );
                    self.diagnose(Code::InvalidRustType, place, message);
                    continue;
                }
            };
            if let Err(reason) = verify_derive(&path, dependency.is_some()) {
                self.diagnose(Code::InvalidRustType, place, reason);
                continue;
            }
            self.check_versions(dependency.as_ref(), place);
            customization.derives.push(path);
            customization.dependencies.extend(dependency);
        }
        customization
    }

    /// Checks a path without a crate.
    fn of_rust(&mut self, path: &str, place: &Place) -> Option<Dependency> {
        let root = crates::foreign_root(path);
        if let (true, Some(root)) = (self.check_path(path, place), root) {
            let message = format!("missing version of the crate {}", quoted(root));
            self.diagnose(Code::InvalidRustType, place, message)
                .help("write `{crate: …, version: …, path: …}`");
        }
        None
    }

    fn of_crate(
        &mut self,
        fields: &Map<String, Value>,
        place: &Place,
    ) -> Option<(String, Option<Dependency>)> {
        for name in fields.keys() {
            let place = place.key(name);
            match name.as_str() {
                "crate" | "version" | "path" | "features" => {}
                "parameters" => {
                    self.unsupported(Code::UnsupportedRustType, &place, "a generic type")
                        .at_key();
                }
                _ => {
                    let message = format!("unknown field {}", quoted(name));
                    self.diagnose(Code::InvalidRustType, &place, message)
                        .at_key();
                }
            }
        }
        let package = self.text_of(fields, "crate", place)?;
        let version = self.text_of(fields, "version", place)?;
        let path = self.text_of(fields, "path", place)?;
        if let Some((field, message)) = crates::invalid_dependency(&package, &version) {
            self.diagnose(Code::InvalidRustType, &place.key(field), message);
            return None;
        }
        let root = package.replace('-', "_");
        if self.check_path(&path, &place.key("path"))
            && path.split("::").next() != Some(root.as_str())
        {
            let message = format!("the path must begin with {}", quoted(&root));
            self.diagnose(Code::InvalidRustType, &place.key("path"), message);
        }
        if OF_RUST.contains(&package.as_str()) {
            return Some((path, None));
        }
        if crates::known(&package).is_some_and(|own| own.optional) {
            let what = format!("a type of {}", quoted(&package));
            self.unsupported(Code::UnsupportedRustType, &place.key("crate"), what);
        }
        let dependency = Dependency {
            features: self.features(fields, place),
            package,
            version,
        };
        Some((path, Some(dependency)))
    }

    fn text_of(
        &mut self,
        fields: &Map<String, Value>,
        name: &str,
        place: &Place,
    ) -> Option<String> {
        let message = match fields.get(name) {
            Some(Value::String(text)) => return Some(text.clone()),
            Some(_) => {
                let message = format!("{} must be a string", quoted(name));
                self.diagnose(Code::InvalidRustType, &place.key(name), message);
                return None;
            }
            None => format!("missing field {}", quoted(name)),
        };
        self.diagnose(Code::InvalidRustType, place, message);
        None
    }

    fn features(&mut self, fields: &Map<String, Value>, place: &Place) -> Vec<String> {
        let Some(value) = fields.get("features") else {
            return Vec::new();
        };
        let names = value.as_array().map(|list| {
            let names = list.iter().map(Value::as_str);
            names.map(|name| name.filter(|name| is_feature(name)).map(str::to_owned))
        });
        let names: Option<Option<Vec<String>>> = names.map(Iterator::collect);
        names.flatten().unwrap_or_else(|| {
            let message = "expected an array of feature names";
            self.diagnose(Code::InvalidRustType, &place.key("features"), message);
            Vec::new()
        })
    }

    fn check_path(&mut self, path: &str, place: &Place) -> bool {
        let is_path = path.contains("::") && path.split("::").all(is_identifier);
        if !is_path {
            let message = "expected the path of a type, such as `money::Amount`";
            self.diagnose(Code::InvalidRustType, place, message);
        }
        is_path
    }

    /// Reports conflicting versions of one crate.
    fn check_versions(&mut self, dependency: Option<&Dependency>, place: &Place) {
        let Some(dependency) = dependency else {
            return;
        };
        let known = self
            .dependencies
            .iter()
            .find(|(known, _)| known.package == dependency.package);
        match known {
            Some((known, at)) if known.version != dependency.version => {
                let message = format!(
                    "conflicting versions of the crate {}",
                    quoted(&dependency.package)
                );
                let at = at.clone();
                self.diagnose(Code::InvalidRustType, place, message)
                    .related(&at, "the other version");
            }
            Some(_) => {}
            None => self.dependencies.push((dependency.clone(), place.clone())),
        }
    }

    /// Reports that other schemas of the same value have no effect.
    pub fn foreign_among_others(&mut self, place: &Place) {
        let what = "`x-rust-type` together with other schemas of the same value";
        let code = Code::UnsupportedRustType;
        if !self.report.has(place, &unsupported(code, what)) {
            self.unsupported(code, place, what);
        }
    }
}

fn kind(schema: &Schema) -> ValueKind {
    match declared_type(schema) {
        Some("string") => ValueKind::String,
        Some("integer") => ValueKind::Integer,
        Some("number") => ValueKind::Number,
        Some("boolean") => ValueKind::Boolean,
        Some("array") => ValueKind::Array,
        Some("object") => ValueKind::Object(ObjectFacts::default()),
        _ => ValueKind::Any,
    }
}
