// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `listThings`: `GET /v1/things`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::types::filter::Filter;
use crate::types::thing::Thing;

impl Client {
    /// `listThings`.
    ///
    /// `GET /v1/things`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ListThingsHeaders`](crate::ListThingsHeaders).
    pub fn list_things(&self, region: impl AsRef<str>) -> Call<ListThings> {
        let region = region.as_ref();
        Call::new(&self.shared, Method::GET, "/things").query("region", region)
    }
}

impl Call<ListThings> {
    pub fn limit(self, limit: i32) -> Self {
        self.query("limit", limit)
    }

    /// The number of the page.
    #[deprecated(note = "to be removed on 2030-12-05")]
    pub fn page(self, page: i32) -> Self {
        self.query("page", page)
    }

    #[deprecated]
    pub fn sort(self, sort: ListThingsSort) -> Self {
        self.query("sort", sort)
    }

    pub fn filter(self, filter: Filter) -> Self {
        self.query_styled("filter", Style::Deep, &filter)
    }
}

/// The operation `listThings`.
#[derive(Debug)]
pub enum ListThings {}

impl Operation for ListThings {
    type Success = Reply<Vec<Thing>>;

    type Failure = ListThingsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
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

/// The headers of `ListThings`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListThingsHeaders {
    #[deprecated(note = "to be removed on 2030-12-05")]
    pub x_total: Option<i32>,
    pub x_count: Option<i32>,
}

impl ReadHeaders for ListThingsHeaders {
    #[expect(deprecated)]
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_total: header::read(headers, "x-total"),
            x_count: header::read(headers, "x-count"),
        }
    }
}

/// Deprecated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ListThingsSort {
    Name,
    Age,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ListThingsSort {
        Name = "name";
        Age = "age";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-things`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-things",
        about: "GET /v1/things",
        long_about: "GET /v1/things",
        flags: &[
            Flag::new("limit", Kind::Integer(-2147483648, 2147483647), ""),
            Flag::new(
                "page",
                Kind::Integer(-2147483648, 2147483647),
                "The number of the page. (deprecated, to be removed on 2030-12-05)",
            ),
            Flag::new("region", Kind::Text, "(deprecated, to be removed on 2031-06-01)")
                .required(),
            Flag::new("sort", Kind::OneOf(&["name", "age"]), "(deprecated)"),
            Flag::new("filter", Kind::Json, ""),
        ],
        body: None,
        is_paged: false,
        call,
    };

    #[expect(deprecated)]
    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_things(arguments.required::<String>("region")?);
        if let Some(value) = arguments.optional("limit")? {
            call = call.limit(value);
        }
        if let Some(value) = arguments.optional("page")? {
            call = call.page(value);
        }
        if let Some(value) = arguments.optional("sort")? {
            call = call.sort(value);
        }
        if let Some(value) = arguments.optional("filter")? {
            call = call.filter(value);
        }
        Ok(PreparedCall::of(call))
    }
}
