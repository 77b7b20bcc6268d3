//! The extensions of the generator, and the objects that they belong on.

use super::Shape;

/// The prefix of the extensions that mark what OpenAPI 3.0 cannot express, of OpenAPI 3.1 and 3.2. No description may use
/// it.
pub(crate) const PREFIX: &str = "x-openapi-3.1-";

/// The `collectionFormat` of Swagger 2.0, for what no `style` expresses: `ssv`, `tsv` or `pipes`. Converters of
/// descriptions write it.
pub(crate) const COLLECTION_FORMAT: &str = "x-collectionFormat";

/// The objects that an extension belongs on, and their description; `None` for all.
type Objects = Option<(fn(Shape) -> bool, &'static str)>;

/// An extension: its name, and its objects.
type Extension = (&'static str, Objects);

const OPERATIONS: Objects = Some((|shape| matches!(shape, Shape::Operation), "operations"));

const DEPRECABLE: Objects = Some((
    Shape::is_deprecable,
    "operations, parameters, headers and schemas",
));

const HEADER_PARAMETERS: Objects = Some((Shape::is_parameter, "header parameters"));
const HEADERS: Objects = Some((|shape| matches!(shape, Shape::Header), "headers"));
const PARAMETERS_AND_HEADERS: Objects = Some((
    |shape| shape.is_parameter() || matches!(shape, Shape::Header | Shape::Encoding),
    "parameters, headers and encodings",
));
const MEDIA_TYPES: Objects = Some((|shape| matches!(shape, Shape::MediaType), "media types"));
const SCHEMAS: Objects = Some((|shape| matches!(shape, Shape::Schema), "schemas"));

const EXTENSIONS: [Extension; 16] = [
    (COLLECTION_FORMAT, PARAMETERS_AND_HEADERS),
    ("x-body-limit", OPERATIONS),
    ("x-deprecated-since", DEPRECABLE),
    ("x-idempotency-key", HEADER_PARAMETERS),
    ("x-lint-allow", None),
    ("x-pagination", None),
    ("x-replaced-by", OPERATIONS),
    ("x-request-parts", OPERATIONS),
    ("x-rust-derive", SCHEMAS),
    ("x-rust-group", HEADERS),
    ("x-rust-name", None),
    ("x-rust-type", SCHEMAS),
    ("x-stability", None),
    ("x-stream-end", MEDIA_TYPES),
    ("x-sunset", None),
    ("x-sunset-extended", DEPRECABLE),
];

/// Returns the objects that an extension belongs on, if `shape` is not one of them.
pub fn misplaced(key: &str, shape: Shape) -> Option<&'static str> {
    let (_, objects) = EXTENSIONS.iter().find(|(name, _)| *name == key)?;
    let (is_one, objects) = (*objects)?;
    (!is_one(shape)).then_some(objects)
}

/// Returns the extension whose name is similar to an unknown one.
pub fn misspelled(key: &str) -> Option<&'static str> {
    const MAX_DISTANCE: usize = 2;
    let normalized = key.to_ascii_lowercase().replace('_', "-");
    let mut names = EXTENSIONS.iter().map(|(name, _)| *name);
    let length = normalized.chars().count();
    let near = names.find(|name| {
        // The distance is at least the difference of the lengths, which takes less time to compute. The names are ASCII.
        name.len().abs_diff(length) <= MAX_DISTANCE
            && strsim::osa_distance(&normalized, name) <= MAX_DISTANCE
    });
    near.filter(|name| *name != key)
}

#[cfg(test)]
mod tests {
    use super::misspelled;

    #[test]
    fn similar_names_are_recognized() {
        for (key, meant) in [
            ("x-reqest-parts", Some("x-request-parts")),
            ("x-rust_type", Some("x-rust-type")),
            ("x-rust–typé", Some("x-rust-type")),
            ("X-Sunset", Some("x-sunset")),
            ("x-sunset", None),
            ("x-internal", None),
            ("x-stage", None),
        ] {
            assert_eq!(misspelled(key), meant, "{key}");
        }
    }
}
