// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `unlink_pets_by_id`: `unlink /pets/{id}`.

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::extension_method::extension_method;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `unlink_pets_by_id`.
    ///
    /// `unlink /pets/{id}`
    pub fn unlink_pets_by_id(&self, id: impl AsRef<str>) -> Call<UnlinkPetsById> {
        let id = id.as_ref();
        Call::new(
                &self.shared,
                extension_method("unlink"),
                Path::from("/pets/").parameter("id", id),
            )
            .credential(self.login.as_ref())
    }
}

/// The operation `unlink_pets_by_id`.
#[derive(Debug)]
pub enum UnlinkPetsById {}

impl Operation for UnlinkPetsById {
    type Success = Reply<()>;

    type Failure = UnlinkPetsByIdFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `unlink_pets_by_id`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum UnlinkPetsByIdFailure {}

documented::implement! {
    UnlinkPetsByIdFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `unlink-pets-by-id`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "unlink-pets-by-id",
        about: "unlink /pets/{id}",
        long_about: "unlink /pets/{id}",
        flags: &[Flag::new("id", Kind::Text, "").argument().required()],
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
                client.unlink_pets_by_id(arguments.required::<String>("id")?),
            ),
        )
    }
}
