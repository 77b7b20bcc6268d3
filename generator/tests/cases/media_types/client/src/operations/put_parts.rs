// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `putParts`: `PUT /parts`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::media::Media;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// Parts that nothing is said of.
    ///
    /// `PUT /parts`
    pub fn put_parts(&self, body: Media) -> Call<PutParts> {
        Call::new(&self.shared, Method::PUT, "/parts")
            .accept("multipart/mixed")
            .media_body("multipart/form-data", body)
    }
}

/// The operation `putParts`.
#[derive(Debug)]
pub enum PutParts {}

impl Operation for PutParts {
    type Success = Reply<Media>;

    type Failure = PutPartsFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.media(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `putParts`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutPartsFailure {}

documented::implement! {
    PutPartsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-parts`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-parts",
        about: "Parts that nothing is said of.",
        long_about: "Parts that nothing is said of.\n\nPUT /parts",
        flags: &[
            Flag::content_type(&["multipart/form-data"]),
            Flag::new(
                    "form",
                    Kind::Text,
                    "A field of the form, or a file if the value is `@FILE`",
                )
                .part()
                .list(),
        ],
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
        Ok(PreparedCall::of(client.put_parts(arguments.form()?)))
    }
}
