// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `changeMeasures`: `PATCH /measures`.

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
    /// `changeMeasures`.
    ///
    /// `PATCH /measures`
    pub fn change_measures(&self) -> Call<ChangeMeasures> {
        Call::new(&self.shared, Method::PATCH, "/measures")
    }
}

impl Client {
    /// `changeMeasures`.
    ///
    /// `PATCH /measures`
    ///
    /// Like [`Client::change_measures`], with a `application/jsonl` body.
    pub fn change_measures_as_jsonl(
        &self,
        body: RequestValues<Measure>,
    ) -> Call<ChangeMeasures> {
        Call::new(&self.shared, Method::PATCH, "/measures")
            .value_lines("application/jsonl", body, request_values::json)
    }
}

impl Call<ChangeMeasures> {
    /// The body.
    pub fn body(self, body: Vec<Measure>) -> Self {
        self.json(&body)
    }
}

/// The operation `changeMeasures`.
#[derive(Debug)]
pub enum ChangeMeasures {}

impl Operation for ChangeMeasures {
    type Success = Reply<Vec<String>>;

    type Failure = ChangeMeasuresFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `changeMeasures`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeMeasuresFailure {}

documented::implement! {
    ChangeMeasuresFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `change-measures`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag};
    use crate::types::measure::Measure;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "change-measures",
        about: "PATCH /measures",
        long_about: "PATCH /measures",
        flags: &[Flag::content_type(&["application/json", "application/jsonl"])],
        body: Some(Body {
            help: "(JSON for application/json, JSON lines for application/jsonl, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.body_type() {
            Some("application/jsonl") => {
                client.change_measures_as_jsonl(arguments.values::<Measure>()?.into())
            }
            _ if arguments.has_body() => client.change_measures().body(arguments.body()?),
            _ => client.change_measures(),
        };
        Ok(PreparedCall::of(call))
    }
}
