// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `to`: `POST`, the webhook `to`.

use std::fmt;

use http::Method;

use crate::runtime::field_style::FieldStyle;
use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::received::Received;
use crate::runtime::webhooks::reply::Reply;
use crate::types::{Both, ErrorA, ErrorB, HookType, ToBodyForm};
use crate::webhooks::sender::Addressee;

impl Addressee {
    /// `to`.
    ///
    /// `POST`, the webhook `to`
    ///
    /// Stability: beta. It may change without a new major version.
    #[deprecated]
    pub fn to(&self) -> Call<To> {
        Call::new(&self.shared, Method::POST, "")
    }
}

impl Addressee {
    /// `to`.
    ///
    /// `POST`, the webhook `to`
    ///
    /// Stability: beta. It may change without a new major version.
    ///
    /// As [`Addressee::to`], with a body of `application/x-www-form-urlencoded`.
    #[deprecated]
    pub fn to_as_form(&self, body: ToBodyForm) -> Call<To> {
        Call::new(&self.shared, Method::POST, "")
            .form("application/x-www-form-urlencoded", &[("o", FieldStyle::Json)], &body)
    }
}

impl Addressee {
    /// `to`.
    ///
    /// `POST`, the webhook `to`
    ///
    /// Stability: beta. It may change without a new major version.
    ///
    /// As [`Addressee::to`], with a body of `text/plain; charset=utf-8`.
    #[deprecated]
    pub fn to_as_text(&self, body: String) -> Call<To> {
        Call::new(&self.shared, Method::POST, "")
            .whole("text/plain; charset=utf-8", body)
    }
}

impl Call<To> {
    /// The body.
    pub fn body(self, body: Both) -> Self {
        self.json(&body)
    }
}

/// The hook `to`.
#[derive(Debug)]
pub enum To {}

impl Call<To> {
    /// Asks for an answer of `text/csv`.
    pub fn as_csv(self) -> Call<ToAsCsv> {
        self.answered_as("text/csv, application/json")
    }
}

/// The operation `to`, answered with `text/csv`.
#[derive(Debug)]
pub enum ToAsCsv {}

/// What `to` answers.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ToSuccess {
    /// `200`: several.
    Ok(Reply<HookType>),
    /// `201`: shared.
    ///
    /// [`Reply::headers`] reads its headers as
    /// [`SharedResponseHeaders`](crate::webhooks::SharedResponseHeaders).
    Created(Reply<Both>),
}

impl Operation for To {
    type Success = ToSuccess;

    type Failure = ToFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json().map(ToSuccess::Ok),
            201 => received.json().map(ToSuccess::Created),
            400 => Err(received.json_failure(ToFailure::BadRequest)),
            401 => Err(received.json_failure(ToFailure::Unauthorized)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// What `to` answers.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ToAsCsvSuccess {
    /// `200`: several.
    Ok(Reply<String>),
    /// `201`: shared.
    ///
    /// [`Reply::headers`] reads its headers as
    /// [`SharedResponseHeaders`](crate::webhooks::SharedResponseHeaders).
    Created(Reply<Both>),
}

impl Operation for ToAsCsv {
    type Success = ToAsCsvSuccess;

    type Failure = ToFailure;

    fn read(received: Received) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("text/csv")?.text().map(ToAsCsvSuccess::Ok),
            201 => received.json().map(ToAsCsvSuccess::Created),
            400 => Err(received.json_failure(ToFailure::BadRequest)),
            401 => Err(received.json_failure(ToFailure::Unauthorized)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// How `to` fails.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ToFailure {
    /// `400`: bad.
    BadRequest(Reply<ErrorA>),
    /// `401`: bad.
    Unauthorized(Reply<ErrorB>),
}

impl fmt::Display for ToFailure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::BadRequest(_) => "400: bad",
            Self::Unauthorized(_) => "401: bad",
        };
        formatter.write_str(text)
    }
}

impl std::error::Error for ToFailure {}
