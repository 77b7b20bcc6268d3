// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `getInvoice`: `GET /invoices/{id}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{object, parameter, path, query, record, response};
use crate::traits::CommonHeaders;
use crate::types::invoice::Invoice;
use crate::types::order::OrderAddressCountry;

/// The request of `getInvoice`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetInvoiceRequest {
    pub id: i64,
    pub country: GetInvoiceCountry,
}

/// The required fields of [`GetInvoiceRequest`].
#[derive(Debug)]
pub struct GetInvoiceRequestRequired {
    pub id: i64,
}

record::implement! {
    GetInvoiceRequest from GetInvoiceRequestRequired {
        required(id);
        default(country: GetInvoiceCountry = GetInvoiceCountry::De);
    }
}

impl GetInvoiceRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts, id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let id = path::parameter("id", id, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        let Some(id) = id else {
            return Err(Rejection::NotFound);
        };
        let [country] = query::read(parts.uri.query(), ["country"], &mut violations);
        let country = country.optional(&mut violations, parameter::choice);
        violations.into_result()?;
        Ok(Self {
            id,
            country: country.unwrap_or(GetInvoiceCountry::De),
        })
    }
}

/// `200`: the invoice.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetInvoiceResponse {
    /// The body.
    pub body: Invoice,
}

impl From<Invoice> for GetInvoiceResponse {
    fn from(body: Invoice) -> Self {
        Self { body }
    }
}

impl GetInvoiceResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `getInvoice`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetInvoiceFailure {
    /// `404`: no such invoice.
    NotFound(GetInvoiceNotFoundBody),
    /// `409`: the invoice is being written.
    Conflict(GetInvoiceConflictBody),
}

impl GetInvoiceFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound(body) => response::json(into, StatusCode::NOT_FOUND, &body),
            Self::Conflict(body) => response::json(into, StatusCode::CONFLICT, &body),
        }
    }
}

/// Handles a request to `getInvoice`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetInvoiceRequest::decode(parts, id)?;
    match Api::get_invoice(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

pub type GetInvoiceCountry = OrderAddressCountry;

pub type GetInvoiceNotFoundBody = GetInvoiceConflictBody;

/// The required fields of [`GetInvoiceNotFoundBody`].
pub type GetInvoiceNotFoundBodyRequired = GetInvoiceConflictBodyRequired;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetInvoiceConflictBody {
    pub message: String,
}

/// The required fields of [`GetInvoiceConflictBody`].
#[derive(Debug)]
pub struct GetInvoiceConflictBodyRequired {
    pub message: String,
}

object::implement! {
    GetInvoiceConflictBody from GetInvoiceConflictBodyRequired {
        required(message, "message");
    }
}
