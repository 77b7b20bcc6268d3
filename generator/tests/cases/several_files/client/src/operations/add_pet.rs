// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `addPet`: `POST /pets`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::pet::Pet;

impl Client {
    /// `addPet`.
    ///
    /// `POST /pets`
    pub fn add_pet(&self, body: Pet) -> Call<AddPet> {
        Call::new(&self.shared, Method::POST, "/pets").json(&body)
    }
}

/// The operation `addPet`.
#[derive(Debug)]
pub enum AddPet {}

impl Operation for AddPet {
    type Success = Reply<()>;

    type Failure = AddPetFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addPet`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddPetFailure {}

documented::implement! {
    AddPetFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-pet`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-pet",
        about: "POST /pets",
        long_about: "POST /pets",
        flags: &[
            Flag::new("name", Kind::Text, "").field("name").required(),
            Flag::new("kind", Kind::OneOf(&["cat", "dog"]), "").field("kind").required(),
            Flag::new("owner", Kind::Json, "").field("owner"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_pet(arguments.body()?)))
    }
}
