// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! `createPet`: `POST /v1/pets`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `createPet`.
    ///
    /// `POST /v1/pets`
    pub fn create_pet(&self) -> Call<CreatePet> {
        Call::new(&self.shared, Method::POST, "/pets").credential(self.account.as_ref())
    }
}

/// The operation `createPet`.
#[derive(Debug)]
pub enum CreatePet {}

impl Operation for CreatePet {
    type Success = Reply<()>;

    type Failure = CreatePetFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `createPet`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CreatePetFailure {}

documented::implement! {
    CreatePetFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `create-pet`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "create-pet",
        about: "POST /v1/pets",
        long_about: "POST /v1/pets",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.create_pet()))
    }
}
