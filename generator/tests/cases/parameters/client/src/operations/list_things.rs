// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `listThings`: `GET /things`.

use http::Method;
use jiff::civil::Date;
use uuid::Uuid;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::date::DateText;
use crate::runtime::failure::Failure;
use crate::runtime::finite::Finite;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::runtime::uuid::UuidText;
use crate::runtime::{documented, text_format};
use crate::types::color::Color;
use crate::types::colors::Colors;

/// The required inputs of `listThings`.
#[derive(Clone, Debug)]
pub struct ListThingsRequired {
    pub ids: Vec<i64>,
    pub x_trace: String,
    pub theme: String,
}

impl Client {
    /// `listThings`.
    ///
    /// `GET /things`
    pub fn list_things(&self, required: ListThingsRequired) -> Call<ListThings> {
        let ListThingsRequired { ids, x_trace, theme } = required;
        Call::new(&self.shared, Method::GET, "/things")
            .query_list("ids", ListStyle::Commas, ids)
            .header("x-trace", x_trace)
            .cookie("theme", theme)
    }
}

impl Call<ListThings> {
    pub fn tags(self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let tags: Vec<String> = tags.into_iter().map(Into::into).collect();
        self.query_list("tags", ListStyle::Repeated, tags)
    }

    pub fn colors(self, colors: impl IntoIterator<Item = Color>) -> Self {
        let colors: Colors = colors.into_iter().collect();
        self.query_list("colors", ListStyle::Pipes, colors)
    }

    pub fn days(self, days: impl IntoIterator<Item = Date>) -> Self {
        let days: Vec<Date> = days.into_iter().collect();
        self.query_list(
            "days",
            ListStyle::Spaces,
            days.iter().map(text_format::text::<DateText>),
        )
    }

    pub fn limit(self, limit: i64) -> Self {
        self.query("limit", limit)
    }

    pub fn x_numbers(self, x_numbers: impl IntoIterator<Item = f64>) -> Self {
        let x_numbers: Vec<f64> = x_numbers.into_iter().collect();
        self.header_list("x-numbers", x_numbers.into_iter().map(Finite))
    }

    pub fn if_color(self, if_color: Color) -> Self {
        self.header("if-color", if_color)
    }

    pub fn session(self, session: Uuid) -> Self {
        self.cookie("session", text_format::text::<UuidText>(&session))
    }
}

/// The operation `listThings`.
#[derive(Debug)]
pub enum ListThings {}

impl Operation for ListThings {
    type Success = Reply<()>;

    type Failure = ListThingsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `listThings`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListThingsFailure {}

documented::implement! {
    ListThingsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-things`.

    use crate::client::Client;
    use crate::operations::list_things::ListThingsRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-things",
        about: "GET /things",
        long_about: "GET /things",
        flags: &[
            Flag::new("tags", Kind::Text, "").list(),
            Flag::new("ids", Kind::Integer(1, 9223372036854775807), "")
                .required()
                .list(),
            Flag::new("colors", Kind::OneOf(&["red", "dark blue"]), "").list(),
            Flag::new("days", Kind::Format("date"), "").list(),
            Flag::new("limit", Kind::Integer(1, 9223372036854775807), ""),
            Flag::new("x-trace", Kind::Text, "").required(),
            Flag::new("x-numbers", Kind::Number, "").list(),
            Flag::new("if-color", Kind::OneOf(&["red", "dark blue"]), ""),
            Flag::new("session", Kind::Format("uuid"), ""),
            Flag::new("theme", Kind::Text, "").required(),
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
            .list_things(ListThingsRequired {
                ids: arguments.required("ids")?,
                x_trace: arguments.required("x-trace")?,
                theme: arguments.required("theme")?,
            });
        if let Some(value) = arguments.optional::<Vec<String>>("tags")? {
            call = call.tags(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("colors")? {
            call = call.colors(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("days")? {
            call = call.days(value);
        }
        if let Some(value) = arguments.optional("limit")? {
            call = call.limit(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("x-numbers")? {
            call = call.x_numbers(value);
        }
        if let Some(value) = arguments.optional("if-color")? {
            call = call.if_color(value);
        }
        if let Some(value) = arguments.optional("session")? {
            call = call.session(value);
        }
        Ok(PreparedCall::of(call))
    }
}
