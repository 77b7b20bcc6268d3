// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `addMeasures`: `POST /measures`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_values::RequestValues;
use crate::runtime::{documented, request_values};
use crate::types::measure::Measure;

impl Client {
    /// `addMeasures`.
    ///
    /// `POST /measures`
    pub fn add_measures(&self, body: RequestValues<Measure>) -> Call<AddMeasures> {
        Call::new(&self.shared, Method::POST, "/measures")
            .value_lines("application/x-ndjson", body, request_values::json)
    }
}

/// The operation `addMeasures`.
#[derive(Debug)]
pub enum AddMeasures {}

impl Operation for AddMeasures {
    type Success = Reply<Vec<String>>;

    type Failure = AddMeasuresFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addMeasures`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddMeasuresFailure {}

documented::implement! {
    AddMeasuresFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-measures`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};
    use crate::types::measure::Measure;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-measures",
        about: "POST /measures",
        long_about: "POST /measures",
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
        Ok(PreparedCall::of(client.add_measures(arguments.values::<Measure>()?.into())))
    }
}
