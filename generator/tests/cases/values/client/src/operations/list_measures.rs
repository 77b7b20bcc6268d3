// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `listMeasures`: `GET /measures`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::failure::Failure;
use crate::runtime::framing::Framing;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::values::Values;
use crate::runtime::{documented, values};
use crate::types::measure::Measure;

impl Client {
    /// `listMeasures`.
    ///
    /// `GET /measures`
    pub fn list_measures(&self) -> Call<ListMeasures> {
        Call::new(&self.shared, Method::GET, "/measures")
    }
}

/// The operation `listMeasures`.
#[derive(Debug)]
pub enum ListMeasures {}

impl Call<ListMeasures> {
    /// Requests a `application/x-ndjson` response.
    pub fn as_ndjson(self) -> Call<ListMeasuresAsNdjson> {
        self.with_response("application/x-ndjson")
    }
}

/// The operation `listMeasures` with a `application/x-ndjson` response.
#[derive(Debug)]
pub enum ListMeasuresAsNdjson {}

impl Operation for ListMeasures {
    type Success = Reply<Vec<Measure>>;

    type Failure = ListMeasuresFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

impl Operation for ListMeasuresAsNdjson {
    type Success = Reply<Values<Measure>>;

    type Failure = ListMeasuresFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "application/x-ndjson")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => {
                values::read(
                    received.of("application/x-ndjson")?,
                    Framing::Lines,
                    values::json,
                )
            }
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `listMeasures`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListMeasuresFailure {}

documented::implement! {
    ListMeasuresFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-measures`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-measures",
        about: "GET /measures",
        long_about: "GET /measures",
        flags: &[Flag::accept("accept", &["application/json", "application/x-ndjson"])],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_measures()))
    }
}
