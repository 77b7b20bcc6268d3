//! Security schemes (Swagger 2.0, "Security Scheme Object").

use serde_json::{Value, json};

use super::{Converter, Fields, copied, text};
use crate::source::tree::Place;

impl Converter<'_> {
    pub(super) fn security_scheme(&mut self, scheme: &Value, old: &Place, new: &Place) -> Value {
        let Some(fields) = scheme
            .as_object()
            .filter(|fields| !fields.contains_key("$ref"))
        else {
            return scheme.clone();
        };
        match text(fields, "type") {
            Some("basic") => {
                let mut converted = copied(fields, &["description"]);
                converted.insert("type".to_owned(), json!("http"));
                converted.insert("scheme".to_owned(), json!("basic"));
                converted.into()
            }
            Some("oauth2") => self.oauth(fields, old, new),
            Some("apiKey") => copied(fields, &["type", "description", "name", "in"]).into(),
            // A type of OpenAPI 3, or an unknown one.
            _ => scheme.clone(),
        }
    }

    fn oauth(&mut self, fields: &Fields, old: &Place, new: &Place) -> Value {
        let mut converted = copied(fields, &["type", "description"]);
        let flow = match text(fields, "flow") {
            Some("application") => "clientCredentials",
            Some("accessCode") => "authorizationCode",
            Some(flow @ ("implicit" | "password")) => flow,
            // Reported, and ignored.
            _ => {
                converted.insert("flows".to_owned(), json!({}));
                return converted.into();
            }
        };
        let place = new.key("flows");
        self.places.record(place.clone(), old.key("flow"));
        let place = place.key(flow);
        let mut names = vec!["scopes"];
        names.extend(match flow {
            "implicit" => &["authorizationUrl"] as &[&str],
            "authorizationCode" => &["authorizationUrl", "tokenUrl"],
            _ => &["tokenUrl"],
        });
        let mut details = Fields::new();
        for name in names {
            if let Some(value) = fields.get(name) {
                self.places.record(place.key(name), old.key(name));
                details.insert(name.to_owned(), value.clone());
            }
        }
        converted.insert("flows".to_owned(), json!({ flow: details }));
        converted.into()
    }
}
