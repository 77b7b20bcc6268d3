// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getJson`: `GET /json/{color}`.

use http::Method;
use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::color::Color;
use crate::types::filter::Filter;
use crate::types::words::Words;

/// The required inputs of `getJson`.
#[derive(Clone, Debug)]
pub struct GetJsonRequired {
    pub color: Color,
    pub filter: Filter,
}

impl Client {
    /// `getJson`.
    ///
    /// `GET /json/{color}`
    pub fn get_json(&self, required: GetJsonRequired) -> Call<GetJson> {
        let GetJsonRequired { color, filter } = required;
        Call::new(&self.shared, Method::GET, Path::from("/json/").json("color", &color))
            .query_json("filter", &filter)
    }
}

impl Call<GetJson> {
    pub fn word(self, word: impl AsRef<str>) -> Self {
        self.query_json("word", &word.as_ref())
    }

    pub fn x_words(self, x_words: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let x_words: Words = x_words.into_iter().map(Into::into).collect();
        self.header_json("x-words", &x_words)
    }

    pub fn x_word(self, x_word: impl AsRef<str>) -> Self {
        self.header_json("x-word", &x_word.as_ref())
    }

    pub fn day(self, day: impl IntoIterator<Item = Date>) -> Self {
        let day: Vec<Date> = day.into_iter().collect();
        self.cookie_json("day", &day)
    }
}

/// The operation `getJson`.
#[derive(Debug)]
pub enum GetJson {}

impl Operation for GetJson {
    type Success = Reply<()>;

    type Failure = GetJsonFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            404 => Err(received.empty_failure(GetJsonFailure::NotFound)),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getJson`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetJsonFailure {
    /// `404`: no such color.
    NotFound(Reply<()>),
}

documented::implement! {
    GetJsonFailure {
        NotFound: 404, "no such color";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-json`.

    use crate::client::Client;
    use crate::operations::get_json::GetJsonRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-json",
        about: "GET /json/{color}",
        long_about: "GET /json/{color}",
        flags: &[
            Flag::new("color", Kind::Json, "").required(),
            Flag::new("filter", Kind::Json, "").required(),
            Flag::new("word", Kind::Text, ""),
            Flag::new("x-words", Kind::Text, "").list(),
            Flag::new("x-word", Kind::Text, ""),
            Flag::new("day", Kind::Format("date"), "").list(),
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
            .get_json(GetJsonRequired {
                color: arguments.required("color")?,
                filter: arguments.required("filter")?,
            });
        if let Some(value) = arguments.optional::<String>("word")? {
            call = call.word(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("x-words")? {
            call = call.x_words(value);
        }
        if let Some(value) = arguments.optional::<String>("x-word")? {
            call = call.x_word(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("day")? {
            call = call.day(value);
        }
        Ok(PreparedCall::of(call))
    }
}
