// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `mock`: `GET /events`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::event_type::EventType;

impl Client {
    /// `mock`.
    ///
    /// `GET /events`
    pub fn mock(&self) -> Call<MockOperation> {
        Call::new(&self.shared, Method::GET, "/events")
            .credentials(
                &[
                    &[self.value_admit.as_ref(), self.leave.as_ref()],
                    &[self.value_keep_bodies.as_ref()],
                ],
            )
    }
}

/// The operation `mock`.
#[derive(Debug)]
pub enum MockOperation {}

impl Operation for MockOperation {
    type Success = Reply<EventType>;

    type Failure = MockOperationFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `mock`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum MockOperationFailure {}

documented::implement! {
    MockOperationFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `mock`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "mock",
        about: "GET /events",
        long_about: "GET /events",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.mock()))
    }
}
