//! The schemas of a description.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, bail};
use serde_json::{Map, Value, json};

use openapi_crates::internals::{Wanted, checked};
use openapi_crates::report::Report;
use openapi_crates::source::Source;

use crate::{bundle, nodes};

/// The schemas of a description, and their examples.
pub struct Document {
    /// The value of `openapi`.
    pub version: String,
    /// Schemas by name: components, and inline schemas with generated names.
    pub schemas: Map<String, Value>,
    /// The whole description.
    pub whole: Value,
    /// Examples of bodies, by the name of their schema.
    pub examples: Vec<(String, Value)>,
}

impl Document {
    /// Reads a description in YAML or JSON.
    ///
    /// # Errors
    ///
    /// When the file cannot be read, or is not an OpenAPI description.
    pub fn read(file: &Path) -> anyhow::Result<Self> {
        let file = file.canonicalize().context("cannot be found")?;
        let mut value = parse(&file)?;
        match value.get("swagger") {
            Some(_) => value = converted(&file)?,
            None => bundle::bundle(&file, &mut value),
        }
        let version = value.get("openapi").map(text_of).unwrap_or_default();
        if !["3.0", "3.1", "3.2"]
            .iter()
            .any(|supported| version.starts_with(supported))
        {
            bail!("is not an OpenAPI description of version 3");
        }
        let schemas = value.pointer("/components/schemas");
        let schemas = schemas.and_then(Value::as_object).cloned();
        let schemas = schemas.unwrap_or_default();
        Ok(Self {
            version,
            schemas,
            whole: value,
            examples: Vec::new(),
        })
    }

    /// Adds the inline schemas of bodies.
    #[must_use]
    pub fn with_bodies(mut self) -> Self {
        let whole = std::mem::take(&mut self.whole);
        self.collect_bodies(&whole);
        self.whole = whole;
        self
    }

    /// `true` for version 3.0, whose schemas are not JSON Schema.
    pub fn is_3_0(&self) -> bool {
        self.version.starts_with("3.0")
    }

    /// Names the schemas of JSON bodies, and collects the examples of bodies.
    fn collect_bodies(&mut self, value: &Value) {
        match value {
            Value::Object(object) => {
                if let Some(Value::Object(content)) = object.get("content") {
                    for (media_type, body) in content {
                        if media_type.contains("json") {
                            self.collect_body(body);
                        }
                    }
                }
                object.values().for_each(|inner| self.collect_bodies(inner));
            }
            Value::Array(items) => items.iter().for_each(|inner| self.collect_bodies(inner)),
            _ => {}
        }
    }

    fn collect_body(&mut self, body: &Value) {
        let Some(schema) = body.get("schema") else {
            return;
        };
        let component = schema.get("$ref").and_then(Value::as_str);
        let component = component.filter(|_| schema.as_object().is_some_and(|all| all.len() == 1));
        let name = match component.map(nodes::component) {
            Some(Some(name)) => name,
            Some(None) => return,
            None => self.named(schema),
        };
        let examples = body.get("examples").and_then(Value::as_object);
        let examples = examples.into_iter().flat_map(Map::values);
        let examples = examples.filter_map(|example| example.get("value"));
        for example in body.get("example").into_iter().chain(examples) {
            self.examples.push((name.clone(), example.clone()));
        }
    }

    fn named(&mut self, schema: &Value) -> String {
        if let Some((name, _)) = self.schemas.iter().find(|(_, known)| *known == schema) {
            return name.clone();
        }
        let number = self.schemas.len();
        let name = format!("BodyOf{number}");
        self.schemas.insert(name.clone(), schema.clone());
        name
    }

