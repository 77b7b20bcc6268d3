// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getQuery`: `GET /query`.

use http::Method;
use jiff::civil::Date;
use serde_json::Value;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ValueKind};
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::runtime::union::{self, Union};
use crate::runtime::{documented, json};
use crate::types::Color;

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

impl Documented for GetQueryFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(GetQueryFailure);

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

union::implement!(GetQueryId);

impl Union for GetQueryId {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::Integer,
            },
            Case {
                variant: 1,
                is: ValueKind::String,
            },
        ],
        Fits::Some,
    );

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

union::implement!(GetQueryTag);

impl Union for GetQueryTag {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::String,
            },
            Case {
                variant: 1,
                is: ValueKind::Array,
            },
        ],
        Fits::Some,
    );

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
