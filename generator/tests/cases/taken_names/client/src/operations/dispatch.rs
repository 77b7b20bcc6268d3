// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `dispatch`: `GET /dispatch`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `dispatch`.
    ///
    /// `GET /dispatch`
    pub fn dispatch(&self) -> Call<Dispatch> {
        Call::new(&self.shared, Method::GET, "/dispatch")
            .credential(self.value_finish.as_ref())
    }
}

/// The operation `dispatch`.
#[derive(Debug)]
pub enum Dispatch {}

impl Operation for Dispatch {
    type Success = Reply<()>;

    type Failure = DispatchFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `dispatch`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum DispatchFailure {}

documented::implement! {
    DispatchFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `dispatch`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "dispatch",
        about: "GET /dispatch",
        long_about: "GET /dispatch",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.dispatch()))
    }
}
