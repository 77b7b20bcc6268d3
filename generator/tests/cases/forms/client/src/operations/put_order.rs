// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putOrder`: `PUT /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::order::Order;

impl Client {
    /// `putOrder`.
    ///
    /// `PUT /orders`
    pub fn put_order(&self) -> Call<PutOrder> {
        Call::new(&self.shared, Method::PUT, "/orders")
    }
}

impl Call<PutOrder> {
    /// The body.
    pub fn body(self, body: Order) -> Self {
        self.json(&body)
    }
}

/// The operation `putOrder`.
#[derive(Debug)]
pub enum PutOrder {}

impl Operation for PutOrder {
    type Success = Reply<Order>;

    type Failure = PutOrderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutOrderFailure {}

documented::implement! {
    PutOrderFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-order`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-order",
        about: "PUT /orders",
        long_about: "PUT /orders",
        flags: &[
            Flag::new("count", Kind::Integer(1, 9), "").field("count"),
            Flag::new("price", Kind::Number, "").field("price"),
            Flag::new("name", Kind::Text, "").field("name"),
            Flag::new("urgent", Kind::Boolean, "").field("urgent"),
            Flag::new("note", Kind::Text, "").field("note"),
            Flag::new("items", Kind::INT64, "").field("items").list(),
            Flag::new("tags", Kind::Text, "").field("tags").list(),
            Flag::new("colors", Kind::OneOf(&["red", "green"]), "")
                .field("colors")
                .list(),
            Flag::new("metadata", Kind::Json, "").field("metadata"),
            Flag::new("lines", Kind::Json, "").field("lines").list(),
            Flag::new("address", Kind::Json, "").field("address"),
            Flag::new("amount", Kind::Any, "").field("amount"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => client.put_order().body(arguments.body()?),
            false => client.put_order(),
        };
        Ok(PreparedCall::of(call))
    }
}
