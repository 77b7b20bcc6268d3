// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! Bodies with one of several media types.

use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::response;
use crate::types::both::Both;
use crate::types::hook::Hook;
use crate::types::to_body_form::ToBodyForm;

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum ToBody {
    /// `application/json`.
    Json(Both),
    /// `application/x-www-form-urlencoded`.
    Form(ToBodyForm),
    /// `text/plain; charset=utf-8`.
    Text(String),
}

impl From<Both> for ToBody {
    fn from(body: Both) -> Self {
        Self::Json(body)
    }
}

impl From<ToBodyForm> for ToBody {
    fn from(body: ToBodyForm) -> Self {
        Self::Form(body)
    }
}

impl From<String> for ToBody {
    fn from(body: String) -> Self {
        Self::Text(body)
    }
}

/// A body, by its media type.
#[derive(Clone, Debug, PartialEq)]
pub enum ToOkBody {
    /// `application/json`.
    Json(Hook),
    /// `text/csv; charset=utf-8`.
    Csv(String),
}

impl From<Hook> for ToOkBody {
    fn from(body: Hook) -> Self {
        Self::Json(body)
    }
}

impl From<String> for ToOkBody {
    fn from(body: String) -> Self {
        Self::Csv(body)
    }
}

impl ToOkBody {
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
        }
    }
}
