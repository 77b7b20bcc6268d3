// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putPicture`: `PUT /picture`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

/// The required inputs of `putPicture`.
#[derive(Clone, Debug)]
pub struct PutPictureRequired {
    pub title: String,
    /// The body.
    pub body: ByteStream,
}

impl Client {
    /// `putPicture`.
    ///
    /// `PUT /picture`
    pub fn put_picture(&self, required: PutPictureRequired) -> Call<PutPicture> {
        let PutPictureRequired { title, body } = required;
        Call::new(&self.shared, Method::PUT, "/picture")
            .query("title", title)
            .bytes("application/octet-stream", body)
    }
}

/// The operation `putPicture`.
#[derive(Debug)]
pub enum PutPicture {}

impl Operation for PutPicture {
    type Success = Reply<()>;

    type Failure = PutPictureFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putPicture`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutPictureFailure {}

documented::implement! {
    PutPictureFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-picture`.

    use crate::client::Client;
    use crate::operations::put_picture::PutPictureRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-picture",
        about: "PUT /picture",
        long_about: "PUT /picture",
        flags: &[Flag::new("title", Kind::Text, "").required()],
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
                    .put_picture(PutPictureRequired {
                        title: arguments.required("title")?,
                        body: arguments.bytes()?.into(),
                    }),
            ),
        )
    }
}
