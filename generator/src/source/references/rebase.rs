//! Rewrites the references of external files relative to the description.

use serde_json::Value;

use super::rewrite::{Rewritten, rewrite};
use crate::source::grammar::Kind;
use crate::source::text::{Source, Target};

/// Makes the references of the file `base` relative to the folder of the description. `base` is empty for the
/// description itself.
pub(super) fn rebase(source: &Source, value: &mut Value, kind: Kind, base: &str) {
    rewrite(value, kind, &mut |reference| match reference {
        Rewritten::Reference(target) => rebase_reference(source, target, base),
        Rewritten::Mapping(target) if target.contains(['#', '/', '.']) => {
            rebase_reference(source, target, base);
        }
        // The name of a schema of the description.
        Rewritten::Mapping(_) if base.is_empty() => {}
        Rewritten::Operation(_) => {}
        Rewritten::Mapping(target) => {
            *target = format!("#/components/schemas/{target}");
            rebase_reference(source, target, base);
        }
    });
}

fn rebase_reference(source: &Source, reference: &mut String, base: &str) {
    match source.addresses.resolve(base, reference) {
        Some(Target::File(path, pointer)) => {
            // A path may lead back to the description itself.
            let file = source.files.get(&path);
            let is_own = matches!(file, Some(Ok(file)) if file.text == source.text);
            *reference = match is_own {
                true => pointer,
                false => format!("{path}{pointer}"),
            };
        }
        Some(Target::Address(address)) => *reference = address,
        None if reference.starts_with('#') && !base.is_empty() => {
            *reference = format!("{base}{reference}");
        }
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::source::Unread;
    use crate::source::grammar::SCHEMA;

    #[test]
    fn references_keep_their_meaning() {
        let source = Source::new("a.yaml", "$ref: b/c.yaml\nx: {$ref: a.yaml}");
        let source = source.with_files(|path| match path {
            "b/c.yaml" => Ok::<_, Unread>(b"$ref: ../a.yaml".to_vec()),
            _ => Ok(b"$ref: b/c.yaml\nx: {$ref: a.yaml}".to_vec()),
        });
        let mut value = json!({
            "properties": {"value": {"$ref": "#/d"}, "example": {"$ref": "e.yaml#/f"}},
            "items": [{"$ref": "../a.yaml#/g"}, {"$ref": "https://a.example/h"}],
            "discriminator": {"propertyName": "i", "mapping": {"j": "Cat", "k": "#/l", "m": "n.yaml"}},
        });
        let mut own = json!({"discriminator": {"mapping": {"j": "Cat"}, "defaultMapping": "Dog"}});
        rebase(&source, &mut own, SCHEMA, "");
        assert_eq!(own["discriminator"]["mapping"]["j"], "Cat");
        assert_eq!(own["discriminator"]["defaultMapping"], "Dog");
        rebase(&source, &mut value, SCHEMA, "b/c.yaml");
        let expected = json!({
            "properties": {"value": {"$ref": "b/c.yaml#/d"}, "example": {"$ref": "b/e.yaml#/f"}},
            "items": [{"$ref": "#/g"}, {"$ref": "https://a.example/h"}],
            "discriminator": {"propertyName": "i", "mapping": {
                "j": "b/c.yaml#/components/schemas/Cat", "k": "b/c.yaml#/l", "m": "b/n.yaml#"}},
        });
        assert_eq!(value, expected);
    }
}
