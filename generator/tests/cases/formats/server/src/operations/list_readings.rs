// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `listReadings`: `GET /sensors/{sensor}/readings/{day}`.

use std::net::{Ipv4Addr, Ipv6Addr};

use bytes::Bytes;
use http::request::Parts;
use http::{HeaderName, Response, StatusCode};
use jiff::SpanFieldwise;
use jiff::civil::Date;
use rust_decimal::Decimal;
use uuid::Uuid;

use crate::api::Api;
use crate::pipeline;
use crate::runtime::base64::Base64Text;
use crate::runtime::body::Body;
use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::decimal::DecimalText;
use crate::runtime::duration::DurationText;
use crate::runtime::ip::{Ipv4Text, Ipv6Text};
use crate::runtime::limits::TextConstraint;
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::rejection::Rejection;
use crate::runtime::uri::UriText;
use crate::runtime::uuid::UuidText;
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, path, query, record, response, text_format};
use crate::traits::CommonHeaders;
use crate::types::reading::Reading;
use crate::types::sensor_id::SensorId;

/// The request of `listReadings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListReadingsRequest {
    pub sensor: SensorId,
    pub day: Date,
    pub since: Option<jiff::Zoned>,
    pub every: SpanFieldwise,
    pub least: Option<Decimal>,
    pub from_: Option<Ipv4Addr>,
    pub via: Option<Ipv6Addr>,
    pub token: Option<Password>,
    pub key: Option<Bytes>,
    pub link: Option<String>,
    pub mail: Option<String>,
}

/// The required fields of [`ListReadingsRequest`].
#[derive(Debug)]
pub struct ListReadingsRequestRequired {
    pub sensor: SensorId,
    pub day: Date,
    pub every: SpanFieldwise,
}

record::implement! {
    ListReadingsRequest from ListReadingsRequestRequired {
        required(sensor);
        required(day);
        optional(since: jiff::Zoned);
        required(every);
        optional(least: Decimal);
        optional(from_: Ipv4Addr);
        optional(via: Ipv6Addr);
        optional(token: Password);
        optional(key: Bytes);
        optional(link: String);
        optional(mail: String);
    }
}

/// The constraints of `token`.
const TOKEN_RULES: &[TextConstraint] = &[TextConstraint::Length(8, usize::MAX)];

/// The constraints of `link`.
const LINK_RULES: &[TextConstraint] = &[
    TextConstraint::Condition(
        |text| text_format::is::<UriText>(text),
        <UriText as text_format::TextFormat>::EXPECTED,
    ),
];

impl ListReadingsRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts, sensor: &str, day: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let sensor = path::parameter("sensor", sensor, &mut violations)
            .required(&mut violations, text_format::parse::<UuidText>);
        let day = path::parameter("day", day, &mut violations)
            .required(&mut violations, text_format::parse::<DateText>);
        let (Some(sensor), Some(day)) = (sensor, day) else {
            return Err(Rejection::NotFound);
        };
        let [since, every, least, from_, via, token, key, link, mail] = query::read(
            parts.uri.query(),
            ["since", "every", "least", "from", "via", "token", "key", "link", "mail"],
            &mut violations,
        );
        let since = since.optional(&mut violations, text_format::parse::<DateTimeText>);
        let every = every.required(&mut violations, text_format::parse::<DurationText>);
        let least = least.optional(&mut violations, text_format::parse::<DecimalText>);
        let from_ = from_.optional(&mut violations, text_format::parse::<Ipv4Text>);
        let via = via.optional(&mut violations, text_format::parse::<Ipv6Text>);
        let token = token
            .optional(
                &mut violations,
                |text| text_format::parse::<
                    PasswordText,
                >(&(|text| parameter::ruled_text(text, TOKEN_RULES))(text)?),
            );
        let key = key.optional(&mut violations, text_format::parse::<Base64Text>);
        let link = link
            .optional(&mut violations, |text| parameter::ruled_text(text, LINK_RULES));
        let mail = mail.optional(&mut violations, parameter::text);
        let (Some(every), true) = (every, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self {
            sensor,
            day,
            since,
            every,
            least,
            from_,
            via,
            token,
            key,
            link,
            mail,
        })
    }
}

/// `200`: the readings.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListReadingsResponse {
    /// The body.
    pub body: Vec<Reading>,
    pub last_modified_at: jiff::Zoned,
    pub sensor: Option<Uuid>,
}

/// The required fields of [`ListReadingsResponse`].
#[derive(Debug)]
pub struct ListReadingsResponseRequired {
    /// The body.
    pub body: Vec<Reading>,
    pub last_modified_at: jiff::Zoned,
}

record::implement! {
    ListReadingsResponse from ListReadingsResponseRequired {
        required(body);
        required(last_modified_at);
        optional(sensor: Uuid);
    }
}

impl ListReadingsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        header::write(
            headers,
            const { HeaderName::from_static("last-modified-at") },
            &text_format::text::<DateTimeText>(&self.last_modified_at),
        )?;
        if let Some(value) = &self.sensor {
            header::write(
                headers,
                const { HeaderName::from_static("sensor") },
                &text_format::text::<UuidText>(value),
            )?;
        }
        Ok(())
    }
}

/// The errors of `listReadings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListReadingsFailure {
    /// `404`: no such sensor.
    NotFound,
}

impl ListReadingsFailure {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::NotFound => {
                response::empty(into, StatusCode::NOT_FOUND);
                Ok(())
            }
        }
    }
}

/// Handles a request to `listReadings`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    sensor: &str,
    day: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListReadingsRequest::decode(parts, sensor, day)?;
    match Api::list_readings(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
