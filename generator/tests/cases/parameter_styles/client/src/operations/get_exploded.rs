// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getExploded`: `GET /exploded/{color}`.

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

impl Client {
    /// `getExploded`.
    ///
    /// `GET /exploded/{color}`
    pub fn get_exploded(&self, color: Color) -> Call<GetExploded> {
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/exploded/")
                .styled("color", Style::Simple { explode: true }, &color),
        )
    }
}

impl Call<GetExploded> {
    pub fn x_color(self, x_color: Color) -> Self {
        self.header_styled("x-color", Style::Simple { explode: false }, &x_color)
    }

    /// `color`.
    pub fn cookie_color(self, cookie_color: Color) -> Self {
        self.cookie_styled("color", Style::Form { explode: false }, &cookie_color)
    }

    pub fn shades(self, shades: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let shades: Vec<String> = shades.into_iter().map(Into::into).collect();
        self.cookie_styled("shades", Style::Form { explode: false }, &shades)
    }

    pub fn words(self, words: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let words: Words = words.into_iter().map(Into::into).collect();
        self.cookie_styled("words", Style::Form { explode: false }, &words)
    }

    pub fn filters(self, filters: impl IntoIterator<Item = Color>) -> Self {
        let filters: Vec<Color> = filters.into_iter().collect();
        self.query_json("filters", &filters)
    }

    pub fn x_filters(self, x_filters: impl IntoIterator<Item = Color>) -> Self {
        let x_filters: Vec<Color> = x_filters.into_iter().collect();
        self.header_json("x-filters", &x_filters)
    }
}

/// The operation `getExploded`.
#[derive(Debug)]
pub enum GetExploded {}

impl Operation for GetExploded {
    type Success = Reply<()>;

    type Failure = GetExplodedFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getExploded`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetExplodedFailure {}

documented::implement! {
    GetExplodedFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-exploded`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-exploded",
        about: "GET /exploded/{color}",
        long_about: "GET /exploded/{color}",
        flags: &[
            Flag::new("color", Kind::Json, "").required(),
            Flag::new("x-color", Kind::Json, ""),
            Flag::new("cookie-color", Kind::Json, ""),
            Flag::new("shades", Kind::Text, "").list(),
            Flag::new("words", Kind::Text, "").list(),
            Flag::new("filters", Kind::Json, "").list(),
            Flag::new("x-filters", Kind::Json, "").list(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.get_exploded(arguments.required("color")?);
        if let Some(value) = arguments.optional("x-color")? {
            call = call.x_color(value);
        }
        if let Some(value) = arguments.optional("cookie-color")? {
            call = call.cookie_color(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("shades")? {
            call = call.shades(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("words")? {
            call = call.words(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("filters")? {
            call = call.filters(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("x-filters")? {
            call = call.x_filters(value);
        }
        Ok(PreparedCall::of(call))
    }
}
