// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `oldPing`: `GET /old/ping`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `oldPing`.
    ///
    /// `GET /old/ping`
    #[deprecated(note = "use `ping`")]
    pub fn old_ping(&self) -> Call<OldPing> {
        Call::new(&self.shared, Method::GET, "/old/ping")
    }
}

/// The operation `oldPing`.
#[derive(Debug)]
pub enum OldPing {}

impl Operation for OldPing {
    type Success = Reply<()>;

    type Failure = OldPingFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `oldPing`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OldPingFailure {}

documented::implement! {
    OldPingFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `old-ping`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "old-ping",
        about: "GET /old/ping (deprecated)",
        long_about: "Deprecated: use ping.\n\nGET /old/ping",
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
        Ok(PreparedCall::of(client.old_ping()))
    }
}
