// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `getKeeper`: `GET /keepers/{keeperId}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::keeper::Keeper;

impl Client {
    /// `getKeeper`.
    ///
    /// `GET /keepers/{keeperId}`
    pub fn get_keeper(&self, keeper_id: impl AsRef<str>) -> Call<GetKeeper> {
        let keeper_id = keeper_id.as_ref();
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/keepers/").parameter("keeperId", keeper_id),
        )
    }
}

/// The operation `getKeeper`.
#[derive(Debug)]
pub enum GetKeeper {}

impl Operation for GetKeeper {
    type Success = Reply<Keeper>;

    type Failure = GetKeeperFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getKeeper`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetKeeperFailure {}

documented::implement! {
    GetKeeperFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-keeper`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-keeper",
        about: "GET /keepers/{keeperId}",
        long_about: "GET /keepers/{keeperId}",
        flags: &[Flag::new("keeper-id", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client.get_keeper(arguments.required::<String>("keeper-id")?),
            ),
        )
    }
}
