// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByHeader`: `GET /orders/by-header`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::pages::{Paged, Paging};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::order::Order;
use crate::types::page::Page;

impl Client {
    /// `listByHeader`.
    ///
    /// `GET /orders/by-header`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ListByHeaderHeaders`](crate::ListByHeaderHeaders).
    pub fn list_by_header(&self) -> Call<ListByHeader> {
        Call::new(&self.shared, Method::GET, "/orders/by-header")
            .credential(self.token.as_ref())
    }
}

impl Call<ListByHeader> {
    pub fn after(self, after: impl AsRef<str>) -> Self {
        self.query("after", after.as_ref())
    }
}

/// The operation `listByHeader`.
#[derive(Debug)]
pub enum ListByHeader {}

impl Operation for ListByHeader {
    type Success = Reply<Page>;

    type Failure = ListByHeaderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listByHeader`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListByHeaderFailure {}

documented::implement! {
    ListByHeaderFailure {}
}

/// The headers of `ListByHeader`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListByHeaderHeaders {
    pub x_next: Option<String>,
}

impl ReadHeaders for ListByHeaderHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_next: header::read(headers, "x-next"),
        }
    }
}

impl Paged for ListByHeader {
    type Item = Order;

    const PAGING: Paging = Paging::HeaderCursor {
        header: "x-next",
        parameter: "after",
    };

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        page.into_body().data.orders
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-by-header`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-by-header",
        about: "GET /orders/by-header",
        long_about: "GET /orders/by-header",
        flags: &[Flag::new("after", Kind::Text, "")],
        body: None,
        is_paged: true,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_by_header();
        if let Some(value) = arguments.optional::<String>("after")? {
            call = call.after(value);
        }
        Ok(PreparedCall::pages(call, arguments.all_pages(), &["data", "orders"]))
    }
}
