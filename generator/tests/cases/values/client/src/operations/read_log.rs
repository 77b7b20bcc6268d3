// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `readLog`: `GET /log`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::event::Event;
use crate::runtime::failure::Failure;
use crate::runtime::framing::Framing;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::values::Values;
use crate::runtime::{documented, event, values};

impl Client {
    /// `readLog`.
    ///
    /// `GET /log`
    pub fn read_log(&self) -> Call<ReadLog> {
        Call::new(&self.shared, Method::GET, "/log").accept("text/event-stream")
    }
}

/// The operation `readLog`.
#[derive(Debug)]
pub enum ReadLog {}

impl Operation for ReadLog {
    type Success = Reply<Values<Event<String>>>;

    type Failure = ReadLogFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => {
                values::read(
                    received,
                    Framing::Events,
                    |frame| Ok(Event::received(event::read_text(frame)?, frame)),
                )
            }
            503 => {
                Err(
                    values::read_failure(
                        received,
                        Framing::Events,
                        |frame| Ok(Event::received(event::read_text(frame)?, frame)),
                        ReadLogFailure::ServiceUnavailable,
                    ),
                )
            }
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `readLog`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReadLogFailure {
    /// `503`: why there is none.
    ServiceUnavailable(Reply<Values<Event<String>>>),
}

documented::implement! {
    ReadLogFailure {
        ServiceUnavailable: 503, "Why there is none";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `read-log`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "read-log",
        about: "GET /log",
        long_about: "GET /log",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.read_log()))
    }
}
