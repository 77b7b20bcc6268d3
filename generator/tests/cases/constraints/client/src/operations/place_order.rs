// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `placeOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::order::Order;
use crate::types::order_problem::OrderProblem;

impl Client {
    /// `placeOrder`.
    ///
    /// `POST /orders`
    pub fn place_order(&self, body: Order) -> Call<PlaceOrder> {
        Call::new(&self.shared, Method::POST, "/orders").json(&body)
    }
}

impl Call<PlaceOrder> {
    /// The server defaults to `false`.
    pub fn dry_run(self, dry_run: bool) -> Self {
        self.query("dryRun", dry_run)
    }
}

/// The operation `placeOrder`.
#[derive(Debug)]
pub enum PlaceOrder {}

impl Operation for PlaceOrder {
    type Success = Reply<()>;

    type Failure = PlaceOrderFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.empty(),
            422 => Err(received.json_failure(PlaceOrderFailure::UnprocessableEntity)),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `placeOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PlaceOrderFailure {
    /// `422`: not possible.
    UnprocessableEntity(Reply<OrderProblem>),
}

documented::implement! {
    PlaceOrderFailure {
        UnprocessableEntity: 422, "Not possible";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `place-order`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "place-order",
        about: "POST /orders",
        long_about: "POST /orders",
        flags: &[
            Flag::new("dry-run", Kind::Boolean, "[default: false]"),
            Flag::new("sku", Kind::Text, "").field("sku").required(),
            Flag::new("note", Kind::Text, "").field("note"),
            Flag::new("price", Kind::Number, "").field("price").required(),
            Flag::new("ratio", Kind::Number, "").field("ratio"),
            Flag::new("priority", Kind::Integer(1, 9), "[default: 5]").field("priority"),
            Flag::new("least", Kind::Integer(-3, 9223372036854775807), "")
                .field("least"),
            Flag::new("lines", Kind::Json, "").field("lines").required().list(),
            Flag::new("tags", Kind::Text, "").field("tags").list(),
            Flag::new("anything", Kind::Any, "").field("anything"),
            Flag::new("shipping", Kind::Json, "").field("shipping"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
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
        if let Some(value) = arguments.optional("dry-run")? {
            call = call.dry_run(value);
        }
        Ok(PreparedCall::of(call))
    }
}
