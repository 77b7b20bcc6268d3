// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `getPhoto`: `GET /v1/pets/{id}/photo`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::failure_type::FailureType;

impl Client {
    /// `getPhoto`.
    ///
    /// `GET /v1/pets/{id}/photo`
    pub fn get_photo(&self, id: i64) -> Call<GetPhoto> {
        Call::new(
                &self.shared,
                Method::GET,
                Path::from("/pets/").parameter("id", id).text("/photo"),
            )
            .accept("image/jpeg, application/json")
            .credential(self.key.as_ref())
    }
}

/// The operation `getPhoto`.
#[derive(Debug)]
pub enum GetPhoto {}

impl Call<GetPhoto> {
    /// Requests a `image/png` response.
    pub fn as_png(self) -> Call<GetPhotoAsPng> {
        self.with_response("image/png, application/json")
    }
}

/// The operation `getPhoto` with a `image/png` response.
#[derive(Debug)]
pub enum GetPhotoAsPng {}

impl Operation for GetPhoto {
    type Success = Reply<ByteStream>;

    type Failure = GetPhotoFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.bytes(),
            404 => Err(received.json_failure(GetPhotoFailure::NotFound)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

impl Operation for GetPhotoAsPng {
    type Success = Reply<ByteStream>;

    type Failure = GetPhotoFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.bytes(),
            404 => Err(received.json_failure(GetPhotoFailure::NotFound)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `getPhoto`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetPhotoFailure {
    /// `404`: there is none.
    NotFound(Reply<FailureType>),
}

documented::implement! {
    GetPhotoFailure {
        NotFound: 404, "There is none";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-photo`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-photo",
        about: "GET /v1/pets/{id}/photo",
        long_about: "GET /v1/pets/{id}/photo",
        flags: &[
            Flag::new("id", Kind::INT64, "").argument().required(),
            Flag::accept("accept", &["image/jpeg", "image/png"]),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_photo(arguments.required("id")?)))
    }
}
