// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putLog`: `PUT /log`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::event::Event;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_values::RequestValues;
use crate::runtime::{documented, event};

impl Client {
    /// `putLog`.
    ///
    /// `PUT /log`
    pub fn put_log(&self, body: RequestValues<Event<String>>) -> Call<PutLog> {
        Call::new(&self.shared, Method::PUT, "/log")
            .value_events(
                "text/event-stream",
                body,
                |event| Some(event.to_frame(event::write_text(&event.data)?)),
            )
    }
}

/// The operation `putLog`.
#[derive(Debug)]
pub enum PutLog {}

impl Operation for PutLog {
    type Success = Reply<Vec<String>>;

    type Failure = PutLogFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putLog`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutLogFailure {}

documented::implement! {
    PutLogFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-log`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};
    use crate::runtime::event::Event;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-log",
        about: "PUT /log",
        long_about: "PUT /log",
        flags: &[],
        body: Some(Body {
            help: "(JSON lines, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client
                    .put_log(
                        arguments
                            .values::<String>()?
                            .into_iter()
                            .map(Event::from)
                            .collect::<Vec<_>>()
                            .into(),
                    ),
            ),
        )
    }
}
