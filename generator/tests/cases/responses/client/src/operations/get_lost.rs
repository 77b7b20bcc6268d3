// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `getLost`: `GET /lost`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// No success is documented.
    ///
    /// `GET /lost`
    pub fn get_lost(&self) -> Call<GetLost> {
        Call::new(&self.shared, Method::GET, "/lost")
    }
}

/// The operation `getLost`.
#[derive(Debug)]
pub enum GetLost {}

impl Operation for GetLost {
    type Success = Reply<()>;

    type Failure = GetLostFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            404 => Err(received.empty_failure(GetLostFailure::NotFound)),
            200..=299 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `getLost`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetLostFailure {
    /// `404`: nothing is lost.
    NotFound(Reply<()>),
}

documented::implement! {
    GetLostFailure {
        NotFound: 404, "Nothing is lost";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-lost`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-lost",
        about: "No success is documented.",
        long_about: "No success is documented.\n\nGET /lost",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_lost()))
    }
}
