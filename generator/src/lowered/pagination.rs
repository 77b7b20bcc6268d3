//! Pagination.

use super::Type;

/// The pagination of an operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Pagination {
    /// The kind of pagination.
    pub kind: PageKind,
    /// The path to the items in the body; empty if the body is the list.
    pub items: Vec<PageStep>,
    /// The item type.
    pub item: Type,
}

/// The kind of pagination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageKind {
    /// A `Link` header with `rel="next"` (RFC 8288).
    Link,
    /// A body field with the URL of the next page.
    NextUrl(Vec<PageStep>),
    /// A response header, in lower case, with the URL of the next page.
    HeaderUrl(String),
    /// A body field with the cursor of the next page.
    Cursor {
        /// The path to the field.
        field: Vec<PageStep>,
        /// The query parameter.
        parameter: String,
    },
    /// A response header with the cursor of the next page.
    HeaderCursor {
        /// The header, in lower case.
        header: String,
        /// The query parameter.
        parameter: String,
    },
    /// Page numbers.
    Page {
        /// The query parameter.
        parameter: String,
        /// The number of the first page.
        first: u64,
    },
    /// Item offsets.
    Offset {
        /// The query parameter.
        parameter: String,
        /// The offset of the first item.
        first: u64,
    },
}

/// The presence of a field on the path to the items of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepPresence {
    /// It always has a value.
    Required,
    /// It is an `Option`: optional or nullable.
    Option,
    /// It is a `Nullable`: both.
    Nullable,
}

/// A step from an object to one of its fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageStep {
    /// The field name.
    pub field: String,
    /// The presence of the field in its struct.
    pub presence: StepPresence,
    /// `true` if the field is deprecated.
    pub deprecated: bool,
}
