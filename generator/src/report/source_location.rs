//! Positions in the files of a description, for output other than diagnostics.

use std::ops::Range;

use annotate_snippets::AnnotationKind;

use super::Site;
use super::excerpt::Excerpt;
use super::source_map::SourceMap;
use crate::source::Source;

/// The position of a node, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceLocation {
    /// The file.
    pub file: String,
    /// The JSON Pointer (RFC 6901) of the node in the file.
    pub pointer: String,
    /// The line and the columns; `None` if they are unknown.
    pub line: Option<Line>,
}

/// A line of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The 1-based line number.
    pub number: usize,
    /// The first column, 1-based and in characters.
    pub column: usize,
    /// The column after the last.
    pub end_column: usize,
    /// The text; only a part of it if it is long.
    pub text: String,
    /// The bytes of the node in that text.
    pub span: Range<usize>,
}

/// The position of a node, without the text of its line.
#[derive(Debug, Default)]
pub(crate) struct NodePosition {
    /// The file.
    pub file: String,
    /// The JSON Pointer (RFC 6901) of the node in the file.
    pub pointer: String,
    /// The 1-based line and column; `None` if they are unknown.
    pub at: Option<(usize, usize)>,
}

/// Returns the position of each site.
pub(crate) fn node_positions<'s>(
    source: &Source,
    sites: impl IntoIterator<Item = &'s Site>,
) -> Vec<NodePosition> {
    let map = SourceMap::new(source);
    let sites: Vec<&Site> = sites.into_iter().collect();
    let mut locations = map.locations(sites.iter().copied());
    let located = sites.iter().map(|site| {
        let location = locations.next(site);
        NodePosition {
            file: map.file(site).name.to_string(),
            pointer: site.pointer().unwrap_or_default(),
            at: location.map(|location| (location.line, location.column)),
        }
    });
    located.collect()
}

/// Locates sites.
pub fn source_locations<'s>(
    source: &Source,
    sites: impl IntoIterator<Item = &'s Site>,
) -> Vec<SourceLocation> {
    let map = SourceMap::new(source);
    let sites: Vec<&Site> = sites.into_iter().collect();
    let mut locations = map.locations(sites.iter().copied());
    let located = sites.iter().map(|site| {
        let file = map.file(site);
        let line = locations.next(site).map(|location| {
            let excerpt = Excerpt::new(&file.positions, &location, AnnotationKind::Primary, None);
            let (text, span) = excerpt.into_text();
            Line {
                number: location.line,
                column: location.column,
                end_column: location.column + file.length(&location),
                text,
                span,
            }
        });
        SourceLocation {
            file: file.name.to_string(),
            pointer: site.pointer().unwrap_or_default(),
            line,
        }
    });
    located.collect()
}
