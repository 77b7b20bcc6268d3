// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `getPet`: `GET /v1/pets/{petId}`.

use http::Method;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::request_url::Path;
use crate::types::error::Error;
use crate::types::pet::Pet;

impl Client {
    /// Get an animal.
    ///
    /// Returns one animal by its identifier.
    ///
    /// This operation is deprecated and will be removed on 5 December 2030. Use `GET /pets` with the
    /// `status` filter instead.
    ///
    /// Every response carries the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a `Link` to the
    /// replacement.
    ///
    /// `GET /v1/pets/{petId}`
    #[deprecated(note = "to be removed on 2030-12-05; use `list_pets`")]
    pub fn get_pet(&self, pet_id: i64) -> Call<GetPet> {
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::GET,
                    Path::from("/pets/").parameter("petId", pet_id),
                )
                .credential(self.api_key.as_ref()),
        )
    }
}

/// The operation `getPet`.
#[derive(Debug)]
pub enum GetPet {}

impl Operation for GetPet {
    type Success = Reply<Pet>;

    type Failure = GetPetFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "getPet",
        "/v1/pets/{petId}",
        &["pets"],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            401 => Err(received.json_failure(GetPetFailure::Unauthorized)),
            404 => Err(received.json_failure(GetPetFailure::NotFound)),
            429 => Err(received.json_failure(GetPetFailure::TooManyRequests)),
            500 => Err(received.json_failure(GetPetFailure::InternalServerError)),
            503 => Err(received.json_failure(GetPetFailure::ServiceUnavailable)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getPet`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetPetFailure {
    /// `401`: Missing or invalid API key.
    Unauthorized(Reply<Error>),
    /// `404`: The resource could not be found.
    NotFound(Reply<Error>),
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
    GetPetFailure {
        Unauthorized: 401, "Missing or invalid API key";
        NotFound: 404, "The resource could not be found";
        TooManyRequests: 429, "Rate limit exceeded";
        InternalServerError: 500, "The service failed";
        ServiceUnavailable: 503, "The database of the service is temporarily unavailable";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `pets get`.

    use crate::client::Client;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get",
        about: "Get an animal. (deprecated)",
        long_about: "Get an animal.\n\nReturns one animal by its identifier.\n\nThis operation is deprecated and will be removed on 5 December 2030. Use `GET /pets` with the\n`status` filter instead.\n\nEvery response carries the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and a `Link` to the\nreplacement.\n\nDeprecated: to be removed on 2030-12-05; use pets list.\n\nGET /v1/pets/{petId}",
        flags: &[
            Flag::new("pet-id", Kind::INT64, "Identifier of the animal to fetch.")
                .argument()
                .required(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    #[expect(deprecated)]
    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_pet(arguments.required("pet-id")?).0))
    }
}
