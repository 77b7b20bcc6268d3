// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /v1/pets`.

use http::{HeaderMap, Method};
use uuid::Uuid;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::uuid::UuidText;
use crate::runtime::{documented, structured_header, text_format};
use crate::types::animal::Animal;
use crate::types::failure_type::FailureType;

impl Client {
    /// `listPets`.
    ///
    /// `GET /v1/pets`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ListPetsHeaders`](crate::ListPetsHeaders).
    pub fn list_pets(&self) -> Call<ListPets> {
        Call::new(&self.shared, Method::GET, "/pets").credential(self.key.as_ref())
    }
}

impl Call<ListPets> {
    pub fn x_trace(self, x_trace: Uuid) -> Self {
        self.header("x-trace", text_format::text::<UuidText>(&x_trace))
    }

    pub fn tags(self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let tags: Vec<String> = tags.into_iter().map(Into::into).collect();
        self.query_list("tags", ListStyle::Commas, tags)
    }

    pub fn kinds(self, kinds: impl IntoIterator<Item = ListPetsKindsItem>) -> Self {
        let kinds: Vec<ListPetsKindsItem> = kinds.into_iter().collect();
        self.query_list("kinds", ListStyle::Repeated, kinds)
    }

    pub fn words(self, words: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let words: Vec<String> = words.into_iter().map(Into::into).collect();
        self.query_list("words", ListStyle::Spaces, words)
    }

    pub fn columns(self, columns: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let columns: Vec<String> = columns.into_iter().map(Into::into).collect();
        self.query_styled("columns", Style::Tabs, &columns)
    }

    pub fn sizes(self, sizes: impl IntoIterator<Item = i32>) -> Self {
        let sizes: Vec<i32> = sizes.into_iter().collect();
        self.query_list("sizes", ListStyle::Pipes, sizes)
    }

    /// The server defaults to `20`.
    pub fn limit(self, limit: i32) -> Self {
        self.query("limit", limit)
    }

    pub fn x_fields(
        self,
        x_fields: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        let x_fields: Vec<String> = x_fields.into_iter().map(Into::into).collect();
        self.header_styled("x-fields", Style::Pipes, &x_fields)
    }

    pub fn flag(self, flag: bool) -> Self {
        self.query("flag", flag)
    }
}

/// The operation `listPets`.
#[derive(Debug)]
pub enum ListPets {}

impl Operation for ListPets {
    type Success = Reply<Vec<Animal>>;

    type Failure = ListPetsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            400.. => Err(received.json_failure(ListPetsFailure::Default)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListPetsFailure {
    /// `default`: the request failed.
    Default(Reply<FailureType>),
}

documented::implement! {
    ListPetsFailure {
        Default: 500, "The request failed";
    }
}

/// The headers of `ListPets`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsHeaders {
    /// The number of pets.
    pub x_total: Option<i64>,
    pub x_kinds: Option<Vec<String>>,
}

impl ReadHeaders for ListPetsHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_total: header::read(headers, "x-total"),
            x_kinds: structured_header::list(
                headers,
                "x-kinds",
                |text| text.parse().ok(),
            ),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ListPetsKindsItem {
    Cat,
    Dog,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ListPetsKindsItem {
        Cat = "cat";
        Dog = "dog";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `pets list`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list",
        about: "GET /v1/pets",
        long_about: "GET /v1/pets",
        flags: &[
            Flag::new("x-trace", Kind::Format("uuid"), ""),
            Flag::new("tags", Kind::Text, "").list(),
            Flag::new("kinds", Kind::OneOf(&["cat", "dog"]), "").list(),
            Flag::new("words", Kind::Text, "").list(),
            Flag::new("columns", Kind::Text, "").list(),
            Flag::new("sizes", Kind::Integer(-2147483648, 2147483647), "").list(),
            Flag::new("limit", Kind::Integer(1, 100), "[default: 20]"),
            Flag::new("x-fields", Kind::Text, "").list(),
            Flag::new("flag", Kind::Boolean, ""),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_pets();
        if let Some(value) = arguments.optional("x-trace")? {
            call = call.x_trace(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("tags")? {
            call = call.tags(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("kinds")? {
            call = call.kinds(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("words")? {
            call = call.words(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("columns")? {
            call = call.columns(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("sizes")? {
            call = call.sizes(value);
        }
        if let Some(value) = arguments.optional("limit")? {
            call = call.limit(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("x-fields")? {
            call = call.x_fields(value);
        }
        if let Some(value) = arguments.optional("flag")? {
            call = call.flag(value);
        }
        Ok(PreparedCall::of(call))
    }
}
