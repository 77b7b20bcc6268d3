//! Parameters: where they stand, and how their values are written there.

use super::Field;

/// A parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name, its type and its default.
    pub field: Field,
    /// Where it stands.
    pub location: Location,
    /// How its value is written.
    pub coding: Coding,
    /// Whether its values may have reserved characters as they are (`allowReserved`).
    pub reserved: bool,
    /// Whether nothing as its value is the same as no value (`allowEmptyValue`).
    pub empty: bool,
    /// Whether the server knows a request that is sent twice by it (`Idempotency-Key`).
    pub is_key: bool,
}

impl Parameter {
    /// Whether it is not one text or a plain list of texts.
    pub fn is_structured(&self) -> bool {
        matches!(self.coding, Coding::Styled { .. } | Coding::Json)
    }
}

/// Where a parameter stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// In the path.
    Path,
    /// In the query.
    Query,
    /// In the headers.
    Header,
    /// In the cookies.
    Cookie,
}

/// How the value of a parameter is written.
#[derive(Clone, Debug, PartialEq)]
pub enum Coding {
    /// As one text.
    Single,
    /// As a list of such texts.
    List(ListStyle),
    /// In a style: what may be a list or an object, or is of one of several types.
    Styled {
        /// The style.
        style: Style,
        /// The names in the query that are not fields of the object: those of other
        /// parameters.
        others: Vec<String>,
    },
    /// As JSON (`content`).
    Json,
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

/// A style (OpenAPI, "Style Values").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `simple`, with `explode` or without.
    Simple(bool),
    /// `label`, with `explode` or without.
    Label(bool),
    /// `matrix`, with `explode` or without.
    Matrix(bool),
    /// `form`, with `explode` or without.
    Form(bool),
    /// `spaceDelimited`
    Spaces,
    /// `pipeDelimited`
    Pipes,
    /// `deepObject`
    Deep,
}

impl Style {
    /// The variant of the runtime that stands for it, and its `explode`.
    pub fn parts(self) -> (&'static str, Option<bool>) {
        match self {
            Self::Simple(explode) => ("Simple", Some(explode)),
            Self::Label(explode) => ("Label", Some(explode)),
            Self::Matrix(explode) => ("Matrix", Some(explode)),
            Self::Form(explode) => ("Form", Some(explode)),
            Self::Spaces => ("Spaces", None),
            Self::Pipes => ("Pipes", None),
            Self::Deep => ("Deep", None),
        }
    }
}
