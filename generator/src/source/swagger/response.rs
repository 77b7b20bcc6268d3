//! Responses and their headers (Swagger 2.0, "Response Object").

use serde_json::Value;

use super::media_types::MediaTypes;
use super::{Converter, Fields, copied, is_converted, text};
use crate::report::Code;
use crate::source::tree::{Place, resolve};

impl<'a> Converter<'a> {
    /// Converts a response of an operation. A shared response has the media types of the first operation that refers to
    /// it, and is copied if another one has others.
    pub(super) fn response_of_operation(
        &mut self,
        response: &Value,
        produces: &MediaTypes<'a>,
        place: &Place,
    ) -> Value {
        let root = self.root;
        let produces = &self.of_status(response, produces, place);
        if response.get("$ref").is_some()
            && let Some((target, old)) = resolve(root, response, place.clone())
        {
            let is_equal = match *old.steps() {
                ["responses", _] => {
                    let first = self.produces_of_shared.entry(old.clone());
                    let first = first.or_insert_with(|| produces.clone());
                    first.equal(produces) || target.get("schema").is_none()
                }
                // Another operation may have other media types.
                ["paths", ..] => false,
                _ => is_converted(&old),
            };
            if !is_equal {
                return self.copy(&old, place, |converter| {
                    converter.response(target, produces, &old, place)
                });
            }
        }
        self.response(response, produces, place, place)
    }

    /// The media types of a response. Those of `produces` are often the ones of the success alone, where an error with an
    /// object as its schema is JSON.
    fn of_status(
        &mut self,
        response: &Value,
        produces: &MediaTypes<'a>,
        place: &Place,
    ) -> MediaTypes<'a> {
        let is_success = place.name().is_some_and(|status| status.starts_with('2'));
        let resolved = resolve(self.root, response, place.clone());
        let schema = resolved.and_then(|(response, _)| response.get("schema"));
        let is_structured = schema.is_some_and(|schema| is_structured(self.root, schema));
        if is_success || produces.is_empty() || produces.have_structure() || !is_structured {
            return produces.clone();
        }
        self.errors_as_json.push(place.clone());
        MediaTypes::assumed("application/json", place)
    }

    /// Converts a response of `responses`, after those of all operations.
    pub(super) fn shared_response(&mut self, response: &Value, old: &Place, new: &Place) -> Value {
        let produces = self.produces_of_shared.get(old).cloned();
        // An assumption about a response that no operation has is not worth a diagnostic.
        let json = || MediaTypes::assumed("application/json", old);
        let produces = produces.unwrap_or_else(json);
        self.response(response, &produces, old, new)
    }

    /// Converts a response at an old place to one at a new place.
    pub(super) fn response(
        &mut self,
        response: &Value,
        produces: &MediaTypes<'a>,
        old: &Place,
        new: &Place,
    ) -> Value {
        let Some(fields) = response
            .as_object()
            .filter(|fields| !fields.contains_key("$ref"))
        else {
            return response.clone();
        };
        let mut converted = copied(fields, &["description"]);
        if let Some(headers) = fields.get("headers") {
            let (old, new) = (old.key("headers"), new.key("headers"));
            converted.insert("headers".to_owned(), self.headers(headers, &old, &new));
        }
        if let Some(schema) = fields.get("schema") {
            let content = self.content(schema, fields, produces, old, new);
            converted.insert("content".to_owned(), content.into());
        } else if fields.contains_key("examples") {
            let message = "examples of a response without a schema are ignored";
            self.report
                .add(Code::ContentWithoutBody, &old.key("examples"), message)
                .at_key();
        }
        Value::Object(converted)
    }

    fn content(
        &mut self,
        schema: &Value,
        response: &Fields,
        produces: &MediaTypes<'a>,
        old: &Place,
        new: &Place,
    ) -> Fields {
        let mut content = Fields::new();
        let media_types = self.media_types(schema, response, produces, old);
        for (name, place) in media_types.used_at(old) {
            if !self.may_copy(schema) {
                break;
            }
            let new = new.key("content").key(name);
            self.places.attribute(new.clone(), place);
            self.places.record(new.key("schema"), old.key("schema"));
            let mut media_type = Fields::from_iter([("schema".to_owned(), schema.clone())]);
            if let Some(example) = response.get("examples").and_then(|all| all.get(name)) {
                let old = old.key("examples").key(name);
                self.places.record(new.key("example"), old);
                media_type.insert("example".to_owned(), example.clone());
            }
            content.insert(name.to_owned(), media_type.into());
        }
        content
    }

    /// The media types of a response with a schema: those of `produces`, unless they are missing, or the examples
    /// contradict them.
    fn media_types<'v>(
        &mut self,
        schema: &Value,
        response: &'v Fields,
        produces: &MediaTypes<'v>,
        old: &Place,
    ) -> MediaTypes<'v> {
        let of_examples = MediaTypes::of_examples(response, old);
        if !produces.is_empty() {
            if of_examples.is_empty() || of_examples.overlap(produces) {
                return produces.clone();
            }
            let first = of_examples.first().map(|(_, place)| place.clone());
            self.of_examples.extend(first);
            return of_examples;
        }
        let format = schema.get("format");
        let is_file = format.is_some_and(|format| format == "binary");
        if of_examples.is_empty() && !is_file {
            self.without_media_type.push(old.clone());
        }
        let assumed = if is_file { "*/*" } else { "application/json" };
        of_examples.or(&MediaTypes::assumed(assumed, old))
    }

    fn headers(&mut self, headers: &Value, old: &Place, new: &Place) -> Value {
        let Some(entries) = headers.as_object() else {
            return headers.clone();
        };
        let entries = entries.iter().map(|(name, header)| {
            let header = self.header(header, &old.key(name), &new.key(name));
            (name.clone(), header)
        });
        Value::Object(entries.collect())
    }

    fn header(&mut self, header: &Value, old: &Place, new: &Place) -> Value {
        // Headers are not reusable in Swagger 2.0: the target of a reference has no place after the conversion.
        let resolved = resolve(self.root, header, old.clone());
        let Some((Value::Object(fields), old)) = resolved else {
            return header.clone();
        };
        self.places.attribute(new.clone(), old.clone());
        let old = &old;
        let mut converted = copied(fields, &["description"]);
        let schema = self.value_schema(fields, old, &new.key("schema"));
        converted.insert("schema".to_owned(), schema);
        converted.extend(self.style(fields, false, old, new));
        Value::Object(converted)
    }
}

/// `true` for a schema of objects or arrays.
fn is_structured(root: &Value, schema: &Value) -> bool {
    let Some((Value::Object(schema), _)) = resolve(root, schema, Place::root()) else {
        return false;
    };
    let is_of_type = matches!(text(schema, "type"), Some("object" | "array"));
    let keywords = ["properties", "additionalProperties", "allOf"];
    is_of_type || keywords.iter().any(|keyword| schema.contains_key(*keyword))
}
