// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByUrl`: `GET /orders/by-url`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::pages::{Paged, Paging};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::order::Order;
use crate::types::page::Page;

impl Client {
    /// `listByUrl`.
    ///
    /// `GET /orders/by-url`
    pub fn list_by_url(&self) -> Call<ListByUrl> {
        Call::new(&self.shared, Method::GET, "/orders/by-url")
            .credential(self.token.as_ref())
    }
}

/// The operation `listByUrl`.
#[derive(Debug)]
pub enum ListByUrl {}

impl Operation for ListByUrl {
    type Success = Reply<Page>;

    type Failure = ListByUrlFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listByUrl`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListByUrlFailure {}

documented::implement! {
    ListByUrlFailure {}
}

impl Paged for ListByUrl {
    type Item = Order;

    const PAGING: Paging = Paging::NextUrl;

    fn next(page: &Self::Success) -> Option<String> {
        Some(page.body().paging.as_ref()?.next.as_ref()?.to_string())
    }

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        page.into_body().data.orders
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-by-url`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-by-url",
        about: "GET /orders/by-url",
        long_about: "GET /orders/by-url",
        flags: &[],
        body: None,
        is_paged: true,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::pages(
                client.list_by_url(),
                arguments.all_pages(),
                &["data", "orders"],
            ),
        )
    }
}
