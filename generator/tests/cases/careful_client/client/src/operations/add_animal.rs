// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `addAnimal`: `POST /animals`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::animal::Animal;
use crate::types::error::Error;
use crate::types::new_animal::NewAnimal;

impl Client {
    /// `addAnimal`.
    ///
    /// `POST /animals`
    pub fn add_animal(&self, body: NewAnimal) -> Call<AddAnimal> {
        Call::new(&self.shared, Method::POST, "/animals").json(&body)
    }
}

/// The operation `addAnimal`.
#[derive(Debug)]
pub enum AddAnimal {}

impl Operation for AddAnimal {
    type Success = Reply<Animal>;

    type Failure = AddAnimalFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            400.. => Err(received.json_failure(AddAnimalFailure::Default)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addAnimal`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddAnimalFailure {
    /// `default`: an error.
    Default(Reply<Error>),
}

documented::implement! {
    AddAnimalFailure {
        Default: 500, "An error";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-animal`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-animal",
        about: "POST /animals",
        long_about: "POST /animals",
        flags: &[
            Flag::new("name", Kind::Text, "").field("name").required(),
            Flag::new("food", Kind::Json, "").field("food").required(),
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
        Ok(PreparedCall::of(client.add_animal(arguments.body()?)))
    }
}
