// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByOffset`: `GET /orders/by-offset`.

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
    /// `listByOffset`.
    ///
    /// `GET /orders/by-offset`
    pub fn list_by_offset(&self) -> Call<ListByOffset> {
        Call::new(&self.shared, Method::GET, "/orders/by-offset")
            .credential(self.token.as_ref())
    }
}

impl Call<ListByOffset> {
    pub fn offset(self, offset: i32) -> Self {
        self.query("offset", offset)
    }
}

/// The operation `listByOffset`.
#[derive(Debug)]
pub enum ListByOffset {}

impl Operation for ListByOffset {
    type Success = Reply<Page>;

    type Failure = ListByOffsetFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listByOffset`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListByOffsetFailure {}

documented::implement! {
    ListByOffsetFailure {}
}

impl Paged for ListByOffset {
    type Item = Order;

    const PAGING: Paging = Paging::Offset {
        parameter: "offset",
        first: 1,
    };

    fn count(page: &Self::Success) -> Option<usize> {
        Some(page.body().data.orders.as_ref()?.len())
    }

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        page.into_body().data.orders
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-by-offset`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-by-offset",
        about: "GET /orders/by-offset",
        long_about: "GET /orders/by-offset",
        flags: &[Flag::new("offset", Kind::Integer(1, 2147483647), "")],
        body: None,
        is_paged: true,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_by_offset();
        if let Some(value) = arguments.optional("offset")? {
            call = call.offset(value);
        }
        Ok(PreparedCall::pages(call, arguments.all_pages(), &["data", "orders"]))
    }
}
