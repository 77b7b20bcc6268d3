// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `readMeter`: `POST /meters/{meter}`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{
    header, multiple, parameter, path, query, record, request_body, response,
};
use crate::traits::CommonHeaders;
use crate::types::meter::{Meter, METER_SCHEMA};

/// The request of `readMeter`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadMeterRequest {
    pub meter: u64,
    pub port: u16,
    pub page: Option<i64>,
    pub size: Option<u32>,
    pub rate: Option<f64>,
    pub ratio: Option<f32>,
    /// The body.
    pub body: Meter,
}

/// The required fields of [`ReadMeterRequest`].
#[derive(Debug)]
pub struct ReadMeterRequestRequired {
    pub meter: u64,
    /// The body.
    pub body: Meter,
}

record::implement! {
    ReadMeterRequest from ReadMeterRequestRequired {
        required(meter);
        default(port: u16 = 8080);
        optional(page: i64);
        optional(size: u32);
        optional(rate: f64);
        optional(ratio: f32);
        required(body);
    }
}

impl ReadMeterRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        meter: &str,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let meter = path::parameter("meter", meter, &mut violations)
            .required(
                &mut violations,
                |text| parameter::integer(text, u64::MIN..=u64::MAX),
            );
        let [port, page, size, rate, ratio] = query::read(
            parts.uri.query(),
            ["port", "page", "size", "rate", "ratio"],
            &mut violations,
        );
        let port = port
            .optional(&mut violations, |text| parameter::integer(text, 1..=u16::MAX));
        let page = page
            .optional(
                &mut violations,
                |text| {
                    let value = parameter::integer(text, i64::MIN..=i64::MAX)?;
                    parameter::check(value, value % 10 == 0, "expected a multiple of 10")
                },
            );
        let size = size
            .optional(
                &mut violations,
                |text| {
                    let value = parameter::integer(text, u32::MIN..=64)?;
                    parameter::check(value, value % 8 == 0, "expected a multiple of 8")
                },
            );
        let rate = rate
            .optional(
                &mut violations,
                |text| {
                    let value = parameter::number(text, f64::MIN..=f64::MAX)?;
                    let value = parameter::check(
                        value,
                        value > 0.0,
                        "expected a number above 0",
                    )?;
                    parameter::check(
                        value,
                        multiple::is_multiple(value, "0.1"),
                        "expected a multiple of 0.1",
                    )
                },
            );
        let ratio = ratio
            .optional(
                &mut violations,
                |text| {
                    let value = parameter::float(text, f64::MIN..=f64::MAX)?;
                    parameter::check(
                        value,
                        f64::from(value) < 0.5,
                        "expected a number below 0.5",
                    )
                },
            );
        let body: Option<Meter> = request_body::decode_json(
            &bytes,
            &METER_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(meter), Some(body), true) = (meter, body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            meter,
            port: port.unwrap_or(8080),
            page,
            size,
            rate,
            ratio,
            body,
        })
    }
}

/// `204`: read.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReadMeterResponse {
    pub left: u8,
}

/// The required fields of [`ReadMeterResponse`].
#[derive(Debug)]
pub struct ReadMeterResponseRequired {
    pub left: u8,
}

record::implement! {
    ReadMeterResponse from ReadMeterResponseRequired {
        required(left);
    }
}

impl ReadMeterResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        let headers = into.headers_mut();
        header::write(headers, const { HeaderName::from_static("left") }, &self.left)?;
        Ok(())
    }
}

/// The errors of `readMeter`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ReadMeterFailure {}

impl ReadMeterFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `readMeter`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    meter: &str,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ReadMeterRequest::decode(parts, meter, body, body_limit).await?;
    match Api::read_meter(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
