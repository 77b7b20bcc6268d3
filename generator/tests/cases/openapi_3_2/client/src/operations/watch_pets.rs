// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `watchPets`: `GET /pets/changes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::failure::Failure;
use crate::runtime::framing::Framing;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::values::Values;
use crate::runtime::{documented, object, values};

impl Client {
    /// `watchPets`.
    ///
    /// `GET /pets/changes`
    pub fn watch_pets(&self) -> Call<WatchPets> {
        Call::new(&self.shared, Method::GET, "/pets/changes")
            .accept("application/jsonl")
            .credential(self.login.as_ref())
    }
}

/// The operation `watchPets`.
#[derive(Debug)]
pub enum WatchPets {}

impl Operation for WatchPets {
    type Success = Reply<Values<Changes>>;

    type Failure = WatchPetsFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => values::read(received, Framing::Lines, values::json),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `watchPets`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum WatchPetsFailure {}

documented::implement! {
    WatchPetsFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Changes {
    pub name: String,
}

/// The required fields of [`Changes`].
#[derive(Debug)]
pub struct ChangesRequired {
    pub name: String,
}

object::implement! {
    Changes from ChangesRequired {
        required(name, "name");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `watch-pets`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "watch-pets",
        about: "GET /pets/changes",
        long_about: "GET /pets/changes",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.watch_pets()))
    }
}
