// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `getOwner`: `GET /owners/{owner}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::id::Id;
use crate::types::owner::Owner;
use crate::types::problem::Problem;

impl Client {
    /// `getOwner`.
    ///
    /// `GET /owners/{owner}`
    pub fn get_owner(&self, owner: Id) -> Call<GetOwner> {
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/owners/").parameter("owner", owner),
        )
    }
}

/// The operation `getOwner`.
#[derive(Debug)]
pub enum GetOwner {}

impl Operation for GetOwner {
    type Success = Reply<Owner>;

    type Failure = GetOwnerFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            404 => Err(received.json_failure(GetOwnerFailure::NotFound)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getOwner`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetOwnerFailure {
    /// `404`: there is no such thing.
    NotFound(Reply<Problem>),
}

documented::implement! {
    GetOwnerFailure {
        NotFound: 404, "There is no such thing";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-owner`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-owner",
        about: "GET /owners/{owner}",
        long_about: "GET /owners/{owner}",
        flags: &[Flag::new("owner", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_owner(arguments.required("owner")?)))
    }
}
