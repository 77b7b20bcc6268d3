// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByNumber`: `GET /orders/by-number`.

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
    /// `listByNumber`.
    ///
    /// `GET /orders/by-number`
    pub fn list_by_number(&self) -> Call<ListByNumber> {
        Call::new(&self.shared, Method::GET, "/orders/by-number")
            .credential(self.token.as_ref())
    }
}

impl Call<ListByNumber> {
    /// The server defaults to `0`.
    pub fn page_number(self, page_number: i64) -> Self {
        self.query("page[number]", page_number)
    }
}

/// The operation `listByNumber`.
#[derive(Debug)]
pub enum ListByNumber {}

impl Operation for ListByNumber {
    type Success = Reply<Page>;

    type Failure = ListByNumberFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listByNumber`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListByNumberFailure {}

documented::implement! {
    ListByNumberFailure {}
}

impl Paged for ListByNumber {
    type Item = Order;

    const PAGING: Paging = Paging::Page {
        parameter: "page[number]",
        first: 0,
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
    //! The command `list-by-number`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-by-number",
        about: "GET /orders/by-number",
        long_about: "GET /orders/by-number",
        flags: &[Flag::new("page-number", Kind::INT64, "[default: 0]")],
        body: None,
        is_paged: true,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_by_number();
        if let Some(value) = arguments.optional("page-number")? {
            call = call.page_number(value);
        }
        Ok(PreparedCall::pages(call, arguments.all_pages(), &["data", "orders"]))
    }
}