    /// The names of all schemas that a schema depends on, including its own.
    ///
    /// # Errors
    ///
    /// When it refers to something other than a component schema.
    pub fn closure(&self, name: &str) -> Result<BTreeSet<String>, String> {
        let mut found = BTreeSet::new();
        let mut pending = vec![name.to_owned()];
        while let Some(name) = pending.pop() {
            if found.contains(&name) {
                continue;
            }
            let schema = self.schemas.get(&name);
            let schema =
                schema.ok_or_else(|| format!("refers to `{name}`, which does not exist"))?;
            let mut references = Vec::new();
            collect_references(schema, &mut references);
            for reference in references {
                let component = nodes::component(&reference);
                pending.push(component.ok_or_else(|| format!("refers to `{reference}`"))?);
            }
            // A discriminator may be that of a schema that this one includes.
            if schema
                .get("discriminator")
                .or(schema.get("allOf"))
                .is_some()
            {
                pending.extend(self.subtypes(&name));
            }
            found.insert(name);
        }
        Ok(found)
    }

    /// The schemas that extend a schema by `allOf`.
    fn subtypes<'a>(&'a self, name: &'a str) -> impl Iterator<Item = String> + 'a {
        let extends = move |schema: &Value| {
            let parts = schema.get("allOf").and_then(Value::as_array);
            let mut parts = parts.into_iter().flatten();
            parts.any(|part| {
                let target = part.get("$ref").and_then(Value::as_str);
                target.and_then(nodes::component).as_deref() == Some(name)
            })
        };
        let subtypes = self
            .schemas
            .iter()
            .filter(move |(_, schema)| extends(schema));
        subtypes.map(|(subtype, _)| subtype.clone())
    }
}

/// Collects all references, including those in unknown keywords, except those in examples.
fn collect_references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (key, inner) in object {
                match (key.as_str(), inner) {
                    ("$ref" | "$dynamicRef", Value::String(text)) => found.push(text.clone()),
                    ("mapping", Value::Object(mapping)) => {
                        let texts = mapping.values().filter_map(Value::as_str);
                        found.extend(texts.map(|text| match text.contains(['/', '#']) {
                            true => text.to_owned(),
                            false => nodes::reference(text),
                        }));
                    }
                    // These are names, not keywords.
                    (key, Value::Object(named)) if nodes::is_of_names(key) => {
                        for inner in named.values() {
                            collect_references(inner, found);
                        }
                    }
                    ("example" | "examples" | "default" | "enum" | "const", _) => {}
                    _ => collect_references(inner, found),
                }
            }
        }
        Value::Array(items) => items
            .iter()
            .for_each(|item| collect_references(item, found)),
        _ => {}
    }
}

/// The number of values in a schema.
pub fn size(value: &Value) -> usize {
    1 + match value {
        Value::Object(object) => object.values().map(size).sum::<usize>(),
        Value::Array(items) => items.iter().map(size).sum(),
        _ => 0,
    }
}

/// Reads a description of Swagger 2.0 as converted by the generator, since there is no independent converter.
fn converted(file: &Path) -> anyhow::Result<Value> {
    let folder = file.parent().unwrap_or(Path::new(""));
    let text = fs::read_to_string(file).context("cannot be read")?;
    let source = Source::new(file.display().to_string(), text);
    let source =
        source.with_files(|path| fs::read(folder.join(path)).map_err(|error| error.to_string()));
    let checked =
        checked(&source, &Wanted::default(), &mut Report::new()).context("cannot be read")?;
    Ok(checked.root().clone())
}

/// Parses a file in YAML or JSON.
///
/// # Errors
///
/// When it cannot be read or parsed.
pub fn parse(file: &Path) -> anyhow::Result<Value> {
    let text = fs::read_to_string(file).context("cannot be read")?;
    let mut value: serde_yaml::Value = serde_yaml::from_str(&text)?;
    value.apply_merge()?;
    Ok(json_of(value))
}

fn json_of(value: serde_yaml::Value) -> Value {
    use serde_yaml::Value as Yaml;
    match value {
        Yaml::Null => Value::Null,
        Yaml::Bool(value) => value.into(),
        Yaml::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(integer), ..) => integer.into(),
            (_, Some(integer), _) => integer.into(),
            (.., number) => json!(number),
        },
        Yaml::String(text) => text.into(),
        Yaml::Sequence(items) => items.into_iter().map(json_of).collect(),
        Yaml::Mapping(mapping) => mapping
            .into_iter()
            .map(|(key, value)| (text_of(&json_of(key)), json_of(value)))
            .collect(),
        Yaml::Tagged(tagged) => json_of(tagged.value),
    }
}

fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
