// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByLink`: `GET /orders/by-link`.

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

impl Client {
    /// List orders, whose pages are linked.
    ///
    /// `GET /orders/by-link`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ListByLinkHeaders`](crate::ListByLinkHeaders).
    pub fn list_by_link(&self) -> Call<ListByLink> {
        Call::new(&self.shared, Method::GET, "/orders/by-link")
            .credential(self.token.as_ref())
    }
}

/// The operation `listByLink`.
#[derive(Debug)]
pub enum ListByLink {}

impl Operation for ListByLink {
    type Success = Reply<Vec<Order>>;

    type Failure = ListByLinkFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            401 => Err(received.empty_failure(ListByLinkFailure::Unauthorized)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listByLink`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListByLinkFailure {
    /// `401`: who?
    Unauthorized(Reply<()>),
}

documented::implement! {
    ListByLinkFailure {
        Unauthorized: 401, "Who?";
    }
}

/// The headers of `ListByLink`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListByLinkHeaders {
    pub link: Option<String>,
}

impl ReadHeaders for ListByLinkHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            link: header::read(headers, "link"),
        }
    }
}

impl Paged for ListByLink {
    type Item = Order;

    const PAGING: Paging = Paging::Link;

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        Some(page.into_body())
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-by-link`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-by-link",
        about: "List orders, whose pages are linked.",
        long_about: "List orders, whose pages are linked.\n\nGET /orders/by-link",
        flags: &[],
        body: None,
        is_paged: true,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::pages(client.list_by_link(), arguments.all_pages(), &[]))
    }
}
