//! The pages of the description, which need no key and are not counted.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use generated_server::Server;
use http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use http::{HeaderName, HeaderValue};
use rawzip::ZipArchive;
use tower_service::Service;
use utoipa_swagger_ui_vendored::SWAGGER_UI_VENDORED;

use crate::app::App;
use crate::health::{self, Health};
use crate::server::InvalidHead;

const CSS: &str = "text/css; charset=utf-8";
const HTML: &str = "text/html; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const TEXT: &str = "text/plain; charset=utf-8";
const YAML: &str = "application/yaml; charset=utf-8";

/// The content security policy of the interactive page: its own scripts and styles, and calls of its own host.
const INTERACTIVE: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The headers that a page has unless it sets them itself.
const HEADERS: [(&str, &str); 6] = [
    ("cache-control", "no-store"),
    (
        "content-security-policy",
        "default-src 'none'; frame-ancestors 'none'",
    ),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
];

/// The description, with this server as its only one.
static DESCRIPTION: LazyLock<String> = LazyLock::new(|| {
    let description = include_str!("../../spec/openapi.yaml");
    let mut is_of_servers = false;
    let mut lines = Vec::new();
    for line in description.split_inclusive('\n') {
        if line.starts_with("servers:") {
            is_of_servers = true;
            lines.push("servers:\n  - url: /v1\n");
        } else if is_of_servers && line.starts_with([' ', '-']) {
            continue;
        } else {
            is_of_servers = false;
            lines.push(line);
        }
    }
    lines.concat()
});

/// Serves the pages, and leaves all other requests to `api`.
pub fn router(health: Health, api: Server<App>) -> Router {
    let html = (
        [(CONTENT_SECURITY_POLICY, INTERACTIVE)],
        include_str!("pages/index.html"),
    );
    let start = include_str!("pages/start.js");
    let mut router = health::router(health)
        .route(
            "/openapi.yaml",
            get(async || page(YAML, DESCRIPTION.as_str())),
        )
        .route("/docs", get(async move || page(HTML, html)))
        .route("/docs/", get(async || Redirect::permanent("../docs")))
        .route("/docs/start.js", get(async move || page(JAVASCRIPT, start)));
    for (path, file, media_type) in [
        (
            "/docs/swagger-ui-bundle.js",
            "dist/swagger-ui-bundle.js",
            JAVASCRIPT,
        ),
        ("/docs/swagger-ui.css", "dist/swagger-ui.css", CSS),
        ("/docs/LICENSE", "LICENSE", TEXT),
    ] {
        let file = swagger_ui(file).unwrap_or_default();
        let packed = [(CONTENT_ENCODING, "gzip")];
        router = router.route(path, get(async move || page(media_type, (packed, file))));
    }
    router
        .layer(map_response(add_headers))
        .layer(from_fn_with_state(api.clone(), reject_ambiguous))
        .fallback_service(api)
}

/// A file of Swagger UI, compressed: as gzip, since every browser accepts it, around the deflated bytes of
/// the archive (RFC 1952).
fn swagger_ui(path: &str) -> Option<Bytes> {
    let archive = ZipArchive::from_slice(SWAGGER_UI_VENDORED).ok()?;
    let mut entries = archive.entries();
    loop {
        let entry = entries.next_entry().ok()??;
        let name = entry.file_path().try_normalize().ok()?;
        // The archive has one folder at its root.
        if name
            .as_ref()
            .split_once('/')
            .is_none_or(|(_, rest)| rest != path)
        {
            continue;
        }
        let file = archive.get_entry(entry.wayfinder()).ok()?;
        let size = u32::try_from(entry.uncompressed_size_hint()).ok()?;
        let head = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
        let end = [entry.crc32().to_le_bytes(), size.to_le_bytes()].concat();
        return Some([&head, file.data(), &end].concat().into());
    }
}

fn page(media_type: &'static str, page: impl IntoResponse) -> impl IntoResponse {
    (
        [(CONTENT_TYPE, media_type), (CACHE_CONTROL, "no-cache")],
        page,
    )
}

async fn add_headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        let header = response.headers_mut().entry(HeaderName::from_static(name));
        header.or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Leaves a request whose head is invalid to the API, which rejects it.
async fn reject_ambiguous(
    State(mut api): State<Server<App>>,
    request: Request,
    next: Next,
) -> Response {
    if request.extensions().get::<InvalidHead>().is_none() {
        return next.run(request).await;
    }
    api.call(request).await.into_response()
}
