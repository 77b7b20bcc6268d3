// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getEmpty`: `GET /empty`.

use http::Method;
use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::types::color::Color;
use crate::types::nested::Nested;
use crate::types::range::Range;

/// The required inputs of `getEmpty`.
#[derive(Clone, Debug)]
pub struct GetEmptyRequired {
    pub options: Range,
    pub nested: Nested,
    pub words: Vec<String>,
    pub commas: Vec<i64>,
    pub days: Vec<Date>,
    pub x_words: Vec<String>,
    pub x_range: Range,
    pub x_word: String,
    pub shades: Vec<String>,
}

impl Client {
    /// Required values that are sent as nothing.
    ///
    /// `GET /empty`
    pub fn get_empty(&self, required: GetEmptyRequired) -> Call<GetEmpty> {
        let GetEmptyRequired {
            options,
            nested,
            words,
            commas,
            days,
            x_words,
            x_range,
            x_word,
            shades,
        } = required;
        Call::new(&self.shared, Method::GET, "/empty")
            .query_styled("options", Style::Form { explode: true }, &options)
            .query_styled("nested", Style::Deep, &nested)
            .query_list("words", ListStyle::Repeated, words)
            .query_list("commas", ListStyle::Commas, commas)
            .query_styled("days", Style::Form { explode: true }, &days)
            .header_list("x-words", x_words)
            .header_styled("x-range", Style::Simple { explode: false }, &x_range)
            .header("x-word", x_word)
            .cookie_styled("shades", Style::Form { explode: false }, &shades)
    }
}

impl Call<GetEmpty> {
    pub fn none(self, none: Color) -> Self {
        self.query_styled("none", Style::Form { explode: false }, &none)
    }
}

/// The operation `getEmpty`.
#[derive(Debug)]
pub enum GetEmpty {}

impl Operation for GetEmpty {
    type Success = Reply<()>;

    type Failure = GetEmptyFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getEmpty`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetEmptyFailure {}

documented::implement! {
    GetEmptyFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get`.

    use crate::client::Client;
    use crate::operations::get_empty::GetEmptyRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get",
        about: "Required values that are sent as nothing.",
        long_about: "Required values that are sent as nothing.\n\nGET /empty",
        flags: &[
            Flag::new("options", Kind::Json, "").required(),
            Flag::new("nested", Kind::Json, "").required(),
            Flag::new("words", Kind::Text, "").required().list(),
            Flag::new("commas", Kind::INT64, "").required().list(),
            Flag::new("days", Kind::Format("date"), "").required().list(),
            Flag::new("x-words", Kind::Text, "").required().list(),
            Flag::new("x-range", Kind::Json, "").required(),
            Flag::new("x-word", Kind::Text, "").required(),
            Flag::new("shades", Kind::Text, "").required().list(),
            Flag::new("none", Kind::Json, ""),
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
            .get_empty(GetEmptyRequired {
                options: arguments.required("options")?,
                nested: arguments.required("nested")?,
                words: arguments.required("words")?,
                commas: arguments.required("commas")?,
                days: arguments.required("days")?,
                x_words: arguments.required("x-words")?,
                x_range: arguments.required("x-range")?,
                x_word: arguments.required("x-word")?,
                shades: arguments.required("shades")?,
            });
        if let Some(value) = arguments.optional("none")? {
            call = call.none(value);
        }
        Ok(PreparedCall::of(call))
    }
}
