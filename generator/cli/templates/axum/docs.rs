//! The description of the API, and a page that shows it.

use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse, Redirect};
use axum::routing::get;

/// The paths of this module. No operation may have them.
const PAGE: &str = "{pages_prefix}/docs";
const DESCRIPTION: &str = "{pages_prefix}/openapi.{extension}";
const FILES: &str = "{pages_prefix}/spec/{*file}";

/// The files of the description, the first of which refers to the others.
const TEXTS: &[(&str, &str)] = &[
{files}];

/// The routes of the page, the description and its files.
pub fn routes() -> Router {
    // References between files are relative to their paths.
    let description = Redirect::temporary("{pages_prefix}/spec/{spec}");
    Router::new()
        .route(PAGE, get(Html(include_str!("docs.html"))))
        .route(DESCRIPTION, get(description))
        .route(FILES, get(file))
}

async fn file(Path(path): Path<String>) -> Result<impl IntoResponse, StatusCode> {
    let mut texts = TEXTS.iter();
    let text = texts.find(|(name, _)| *name == path);
    let (name, text) = text.ok_or(StatusCode::NOT_FOUND)?;
    let media_type = match name.ends_with(".json") {
        true => "application/json",
        false => "application/yaml",
    };
    Ok(([(CONTENT_TYPE, media_type)], *text))
}

#[cfg(test)]
mod tests {
    use api_server::Operation;

    /// If this fails, rename the paths at the top of this module.
    #[test]
    fn no_operation_has_the_path_of_a_page() {
        for page in [super::PAGE, super::DESCRIPTION, "{pages_prefix}/spec"] {
            let page: Vec<_> = page.split('/').collect();
            for operation in Operation::ALL {
                let path: Vec<_> = operation.path().split('/').collect();
                let mut pairs = page.iter().zip(&path);
                let is_same = pairs.all(|(page, own)| page == own || own.contains('{'));
                assert!(!is_same || path.len() < page.len(), "{}", operation.path());
            }
        }
    }
}
