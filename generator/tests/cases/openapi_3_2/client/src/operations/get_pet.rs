// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `getPet`: `GET /pets/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `getPet`.
    ///
    /// `GET /pets/{id}`
    pub fn get_pet(&self, id: impl AsRef<str>) -> Call<GetPet> {
        let id = id.as_ref();
        Call::new(&self.shared, Method::GET, Path::from("/pets/").parameter("id", id))
            .credential(self.login.as_ref())
    }
}

/// The operation `getPet`.
#[derive(Debug)]
pub enum GetPet {}

impl Operation for GetPet {
    type Success = Reply<()>;

    type Failure = GetPetFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getPet`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetPetFailure {}

documented::implement! {
    GetPetFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-pet`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-pet",
        about: "GET /pets/{id}",
        long_about: "GET /pets/{id}",
        flags: &[Flag::new("id", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_pet(arguments.required::<String>("id")?)))
    }
}
