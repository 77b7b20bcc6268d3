//! References by the URI of a document itself, `$self` (OpenAPI 3.2, "OpenAPI Object").

use serde_json::{Map, Value};

/// Replaces references that `$self` resolves to the document itself by their fragments.
pub(super) fn localize(value: &mut Value) {
    let Some(uri) = value.get("$self").and_then(Value::as_str) else {
        return;
    };
    let uri = SelfUri::new(uri);
    uri.localize(value);
}

/// The URI of a document without its fragment.
struct SelfUri(String);

impl SelfUri {
    fn new(uri: &str) -> Self {
        Self(uri.split('#').next().unwrap_or_default().to_owned())
    }

    fn localize(&self, value: &mut Value) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| self.localize(item)),
            Value::Object(object) => {
                for (key, value) in object.iter_mut() {
                    match (key.as_str(), &mut *value) {
                        ("$ref" | "operationRef", Value::String(target)) => self.shorten(target),
                        ("discriminator", Value::Object(discriminator)) => {
                            self.localize_mapping(discriminator);
                        }
                        (_, value) => self.localize(value),
                    }
                }
            }
            _ => {}
        }
    }

    /// Localizes the values of a mapping, which may also be names of schemas.
    fn localize_mapping(&self, discriminator: &mut Map<String, Value>) {
        for (key, value) in discriminator {
            match (key.as_str(), value) {
                ("mapping", Value::Object(mapping)) => {
                    for value in mapping.values_mut() {
                        self.shorten_mapped(value);
                    }
                }
                ("defaultMapping", value) => self.shorten_mapped(value),
                _ => {}
            }
        }
    }

    fn shorten_mapped(&self, value: &mut Value) {
        if let Value::String(target) = value
            && target.contains('#')
        {
            self.shorten(target);
        }
    }

    fn shorten(&self, target: &mut String) {
        let (uri, fragment) = target.split_once('#').unwrap_or((target, ""));
        if !uri.is_empty() && self.resolve(uri) == self.resolve(&self.0) {
            *target = format!("#{fragment}");
        }
    }

    /// Resolves a reference without a fragment relative to the URI (RFC 3986, section 5.2).
    fn resolve(&self, reference: &str) -> String {
        let (prefix, path) = split(&self.0);
        let (own_prefix, own_path) = split(reference);
        if !own_prefix.is_empty() {
            let scheme = match own_prefix.starts_with("//") {
                true => prefix.split("//").next().unwrap_or_default(),
                false => "",
            };
            return format!("{scheme}{own_prefix}{}", without_dots(own_path));
        }
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        match own_path.starts_with('/') {
            true => format!("{prefix}{}", without_dots(own_path)),
            false => format!("{prefix}{}", without_dots(&format!("{folder}/{own_path}"))),
        }
    }
}

/// Splits a URI reference into its scheme and authority, and its path and query.
fn split(uri: &str) -> (&str, &str) {
    let is_scheme = |text: &str| !text.is_empty() && !text.contains(['/', '?']);
    let scheme = match uri.split_once(':') {
        Some((scheme, _)) if is_scheme(scheme) => scheme.len() + 1,
        _ => 0,
    };
    let (scheme, rest) = uri.split_at(scheme);
    let authority = match rest.strip_prefix("//") {
        Some(after) => after.find(['/', '?']).map_or(rest.len(), |end| end + 2),
        None => 0,
    };
    uri.split_at(scheme.len() + authority)
}

/// Removes dot segments from a path (RFC 3986, section 5.2.4).
fn without_dots(path: &str) -> String {
    let mut steps: Vec<&str> = Vec::new();
    for step in path.split('/') {
        match step {
            "." => {}
            ".." => {
                steps.pop();
            }
            step => steps.push(step),
        }
    }
    let path = steps.join("/");
    path.strip_prefix('/').unwrap_or(&path).to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn references_by_the_own_uri_are_local() {
        for (uri, target, expected) in [
            ("https://a.example/b/c", "https://a.example/b/c#/d", "#/d"),
            ("https://a.example/b/c", "c#/d", "#/d"),
            ("https://a.example/b/c", "./x/../c#/d", "#/d"),
            ("https://a.example/b/c", "/b/c", "#"),
            ("https://a.example/b/c", "//a.example/b/c#/d", "#/d"),
            ("https://a.example/b/c", "#/d", "#/d"),
            ("https://a.example/b/c", "b/c#/d", "b/c#/d"),
            ("https://a.example/b/c", "/c#/d", "/c#/d"),
            (
                "https://a.example/b/c",
                "https://b.example/b/c#/d",
                "https://b.example/b/c#/d",
            ),
            ("/b/c.yaml", "c.yaml#/d", "#/d"),
            ("c.yaml", "c.yaml#/d", "#/d"),
            ("c.yaml", "d.yaml#/d", "d.yaml#/d"),
            ("urn:a", "urn:a#/d", "#/d"),
            ("urn:a", "urn:b#/d", "urn:b#/d"),
        ] {
            let mut value = json!({"$self": uri, "paths": [{"$ref": target}]});
            localize(&mut value);
            assert_eq!(value["paths"][0]["$ref"], expected, "{uri} {target}");
        }
    }

    #[test]
    fn names_in_mappings_stay() {
        let mapping = json!({"a": "c", "b": "c#/components/schemas/B"});
        let discriminator = json!({"mapping": mapping, "defaultMapping": "https://a.example/c#/d"});
        let mut value = json!({"$self": "https://a.example/c", "discriminator": discriminator});
        localize(&mut value);
        let expected =
            json!({"mapping": {"a": "c", "b": "#/components/schemas/B"}, "defaultMapping": "#/d"});
        assert_eq!(value["discriminator"], expected);
    }
}
