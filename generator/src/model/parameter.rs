//! Parameters that stand outside of the path.

use super::Field;

/// A parameter of the query, the headers or the cookies.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name, its type and its default.
    pub field: Field,
    /// Where it stands.
    pub location: Location,
    /// How its items stand beside each other, if it is a list.
    pub list: Option<ListStyle>,
}

/// Where a parameter stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// In the query.
    Query,
    /// In the headers.
    Header,
    /// In the cookies.
    Cookie,
}

/// How the items of a list stand beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListStyle {
    /// Each under the name of the parameter: `form` and `explode`.
    Repeated,
    /// With commas between them: `form` or `simple` without `explode`.
    Commas,
    /// With spaces between them: `spaceDelimited`.
    Spaces,
    /// With pipes between them: `pipeDelimited`.
    Pipes,
}

impl ListStyle {
    /// The variant of the runtime that stands for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Repeated => "Repeated",
            Self::Commas => "Commas",
            Self::Spaces => "Spaces",
            Self::Pipes => "Pipes",
        }
    }
}
