// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getMatrix`: `GET /matrix/{word}/{words}/{color}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::color::Color;
use crate::types::words::Words;

/// The required inputs of `getMatrix`.
#[derive(Clone, Debug)]
pub struct GetMatrixRequired {
    pub word: String,
    pub words: Words,
    pub color: Color,
}

impl Client {
    /// `getMatrix`.
    ///
    /// `GET /matrix/{word}/{words}/{color}`
    pub fn get_matrix(&self, required: GetMatrixRequired) -> Call<GetMatrix> {
        let GetMatrixRequired { word, words, color } = required;
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/matrix/")
                .styled("word", Style::Matrix { explode: false }, &word)
                .text("/")
                .styled("words", Style::Matrix { explode: false }, &words)
                .text("/")
                .styled("color", Style::Matrix { explode: false }, &color),
        )
    }
}

/// The operation `getMatrix`.
#[derive(Debug)]
pub enum GetMatrix {}

impl Operation for GetMatrix {
    type Success = Reply<()>;

    type Failure = GetMatrixFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getMatrix`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetMatrixFailure {}

documented::implement! {
    GetMatrixFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-matrix`.

    use crate::client::Client;
    use crate::operations::get_matrix::GetMatrixRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-matrix",
        about: "GET /matrix/{word}/{words}/{color}",
        long_about: "GET /matrix/{word}/{words}/{color}",
        flags: &[
            Flag::new("word", Kind::Text, "").argument().required(),
            Flag::new("words", Kind::Text, "").required().list(),
            Flag::new("color", Kind::Json, "").required(),
        ],
        body: None,
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
                    .get_matrix(GetMatrixRequired {
                        word: arguments.required("word")?,
                        words: arguments.required("words")?,
                        color: arguments.required("color")?,
                    }),
            ),
        )
    }
}
