//! References by the URI of a document itself, `$self` (OpenAPI 3.2, "OpenAPI Object").

use serde_json::Value;

use super::rewrite::{Rewritten, rewrite};
use crate::source::grammar::ROOT;
use crate::source::text::resolve_uri;

/// The URI that a relative `$self` is resolved against, in place of that of the file.
const RETRIEVAL_URI: &str = "file:///";

/// Replaces references that `$self` resolves to the document itself by their fragments.
pub(super) fn localize(value: &mut Value) {
    let uri = value.get("$self").and_then(Value::as_str);
    let uri = uri.and_then(|uri| resolve_uri(RETRIEVAL_URI, without_fragment(uri)));
    let Some(uri) = uri else {
        return;
    };
    // Only an OpenAPI Object has the field.
    rewrite(value, ROOT, &mut |reference| match reference {
        Rewritten::Reference(target) | Rewritten::Operation(target) => shorten(target, &uri),
        // Others may be names of schemas.
        Rewritten::Mapping(target) if target.contains('#') => shorten(target, &uri),
        Rewritten::Mapping(_) => {}
    });
}

fn shorten(target: &mut String, own: &str) {
    let (uri, fragment) = target.split_once('#').unwrap_or((target, ""));
    if !uri.is_empty() && resolve_uri(own, uri).as_deref() == Some(own) {
        *target = format!("#{fragment}");
    }
}

fn without_fragment(uri: &str) -> &str {
    uri.split('#').next().unwrap_or_default()
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
            ("https://A.example/b/c", "HTTPS://a.example/b/%63#/d", "#/d"),
            ("https://a.example/b/c#e", "c#/d", "#/d"),
            ("https://a.example/b?c=/d", "b?c=/d#/e", "#/e"),
            ("https://a.example/b?c=/d", "d#/e", "d#/e"),
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
    fn values_stay() {
        let target = json!({"$ref": "https://a.example/c#/d"});
        let schema = json!({"example": target, "enum": [target], "default": target});
        let mut value = json!({"$self": "https://a.example/c", "schemas": {"example": schema}});
        localize(&mut value);
        assert_eq!(value["schemas"]["example"], schema);
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
