// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `watchPositions`: `GET /positions`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::failure::Failure;
use crate::runtime::framing::Framing;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::values::Values;
use crate::runtime::{documented, object, values};

impl Client {
    /// `watchPositions`.
    ///
    /// `GET /positions`
    pub fn watch_positions(&self) -> Call<WatchPositions> {
        Call::new(&self.shared, Method::GET, "/positions")
            .accept("application/geo+json-seq")
            .credential(self.login.as_ref())
    }
}

impl Call<WatchPositions> {
    pub fn r#box(self, r#box: WatchPositionsBox) -> Self {
        self.query_json("box", &r#box)
    }
}

/// The operation `watchPositions`.
#[derive(Debug)]
pub enum WatchPositions {}

impl Operation for WatchPositions {
    type Success = Reply<Values<WatchPositionsOkBody>>;

    type Failure = WatchPositionsFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => values::read(received, Framing::Sequence, values::json),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `watchPositions`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum WatchPositionsFailure {}

documented::implement! {
    WatchPositionsFailure {}
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchPositionsBox {
    pub width: Option<f64>,
}

object::implement! {
    WatchPositionsBox {
        optional(width: f64, "width");
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct WatchPositionsOkBody {
    pub x: Option<f64>,
}

object::implement! {
    WatchPositionsOkBody {
        optional(x: f64, "x");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `watch-positions`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "watch-positions",
        about: "GET /positions",
        long_about: "GET /positions",
        flags: &[Flag::new("box", Kind::Json, "")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.watch_positions();
        if let Some(value) = arguments.optional("box")? {
            call = call.r#box(value);
        }
        Ok(PreparedCall::of(call))
    }
}
