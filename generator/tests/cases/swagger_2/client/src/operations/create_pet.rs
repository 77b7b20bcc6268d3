// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `createPet`: `POST /v1/pets`.

use http::Method;
use uuid::Uuid;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::uuid::UuidText;
use crate::runtime::{documented, text_format};
use crate::types::animal::Animal;
use crate::types::animal_request::AnimalRequest;
use crate::types::failure_type::FailureType;

impl Client {
    /// `createPet`.
    ///
    /// `POST /v1/pets`
    pub fn create_pet(&self, body: AnimalRequest) -> Call<CreatePet> {
        Call::new(&self.shared, Method::POST, "/pets")
            .credential(self.key.as_ref())
            .json(&body)
    }
}

impl Call<CreatePet> {
    pub fn x_trace(self, x_trace: Uuid) -> Self {
        self.header("x-trace", text_format::text::<UuidText>(&x_trace))
    }
}

/// The operation `createPet`.
#[derive(Debug)]
pub enum CreatePet {}

impl Operation for CreatePet {
    type Success = Reply<Animal>;

    type Failure = CreatePetFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            400.. => Err(received.json_failure(CreatePetFailure::Default)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `createPet`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CreatePetFailure {
    /// `default`: the request failed.
    Default(Reply<FailureType>),
}

documented::implement! {
    CreatePetFailure {
        Default: 500, "The request failed";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `pets create`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "create",
        about: "POST /v1/pets",
        long_about: "POST /v1/pets",
        flags: &[Flag::new("x-trace", Kind::Format("uuid"), "")],
        body: Some(Body {
            help: "The new pet. (JSON, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.create_pet(arguments.body()?);
        if let Some(value) = arguments.optional("x-trace")? {
            call = call.x_trace(value);
        }
        Ok(PreparedCall::of(call))
    }
}
