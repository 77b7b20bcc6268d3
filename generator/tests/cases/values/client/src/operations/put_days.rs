// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `putDays`: `PUT /days`.

use http::Method;
use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_values::RequestValues;
use crate::runtime::{documented, request_values};

impl Client {
    /// `putDays`.
    ///
    /// `PUT /days`
    pub fn put_days(&self, body: RequestValues<Date>) -> Call<PutDays> {
        Call::new(&self.shared, Method::PUT, "/days")
            .value_sequence("application/json-seq", body, request_values::json)
    }
}

/// The operation `putDays`.
#[derive(Debug)]
pub enum PutDays {}

impl Operation for PutDays {
    type Success = Reply<Vec<String>>;

    type Failure = PutDaysFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putDays`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutDaysFailure {}

documented::implement! {
    PutDaysFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-days`.

    use jiff::civil::Date;

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-days",
        about: "PUT /days",
        long_about: "PUT /days",
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
        Ok(PreparedCall::of(client.put_days(arguments.values::<Date>()?.into())))
    }
}
