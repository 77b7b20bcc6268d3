// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `listOrders`: `GET /v1/orders`.

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
use crate::types::error::Error;
use crate::types::order::Order;
use crate::types::order_page::OrderPage;

impl Client {
    /// List orders.
    ///
    /// `GET /v1/orders`
    pub fn list_orders(&self) -> Call<ListOrders> {
        Call(
            CallBuilder::new(&self.shared, Method::GET, "/orders")
                .credential(self.account.as_ref()),
        )
    }
}

impl Call<ListOrders> {
    /// The start of the page.
    pub fn cursor(self, cursor: impl AsRef<str>) -> Self {
        Self(self.0.query("cursor", cursor.as_ref()))
    }
}

/// The operation `listOrders`.
#[derive(Debug)]
pub enum ListOrders {}

impl Operation for ListOrders {
    type Success = Reply<OrderPage>;

    type Failure = ListOrdersFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "listOrders",
        "/v1/orders",
        &["orders"],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            400 => Err(received.json_failure(ListOrdersFailure::BadRequest)),
            401 => Err(received.json_failure(ListOrdersFailure::Unauthorized)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listOrders`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListOrdersFailure {
    /// `400`: The request is invalid.
    BadRequest(Reply<Error>),
    /// `401`: The access token is missing or invalid.
    Unauthorized(Reply<Error>),
}

documented::implement! {
    ListOrdersFailure {
        BadRequest: 400, "The request is invalid";
        Unauthorized: 401, "The access token is missing or invalid";
    }
}

impl Paged for ListOrders {
    type Item = Order;

    const PAGING: Paging = Paging::Cursor {
        parameter: "cursor",
    };

    fn next(page: &Self::Success) -> Option<String> {
        Some(page.body().next.as_ref()?.to_string())
    }

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        Some(page.into_body().orders)
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `orders list`.

    use crate::client::Client;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list",
        about: "List orders.",
        long_about: "List orders.\n\nGET /v1/orders",
        flags: &[Flag::new("cursor", Kind::Text, "The start of the page.")],
        body: None,
        is_paged: true,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_orders();
        if let Some(value) = arguments.optional::<String>("cursor")? {
            call = call.cursor(value);
        }
        Ok(PreparedCall::pages(call.0, arguments.all_pages(), &["orders"]))
    }
}
