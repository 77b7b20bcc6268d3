// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `createPet`: `POST /v1/pets`.

use http::Method;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::types::error::Error;
use crate::types::new_pet::NewPet;
use crate::types::pet::Pet;

impl Client {
    /// Add an animal.
    ///
    /// Adds a new animal and returns it with the identifier that the service assigned.
    ///
    /// `POST /v1/pets`
    pub fn create_pet(&self, body: NewPet) -> Call<CreatePet> {
        Call(
            CallBuilder::new(&self.shared, Method::POST, "/pets")
                .credential(self.api_key.as_ref())
                .json(&body),
        )
    }
}

/// The operation `createPet`.
#[derive(Debug)]
pub enum CreatePet {}

impl Operation for CreatePet {
    type Success = Reply<Pet>;

    type Failure = CreatePetFailure;

    const INFO: OperationInfo = OperationInfo::new("createPet", "/v1/pets", &["pets"]);

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            400 => Err(received.json_failure(CreatePetFailure::BadRequest)),
            401 => Err(received.json_failure(CreatePetFailure::Unauthorized)),
            413 => Err(received.json_failure(CreatePetFailure::PayloadTooLarge)),
            415 => Err(received.json_failure(CreatePetFailure::UnsupportedMediaType)),
            429 => Err(received.json_failure(CreatePetFailure::TooManyRequests)),
            500 => Err(received.json_failure(CreatePetFailure::InternalServerError)),
            503 => Err(received.json_failure(CreatePetFailure::ServiceUnavailable)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `createPet`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CreatePetFailure {
    /// `400`: A parameter is invalid, or the body is missing required fields or
    /// contains invalid values.
    BadRequest(Reply<Error>),
    /// `401`: Missing or invalid API key.
    Unauthorized(Reply<Error>),
    /// `413`: The body is larger than the service accepts.
    PayloadTooLarge(Reply<Error>),
    /// `415`: The body is not `application/json`.
    UnsupportedMediaType(Reply<Error>),
    /// `429`: Rate limit exceeded.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`TooManyRequestsHeaders`](crate::types::TooManyRequestsHeaders).
    TooManyRequests(Reply<Error>),
    /// `500`: The service failed.
    InternalServerError(Reply<Error>),
    /// `503`: The database of the service is temporarily unavailable.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ServiceUnavailableHeaders`](crate::types::ServiceUnavailableHeaders).
    ServiceUnavailable(Reply<Error>),
}

documented::implement! {
    CreatePetFailure {
        BadRequest: 400, "A parameter is invalid, or the body is missing required fields or contains invalid values";
        Unauthorized: 401, "Missing or invalid API key";
        PayloadTooLarge: 413, "The body is larger than the service accepts";
        UnsupportedMediaType: 415, "The body is not `application/json`";
        TooManyRequests: 429, "Rate limit exceeded";
        InternalServerError: 500, "The service failed";
        ServiceUnavailable: 503, "The database of the service is temporarily unavailable";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `pets create`.

    use crate::client::Client;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "create",
        about: "Add an animal.",
        long_about: "Add an animal.\n\nAdds a new animal and returns it with the identifier that the service assigned.\n\nPOST /v1/pets",
        flags: &[
            Flag::new("name", Kind::Text, "The animal's name.").field("name").required(),
            Flag::new(
                    "category-id",
                    Kind::INT64,
                    "Identifier of the category the animal belongs to.",
                )
                .field("categoryId")
                .required(),
            Flag::new(
                    "status",
                    Kind::OneOf(&["available", "pending", "sold"]),
                    "Availability status. Defaults to `available`. [default: available]",
                )
                .field("status"),
        ],
        body: Some(Body {
            help: "The animal to add. (JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.create_pet(arguments.body()?).0))
    }
}
