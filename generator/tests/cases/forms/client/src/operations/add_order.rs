// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::order::Order;

impl Client {
    /// `addOrder`.
    ///
    /// `POST /orders`
    pub fn add_order(&self, body: Order) -> Call<AddOrder> {
        Call::new(&self.shared, Method::POST, "/orders")
            .form(
                "application/x-www-form-urlencoded",
                FieldStyles::new(
                    &[
                        ("tags", FieldStyle::Styled(Style::Form { explode: false })),
                        ("colors", FieldStyle::Styled(Style::Pipes)),
                        ("metadata", FieldStyle::Styled(Style::Deep)),
                        ("lines", FieldStyle::Styled(Style::Deep)),
                        ("address", FieldStyle::Json),
                    ],
                ),
                &body,
            )
    }
}

/// The operation `addOrder`.
#[derive(Debug)]
pub enum AddOrder {}

impl Operation for AddOrder {
    type Success = Reply<Order>;

    type Failure = AddOrderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddOrderFailure {}

documented::implement! {
    AddOrderFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-order`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-order",
        about: "POST /orders",
        long_about: "POST /orders",
        flags: &[
            Flag::new("count", Kind::Integer(1, 9), "").field("count").required(),
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
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_order(arguments.body()?)))
    }
}
