//! Paths, path items and operations.

use serde_json::Value;

use super::media_types::MediaTypes;
use super::parameter::Parameter;
use super::{Converter, Fields, copied, set};
use crate::source::tree::Place;

/// The methods of Swagger 2.0, and `trace` of OpenAPI 3.
const METHODS: [&str; 8] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
];

impl<'a> Converter<'a> {
    pub(super) fn paths(&mut self, paths: &'a Value) -> Value {
        let Some(entries) = paths.as_object() else {
            return paths.clone();
        };
        let place = Place::root().key("paths");
        let entries = entries.iter().map(|(path, item)| {
            let converted = match path.starts_with("x-") {
                true => item.clone(),
                false => self.path_item(item, &place.key(path)),
            };
            (path.clone(), converted)
        });
        Value::Object(entries.collect())
    }

    fn path_item(&mut self, item: &'a Value, place: &Place) -> Value {
        let Some(fields) = item.as_object() else {
            return item.clone();
        };
        let mut converted = copied(fields, &["$ref"]);
        set(&mut converted, "parameters", self.parameters(item, place));
        let shared = Parameter::list(self.root, item, place);
        for method in METHODS {
            if let Some(operation) = fields.get(method) {
                let operation = self.operation(operation, &shared, &place.key(method));
                converted.insert(method.to_owned(), operation);
            }
        }
        Value::Object(converted)
    }

    fn operation(
        &mut self,
        operation: &'a Value,
        shared: &[Parameter<'a>],
        place: &Place,
    ) -> Value {
        let Some(fields) = operation.as_object() else {
            return operation.clone();
        };
        let names = [
            "tags",
            "summary",
            "description",
            "externalDocs",
            "operationId",
            "deprecated",
            "security",
        ];
        let mut converted = copied(fields, &names);
        set(
            &mut converted,
            "parameters",
            self.parameters(operation, place),
        );
        let parameters = with_shared(Parameter::list(self.root, operation, place), shared);
        let consumes = MediaTypes::of_operation(operation, "consumes", place, &self.consumes);
        let body = self.request_body(&parameters, &consumes, place);
        set(&mut converted, "requestBody", body);
        let produces = MediaTypes::of_operation(operation, "produces", place, &self.produces);
        let responses = fields.get("responses");
        let responses = responses
            .map(|responses| self.responses(responses, &produces, &place.key("responses")));
        set(&mut converted, "responses", responses);
        if fields.contains_key("schemes") {
            set(&mut converted, "servers", self.servers(fields, place));
        }
        Value::Object(converted)
    }

    fn responses(
        &mut self,
        responses: &'a Value,
        produces: &MediaTypes<'a>,
        place: &Place,
    ) -> Value {
        let Some(entries) = responses.as_object() else {
            return responses.clone();
        };
        let mut converted = Fields::new();
        for (status, response) in entries {
            let place = place.key(status);
            let response = match status.starts_with("x-") {
                true => response.clone(),
                false => self.response_of_operation(response, produces, &place),
            };
            converted.insert(status.clone(), response);
        }
        Value::Object(converted)
    }
}

/// Adds the parameters of the path item that an operation does not replace.
fn with_shared<'v>(own: Vec<Parameter<'v>>, shared: &[Parameter<'v>]) -> Vec<Parameter<'v>> {
    let is_replaced = |one: &&Parameter<'v>| {
        let key = |one: &Parameter<'v>| (one.location(), one.name());
        let is_body = one.location() == Some("body");
        own.iter()
            .any(|other| key(other) == key(one) || (is_body && other.location() == Some("body")))
    };
    let inherited: Vec<_> = shared
        .iter()
        .filter(|one| !is_replaced(one))
        .cloned()
        .collect();
    own.into_iter().chain(inherited).collect()
}
