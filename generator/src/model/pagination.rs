//! Answers that come page by page.

use super::Type;

/// How the pages of an operation follow each other, and what is in them.
#[derive(Clone, Debug, PartialEq)]
pub struct Pagination {
    /// How the next page is found.
    pub kind: PageKind,
    /// Where the items stand in the body; no step where it is their list.
    pub items: Vec<PageStep>,
    /// The type of an item.
    pub item: Type,
}

/// How the next page is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageKind {
    /// By a link with `rel="next"` (RFC 8288).
    Link,
    /// By a field of the body, which is its address.
    NextUrl(Vec<PageStep>),
    /// By a field of the body, which goes into a query parameter.
    Cursor {
        /// The field.
        field: Vec<PageStep>,
        /// The parameter.
        parameter: String,
    },
    /// By a header, which goes into a query parameter.
    HeaderCursor {
        /// The header, in lower case.
        header: String,
        /// The parameter.
        parameter: String,
    },
    /// By its number.
    Page {
        /// The query parameter.
        parameter: String,
        /// The number of the first.
        first: u64,
    },
    /// By the count of the items before it.
    Offset {
        /// The query parameter.
        parameter: String,
        /// The offset of the first item.
        first: u64,
    },
}

/// A step from an object to a field of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageStep {
    /// The name of the field.
    pub field: String,
    /// How often there may be nothing: because it is left out, and because it is `null`.
    pub absences: usize,
    /// Whether the description advises against it.
    pub deprecated: bool,
}
