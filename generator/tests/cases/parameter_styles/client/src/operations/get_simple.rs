// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getSimple`: `GET /simple/{word}/{words}/{color}`.

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

/// The required inputs of `getSimple`.
#[derive(Clone, Debug)]
pub struct GetSimpleRequired {
    pub word: String,
    pub words: Words,
    pub color: Color,
}

impl Client {
    /// `getSimple`.
    ///
    /// `GET /simple/{word}/{words}/{color}`
    pub fn get_simple(&self, required: GetSimpleRequired) -> Call<GetSimple> {
        let GetSimpleRequired { word, words, color } = required;
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/simple/")
                .parameter("word", word)
                .text("/")
                .styled("words", Style::Simple { explode: false }, &words)
                .text("/")
                .styled("color", Style::Simple { explode: false }, &color),
        )
    }
}

impl Call<GetSimple> {
    pub fn pairs(self, pairs: Color) -> Self {
        self.query_styled("pairs", Style::Form { explode: false }, &pairs)
    }

    pub fn x_words(self, x_words: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let x_words: Vec<String> = x_words.into_iter().map(Into::into).collect();
        self.header_styled("x-words", Style::Simple { explode: false }, &x_words)
    }

    pub fn x_color(self, x_color: Color) -> Self {
        self.header_styled("x-color", Style::Simple { explode: true }, &x_color)
    }
}

/// The operation `getSimple`.
#[derive(Debug)]
pub enum GetSimple {}

impl Operation for GetSimple {
    type Success = Reply<()>;

    type Failure = GetSimpleFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getSimple`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetSimpleFailure {}

documented::implement! {
    GetSimpleFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-simple`.

    use crate::client::Client;
    use crate::operations::get_simple::GetSimpleRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-simple",
        about: "GET /simple/{word}/{words}/{color}",
        long_about: "GET /simple/{word}/{words}/{color}",
        flags: &[
            Flag::new("word", Kind::Text, "").argument().required(),
            Flag::new("words", Kind::Text, "").required().list(),
            Flag::new("color", Kind::Json, "").required(),
            Flag::new("pairs", Kind::Json, ""),
            Flag::new("x-words", Kind::Text, "").list(),
            Flag::new("x-color", Kind::Json, ""),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client
            .get_simple(GetSimpleRequired {
                word: arguments.required("word")?,
                words: arguments.required("words")?,
                color: arguments.required("color")?,
            });
        if let Some(value) = arguments.optional("pairs")? {
            call = call.pairs(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("x-words")? {
            call = call.x_words(value);
        }
        if let Some(value) = arguments.optional("x-color")? {
            call = call.x_color(value);
        }
        Ok(PreparedCall::of(call))
    }
}
