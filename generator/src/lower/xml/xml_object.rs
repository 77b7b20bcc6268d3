//! The XML object of schemas.

use serde_json::Value;

use crate::lower::schema::raw_schema::RawSchema;
use crate::source::{Document, Place};

/// The XML object of a schema, completed from the schemas that it includes.
#[derive(Debug)]
pub struct XmlMetadata<'a> {
    pub place: Place,
    pub name: Option<(&'a str, Place)>,
    pub namespace: Option<(&'a str, Place)>,
    pub prefix: Option<(&'a str, Place)>,
    pub attribute: bool,
    pub wrapped: bool,
    /// `true` for the text of the element around it.
    pub content: bool,
    /// `true` without an element of its own.
    pub none: bool,
    pub component: Option<&'a str>,
}

/// Looks up original schemas.
#[derive(Clone, Copy)]
pub struct Schemas<'a>(pub(super) &'a Document);

impl<'a> Schemas<'a> {
    /// Returns all schemas that apply to a value.
    fn all(self, sites: &[RawSchema<'a>]) -> Vec<RawSchema<'a>> {
        let mut all: Vec<RawSchema<'a>> = Vec::new();
        let mut waiting: Vec<RawSchema<'a>> = sites.iter().rev().cloned().collect();
        while let Some(at) = waiting.pop() {
            if all.iter().any(|known| known.place == at.place) {
                continue;
            }
            for keyword in ["oneOf", "anyOf", "allOf"] {
                waiting.extend(at.list(keyword).into_iter().rev());
            }
            waiting.extend(at.target(self.0));
            all.push(at);
        }
        all
    }

    pub fn field(self, sites: &[RawSchema<'a>], key: &str) -> Vec<RawSchema<'a>> {
        let all = self.all(sites);
        let objects = all.iter().filter_map(|at| at.subschema("properties"));
        let found: Vec<RawSchema<'a>> = objects.filter_map(|at| at.subschema(key)).collect();
        if found.is_empty() {
            return self.values(sites);
        }
        found
    }

    pub fn items(self, sites: &[RawSchema<'a>]) -> Vec<RawSchema<'a>> {
        let all = self.all(sites);
        all.iter().filter_map(|at| at.subschema("items")).collect()
    }

    pub fn values(self, sites: &[RawSchema<'a>]) -> Vec<RawSchema<'a>> {
        let all = self.all(sites);
        all.iter()
            .filter_map(|at| at.subschema("additionalProperties"))
            .collect()
    }

    /// Returns the XML object for a value. The first schema takes precedence.
    pub fn metadata(self, sites: &[RawSchema<'a>], place: &Place) -> XmlMetadata<'a> {
        let mut layers = Layers {
            schemas: self,
            found: Vec::new(),
            component: None,
        };
        for at in sites {
            layers.read(at, false);
        }
        let word = |keyword: &str| {
            let mut layers = layers.found.iter();
            layers.find_map(|at| {
                let xml = at.subschema("xml")?;
                xml.subschema(keyword)
            })
        };
        let text = |keyword| {
            let at = word(keyword)?;
            Some((at.value.as_str()?, at.place))
        };
        let is_true = |keyword| word(keyword).is_some_and(|at| *at.value == Value::Bool(true));
        // A reference has `none` by default, so that its target decides (OpenAPI 3.2, "XML Object").
        let node_types = layers.found.iter().filter_map(|at| {
            let node_type = at.subschema("xml")?.subschema("nodeType")?;
            node_type.value.as_str()
        });
        let node_types: Vec<&str> = node_types.collect();
        let node_type = node_types.iter().find(|one| **one != "none").copied();
        XmlMetadata {
            place: sites
                .first()
                .map_or_else(|| place.clone(), |at| at.place.clone()),
            name: text("name"),
            namespace: text("namespace"),
            prefix: text("prefix"),
            attribute: is_true("attribute") || node_type == Some("attribute"),
            wrapped: is_true("wrapped") || node_type == Some("element"),
            content: matches!(node_type, Some("text" | "cdata")),
            none: node_type.is_none() && !node_types.is_empty() && layers.component.is_none(),
            component: layers.component,
        }
    }
}

/// The schemas that can name an element, the nearest first.
struct Layers<'a> {
    schemas: Schemas<'a>,
    found: Vec<RawSchema<'a>>,
    component: Option<&'a str>,
}

impl<'a> Layers<'a> {
    fn read(&mut self, at: &RawSchema<'a>, is_target: bool) {
        if self.found.iter().any(|known| known.place == at.place) {
            return;
        }
        self.found.push(RawSchema {
            // OpenAPI 3.0 ignores the siblings of a reference.
            value: match at.is_reference() {
                true => &Value::Null,
                false => at.value,
            },
            ..at.clone()
        });
        if let Some(target) = at.target(self.schemas.0) {
            if self.component.is_none() {
                let reference = at.value.get("$ref").and_then(Value::as_str);
                let name = reference.and_then(|text| text.strip_prefix("#/components/schemas/"));
                self.component = name.filter(|name| !name.contains(['/', '~', '%']));
            }
            self.read(&target, true);
        }
        let members = at.list("allOf");
        // A component with several members does not have their names.
        if !is_target || members.len() == 1 {
            for member in &members {
                self.read_member(member, is_target, members.len() == 1);
            }
        }
        for keyword in ["oneOf", "anyOf"] {
            let variants = at.list(keyword).into_iter();
            let is_null = |at: &RawSchema<'_>| at.value.get("type") == Some(&Value::from("null"));
            let variants: Vec<RawSchema<'a>> = variants.filter(|at| !is_null(at)).collect();
            if let [only] = variants.as_slice() {
                self.read_member(only, is_target, true);
            }
        }
    }

    /// Reads a subschema. Keeps its component only if there is no other subschema.
    fn read_member(&mut self, at: &RawSchema<'a>, is_target: bool, is_only: bool) {
        let component = self.component;
        self.read(at, is_target);
        if !is_only {
            self.component = component;
        }
    }
}
