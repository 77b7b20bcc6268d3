// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `readMeter`: `POST /meters/{meter}`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::finite::Finite;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::meter::Meter;

/// The required inputs of `readMeter`.
#[derive(Clone, Debug)]
pub struct ReadMeterRequired {
    pub meter: u64,
    /// The body.
    pub body: Meter,
}

impl Client {
    /// `readMeter`.
    ///
    /// `POST /meters/{meter}`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ReadMeterHeaders`](crate::ReadMeterHeaders).
    pub fn read_meter(&self, required: ReadMeterRequired) -> Call<ReadMeter> {
        let ReadMeterRequired { meter, body } = required;
        Call::new(
                &self.shared,
                Method::POST,
                Path::from("/meters/").parameter("meter", meter),
            )
            .json(&body)
    }
}

impl Call<ReadMeter> {
    /// The server defaults to `8080`.
    pub fn port(self, port: u16) -> Self {
        self.query("port", port)
    }

    pub fn page(self, page: i64) -> Self {
        self.query("page", page)
    }

    pub fn size(self, size: u32) -> Self {
        self.query("size", size)
    }

    pub fn rate(self, rate: f64) -> Self {
        self.query("rate", Finite(rate))
    }

    pub fn ratio(self, ratio: f32) -> Self {
        self.query("ratio", Finite(ratio))
    }
}

/// The operation `readMeter`.
#[derive(Debug)]
pub enum ReadMeter {}

impl Operation for ReadMeter {
    type Success = Reply<()>;

    type Failure = ReadMeterFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `readMeter`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReadMeterFailure {}

documented::implement! {
    ReadMeterFailure {}
}

/// The headers of `ReadMeter`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReadMeterHeaders {
    pub left: Option<u8>,
}

impl ReadHeaders for ReadMeterHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            left: header::read(headers, "left"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `read-meter`.

    use crate::client::Client;
    use crate::operations::read_meter::ReadMeterRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "read-meter",
        about: "POST /meters/{meter}",
        long_about: "POST /meters/{meter}",
        flags: &[
            Flag::new("meter", Kind::Integer(0, 18446744073709551615), "")
                .argument()
                .required(),
            Flag::new("port", Kind::Integer(1, 65535), "[default: 8080]"),
            Flag::new("page", Kind::INT64, ""),
            Flag::new("size", Kind::Integer(0, 64), ""),
            Flag::new("rate", Kind::Number, ""),
            Flag::new("ratio", Kind::Number, ""),
            Flag::new("count", Kind::Integer(0, 18446744073709551615), "")
                .field("count")
                .required(),
            Flag::new("tiny", Kind::Integer(-128, 127), "").field("tiny"),
            Flag::new("small", Kind::Integer(-32768, 32767), "").field("small"),
            Flag::new("byte", Kind::Integer(1, 255), "").field("byte"),
            Flag::new("at", Kind::INT64, "").field("at"),
            Flag::new("below", Kind::Integer(-9223372036854775808, 9), "")
                .field("below"),
            Flag::new("price", Kind::Number, "").field("price"),
            Flag::new("share", Kind::Number, "").field("share"),
            Flag::new("cost", Kind::Number, "").field("cost"),
            Flag::new("steps", Kind::Number, "").field("steps").list(),
            Flag::new("levels", Kind::Json, "").field("levels"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client
            .read_meter(ReadMeterRequired {
                meter: arguments.required("meter")?,
                body: arguments.body()?,
            });
        if let Some(value) = arguments.optional("port")? {
            call = call.port(value);
        }
        if let Some(value) = arguments.optional("page")? {
            call = call.page(value);
        }
        if let Some(value) = arguments.optional("size")? {
            call = call.size(value);
        }
        if let Some(value) = arguments.optional("rate")? {
            call = call.rate(value);
        }
        if let Some(value) = arguments.optional("ratio")? {
            call = call.ratio(value);
        }
        Ok(PreparedCall::of(call))
    }
}
