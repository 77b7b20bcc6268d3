// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byDigest`: `GET /digest`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byDigest`.
    ///
    /// `GET /digest`
    pub fn by_digest(&self) -> Call<ByDigest> {
        Call::new(&self.shared, Method::GET, "/digest").credential(self.digest.as_ref())
    }
}

/// The operation `byDigest`.
#[derive(Debug)]
pub enum ByDigest {}

impl Operation for ByDigest {
    type Success = Reply<()>;

    type Failure = ByDigestFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byDigest`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByDigestFailure {}

documented::implement! {
    ByDigestFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-digest`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-digest",
        about: "GET /digest",
        long_about: "GET /digest",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.by_digest()))
    }
}
