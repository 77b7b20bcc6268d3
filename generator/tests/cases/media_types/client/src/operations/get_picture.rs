// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `getPicture`: `GET /picture`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `getPicture`.
    ///
    /// `GET /picture`
    pub fn get_picture(&self) -> Call<GetPicture> {
        Call::new(&self.shared, Method::GET, "/picture").accept("image/png, text/html")
    }
}

/// The operation `getPicture`.
#[derive(Debug)]
pub enum GetPicture {}

/// The success responses of `getPicture`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetPictureSuccess {
    /// `200`: the picture.
    Ok(Reply<ByteStream>),
    /// `202`: a text instead.
    Accepted(Reply<String>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for GetPictureSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Accepted(reply) => reply.set_status(202),
        }
    }
}

impl Operation for GetPicture {
    type Success = GetPictureSuccess;

    type Failure = GetPictureFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.bytes().map(GetPictureSuccess::Ok),
            202 => received.text().map(GetPictureSuccess::Accepted),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `getPicture`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetPictureFailure {}

documented::implement! {
    GetPictureFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-picture`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-picture",
        about: "GET /picture",
        long_about: "GET /picture",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_picture()))
    }
}
