//! The page and the API that it calls, from one origin: the page needs no CORS. Build the page with `./build`, and run this with
//! `cargo run -p browser-example`.

use std::fs;
use std::io;
use std::path::Path;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use generated_server::Server;
use store::Store;

/// The folder into which `./build` writes the page by default.
pub const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../target/browser");

/// The files of the page. A browser compiles WebAssembly while it is loaded only if it has this media type.
const FILES: [(&str, &str, &str); 3] = [
    ("/", "index.html", "text/html; charset=utf-8"),
    ("/page.js", "page.js", "text/javascript"),
    ("/page_bg.wasm", "page_bg.wasm", "application/wasm"),
];

/// The API below `/v1`, and the page in `folder`.
///
/// # Errors
///
/// If a file of the page cannot be read.
pub fn app(folder: &Path) -> io::Result<Router> {
    let mut app = Router::new().route_service("/v1/{*path}", Server::new(Store::default()));
    for (path, file, media_type) in FILES {
        let file = fs::read(folder.join(file))?;
        app = app.route(path, get(([(CONTENT_TYPE, media_type)], file)));
    }
    Ok(app)
}
