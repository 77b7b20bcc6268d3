//! Parameters: location, style and encoding.

use super::{Field, SchemaId};

/// A parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// The name, type and default.
    pub field: Field,
    /// The schema by which it is validated, if it is.
    pub schema: Option<SchemaId>,
    /// The location.
    pub location: Location,
    /// The encoding of the value.
    pub coding: Coding,
    /// `true` if the value is not percent-encoded: `allowReserved` in the query, or `style: cookie`.
    pub unencoded: bool,
    /// `allowEmptyValue`: an empty value means absent.
    pub allow_empty: bool,
    /// `true` for an `Idempotency-Key` header.
    pub is_idempotency_key: bool,
    /// `true` if it is left out where requests are received: another parameter has its query names.
    pub is_only_sent: bool,
    /// The index into the shared parameters of the client, if it is one.
    pub shared: Option<usize>,
}

/// A parameter that a client sends with all operations that have it.
#[derive(Clone, Debug, PartialEq)]
pub struct ClientParameter {
    /// The parameter of the first operation, with its name in the client.
    pub parameter: Parameter,
    /// `true` if an operation requires it.
    pub is_required: bool,
}

impl Parameter {
    /// `true` if it is an argument of calls.
    pub fn is_argument(&self) -> bool {
        self.field.required && self.shared.is_none()
    }

    /// `true` unless the value is a scalar or a list of scalars.
    pub fn is_structured(&self) -> bool {
        matches!(self.coding, Coding::Styled { .. } | Coding::Json)
    }
}

/// The location of a parameter (`in`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    /// `path`
    Path,
    /// `query`
    Query,
    /// `header`
    Header,
    /// `cookie`
    Cookie,
    /// `querystring`: the whole query. A form is an exploded object in the `query` instead.
    Querystring,
}

impl Location {
    /// The value of `in`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Path => "path",
            Self::Query => "query",
            Self::Header => "header",
            Self::Cookie => "cookie",
            Self::Querystring => "querystring",
        }
    }
}

/// The encoding of a parameter value.
#[derive(Clone, Debug, PartialEq)]
pub enum Coding {
    /// A scalar.
    Single,
    /// A list of scalars.
    List(ListStyle),
    /// An object, a union or another type that needs the general encoder of a style.
    Styled {
        /// The style.
        style: Style,
        /// The query names of other parameters, which are not properties of the object.
        others: Vec<String>,
    },
    /// JSON (`content`).
    Json,
}

/// The separator of list items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListStyle {
    /// `form` with `explode`: `a=1&a=2`.
    Repeated,
    /// `form` without `explode`, or `simple`: `1,2`.
    Commas,
    /// `spaceDelimited`
    Spaces,
    /// `pipeDelimited`
    Pipes,
}

impl ListStyle {
    /// The name of the runtime variant.
    pub fn name(self) -> &'static str {
        match self {
            Self::Repeated => "Repeated",
            Self::Commas => "Commas",
            Self::Spaces => "Spaces",
            Self::Pipes => "Pipes",
        }
    }
}

/// A serialization style (OpenAPI, "Style Values").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `simple`, with `explode`.
    Simple(bool),
    /// `label`, with `explode`.
    Label(bool),
    /// `matrix`, with `explode`.
    Matrix(bool),
    /// `form`, with `explode`.
    Form(bool),
    /// `spaceDelimited`
    Spaces,
    /// `tsv` of Swagger 2.0
    Tabs,
    /// `pipeDelimited`
    Pipes,
    /// `deepObject`
    Deep,
}

impl Style {
    /// The name of the runtime variant, and `explode`.
    pub fn parts(self) -> (&'static str, Option<bool>) {
        match self {
            Self::Simple(explode) => ("Simple", Some(explode)),
            Self::Label(explode) => ("Label", Some(explode)),
            Self::Matrix(explode) => ("Matrix", Some(explode)),
            Self::Form(explode) => ("Form", Some(explode)),
            Self::Spaces => ("Spaces", None),
            Self::Tabs => ("Tabs", None),
            Self::Pipes => ("Pipes", None),
            Self::Deep => ("Deep", None),
        }
    }
}
