//! Where something stands in the texts of a description, for what is told beside diagnostics.

use std::ops::Range;

use annotate_snippets::AnnotationKind;

use super::book::Book;
use super::excerpt::Excerpt;
use super::{Code, Diagnostic, Site, diagnostic};
use crate::source::Source;

/// Where something stands, with the line that it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The file.
    pub file: String,
    /// The place in it, as a JSON pointer (RFC 6901).
    pub pointer: String,
    /// The line and the columns in it, counted from 1 in characters, with the column behind the last; `None` where they
    /// are not known.
    pub line: Option<Line>,
}

/// A line of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number.
    pub number: usize,
    /// The first column.
    pub column: usize,
    /// The column behind the last.
    pub end_column: usize,
    /// Its text, or what is around the columns of a long one.
    pub text: String,
    /// The bytes of that text that are meant.
    pub span: Range<usize>,
}

/// Where some sites are, in their order.
pub fn spots<'s>(source: &Source, sites: impl IntoIterator<Item = &'s Site>) -> Vec<Spot> {
    let book = Book::new(source);
    let as_finding =
        |site: &Site| Diagnostic::new(Code::GeneratorFault, site.clone(), String::new());
    let diagnostics: Vec<Diagnostic> = sites.into_iter().map(as_finding).collect();
    let mut locations = book.locations(&diagnostics);
    let spots = diagnostics.iter().map(|found| {
        let page = book.page(&found.site);
        let line = locations.next(&found.site).map(|location| {
            let excerpt = Excerpt::new(&page.positions, &location, AnnotationKind::Primary, None);
            let (text, span) = excerpt.into_text();
            Line {
                number: location.line,
                column: location.column,
                end_column: location.column + page.length(&location),
                text,
                span,
            }
        });
        let pointer = match &found.site.spot {
            diagnostic::Spot::Node(place, _) => place.pointer(),
            diagnostic::Spot::Text(_) => String::new(),
        };
        Spot {
            file: page.name.to_string(),
            pointer,
            line,
        }
    });
    spots.collect()
}
