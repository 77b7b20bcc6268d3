// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `listOldThings`: `GET /old/things`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `listOldThings`.
    ///
    /// `GET /old/things`
    #[deprecated(note = "use `put_file`")]
    pub fn list_old_things(&self) -> Call<ListOldThings> {
        Call::new(&self.shared, Method::GET, "/old/things")
    }
}

/// The operation `listOldThings`.
#[derive(Debug)]
pub enum ListOldThings {}

impl Operation for ListOldThings {
    type Success = Reply<()>;

    type Failure = ListOldThingsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `listOldThings`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListOldThingsFailure {}

documented::implement! {
    ListOldThingsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-old-things`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-old-things",
        about: "GET /old/things (deprecated)",
        long_about: "Deprecated: use put-file.\n\nGET /old/things",
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
        Ok(PreparedCall::of(client.list_old_things()))
    }
}
