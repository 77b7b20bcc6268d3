// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `watchEvents`: `GET /events`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::event_object::EventFields;
use crate::runtime::rejection::Rejection;
use crate::runtime::union::{self, Union};
use crate::runtime::values::Values;
use crate::runtime::{json, object, text_enum, values};
use crate::traits::CommonHeaders;

/// The request of `watchEvents`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchEventsRequest {}

impl WatchEventsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: an undescribed response.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WatchEventsResponse {
    /// The body.
    pub body: Values<WatchEventsOkBody>,
}

impl From<Values<WatchEventsOkBody>> for WatchEventsResponse {
    fn from(body: Values<WatchEventsOkBody>) -> Self {
        Self { body }
    }
}

impl WatchEventsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        values::events(
            into,
            StatusCode::OK,
            "text/event-stream",
            self.body,
            |event| {
                EventFields {
                    event: "event",
                    data_is_text: true,
                    retry_is_text: false,
                }
                    .frame_of(&values::json(event)?)
            },
        )
    }
}

/// The errors of `watchEvents`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum WatchEventsFailure {}

impl WatchEventsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `watchEvents`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = WatchEventsRequest::decode()?;
    match Api::watch_events(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum WatchEventsOkBody {
    Text(WatchEventsOkBodyText),
    Ping(WatchEventsOkBodyPing),
}

impl From<WatchEventsOkBodyText> for WatchEventsOkBody {
    fn from(value: WatchEventsOkBodyText) -> Self {
        Self::Text(value)
    }
}

impl From<WatchEventsOkBodyPing> for WatchEventsOkBody {
    fn from(value: WatchEventsOkBodyPing) -> Self {
        Self::Ping(value)
    }
}

impl json::Encode for WatchEventsOkBody {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Text(value) => writer.value(value),
            Self::Ping(value) => writer.value(value),
        }
    }
}

impl Union for WatchEventsOkBody {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Text),
            _ => json::decode(reader).map(Self::Ping),
        }
    }
}

union::implement! {
    WatchEventsOkBody by one shape {
        0 = object { required ["event", "data"] values ["event" ["text"]] };
        1 = object { required ["event"] optional ["data"] values ["event" ["ping"]] };
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WatchEventsOkBodyText {
    pub event: WatchEventsOkBodyTextEvent,
    pub data: String,
}

/// The required fields of [`WatchEventsOkBodyText`].
#[derive(Debug)]
pub struct WatchEventsOkBodyTextRequired {
    pub event: WatchEventsOkBodyTextEvent,
    pub data: String,
}

object::implement! {
    WatchEventsOkBodyText from WatchEventsOkBodyTextRequired {
        required(event, "event");
        required(data, "data");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WatchEventsOkBodyTextEvent {
    Text,
}

text_enum::implement! {
    WatchEventsOkBodyTextEvent {
        Text = "text";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct WatchEventsOkBodyPing {
    pub event: WatchEventsOkBodyPingEvent,
    pub data: Option<String>,
}

/// The required fields of [`WatchEventsOkBodyPing`].
#[derive(Debug)]
pub struct WatchEventsOkBodyPingRequired {
    pub event: WatchEventsOkBodyPingEvent,
}

object::implement! {
    WatchEventsOkBodyPing from WatchEventsOkBodyPingRequired {
        required(event, "event");
        optional(data: String, "data");
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WatchEventsOkBodyPingEvent {
    Ping,
}

text_enum::implement! {
    WatchEventsOkBodyPingEvent {
        Ping = "ping";
    }
}
