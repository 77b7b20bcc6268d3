//! How a response is documented, the same way everywhere.

use super::docs::{Docs, code, ended};
use crate::model::{Link, Response};

/// The statuses, what they mean, and what can be asked for next.
pub fn response_docs(response: &Response) -> Docs {
    let docs = Docs::new().paragraph(format!(
        "`{}`: {}",
        response.statuses.wire(),
        ended(meaning(response))
    ));
    if response.links.is_empty() {
        return docs;
    }
    let links: Vec<String> = response.links.iter().map(link).collect();
    docs.paragraph("Links:").verbatim(&links.join("\n"))
}

/// What a response means.
pub fn meaning(response: &Response) -> &str {
    let description = response.description.as_deref();
    description.unwrap_or("an undescribed response")
}

fn link(link: &Link) -> String {
    let line = format!("- {}: {}", code(&link.name), code(&link.operation));
    match &link.description {
        None => line,
        Some(description) => format!("{line}, {}", Docs::one_line(description)),
    }
}
