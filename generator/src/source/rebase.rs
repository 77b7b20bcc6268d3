//! References of other files, so written that they hold in the description.

use serde_json::{Map, Value};

use super::files::split;
use super::text::Source;

/// Gives the references of a file the path of the file that they lead to, relative to the folder of
/// the description; `base` is the path of the file, and empty for the description itself.
pub(super) fn rebase(source: &Source, value: &mut Value, base: &str) {
    match value {
        Value::Array(items) => {
            for item in items {
                rebase(source, item, base);
            }
        }
        Value::Object(object) => {
            for (key, value) in object.iter_mut() {
                match (key.as_str(), &mut *value) {
                    ("$ref", Value::String(reference)) => rebase_reference(source, reference, base),
                    ("discriminator", Value::Object(discriminator)) => {
                        rebase_mapping(source, discriminator, base);
                        rebase(source, value, base);
                    }
                    (_, value) => rebase(source, value, base),
                }
            }
        }
        _ => {}
    }
}

/// A value of a mapping is a reference, or the name of a schema in the components of its file.
fn rebase_mapping(source: &Source, discriminator: &mut Map<String, Value>, base: &str) {
    let Some(Value::Object(mapping)) = discriminator.get_mut("mapping") else {
        return;
    };
    for value in mapping.values_mut() {
        if let Value::String(target) = value {
            if !base.is_empty() && !target.contains(['#', '/', '.']) {
                *target = format!("#/components/schemas/{target}");
            }
            rebase_reference(source, target, base);
        }
    }
}

fn rebase_reference(source: &Source, reference: &mut String, base: &str) {
    if let Some((path, pointer)) = split(base, reference) {
        *reference = match is_own(source, &path) {
            true => pointer,
            false => format!("{path}{pointer}"),
        };
    } else if reference.starts_with('#') && !base.is_empty() {
        *reference = format!("{base}{reference}");
    }
}

/// Whether a path is that of the description itself, which may be reached by way of the folder that
/// it is in.
fn is_own(source: &Source, path: &str) -> bool {
    let file = source.files.get(path);
    file.is_some_and(|file| file.is_ok_and(|file| file.text == source.text))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::files::Unread;
    use super::*;

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
        rebase(&source, &mut value, "b/c.yaml");
        let expected = json!({
            "properties": {"value": {"$ref": "b/c.yaml#/d"}, "example": {"$ref": "b/e.yaml#/f"}},
            "items": [{"$ref": "#/g"}, {"$ref": "https://a.example/h"}],
            "discriminator": {"propertyName": "i", "mapping": {
                "j": "b/c.yaml#/components/schemas/Cat", "k": "b/c.yaml#/l", "m": "b/n.yaml#"}},
        });
        assert_eq!(value, expected);
    }
}
