// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getQuery`: `GET /query`.

use http::Method;
use jiff::civil::Date;
use serde_json::Value;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::runtime::union::{self, Union};
use crate::runtime::{documented, json};
use crate::types::color::Color;

impl Client {
    /// `getQuery`.
    ///
    /// `GET /query`
    pub fn get_query(&self) -> Call<GetQuery> {
        Call::new(&self.shared, Method::GET, "/query")
    }
}

impl Call<GetQuery> {
    pub fn color(self, color: Color) -> Self {
        self.query_styled("color", Style::Form { explode: true }, &color)
    }

    pub fn spaces(self, spaces: Color) -> Self {
        self.query_styled("spaces", Style::Spaces, &spaces)
    }

    pub fn plain(self, plain: impl AsRef<str>) -> Self {
        self.query("plain", plain.as_ref())
    }

    pub fn bars(self, bars: impl IntoIterator<Item = i64>) -> Self {
        let bars: Vec<i64> = bars.into_iter().collect();
        self.query_list("bars", ListStyle::Repeated, bars)
    }

    pub fn pipes(self, pipes: Color) -> Self {
        self.query_styled("pipes", Style::Pipes, &pipes)
    }

    pub fn id(self, id: GetQueryId) -> Self {
        self.query_styled("id", Style::Form { explode: true }, &id)
    }

    pub fn tag(self, tag: GetQueryTag) -> Self {
        self.query_styled("tag", Style::Form { explode: true }, &tag)
    }

    pub fn days(self, days: impl IntoIterator<Item = Date>) -> Self {
        let days: Vec<Date> = days.into_iter().collect();
        self.query_styled("days", Style::Form { explode: true }, &days)
    }

    pub fn anything(self, anything: impl AsRef<str>) -> Self {
        self.query("anything", anything.as_ref())
    }

    pub fn url(self, url: impl AsRef<str>) -> Self {
        self.query_allowing_reserved("url", url.as_ref())
    }

    pub fn pretty(self, pretty: bool) -> Self {
        self.query("pretty", pretty)
    }
}

/// The operation `getQuery`.
#[derive(Debug)]
pub enum GetQuery {}

impl Operation for GetQuery {
    type Success = Reply<()>;

    type Failure = GetQueryFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getQuery`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetQueryFailure {}

documented::implement! {
    GetQueryFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetQueryId {
    Integer(i64),
    String(String),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<i64> for GetQueryId {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<String> for GetQueryId {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl json::Encode for GetQueryId {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::String(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for GetQueryId {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::String),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    GetQueryId by any shape {
        0 = integer;
        1 = string;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetQueryTag {
    String(String),
    StringArray(Vec<String>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<String> for GetQueryTag {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Vec<String>> for GetQueryTag {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for GetQueryTag {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for GetQueryTag {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    GetQueryTag by any shape {
        0 = string;
        1 = array;
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-query`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-query",
        about: "GET /query",
        long_about: "GET /query",
        flags: &[
            Flag::new("color", Kind::Json, ""),
            Flag::new("spaces", Kind::Json, ""),
            Flag::new("plain", Kind::Text, ""),
            Flag::new("bars", Kind::INT64, "").list(),
            Flag::new("pipes", Kind::Json, ""),
            Flag::new("id", Kind::Any, ""),
            Flag::new("tag", Kind::Any, ""),
            Flag::new("days", Kind::Format("date"), "").list(),
            Flag::new("anything", Kind::Text, ""),
            Flag::new("url", Kind::Text, ""),
            Flag::new("pretty", Kind::Boolean, ""),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.get_query();
        if let Some(value) = arguments.optional("color")? {
            call = call.color(value);
        }
        if let Some(value) = arguments.optional("spaces")? {
            call = call.spaces(value);
        }
        if let Some(value) = arguments.optional::<String>("plain")? {
            call = call.plain(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("bars")? {
            call = call.bars(value);
        }
        if let Some(value) = arguments.optional("pipes")? {
            call = call.pipes(value);
        }
        if let Some(value) = arguments.optional("id")? {
            call = call.id(value);
        }
        if let Some(value) = arguments.optional("tag")? {
            call = call.tag(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("days")? {
            call = call.days(value);
        }
        if let Some(value) = arguments.optional::<String>("anything")? {
            call = call.anything(value);
        }
        if let Some(value) = arguments.optional::<String>("url")? {
            call = call.url(value);
        }
        if let Some(value) = arguments.optional("pretty")? {
            call = call.pretty(value);
        }
        Ok(PreparedCall::of(call))
    }
}
