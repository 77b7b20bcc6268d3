// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `listParcels`: `GET /parcels`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};
use jiff::civil::Date;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{
    header, integer_enum, parameter, query, record, response, structured_header,
    text_format,
};
use crate::traits::{CommonHeaders, Reject};
use crate::types::cursor::Cursor;
use crate::types::error::Error;
use crate::types::order::Order;
use crate::types::parcel::Parcel;

/// The request of `listParcels`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListParcelsRequest {
    pub page: Option<i64>,
}

record::implement! {
    ListParcelsRequest {
        optional(page: i64);
    }
}

impl ListParcelsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [page] = query::read(parts.uri.query(), ["page"], &mut violations);
        let page = page
            .optional(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        violations.into_result()?;
        Ok(Self { page })
    }
}

/// `200`: the parcels.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListParcelsResponse {
    /// The body.
    pub body: Vec<Parcel>,
    pub x_order: Order,
    pub x_backwards: Option<Order>,
    pub x_level: Option<XLevel>,
    pub x_cursor: Option<Cursor>,
    pub x_total: Option<i64>,
    pub x_orders: Option<Vec<Order>>,
    pub x_days: Vec<Date>,
    pub x_first: Option<Parcel>,
    pub x_note: Option<String>,
}

/// The required fields of [`ListParcelsResponse`].
#[derive(Debug)]
pub struct ListParcelsResponseRequired {
    /// The body.
    pub body: Vec<Parcel>,
    pub x_order: Order,
    pub x_days: Vec<Date>,
}

record::implement! {
    ListParcelsResponse from ListParcelsResponseRequired {
        required(body);
        required(x_order);
        optional(x_backwards: Order);
        optional(x_level: XLevel);
        optional(x_cursor: Cursor);
        optional(x_total: i64);
        optional(x_orders: Vec<Order>);
        required(x_days);
        optional(x_first: Parcel);
        optional(x_note: String);
    }
}

impl ListParcelsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("x-order") },
            &self.x_order.to_string(),
        )?;
        if let Some(value) = &self.x_backwards {
            header::write(
                headers,
                const { HeaderName::from_static("x-backwards") },
                &value.to_string(),
            )?;
        }
        if let Some(value) = &self.x_level {
            header::write(
                headers,
                const { HeaderName::from_static("x-level") },
                &value.to_string(),
            )?;
        }
        if let Some(value) = &self.x_cursor {
            header::write(
                headers,
                const { HeaderName::from_static("x-cursor") },
                &text_format::text::<UuidText>(value),
            )?;
        }
        if let Some(value) = &self.x_total {
            header::write(headers, const { HeaderName::from_static("x-total") }, value)?;
        }
        if let Some(value) = &self.x_orders {
            structured_header::write_list(
                headers,
                const { HeaderName::from_static("x-orders") },
                value,
            )?;
        }
        structured_header::write_list(
            headers,
            const { HeaderName::from_static("x-days") },
            &self.x_days,
        )?;
        if let Some(value) = &self.x_first {
            structured_header::write_json(
                headers,
                const { HeaderName::from_static("x-first") },
                value,
            )?;
        }
        if let Some(value) = &self.x_note {
            header::write(headers, const { HeaderName::from_static("x-note") }, value)?;
        }
        Ok(())
    }
}

/// The errors of `listParcels`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListParcelsFailure {
    /// `default`: it failed.
    ///
    /// The status must be from 400 to 599; otherwise the response is an internal error.
    Default(StatusCode, Error),
}

impl ListParcelsFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Default(status, body) => {
                response::json(into, response::chosen(status, 400..=599, &[])?, &body)
            }
        }
    }
}

/// Handles a request to `listParcels`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListParcelsRequest::decode(parts)?;
    match Api::list_parcels(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Creates the response to a rejected request, as documented by `listParcels`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 | 401 | 403 | 429 | 500 | 503 => {
            response::json(into, status, &Reject::error(api, rejection))
        }
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum XLevel {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

integer_enum::implement! {
    XLevel {
        Value1 = 1;
        Value2 = 2;
    }
}
