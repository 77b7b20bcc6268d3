// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putChanges`: `PUT /changes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::event::Event;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_values::RequestValues;
use crate::runtime::{documented, request_values};
use crate::types::measure::Measure;

impl Client {
    /// `putChanges`.
    ///
    /// `PUT /changes`
    pub fn put_changes(&self) -> Call<PutChanges> {
        Call::new(&self.shared, Method::PUT, "/changes")
    }
}

impl Call<PutChanges> {
    /// The body.
    pub fn body(self, body: RequestValues<Event<Measure>>) -> Self {
        self.value_events(
            "text/event-stream",
            body,
            |event| Some(event.to_frame(request_values::json(&event.data)?)),
        )
    }
}

/// The operation `putChanges`.
#[derive(Debug)]
pub enum PutChanges {}

impl Operation for PutChanges {
    type Success = Reply<Vec<String>>;

    type Failure = PutChangesFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putChanges`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutChangesFailure {}

documented::implement! {
    PutChangesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-changes`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};
    use crate::runtime::event::Event;
    use crate::types::measure::Measure;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-changes",
        about: "PUT /changes",
        long_about: "PUT /changes",
        flags: &[],
        body: Some(Body {
            help: "(JSON lines, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => {
                client
                    .put_changes()
                    .body(
                        arguments
                            .values::<Measure>()?
                            .into_iter()
                            .map(Event::from)
                            .collect::<Vec<_>>()
                            .into(),
                    )
            }
            false => client.put_changes(),
        };
        Ok(PreparedCall::of(call))
    }
}
