// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `listDays`: `GET /days`.

use http::Method;
use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::failure::Failure;
use crate::runtime::framing::Framing;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::values::Values;
use crate::runtime::{documented, values};

impl Client {
    /// `listDays`.
    ///
    /// `GET /days`
    pub fn list_days(&self) -> Call<ListDays> {
        Call::new(&self.shared, Method::GET, "/days").accept("application/json-seq")
    }
}

/// The operation `listDays`.
#[derive(Debug)]
pub enum ListDays {}

impl Operation for ListDays {
    type Success = Reply<Values<Date>>;

    type Failure = ListDaysFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => values::read(received, Framing::Sequence, values::json),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `listDays`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListDaysFailure {}

documented::implement! {
    ListDaysFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-days`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-days",
        about: "GET /days",
        long_about: "GET /days",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_days()))
    }
}
