// @generated from shop.yaml by `cargo xtask codegen`; do not edit.
//! `placeOrder`: `POST /v1/orders`.

use http::Method;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::types::error::Error;
use crate::types::new_order::NewOrder;
use crate::types::order::Order;

impl Client {
    /// Place an order.
    ///
    /// `POST /v1/orders`
    pub fn place_order(&self, body: NewOrder) -> Call<PlaceOrder> {
        Call(
            CallBuilder::new(&self.shared, Method::POST, "/orders")
                .credential(self.account.as_ref())
                .keyed("idempotency-key")
                .json(&body),
        )
    }
}

impl Call<PlaceOrder> {
    /// Identifies the call, so that it can be retried.
    ///
    /// At most 64 characters.
    pub fn idempotency_key(self, idempotency_key: impl AsRef<str>) -> Self {
        Self(self.0.header_parameter("idempotency-key", idempotency_key.as_ref()))
    }
}

/// The operation `placeOrder`.
#[derive(Debug)]
pub enum PlaceOrder {}

impl Operation for PlaceOrder {
    type Success = Reply<Order>;

    type Failure = PlaceOrderFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "placeOrder",
        "/v1/orders",
        &["orders"],
    );

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            400 => Err(received.json_failure(PlaceOrderFailure::BadRequest)),
            401 => Err(received.json_failure(PlaceOrderFailure::Unauthorized)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `placeOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PlaceOrderFailure {
    /// `400`: The request is invalid.
    BadRequest(Reply<Error>),
    /// `401`: The access token is missing or invalid.
    Unauthorized(Reply<Error>),
}

documented::implement! {
    PlaceOrderFailure {
        BadRequest: 400, "The request is invalid";
        Unauthorized: 401, "The access token is missing or invalid";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `orders place`.

    use crate::client::Client;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "place",
        about: "Place an order.",
        long_about: "Place an order.\n\nPOST /v1/orders",
        flags: &[
            Flag::new(
                "idempotency-key",
                Kind::Text,
                "Identifies the call, so that it can be retried.",
            ),
            Flag::new("item", Kind::Text, "The item.").field("item").required(),
            Flag::new(
                    "count",
                    Kind::Integer(1, 2147483647),
                    "The number of items. [default: 1]",
                )
                .field("count"),
        ],
        body: Some(Body {
            help: "The order. (JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.place_order(arguments.body()?);
        if let Some(value) = arguments.optional::<String>("idempotency-key")? {
            call = call.idempotency_key(value);
        }
        Ok(PreparedCall::of(call.0))
    }
}
