// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /pets`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::list_pets_response::ListPetsResponse;

impl Client {
    /// `listPets`.
    ///
    /// `GET /pets`
    pub fn list_pets(&self) -> Call<ListPetsOperation> {
        Call::new(&self.shared, Method::GET, "/pets")
    }
}

/// The operation `listPets`.
#[derive(Debug)]
pub enum ListPetsOperation {}

impl Operation for ListPetsOperation {
    type Success = Reply<ListPetsResponse>;

    type Failure = ListPetsOperationFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListPetsOperationFailure {}

documented::implement! {
    ListPetsOperationFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-pets`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-pets",
        about: "GET /pets",
        long_about: "GET /pets",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_pets()))
    }
}
