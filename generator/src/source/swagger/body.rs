//! Request bodies, which are parameters in Swagger 2.0: one in `body`, or fields of a form in `formData`.

use openapi_crates_runtime::generator::media_type::is_within;
use serde_json::{Value, json};

use super::media_types::MediaTypes;
use super::parameter::Parameter;
use super::value_type::CollectionFormat;
use super::{Converter, Fields, copied, text};
use crate::report::{Code, quoted};
use crate::source::tree::Place;

const URL_ENCODED: &str = "application/x-www-form-urlencoded";
const MULTIPART: &str = "multipart/form-data";

impl<'a> Converter<'a> {
    /// Converts the parameters of an operation that are its body; `None` if it has no body.
    pub(super) fn request_body(
        &mut self,
        parameters: &[Parameter<'a>],
        consumes: &MediaTypes<'a>,
        operation: &Place,
    ) -> Option<Value> {
        let parts = || parameters.iter().filter(|one| one.is_content());
        let first = parts().next()?;
        let new = operation.key("requestBody");
        let is_body = |one: &&Parameter<'a>| one.location() == Some("body");
        let body = parts().find(is_body);
        let ignored = parts().filter(|one| body.is_some_and(|body| body.entry != one.entry));
        let ignored: Vec<_> = ignored.collect();
        if let (Some(body), false) = (body, ignored.is_empty()) {
            let message = "several request bodies";
            let diagnostic = self.report.add(Code::SeveralBodies, &body.entry, message);
            diagnostic.label("this one is read");
            for one in ignored {
                diagnostic.related(&one.entry, "this one is ignored");
            }
        }
        Some(match body {
            Some(body) => self.json_body(body, consumes, &new),
            None => {
                self.places.attribute(new.clone(), first.entry.clone());
                let fields = self.distinct_fields(parts());
                self.form(&fields, consumes, &new)
            }
        })
    }

    /// Reports and removes repeated fields of a form.
    fn distinct_fields<'p>(
        &mut self,
        fields: impl Iterator<Item = &'p Parameter<'a>>,
    ) -> Vec<&'p Parameter<'a>>
    where
        'a: 'p,
    {
        let mut distinct: Vec<&Parameter<'a>> = Vec::new();
        for field in fields {
            let first = distinct.iter().find(|one| one.name() == field.name());
            let Some((first, name)) = first.zip(field.name()) else {
                distinct.push(field);
                continue;
            };
            let message = format!("duplicate form parameter {}", quoted(name));
            self.report
                .add(Code::RepeatedParameter, &field.entry, message)
                .related(&first.entry, "first declared here");
        }
        distinct
    }

    fn json_body(&mut self, body: &Parameter<'a>, consumes: &MediaTypes<'a>, new: &Place) -> Value {
        self.places.record(new.clone(), body.place.clone());
        self.places.lead_to(&body.entry, new.clone());
        let mut converted = copied(body.fields, &["description", "required"]);
        let consumes = match consumes.is_empty() {
            true => {
                self.without_consumes.push(body.entry.clone());
                &MediaTypes::assumed("application/json", &body.place)
            }
            false => consumes,
        };
        let mut content = Fields::new();
        let schema = body.fields.get("schema").unwrap_or(&Value::Null);
        for (name, place) in consumes.used_at(&body.place) {
            if !self.may_copy(schema) {
                break;
            }
            let new = new.key("content").key(name);
            self.places.attribute(new.clone(), place);
            let schema = self.value_schema(body.fields, &body.place, &new.key("schema"));
            content.insert(name.to_owned(), json!({ "schema": schema }));
        }
        converted.insert("content".to_owned(), content.into());
        Value::Object(converted)
    }

    fn form(&mut self, fields: &[&Parameter<'a>], consumes: &MediaTypes<'a>, new: &Place) -> Value {
        let has_file = fields
            .iter()
            .any(|one| text(one.fields, "type") == Some("file"));
        let mut forms = consumes.filtered(is_form);
        let first = fields.first().map(|one| one.entry.clone());
        let first = first.unwrap_or_default();
        if forms.is_empty() {
            let assumed = if has_file { MULTIPART } else { URL_ENCODED };
            if let Some((name, place)) = consumes.first() {
                let message = format!(
                    "{} is not a media type of forms, read as `{assumed}`",
                    quoted(name)
                );
                self.report.add(Code::MediaTypeTakenAs, place, message);
            } else {
                let message = format!("missing `consumes`, the form is read as `{assumed}`");
                self.report
                    .add(Code::MediaTypeTakenAs, &first, message)
                    .help("declare `consumes` for the operation or the whole description");
            }
            forms = MediaTypes::assumed(assumed, &first);
        }
        let mut content = Fields::new();
        for (name, place) in forms.used_at(&first) {
            let new = new.key("content").key(name);
            self.places.attribute(new.clone(), place);
            content.insert(name.to_owned(), self.form_content(fields, &new));
        }
        let is_required = fields.iter().any(|one| is_required(one));
        json!({ "required": is_required, "content": content })
    }

    /// Converts the fields of a form to a media type object.
    fn form_content(&mut self, fields: &[&Parameter<'a>], new: &Place) -> Value {
        let schema = new.key("schema");
        let (mut properties, mut required) = (Fields::new(), Vec::new());
        let mut encoding = Fields::new();
        for field in fields {
            let Some(key) = field.name() else {
                continue;
            };
            if !field.fields.values().all(|value| self.may_copy(value)) {
                break;
            }
            if field.fields.get("allowEmptyValue") == Some(&Value::Bool(true)) {
                let place = field.place.key("allowEmptyValue");
                let message = "`allowEmptyValue` of a form field is ignored";
                self.report.add(Code::UnusedField, &place, message).at_key();
            }
            let place = schema.key("properties").key(key);
            self.places.record(place.clone(), field.place.clone());
            self.places.lead_to(&field.entry, place.clone());
            let mut property = match self.value_schema(field.fields, &field.place, &place) {
                Value::Object(property) => property,
                _ => Fields::new(),
            };
            property.extend(copied(field.fields, &["description"]));
            if is_required(field) {
                let place = schema.key("required").index(required.len());
                self.places.record(place, field.place.key("required"));
                required.push(json!(key));
            }
            properties.insert(key.to_owned(), property.into());
            let format = CollectionFormat::of(field.fields);
            if let Some(format) = format.filter(|format| *format != CollectionFormat::Multi) {
                let place = new.key("encoding").key(key);
                self.places
                    .record(place, field.place.key("collectionFormat"));
                encoding.insert(key.to_owned(), format.of_field().into());
            }
        }
        let mut object = json!({ "type": "object", "properties": properties });
        if !required.is_empty() {
            object["required"] = required.into();
        }
        let mut content = json!({ "schema": object });
        if !encoding.is_empty() {
            content["encoding"] = encoding.into();
        }
        content
    }
}

fn is_required(parameter: &Parameter<'_>) -> bool {
    parameter.fields.get("required") == Some(&Value::Bool(true))
}

fn is_form(media_type: &str) -> bool {
    [URL_ENCODED, MULTIPART]
        .iter()
        .any(|form| is_within(media_type.as_bytes(), form.as_bytes()))
}
