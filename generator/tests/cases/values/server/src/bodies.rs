// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! Bodies with one of several media types.

use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::request_values::RequestValues;
use crate::runtime::values::Values;
use crate::runtime::{response, values};
use crate::types::measure::Measure;

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum ChangeMeasuresBody {
    /// `application/json`.
    Json(Vec<Measure>),
    /// `application/jsonl`.
    Jsonl(RequestValues<Measure>),
}

impl From<Vec<Measure>> for ChangeMeasuresBody {
    fn from(body: Vec<Measure>) -> Self {
        Self::Json(body)
    }
}

impl From<RequestValues<Measure>> for ChangeMeasuresBody {
    fn from(body: RequestValues<Measure>) -> Self {
        Self::Jsonl(body)
    }
}

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum ListMeasuresOkBody {
    /// `application/json`.
    Json(Vec<Measure>),
    /// `application/x-ndjson`.
    Ndjson(Values<Measure>),
}

impl From<Vec<Measure>> for ListMeasuresOkBody {
    fn from(body: Vec<Measure>) -> Self {
        Self::Json(body)
    }
}

impl From<Values<Measure>> for ListMeasuresOkBody {
    fn from(body: Values<Measure>) -> Self {
        Self::Ndjson(body)
    }
}

impl ListMeasuresOkBody {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        match self {
            Self::Json(body) => response::json(into, status, &body),
            Self::Ndjson(body) => {
                values::lines(into, status, "application/x-ndjson", body, values::json)
            }
        }
    }
}
