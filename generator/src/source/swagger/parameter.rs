//! Parameters (Swagger 2.0, "Parameter Object"), other than bodies and form fields.

use serde_json::Value;

use super::value_type::CollectionFormat;
use super::{BODIES, Converter, Fields, copied, is_converted, text};
use crate::report::Code;
use crate::source::tree::{Place, items, resolve};

/// The entry of a list of parameters.
#[derive(Clone)]
pub(super) struct Parameter<'v> {
    /// The place of the entry.
    pub(super) entry: Place,
    /// The parameter, with its place.
    pub(super) fields: &'v Fields,
    pub(super) place: Place,
}

impl<'v> Parameter<'v> {
    /// The readable entries of a list at a place.
    pub(super) fn list(root: &'v Value, object: &'v Value, place: &Place) -> Vec<Self> {
        let entries = items(object.get("parameters")).enumerate();
        let place = place.key("parameters");
        let parameters = entries.filter_map(|(index, value)| {
            let entry = place.index(index);
            let (parameter, place) = resolve(root, value, entry.clone())?;
            let fields = parameter.as_object()?;
            Some(Self {
                entry,
                fields,
                place,
            })
        });
        parameters.collect()
    }

    pub(super) fn location(&self) -> Option<&'v str> {
        text(self.fields, "in")
    }

    pub(super) fn name(&self) -> Option<&'v str> {
        text(self.fields, "name")
    }

    /// `true` for a part of the request body.
    pub(super) fn is_content(&self) -> bool {
        is_content(self.location())
    }
}

fn is_content(location: Option<&str>) -> bool {
    matches!(location, Some("body" | "formData"))
}

impl Converter<'_> {
    /// Converts the list of parameters of an object, without bodies and form fields. The new object is at the same place.
    pub(super) fn parameters(&mut self, object: &Value, place: &Place) -> Option<Value> {
        let list = object.get("parameters")?;
        let Some(entries) = list.as_array() else {
            return Some(list.clone());
        };
        let old = place.key("parameters");
        let mut converted = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            let (old, new) = (old.index(index), old.index(converted.len()));
            let resolved = resolve(self.root, entry, old.clone());
            let location = resolved.and_then(|(parameter, _)| parameter.get("in")?.as_str());
            if is_content(location) {
                continue;
            }
            self.places.record(new.clone(), old.clone());
            converted.push(self.parameter(entry, &old, &new));
        }
        Some(Value::Array(converted))
    }

    /// Converts a parameter of `parameters`; `None` for bodies and form fields, which depend on the operation.
    pub(super) fn shared_parameter(
        &mut self,
        parameter: &Value,
        old: &Place,
        new: &Place,
    ) -> Option<Value> {
        let resolved = resolve(self.root, parameter, old.clone());
        let location = resolved.and_then(|(resolved, _)| resolved.get("in")?.as_str());
        if !is_content(location) {
            return Some(self.parameter(parameter, old, new));
        }
        let schema = old.key("schema");
        if let Some(found) = parameter
            .get("schema")
            .filter(|_| !self.places.leads(&schema))
        {
            let now = Place::root()
                .key(BODIES)
                .key(old.name().unwrap_or_default());
            self.places.record(now, schema);
            self.bodies
                .insert(old.name().unwrap_or_default().to_owned(), found.clone());
        }
        None
    }

    fn parameter(&mut self, parameter: &Value, old: &Place, new: &Place) -> Value {
        let Some(fields) = parameter.as_object() else {
            return parameter.clone();
        };
        if fields.contains_key("$ref") {
            let resolved = resolve(self.root, parameter, old.clone());
            return match resolved.filter(|(_, target)| !is_converted(target)) {
                Some((target, old)) => self.copy(&old, new, |converter| {
                    converter.parameter(target, &old, new)
                }),
                None => parameter.clone(),
            };
        }
        let is_query = text(fields, "in") == Some("query");
        let mut converted = copied(fields, &["name", "in", "description", "required"]);
        if is_query {
            converted.extend(copied(fields, &["allowEmptyValue"]));
        }
        let schema = self.value_schema(fields, old, &new.key("schema"));
        converted.insert("schema".to_owned(), schema);
        converted.extend(self.style(fields, is_query, old, new));
        Value::Object(converted)
    }

    /// The style of a parameter or header with an array. Only query parameters can be repeated.
    pub(super) fn style(
        &mut self,
        fields: &Fields,
        is_query: bool,
        old: &Place,
        new: &Place,
    ) -> Fields {
        let Some(format) = CollectionFormat::of(fields) else {
            return Fields::new();
        };
        let place = old.key("collectionFormat");
        if !is_query && format == CollectionFormat::Multi {
            let message =
                "`multi` is only defined for query parameters and form fields; read as `csv`";
            self.report.add(Code::UndefinedStyle, &place, message);
        }
        let style = match is_query {
            true => format.of_query(),
            false => format.of_text(),
        };
        for key in style.keys() {
            self.places.record(new.key(key), place.clone());
        }
        style
    }
}
