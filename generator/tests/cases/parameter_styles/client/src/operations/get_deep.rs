// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getDeep`: `GET /deep`.

use http::Method;
use serde_json::Value;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::union::{self, Union};
use crate::runtime::{documented, json};
use crate::types::color::Color;
use crate::types::filter::Filter;
use crate::types::range::Range;

impl Client {
    /// `getDeep`.
    ///
    /// `GET /deep`
    pub fn get_deep(&self) -> Call<GetDeep> {
        Call::new(&self.shared, Method::GET, "/deep")
    }
}

impl Call<GetDeep> {
    pub fn color(self, color: Color) -> Self {
        self.query_styled("color", Style::Deep, &color)
    }

    pub fn filter(self, filter: Filter) -> Self {
        self.query_styled("filter", Style::Deep, &filter)
    }

    pub fn created(self, created: GetDeepCreated) -> Self {
        self.query_styled("created", Style::Deep, &created)
    }
}

/// The operation `getDeep`.
#[derive(Debug)]
pub enum GetDeep {}

impl Operation for GetDeep {
    type Success = Reply<()>;

    type Failure = GetDeepFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getDeep`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetDeepFailure {}

documented::implement! {
    GetDeepFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetDeepCreated {
    Integer(i64),
    Range(Range),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<i64> for GetDeepCreated {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<Range> for GetDeepCreated {
    fn from(value: Range) -> Self {
        Self::Range(value)
    }
}

impl json::Encode for GetDeepCreated {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::Range(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for GetDeepCreated {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::Range),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    GetDeepCreated by any shape {
        0 = integer;
        1 = object { optional ["gte", "lt"], closed };
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-deep`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-deep",
        about: "GET /deep",
        long_about: "GET /deep",
        flags: &[
            Flag::new("color", Kind::Json, ""),
            Flag::new("filter", Kind::Json, ""),
            Flag::new("created", Kind::Any, ""),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.get_deep();
        if let Some(value) = arguments.optional("color")? {
            call = call.color(value);
        }
        if let Some(value) = arguments.optional("filter")? {
            call = call.filter(value);
        }
        if let Some(value) = arguments.optional("created")? {
            call = call.created(value);
        }
        Ok(PreparedCall::of(call))
    }
}
