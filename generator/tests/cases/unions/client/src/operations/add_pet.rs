// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `addPet`: `POST /pets`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::everything::Everything;

impl Client {
    /// `addPet`.
    ///
    /// `POST /pets`
    pub fn add_pet(&self, body: Everything) -> Call<AddPet> {
        Call::new(&self.shared, Method::POST, "/pets").json(&body)
    }
}

/// The operation `addPet`.
#[derive(Debug)]
pub enum AddPet {}

impl Operation for AddPet {
    type Success = Reply<Everything>;

    type Failure = AddPetFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
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
            Flag::new("pet", Kind::Any, "").field("pet").required(),
            Flag::new("id", Kind::Any, "").field("id").required(),
            Flag::new("shape", Kind::Any, "").field("shape"),
            Flag::new("event", Kind::Any, "").field("event"),
            Flag::new("tree", Kind::Any, "").field("tree"),
            Flag::new("animal", Kind::Any, "").field("animal"),
            Flag::new("vehicle", Kind::Any, "").field("vehicle"),
            Flag::new("job", Kind::Any, "").field("job"),
            Flag::new("store", Kind::Any, "").field("store"),
            Flag::new("perhaps", Kind::Json, "").field("perhaps"),
            Flag::new("mode", Kind::Any, "").field("mode"),
            Flag::new("single", Kind::Json, "").field("single"),
            Flag::new("name", Kind::Any, "A name, or several.").field("name"),
            Flag::new("contact", Kind::Any, "").field("contact"),
            Flag::new("when", Kind::Any, "").field("when"),
            Flag::new("either", Kind::Any, "").field("either"),
            Flag::new("words", Kind::Any, "").field("words"),
            Flag::new("level", Kind::Any, "").field("level"),
            Flag::new("model", Kind::Any, "").field("model"),
            Flag::new("source", Kind::Any, "").field("source"),
            Flag::new("address", Kind::Any, "").field("address"),
            Flag::new("link", Kind::Any, "").field("link"),
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
