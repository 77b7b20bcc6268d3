// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `changeOrder`: `PATCH /orders`.

use http::Method;
use jiff::Zoned;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object};
use crate::types::order::Order;

impl Client {
    /// `changeOrder`.
    ///
    /// `PATCH /orders`
    pub fn change_order(&self, body: Order) -> Call<ChangeOrder> {
        Call::new(&self.shared, Method::PATCH, "/orders").json(&body)
    }
}

impl Client {
    /// `changeOrder`.
    ///
    /// `PATCH /orders`
    ///
    /// Like [`Client::change_order`], with a `application/x-www-form-urlencoded` body.
    pub fn change_order_as_form(&self, body: ChangeOrderBodyForm) -> Call<ChangeOrder> {
        Call::new(&self.shared, Method::PATCH, "/orders")
            .form("application/x-www-form-urlencoded", FieldStyles::new(&[]), &body)
    }
}

/// The operation `changeOrder`.
#[derive(Debug)]
pub enum ChangeOrder {}

impl Operation for ChangeOrder {
    type Success = Reply<Order>;

    type Failure = ChangeOrderFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `changeOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangeOrderFailure {}

documented::implement! {
    ChangeOrderFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeOrderBodyForm {
    pub at: Zoned,
}

/// The required fields of [`ChangeOrderBodyForm`].
#[derive(Debug)]
pub struct ChangeOrderBodyFormRequired {
    pub at: Zoned,
}

object::implement! {
    ChangeOrderBodyForm from ChangeOrderBodyFormRequired {
        required(at, "at");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `change-order`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "change-order",
        about: "PATCH /orders",
        long_about: "PATCH /orders",
        flags: &[
            Flag::content_type(
                &["application/json", "application/x-www-form-urlencoded"],
            ),
            Flag::new("count", Kind::Integer(1, 9), "")
                .field("count")
                .required()
                .only_for(&["application/json"]),
            Flag::new("price", Kind::Number, "")
                .field("price")
                .only_for(&["application/json"]),
            Flag::new("name", Kind::Text, "")
                .field("name")
                .only_for(&["application/json"]),
            Flag::new("urgent", Kind::Boolean, "")
                .field("urgent")
                .only_for(&["application/json"]),
            Flag::new("note", Kind::Text, "")
                .field("note")
                .only_for(&["application/json"]),
            Flag::new("items", Kind::INT64, "")
                .field("items")
                .list()
                .only_for(&["application/json"]),
            Flag::new("tags", Kind::Text, "")
                .field("tags")
                .list()
                .only_for(&["application/json"]),
            Flag::new("colors", Kind::OneOf(&["red", "green"]), "")
                .field("colors")
                .list()
                .only_for(&["application/json"]),
            Flag::new("metadata", Kind::Json, "")
                .field("metadata")
                .only_for(&["application/json"]),
            Flag::new("lines", Kind::Json, "")
                .field("lines")
                .list()
                .only_for(&["application/json"]),
            Flag::new("address", Kind::Json, "")
                .field("address")
                .only_for(&["application/json"]),
            Flag::new("amount", Kind::Any, "")
                .field("amount")
                .only_for(&["application/json"]),
            Flag::new("at", Kind::Format("date-time"), "")
                .field("at")
                .required()
                .only_for(&["application/x-www-form-urlencoded"]),
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
        let call = match arguments.body_type() {
            Some("application/x-www-form-urlencoded") => {
                client.change_order_as_form(arguments.body()?)
            }
            _ => client.change_order(arguments.body()?),
        };
        Ok(PreparedCall::of(call))
    }
}
