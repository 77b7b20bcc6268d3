// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `watchEvents`: `GET /events`.

use http::Method;
use serde_json::Value;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::event_object::EventFields;
use crate::runtime::failure::Failure;
use crate::runtime::framing::Framing;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::values::Values;
use crate::runtime::{documented, json, object, values};

impl Client {
    /// `watchEvents`.
    ///
    /// `GET /events`
    pub fn watch_events(&self) -> Call<WatchEvents> {
        Call::new(&self.shared, Method::GET, "/events")
            .accept("text/event-stream")
            .credential(self.login.as_ref())
    }
}

/// The operation `watchEvents`.
#[derive(Debug)]
pub enum WatchEvents {}

impl Operation for WatchEvents {
    type Success = Reply<Values<WatchEventsOkBody>>;

    type Failure = WatchEventsFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => {
                values::read(
                    received,
                    Framing::Events,
                    |frame| {
                        EventFields {
                            event: "event",
                            data_is_text: true,
                            retry_is_text: false,
                        }
                            .read(frame)
                    },
                )
            }
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `watchEvents`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum WatchEventsFailure {}

documented::implement! {
    WatchEventsFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum WatchEventsOkBody {
    Text(WatchEventsOkBodyText),
    Ping(WatchEventsOkBodyPing),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    WatchEventsOkBody by any shape {
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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WatchEventsOkBodyTextEvent {
    Text,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WatchEventsOkBodyPingEvent {
    Ping,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    WatchEventsOkBodyPingEvent {
        Ping = "ping";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `watch-events`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "watch-events",
        about: "GET /events",
        long_about: "GET /events",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.watch_events()))
    }
}
