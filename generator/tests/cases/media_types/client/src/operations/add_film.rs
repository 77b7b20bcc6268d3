// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addFilm`: `POST /film`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::media::Media;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `addFilm`.
    ///
    /// `POST /film`
    pub fn add_film(&self) -> Call<AddFilm> {
        Call::new(&self.shared, Method::POST, "/film")
    }
}

impl Call<AddFilm> {
    /// The body.
    pub fn body(self, body: Media) -> Self {
        self.media_body("audio/*", body)
    }
}

/// The operation `addFilm`.
#[derive(Debug)]
pub enum AddFilm {}

impl Operation for AddFilm {
    type Success = Reply<()>;

    type Failure = AddFilmFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addFilm`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddFilmFailure {}

documented::implement! {
    AddFilmFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-film`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag};
    use crate::runtime::media::Media;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-film",
        about: "POST /film",
        long_about: "POST /film",
        flags: &[Flag::content_type(&["audio/*"])],
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
            true => {
                client
                    .add_film()
                    .body(
                        Media::new(arguments.required_media_type()?, arguments.bytes()?),
                    )
            }
            false => client.add_film(),
        };
        Ok(PreparedCall::of(call))
    }
}
