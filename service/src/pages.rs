//! The pages of the service.

mod watch;

pub use self::watch::Watched;

use crate::front::{Document, Pages};

/// The bytes that the build has packed.
macro_rules! packed {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".gz"))
    };
}

const CSS: &str = "text/css; charset=utf-8";
const HTML: &str = "text/html; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const JSON: &str = "application/json; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";
const YAML: &str = "application/yaml; charset=utf-8";

/// What the interactive page may do: run its own scripts, and call its own host.
const INTERACTIVE: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// All pages: those of the description, and those that tell how the service is.
pub fn all(watched: Watched) -> Pages {
    watch::add(description(), watched)
}

/// The pages of the description, which is that which the program was built from,
/// byte for byte but for its `servers`: these lead to where it is served.
pub fn description() -> Pages {
    let page = Document::packed;
    Pages::none()
        .document("/openapi.yaml", page(YAML, packed!("openapi.yaml")))
        .document("/openapi.json", page(JSON, packed!("openapi.json")))
        .document(
            "/docs",
            page(HTML, packed!("index.html")).policy(INTERACTIVE),
        )
        .moved("/docs/", "../docs")
        .document("/docs/start.js", page(JAVASCRIPT, packed!("start.js")))
        .document(
            "/docs/swagger-ui-bundle.js",
            page(JAVASCRIPT, packed!("swagger-ui-bundle.js")),
        )
        .document("/docs/swagger-ui.css", page(CSS, packed!("swagger-ui.css")))
        .document("/docs/LICENSE", page(TEXT, packed!("LICENSE")))
}
