// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `getPicture`: `GET /pictures`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::seen::Seen;

impl Client {
    /// `getPicture`.
    ///
    /// `GET /pictures`
    pub fn get_picture(&self) -> Call<GetPicture> {
        Call::new(&self.shared, Method::GET, "/pictures")
    }
}

/// The operation `getPicture`.
#[derive(Debug)]
pub enum GetPicture {}

impl Call<GetPicture> {
    /// Requests a `image/png` response.
    pub fn as_png(self) -> Call<GetPictureAsPng> {
        self.with_response("image/png")
    }
}

/// The operation `getPicture` with a `image/png` response.
#[derive(Debug)]
pub enum GetPictureAsPng {}

impl Operation for GetPicture {
    type Success = Reply<Seen>;

    type Failure = GetPictureFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

impl Operation for GetPictureAsPng {
    type Success = Reply<ByteStream>;

    type Failure = GetPictureFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "image/png")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("image/png")?.bytes(),
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
    use crate::runtime::cli_spec::{Command, Flag};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-picture",
        about: "GET /pictures",
        long_about: "GET /pictures",
        flags: &[Flag::accept("accept", &["application/json", "image/png"])],
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
