// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! `certified`: `GET /certified`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `certified`.
    ///
    /// `GET /certified`
    pub fn certified(&self) -> Call<Certified> {
        Call::new(&self.shared, Method::GET, "/certified")
    }
}

/// The operation `certified`.
#[derive(Debug)]
pub enum Certified {}

impl Operation for Certified {
    type Success = Reply<()>;

    type Failure = CertifiedFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `certified`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CertifiedFailure {}

documented::implement! {
    CertifiedFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `certified`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "certified",
        about: "GET /certified",
        long_about: "GET /certified",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.certified()))
    }
}
