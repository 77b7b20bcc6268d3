// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putStates`: `PUT /states`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::event_object::EventFields;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_values::RequestValues;
use crate::runtime::{documented, request_values};
use crate::types::event_type::EventType;

impl Client {
    /// `putStates`.
    ///
    /// `PUT /states`
    pub fn put_states(&self, body: RequestValues<EventType>) -> Call<PutStates> {
        Call::new(&self.shared, Method::PUT, "/states")
            .value_events(
                "text/event-stream",
                body,
                |event| {
                    EventFields {
                        event: "event",
                        data_is_text: false,
                        retry_is_text: false,
                    }
                        .frame_of(&request_values::json(event)?)
                },
            )
    }
}

/// The operation `putStates`.
#[derive(Debug)]
pub enum PutStates {}

impl Operation for PutStates {
    type Success = Reply<Vec<String>>;

    type Failure = PutStatesFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putStates`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutStatesFailure {}

documented::implement! {
    PutStatesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-states`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};
    use crate::types::event_type::EventType;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-states",
        about: "PUT /states",
        long_about: "PUT /states",
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
        Ok(PreparedCall::of(client.put_states(arguments.values::<EventType>()?.into())))
    }
}
