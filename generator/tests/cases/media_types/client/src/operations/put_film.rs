// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putFilm`: `PUT /film`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::media::Media;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `putFilm`.
    ///
    /// `PUT /film`
    pub fn put_film(&self, body: Media) -> Call<PutFilm> {
        Call::new(&self.shared, Method::PUT, "/film")
            .accept("image/*, text/*")
            .media_body("video/*", body)
    }
}

/// The operation `putFilm`.
#[derive(Debug)]
pub enum PutFilm {}

impl Operation for PutFilm {
    type Success = Reply<Media>;

    type Failure = PutFilmFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.media(),
            400 => Err(received.text_failure(PutFilmFailure::BadRequest)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `putFilm`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutFilmFailure {
    /// `400`: the mistake.
    BadRequest(Reply<String>),
}

documented::implement! {
    PutFilmFailure {
        BadRequest: 400, "The mistake";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-film`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag};
    use crate::runtime::media::Media;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-film",
        about: "PUT /film",
        long_about: "PUT /film",
        flags: &[Flag::content_type(&["video/*"])],
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
                    .put_film(
                        Media::new(arguments.required_media_type()?, arguments.bytes()?),
                    ),
            ),
        )
    }
}
