// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep2`: `GET /a/b/c`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `deep2`.
    ///
    /// `GET /a/b/c`
    pub fn deep2(&self) -> Call<Deep2> {
        Call::new(&self.shared, Method::GET, "/a/b/c")
    }
}

/// The operation `deep2`.
#[derive(Debug)]
pub enum Deep2 {}

impl Operation for Deep2 {
    type Success = Reply<()>;

    type Failure = Deep2Failure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deep2`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep2Failure {}

documented::implement! {
    Deep2Failure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `deep2`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "deep2",
        about: "GET /a/b/c",
        long_about: "GET /a/b/c",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.deep2()))
    }
}
