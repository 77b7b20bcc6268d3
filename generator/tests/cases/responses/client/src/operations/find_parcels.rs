// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `findParcels`: `HEAD /parcels`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// Refused as GET is, without the body.
    ///
    /// `HEAD /parcels`
    pub fn find_parcels(&self) -> Call<FindParcels> {
        Call::new(&self.shared, Method::HEAD, "/parcels")
    }
}

/// The operation `findParcels`.
#[derive(Debug)]
pub enum FindParcels {}

impl Operation for FindParcels {
    type Success = Reply<()>;

    type Failure = FindParcelsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `findParcels`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum FindParcelsFailure {}

documented::implement! {
    FindParcelsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `find-parcels`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "find-parcels",
        about: "Refused as GET is, without the body.",
        long_about: "Refused as GET is, without the body.\n\nHEAD /parcels",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.find_parcels()))
    }
}
