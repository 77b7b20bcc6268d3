// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `to`: `POST`, the webhook `to`.

use http::Method;

use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::webhooks::call::{Call, Operation};
use crate::runtime::webhooks::documented;
use crate::runtime::webhooks::failure::Failure;
use crate::runtime::webhooks::raw_response::RawResponse;
use crate::runtime::webhooks::reply::Reply;
use crate::types::both::Both;
use crate::types::error_a::ErrorA;
use crate::types::error_b::ErrorB;
use crate::types::hook::Hook;
use crate::types::to_body_form::ToBodyForm;
use crate::webhooks::sender::WebhookEndpoint;

impl WebhookEndpoint {
    /// `to`.
    ///
    /// `POST`, the webhook `to`
    ///
    /// Stability: beta. May change without a new major version.
    #[deprecated]
    pub fn to(&self) -> Call<To> {
        Call::new(&self.shared, Method::POST, "")
    }
}

impl WebhookEndpoint {
    /// `to`.
    ///
    /// `POST`, the webhook `to`
    ///
    /// Stability: beta. May change without a new major version.
    ///
    /// Like [`WebhookEndpoint::to`], with a `application/x-www-form-urlencoded` body.
    #[deprecated]
    pub fn to_as_form(&self, body: ToBodyForm) -> Call<To> {
        Call::new(&self.shared, Method::POST, "")
            .form(
                "application/x-www-form-urlencoded",
                FieldStyles::new(&[("o", FieldStyle::Json)]),
                &body,
            )
    }
}

impl WebhookEndpoint {
    /// `to`.
    ///
    /// `POST`, the webhook `to`
    ///
    /// Stability: beta. May change without a new major version.
    ///
    /// Like [`WebhookEndpoint::to`], with a `text/plain; charset=utf-8` body.
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

/// The webhook `to`.
#[derive(Debug)]
pub enum To {}

impl Call<To> {
    /// Requests a `text/csv` response.
    pub fn as_csv(self) -> Call<ToAsCsv> {
        self.with_response("text/csv, application/json")
    }
}

/// The operation `to` with a `text/csv` response.
#[derive(Debug)]
pub enum ToAsCsv {}

/// The success responses of `to`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ToSuccess {
    /// `200`: several.
    Ok(Reply<Hook>),
    /// `201`: shared.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`SharedResponseHeaders`](crate::webhooks::SharedResponseHeaders).
    Created(Reply<Both>),
}

impl Operation for To {
    type Success = ToSuccess;

    type Failure = ToFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json().map(ToSuccess::Ok),
            201 => received.json().map(ToSuccess::Created),
            400 => Err(received.json_failure(ToFailure::BadRequest)),
            401 => Err(received.json_failure(ToFailure::Unauthorized)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The success responses of `to`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ToAsCsvSuccess {
    /// `200`: several.
    Ok(Reply<String>),
    /// `201`: shared.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`SharedResponseHeaders`](crate::webhooks::SharedResponseHeaders).
    Created(Reply<Both>),
}

impl Operation for ToAsCsv {
    type Success = ToAsCsvSuccess;

    type Failure = ToFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("text/csv")?.text().map(ToAsCsvSuccess::Ok),
            201 => received.json().map(ToAsCsvSuccess::Created),
            400 => Err(received.json_failure(ToFailure::BadRequest)),
            401 => Err(received.json_failure(ToFailure::Unauthorized)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `to`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ToFailure {
    /// `400`: bad.
    BadRequest(Reply<ErrorA>),
    /// `401`: bad.
    Unauthorized(Reply<ErrorB>),
}

documented::implement! {
    ToFailure {
        BadRequest: "bad";
        Unauthorized: "bad";
    }
}
