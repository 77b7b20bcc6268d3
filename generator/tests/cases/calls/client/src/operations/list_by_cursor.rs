// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByCursor`: `GET /orders/by-cursor`.

use http::Method;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::pages::{Paged, Paging};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::types::order::Order;
use crate::types::page::Page;

impl Client {
    /// `listByCursor`.
    ///
    /// `GET /orders/by-cursor`
    pub fn list_by_cursor(&self) -> Call<ListByCursor> {
        Call(
            CallBuilder::new(&self.shared, Method::GET, "/orders/by-cursor")
                .credential(self.token.as_ref()),
        )
    }
}

impl Call<ListByCursor> {
    pub fn after(self, after: impl AsRef<str>) -> Self {
        Self(self.0.query("after", after.as_ref()))
    }
}

/// The operation `listByCursor`.
#[derive(Debug)]
pub enum ListByCursor {}

impl Operation for ListByCursor {
    type Success = Reply<Page>;

    type Failure = ListByCursorFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "listByCursor",
        "/orders/by-cursor",
        &[],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listByCursor`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListByCursorFailure {}

documented::implement! {
    ListByCursorFailure {}
}

impl Paged for ListByCursor {
    type Item = Order;

    const PAGING: Paging = Paging::Cursor {
        parameter: "after",
    };

    fn next(page: &Self::Success) -> Option<String> {
        Some(page.body().paging.as_ref()?.cursor.as_ref()?.to_string())
    }

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        page.into_body().data.orders
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-by-cursor`.

    use crate::client::Client;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-by-cursor",
        about: "GET /orders/by-cursor",
        long_about: "GET /orders/by-cursor",
        flags: &[Flag::new("after", Kind::Text, "")],
        body: None,
        is_paged: true,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_by_cursor();
        if let Some(value) = arguments.optional::<String>("after")? {
            call = call.after(value);
        }
        Ok(PreparedCall::pages(call.0, arguments.all_pages(), &["data", "orders"]))
    }
}
