// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `tryNewer`: `GET /newer`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `tryNewer`.
    ///
    /// `GET /newer`
    ///
    /// Stability: beta. May change without a new major version.
    #[deprecated(note = "use `use_again`")]
    pub fn try_newer(&self) -> Call<TryNewer> {
        Call::new(&self.shared, Method::GET, "/newer")
    }
}

/// The operation `tryNewer`.
#[derive(Debug)]
pub enum TryNewer {}

impl Operation for TryNewer {
    type Success = Reply<()>;

    type Failure = TryNewerFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `tryNewer`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum TryNewerFailure {}

documented::implement! {
    TryNewerFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `try-newer`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "try-newer",
        about: "GET /newer (deprecated)",
        long_about: "Deprecated: use use-again.\n\nGET /newer",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    #[expect(deprecated)]
    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.try_newer()))
    }
}
