// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `watchStates`: `GET /states`.

use http::Method;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation, Streamed};
use crate::runtime::client::failure::Failure;
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::values::Values;
use crate::runtime::client::{documented, values};
use crate::runtime::event_object::EventFields;
use crate::runtime::framing::Framing;
use crate::types::event_type::EventType;

impl Client {
    /// `watchStates`.
    ///
    /// `GET /states`
    pub fn watch_states(&self) -> Call<WatchStates> {
        Call(
            CallBuilder::new(&self.shared, Method::GET, "/states")
                .accept("text/event-stream"),
        )
    }
}

/// The operation `watchStates`.
#[derive(Debug)]
pub enum WatchStates {}

impl Operation for WatchStates {
    type Success = Reply<Values<EventType>>;

    type Failure = WatchStatesFailure;

    const INFO: OperationInfo = OperationInfo::new("watchStates", "/states", &[]);

    const STREAMED: &'static [Streamed] = &[(200..=200, "text/event-stream")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => {
                values::read(
                    received.of("text/event-stream")?,
                    Framing::Events,
                    |frame| {
                        EventFields {
                            event: "event",
                            id: "id",
                            retry: ("retry", EventFields::NUMBER),
                            data_is_text: false,
                        }
                            .read(frame)
                    },
                )
            }
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `watchStates`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum WatchStatesFailure {}

documented::implement! {
    WatchStatesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `watch-states`.

    use crate::client::Client;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "watch-states",
        about: "GET /states",
        long_about: "GET /states",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.watch_states().0))
    }
}
