// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `größe`: `GET /sizes/{id}`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::types::grosse::Größe;

impl Client {
    /// `größe`.
    ///
    /// `GET /sizes/{id}`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`GrosseHeaders`](crate::GrosseHeaders).
    pub fn grosse(&self, id: impl AsRef<str>) -> Call<Grosse> {
        let id = id.as_ref();
        Call::new(&self.shared, Method::GET, Path::from("/sizes/").parameter("id", id))
    }
}

impl Call<Grosse> {
    /// `id`.
    pub fn query_id(self, query_id: impl AsRef<str>) -> Self {
        self.query("id", query_id.as_ref())
    }

    /// `-id`.
    pub fn minus_id(self, minus_id: impl AsRef<str>) -> Self {
        self.query("-id", minus_id.as_ref())
    }

    pub fn filter_a(self, filter_a: impl AsRef<str>) -> Self {
        self.query("filter[a]", filter_a.as_ref())
    }

    /// `filter[a]<`.
    pub fn filter_a_less_than(self, filter_a_less_than: impl AsRef<str>) -> Self {
        self.query("filter[a]<", filter_a_less_than.as_ref())
    }

    pub fn 名前(self, 名前: impl AsRef<str>) -> Self {
        self.query("名前", 名前.as_ref())
    }

    pub fn 種類(self, 種類: Grosse種類) -> Self {
        self.query("種類", 種類)
    }
}

/// The operation `größe`.
#[derive(Debug)]
pub enum Grosse {}

impl Operation for Grosse {
    type Success = Reply<Größe>;

    type Failure = GrosseFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `größe`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GrosseFailure {}

documented::implement! {
    GrosseFailure {}
}

/// The headers of `Grosse`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GrosseHeaders {
    /// `X-A.B`.
    pub x_hyphen_a_dot_b: Option<String>,
    pub x_a_b: Option<String>,
    /// `body`.
    pub value_body: Option<String>,
}

impl ReadHeaders for GrosseHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_hyphen_a_dot_b: header::read(headers, "x-a.b"),
            x_a_b: header::read(headers, "x-a-b"),
            value_body: header::read(headers, "body"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Grosse種類 {
    種類,
    大きさ,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Grosse種類 {
        種類 = "種類";
        大きさ = "大きさ";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `grosse`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "grosse",
        about: "GET /sizes/{id}",
        long_about: "GET /sizes/{id}",
        flags: &[
            Flag::new("id", Kind::Text, "").argument().required(),
            Flag::new("query-id", Kind::Text, ""),
            Flag::new("minus-id", Kind::Text, ""),
            Flag::new("filter-a", Kind::Text, ""),
            Flag::new("filter-a-less-than", Kind::Text, ""),
            Flag::new("ming-qian", Kind::Text, ""),
            Flag::new("zhong-lei", Kind::OneOf(&["種類", "大きさ"]), ""),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.grosse(arguments.required::<String>("id")?);
        if let Some(value) = arguments.optional::<String>("query-id")? {
            call = call.query_id(value);
        }
        if let Some(value) = arguments.optional::<String>("minus-id")? {
            call = call.minus_id(value);
        }
        if let Some(value) = arguments.optional::<String>("filter-a")? {
            call = call.filter_a(value);
        }
        if let Some(value) = arguments.optional::<String>("filter-a-less-than")? {
            call = call.filter_a_less_than(value);
        }
        if let Some(value) = arguments.optional::<String>("ming-qian")? {
            call = call.名前(value);
        }
        if let Some(value) = arguments.optional("zhong-lei")? {
            call = call.種類(value);
        }
        Ok(PreparedCall::of(call))
    }
}
