// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep7`: `GET /a/b/c/d/e/f/g/h`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `deep7`.
    ///
    /// `GET /a/b/c/d/e/f/g/h`
    pub fn deep7(&self) -> Call<Deep7> {
        Call::new(&self.shared, Method::GET, "/a/b/c/d/e/f/g/h")
    }
}

/// The operation `deep7`.
#[derive(Debug)]
pub enum Deep7 {}

impl Operation for Deep7 {
    type Success = Reply<()>;

    type Failure = Deep7Failure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deep7`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Deep7Failure {}

documented::implement! {
    Deep7Failure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `deep7`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "deep7",
        about: "GET /a/b/c/d/e/f/g/h",
        long_about: "GET /a/b/c/d/e/f/g/h",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.deep7()))
    }
}
