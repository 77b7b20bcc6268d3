// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `traceThings`: `TRACE /things`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `traceThings`.
    ///
    /// `TRACE /things`
    pub fn trace_things(&self) -> Call<TraceThings> {
        Call::new(&self.shared, Method::TRACE, "/things")
    }
}

impl Call<TraceThings> {
    /// The server defaults to `3`.
    pub fn max_forwards(self, max_forwards: i64) -> Self {
        self.header("max-forwards", max_forwards)
    }
}

/// The operation `traceThings`.
#[derive(Debug)]
pub enum TraceThings {}

impl Operation for TraceThings {
    type Success = Reply<()>;

    type Failure = TraceThingsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `traceThings`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TraceThingsFailure {}

documented::implement! {
    TraceThingsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `trace-things`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "trace-things",
        about: "TRACE /things",
        long_about: "TRACE /things",
        flags: &[Flag::new("max-forwards", Kind::Integer(0, 9), "[default: 3]")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.trace_things();
        if let Some(value) = arguments.optional("max-forwards")? {
            call = call.max_forwards(value);
        }
        Ok(PreparedCall::of(call))
    }
}
