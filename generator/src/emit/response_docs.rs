//! The docs of responses.

use super::docs::{Docs, code, ended};
use crate::lowered::{Link, Response};

/// The statuses, their meaning and the links.
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

/// The description of a response.
pub fn meaning(response: &Response) -> &str {
    let description = response.description.as_deref();
    let description = description.filter(|text| !text.trim().is_empty());
    description.unwrap_or("an undescribed response")
}

fn link(link: &Link) -> String {
    let line = format!("- {}: {}", code(&link.name), code(&link.operation));
    match &link.description {
        None => line,
        Some(description) => format!("{line}, {}", Docs::one_line(description)),
    }
}
