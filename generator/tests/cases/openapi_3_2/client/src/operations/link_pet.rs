// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `linkPet`: `LINK /pets/{id}`.

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::extension_method::extension_method;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `linkPet`.
    ///
    /// `LINK /pets/{id}`
    pub fn link_pet(&self, id: impl AsRef<str>) -> Call<LinkPet> {
        let id = id.as_ref();
        Call::new(
                &self.shared,
                extension_method("LINK"),
                Path::from("/pets/").parameter("id", id),
            )
            .credential(self.login.as_ref())
    }
}

/// The operation `linkPet`.
#[derive(Debug)]
pub enum LinkPet {}

impl Operation for LinkPet {
    type Success = Reply<()>;

    type Failure = LinkPetFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `linkPet`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum LinkPetFailure {}

documented::implement! {
    LinkPetFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `link-pet`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "link-pet",
        about: "LINK /pets/{id}",
        long_about: "LINK /pets/{id}",
        flags: &[Flag::new("id", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.link_pet(arguments.required::<String>("id")?)))
    }
}
