// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! Bodies with one of several media types.

use http::{Response, StatusCode};

use crate::operations::put_list::PutListBodyXml;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{response, xml_body};
use crate::types::book::Book;
use crate::xml;

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum PutListBody {
    /// `application/xml`.
    Xml(PutListBodyXml),
    /// `text/csv; charset=utf-8`.
    Csv(String),
}

impl From<PutListBodyXml> for PutListBody {
    fn from(body: PutListBodyXml) -> Self {
        Self::Xml(body)
    }
}

impl From<String> for PutListBody {
    fn from(body: String) -> Self {
        Self::Csv(body)
    }
}

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum ListBooksOkBody {
    /// `application/json`.
    Json(Vec<String>),
    /// `application/xml`.
    Xml(Vec<Book>),
}

impl From<Vec<String>> for ListBooksOkBody {
    fn from(body: Vec<String>) -> Self {
        Self::Json(body)
    }
}

impl From<Vec<Book>> for ListBooksOkBody {
    fn from(body: Vec<Book>) -> Self {
        Self::Xml(body)
    }
}

impl ListBooksOkBody {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        match self {
            Self::Json(body) => response::json(into, status, &body),
            Self::Xml(body) => {
                xml_body::respond(
                    into,
                    status,
                    "application/xml",
                    &xml::BOOKS_DOCUMENT,
                    &body,
                )
            }
        }
    }
}
