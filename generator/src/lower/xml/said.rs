//! What schemas say of their values in XML, as they were written.

use serde_json::Value;

use crate::source::{Document, Place};

/// A schema as it was written.
#[derive(Clone, Debug)]
pub(super) struct At<'a> {
    schema: &'a Value,
    pub(super) place: Place,
}

/// What the `xml` of a schema says, and those of the schemas that it is made of.
#[derive(Debug)]
pub(super) struct Said<'a> {
    pub(super) place: Place,
    pub(super) name: Option<(&'a str, Place)>,
    pub(super) namespace: Option<(&'a str, Place)>,
    pub(super) prefix: Option<(&'a str, Place)>,
    pub(super) attribute: bool,
    pub(super) wrapped: bool,
    /// The name of the component that the schema is.
    pub(super) component: Option<&'a str>,
}

/// Reads the schemas of a description.
#[derive(Clone, Copy)]
pub(super) struct Schemas<'a>(pub(super) &'a Document);

impl<'a> Schemas<'a> {
    /// The schema at a place where one was written.
    pub(super) fn at(self, place: &Place) -> Option<At<'a>> {
        let schema = self.0.original(place)?;
        Some(At {
            schema,
            place: place.clone(),
        })
    }

    fn inner(self, at: &At<'a>, keyword: &str) -> Option<At<'a>> {
        Some(At {
            schema: at.schema.get(keyword)?,
            place: at.place.key(keyword),
        })
    }

    fn listed(self, at: &At<'a>, keyword: &str) -> Vec<At<'a>> {
        let list = at.schema.get(keyword).and_then(Value::as_array);
        let place = at.place.key(keyword);
        let list = list.into_iter().flatten().enumerate();
        list.map(|(index, schema)| At {
            schema,
            place: place.index(index),
        })
        .collect()
    }

    fn target(self, at: &At<'a>) -> Option<At<'a>> {
        let reference = at.schema.get("$ref")?.as_str()?;
        self.at(&Place::of_reference(reference)?)
    }

    /// Whether a schema says nothing but what it refers to.
    fn is_only_reference(self, at: &At<'_>) -> bool {
        self.0.is_3_0() && at.schema.get("$ref").is_some()
    }

    /// All schemas that the value of these is of.
    fn all(self, sites: &[At<'a>]) -> Vec<At<'a>> {
        let mut all: Vec<At<'a>> = Vec::new();
        let mut waiting: Vec<At<'a>> = sites.iter().rev().cloned().collect();
        while let Some(at) = waiting.pop() {
            if all.iter().any(|known| known.place == at.place) {
                continue;
            }
            for keyword in ["oneOf", "anyOf", "allOf"] {
                waiting.extend(self.listed(&at, keyword).into_iter().rev());
            }
            waiting.extend(self.target(&at));
            all.push(at);
        }
        all
    }

    /// The schemas of a field.
    pub(super) fn field(self, sites: &[At<'a>], key: &str) -> Vec<At<'a>> {
        let all = self.all(sites);
        let objects = all.iter().filter_map(|at| self.inner(at, "properties"));
        let found: Vec<At<'a>> = objects.filter_map(|at| self.inner(&at, key)).collect();
        if found.is_empty() {
            return self.values(sites);
        }
        found
    }

    /// The schemas of the items of an array.
    pub(super) fn items(self, sites: &[At<'a>]) -> Vec<At<'a>> {
        let all = self.all(sites);
        all.iter()
            .filter_map(|at| self.inner(at, "items"))
            .collect()
    }

    /// The schemas of the fields that have no names of their own.
    pub(super) fn values(self, sites: &[At<'a>]) -> Vec<At<'a>> {
        let all = self.all(sites);
        all.iter()
            .filter_map(|at| self.inner(at, "additionalProperties"))
            .collect()
    }

    /// What is said of the value of some schemas: the first word holds.
    pub(super) fn said(self, sites: &[At<'a>], place: &Place) -> Said<'a> {
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
                let xml = self.inner(at, "xml")?;
                self.inner(&xml, keyword)
            })
        };
        let text = |keyword| {
            let at = word(keyword)?;
            Some((at.schema.as_str()?, at.place))
        };
        let is_true = |keyword| word(keyword).is_some_and(|at| *at.schema == Value::Bool(true));
        Said {
            place: sites
                .first()
                .map_or_else(|| place.clone(), |at| at.place.clone()),
            name: text("name"),
            namespace: text("namespace"),
            prefix: text("prefix"),
            attribute: is_true("attribute"),
            wrapped: is_true("wrapped"),
            component: layers.component,
        }
    }
}

/// The schemas that may name the element of a value, the nearest first.
struct Layers<'a> {
    schemas: Schemas<'a>,
    found: Vec<At<'a>>,
    component: Option<&'a str>,
}

impl<'a> Layers<'a> {
    fn read(&mut self, at: &At<'a>, is_target: bool) {
        if self.found.iter().any(|known| known.place == at.place) {
            return;
        }
        self.found.push(At {
            // Beside a reference, nothing counts in 3.0.
            schema: match self.schemas.is_only_reference(at) {
                true => &Value::Null,
                false => at.schema,
            },
            place: at.place.clone(),
        });
        if let Some(target) = self.schemas.target(at) {
            if self.component.is_none() {
                let reference = at.schema.get("$ref").and_then(Value::as_str);
                let name = reference.and_then(|text| text.strip_prefix("#/components/schemas/"));
                self.component = name.filter(|name| !name.contains(['/', '~', '%']));
            }
            self.read(&target, true);
        }
        let members = self.schemas.listed(at, "allOf");
        // A component that adds to others is not called as they are.
        if !is_target || members.len() == 1 {
            for member in &members {
                self.read_member(member, is_target, members.len() == 1);
            }
        }
        for keyword in ["oneOf", "anyOf"] {
            let branches = self.schemas.listed(at, keyword).into_iter();
            let is_null = |at: &At<'_>| at.schema.get("type") == Some(&Value::from("null"));
            let branches: Vec<At<'a>> = branches.filter(|at| !is_null(at)).collect();
            if let [only] = branches.as_slice() {
                self.read_member(only, is_target, true);
            }
        }
    }

    /// Reads a part of a schema. The whole is the component that it is, if it is all of it.
    fn read_member(&mut self, at: &At<'a>, is_target: bool, is_only: bool) {
        let component = self.component;
        self.read(at, is_target);
        if !is_only {
            self.component = component;
        }
    }
}
