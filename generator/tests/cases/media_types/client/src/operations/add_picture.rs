// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addPicture`: `POST /picture`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `addPicture`.
    ///
    /// `POST /picture`
    pub fn add_picture(&self) -> Call<AddPicture> {
        Call::new(&self.shared, Method::POST, "/picture").accept("application/pdf")
    }
}

impl Call<AddPicture> {
    /// The body.
    pub fn body(self, body: impl Into<ByteStream>) -> Self {
        self.bytes("application/octet-stream", body)
    }
}

/// The operation `addPicture`.
#[derive(Debug)]
pub enum AddPicture {}

impl Operation for AddPicture {
    type Success = Reply<ByteStream>;

    type Failure = AddPictureFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.bytes(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `addPicture`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddPictureFailure {}

documented::implement! {
    AddPictureFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-picture`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-picture",
        about: "POST /picture",
        long_about: "POST /picture",
        flags: &[],
        body: Some(Body {
            help: "(bytes, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => client.add_picture().body(arguments.bytes()?),
            false => client.add_picture(),
        };
        Ok(PreparedCall::of(call))
    }
}
