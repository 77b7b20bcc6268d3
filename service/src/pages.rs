//! The pages of the service.

use crate::front::{Document, Pages};

const YAML: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.yaml.gz"));
const JSON: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.gz"));

/// All pages.
///
/// The description is that which the program was built from, byte for byte but
/// for its `servers`: these lead to where it is served.
pub fn all() -> Pages {
    Pages::none()
        .document(
            "/openapi.yaml",
            Document::packed("application/yaml; charset=utf-8", YAML),
        )
        .document(
            "/openapi.json",
            Document::packed("application/json; charset=utf-8", JSON),
        )
}
