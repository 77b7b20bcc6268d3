// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `listReadings`: `GET /sensors/{sensor}/readings/{day}`.

use std::net::{Ipv4Addr, Ipv6Addr};

use bytes::Bytes;
use http::{HeaderMap, Method};
use jiff::SpanFieldwise;
use jiff::civil::Date;
use rust_decimal::Decimal;
use uuid::Uuid;

use crate::client::Client;
use crate::runtime::base64::Base64Text;
use crate::runtime::call::{Call, Operation};
use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::decimal::DecimalText;
use crate::runtime::duration::DurationText;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::ip::{Ipv4Text, Ipv6Text};
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::uuid::UuidText;
use crate::runtime::{documented, text_format};
use crate::types::reading::Reading;
use crate::types::sensor_id::SensorId;

/// The required inputs of `listReadings`.
#[derive(Clone, Debug)]
pub struct ListReadingsRequired {
    pub sensor: SensorId,
    pub day: Date,
    pub every: SpanFieldwise,
}

impl Client {
    /// `listReadings`.
    ///
    /// `GET /sensors/{sensor}/readings/{day}`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ListReadingsHeaders`](crate::ListReadingsHeaders).
    pub fn list_readings(&self, required: ListReadingsRequired) -> Call<ListReadings> {
        let ListReadingsRequired { sensor, day, every } = required;
        Call::new(
                &self.shared,
                Method::GET,
                Path::from("/sensors/")
                    .parameter("sensor", text_format::text::<UuidText>(&sensor))
                    .text("/readings/")
                    .parameter("day", text_format::text::<DateText>(&day)),
            )
            .query("every", text_format::text::<DurationText>(&every))
    }
}

impl Call<ListReadings> {
    pub fn since(self, since: jiff::Zoned) -> Self {
        self.query("since", text_format::text::<DateTimeText>(&since))
    }

    pub fn least(self, least: Decimal) -> Self {
        self.query("least", text_format::text::<DecimalText>(&least))
    }

    pub fn from_(self, from_: Ipv4Addr) -> Self {
        self.query("from", text_format::text::<Ipv4Text>(&from_))
    }

    pub fn via(self, via: Ipv6Addr) -> Self {
        self.query("via", text_format::text::<Ipv6Text>(&via))
    }

    pub fn token(self, token: Password) -> Self {
        self.query("token", text_format::text::<PasswordText>(&token))
    }

    pub fn key(self, key: Bytes) -> Self {
        self.query("key", text_format::text::<Base64Text>(&key))
    }

    pub fn link(self, link: impl AsRef<str>) -> Self {
        self.query("link", link.as_ref())
    }

    pub fn mail(self, mail: impl AsRef<str>) -> Self {
        self.query("mail", mail.as_ref())
    }
}

/// The operation `listReadings`.
#[derive(Debug)]
pub enum ListReadings {}

impl Operation for ListReadings {
    type Success = Reply<Vec<Reading>>;

    type Failure = ListReadingsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            404 => Err(received.empty_failure(ListReadingsFailure::NotFound)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listReadings`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListReadingsFailure {
    /// `404`: no such sensor.
    NotFound(Reply<()>),
}

documented::implement! {
    ListReadingsFailure {
        NotFound: 404, "No such sensor";
    }
}

/// The headers of `ListReadings`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListReadingsHeaders {
    pub last_modified_at: Option<jiff::Zoned>,
    pub sensor: Option<Uuid>,
}

impl ReadHeaders for ListReadingsHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            last_modified_at: header::read(headers, "last-modified-at")
                .and_then(|text: String| text_format::parse::<DateTimeText>(&text).ok()),
            sensor: header::read(headers, "sensor")
                .and_then(|text: String| text_format::parse::<UuidText>(&text).ok()),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-readings`.

    use crate::client::Client;
    use crate::operations::list_readings::ListReadingsRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-readings",
        about: "GET /sensors/{sensor}/readings/{day}",
        long_about: "GET /sensors/{sensor}/readings/{day}",
        flags: &[
            Flag::new("sensor", Kind::Format("uuid"), "").argument().required(),
            Flag::new("day", Kind::Format("date"), "").argument().required(),
            Flag::new("since", Kind::Format("date-time"), ""),
            Flag::new("every", Kind::Format("duration"), "").required(),
            Flag::new("least", Kind::Format("decimal"), ""),
            Flag::new("from", Kind::Format("ipv4"), ""),
            Flag::new("via", Kind::Format("ipv6"), ""),
            Flag::new("token", Kind::Format("password"), ""),
            Flag::new("key", Kind::Format("base64"), ""),
            Flag::new("link", Kind::Text, ""),
            Flag::new("mail", Kind::Text, ""),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client
            .list_readings(ListReadingsRequired {
                sensor: arguments.required("sensor")?,
                day: arguments.required("day")?,
                every: arguments.required("every")?,
            });
        if let Some(value) = arguments.optional("since")? {
            call = call.since(value);
        }
        if let Some(value) = arguments.optional("least")? {
            call = call.least(value);
        }
        if let Some(value) = arguments.optional("from")? {
            call = call.from_(value);
        }
        if let Some(value) = arguments.optional("via")? {
            call = call.via(value);
        }
        if let Some(value) = arguments.optional("token")? {
            call = call.token(value);
        }
        if let Some(value) = arguments.optional("key")? {
            call = call.key(value);
        }
        if let Some(value) = arguments.optional::<String>("link")? {
            call = call.link(value);
        }
        if let Some(value) = arguments.optional::<String>("mail")? {
            call = call.mail(value);
        }
        Ok(PreparedCall::of(call))
    }
}
