// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! Bodies with one of several media types.

use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::media::Media;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{media_body, response};
use crate::types::line::Line;
use crate::types::note::Note;
use crate::types::problem::Problem;
use crate::types::report_json::ReportJson;

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplaceNotesBody {
    /// `application/json`.
    Json(Vec<Note>),
    /// `application/vnd.lines+json`.
    VndLinesJson(Vec<Line>),
}

impl From<Vec<Note>> for ReplaceNotesBody {
    fn from(body: Vec<Note>) -> Self {
        Self::Json(body)
    }
}

impl From<Vec<Line>> for ReplaceNotesBody {
    fn from(body: Vec<Line>) -> Self {
        Self::VndLinesJson(body)
    }
}

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// `application/json`.
    Json(ReportJson),
    /// `text/csv; charset=utf-8`.
    Csv(String),
    /// `image/*`.
    Image(Media),
}

impl From<ReportJson> for Report {
    fn from(body: ReportJson) -> Self {
        Self::Json(body)
    }
}

impl From<String> for Report {
    fn from(body: String) -> Self {
        Self::Csv(body)
    }
}

impl From<Media> for Report {
    fn from(body: Media) -> Self {
        Self::Image(body)
    }
}

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum ChangeReportBody {
    /// `application/json-patch+json`.
    JsonPatchJson(Note),
    /// `application/merge-patch+json`.
    MergePatchJson(Note),
    /// `text/plain; charset=utf-8; header="a;b"`.
    Text(String),
}

impl From<String> for ChangeReportBody {
    fn from(body: String) -> Self {
        Self::Text(body)
    }
}

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum GetReportOkBody {
    /// `application/json`.
    Json(Note),
    /// `text/csv; charset=utf-8`.
    Csv(String),
    /// `image/*`.
    Image(Media),
}

impl From<Note> for GetReportOkBody {
    fn from(body: Note) -> Self {
        Self::Json(body)
    }
}

impl From<String> for GetReportOkBody {
    fn from(body: String) -> Self {
        Self::Csv(body)
    }
}

impl From<Media> for GetReportOkBody {
    fn from(body: Media) -> Self {
        Self::Image(body)
    }
}

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum GetReportBadRequestBody {
    /// `application/problem+json`.
    ProblemJson(Problem),
    /// `text/plain; charset=utf-8`.
    Text(String),
}

impl From<Problem> for GetReportBadRequestBody {
    fn from(body: Problem) -> Self {
        Self::ProblemJson(body)
    }
}

impl From<String> for GetReportBadRequestBody {
    fn from(body: String) -> Self {
        Self::Text(body)
    }
}

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum EitherBody {
    /// `application/json`.
    Json(Note),
    /// `text/plain; charset=utf-8`.
    Text(String),
    /// `application/vnd.note; charset=utf-8`.
    VndNote(String),
}

impl From<Note> for EitherBody {
    fn from(body: Note) -> Self {
        Self::Json(body)
    }
}

impl GetReportOkBody {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        match self {
            Self::Json(body) => response::json(into, status, &body),
            Self::Csv(body) => {
                response::whole(into, status, "text/csv; charset=utf-8", body);
                Ok(())
            }
            Self::Image(body) => media_body::respond(into, status, "image/*", body),
        }
    }
}

impl GetReportBadRequestBody {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        match self {
            Self::ProblemJson(body) => {
                response::json_as(into, status, "application/problem+json", &body)
            }
            Self::Text(body) => {
                response::whole(into, status, "text/plain; charset=utf-8", body);
                Ok(())
            }
        }
    }
}

impl EitherBody {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        match self {
            Self::Json(body) => response::json(into, status, &body),
            Self::Text(body) => {
                response::whole(into, status, "text/plain; charset=utf-8", body);
                Ok(())
            }
            Self::VndNote(body) => {
                response::whole(
                    into,
                    status,
                    "application/vnd.note; charset=utf-8",
                    body,
                );
                Ok(())
            }
        }
    }
}
