// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `addPicture`: `POST /pictures`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::media::Media;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `addPicture`.
    ///
    /// `POST /pictures`
    pub fn add_picture(&self, body: Media) -> Call<AddPicture> {
        Call::new(&self.shared, Method::POST, "/pictures")
            .accept("image/*")
            .media_body("image/*", body)
    }
}

/// The operation `addPicture`.
#[derive(Debug)]
pub enum AddPicture {}

impl Operation for AddPicture {
    type Success = Reply<Media>;

    type Failure = AddPictureFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.media(),
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
    use crate::runtime::cli_spec::{Body, Command, Flag};
    use crate::runtime::media::Media;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-picture",
        about: "POST /pictures",
        long_about: "POST /pictures",
        flags: &[Flag::content_type(&["image/*"])],
        body: Some(Body {
            help: "(bytes, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client
                    .add_picture(
                        Media::new(arguments.required_media_type()?, arguments.bytes()?),
                    ),
            ),
        )
    }
}
