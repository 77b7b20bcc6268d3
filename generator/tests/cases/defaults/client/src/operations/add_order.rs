// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `addOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::types::order::Order;
use crate::types::order_request::OrderRequest;
use crate::types::point::Point;
use crate::types::size::Size;

impl Client {
    /// `addOrder`.
    ///
    /// `POST /orders`
    pub fn add_order(&self, body: OrderRequest) -> Call<AddOrder> {
        Call::new(&self.shared, Method::POST, "/orders").json(&body)
    }
}

impl Call<AddOrder> {
    /// The server defaults to `["small","large"]`.
    pub fn tags(self, tags: impl IntoIterator<Item = Size>) -> Self {
        let tags: Vec<Size> = tags.into_iter().collect();
        self.query_list("tags", ListStyle::Repeated, tags)
    }

    /// The server defaults to `{"x":0,"y":0,"z":5}`.
    pub fn near(self, near: Point) -> Self {
        self.query_styled("near", Style::Deep, &near)
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
            Flag::new(
                    "tags",
                    Kind::OneOf(&["small", "large"]),
                    "[default: [\"small\",\"large\"]]",
                )
                .list(),
            Flag::new("near", Kind::Json, "[default: {\"x\":0,\"y\":0,\"z\":5}]"),
            Flag::new("counts", Kind::Integer(0, 2147483647), "[default: [1,2]]")
                .field("counts")
                .list(),
            Flag::new(
                    "sizes",
                    Kind::OneOf(&["small", "large"]),
                    "[default: [\"small\"]]",
                )
                .field("sizes")
                .list(),
            Flag::new("matrix", Kind::Json, "[default: [[0.3,null],[]]]")
                .field("matrix")
                .list(),
            Flag::new("labels", Kind::Json, "[default: {\"color\":\"red\"}]")
                .field("labels"),
            Flag::new(
                    "address",
                    Kind::Json,
                    "[default: {\"city\":\"Nowhere\",\"at\":{\"x\":1,\"y\":1,\"z\":1},\"line\":\"Somewhere\",\"country\":\"NL\"}]",
                )
                .field("address"),
            Flag::new(
                    "contact",
                    Kind::Any,
                    "[default: {\"kind\":\"mail\",\"to\":\"a@b.example\"}]",
                )
                .field("contact"),
            Flag::new(
                    "contacts",
                    Kind::Any,
                    "[default: [{\"kind\":\"phone\",\"number\":\"1\"}]]",
                )
                .field("contacts")
                .list(),
            Flag::new("answer", Kind::Any, "[default: 3]").field("answer"),
            Flag::new(
                    "answers",
                    Kind::Any,
                    "[default: [\"yes\",\"no\",\"true\",{\"x\":1,\"y\":2,\"z\":5}]]",
                )
                .field("answers")
                .list(),
            Flag::new(
                    "anything",
                    Kind::Any,
                    "[default: {\"a\":[1,2.5,null,true,{\"b\":\"c\"}],\"n\":-9223372036854775808,\"m\":18446744073709551615}]",
                )
                .field("anything"),
            Flag::new("home", Kind::Text, "[default: https://shop.example/]")
                .field("home"),
            Flag::new("tree", Kind::Json, "").field("tree"),
            Flag::new(
                    "trees",
                    Kind::Json,
                    "[default: [{\"name\":\"a\",\"left\":{\"name\":\"b\"},\"more\":1}]]",
                )
                .field("trees")
                .list(),
            Flag::new("maybe", Kind::Json, "[default: {\"x\":1,\"y\":2,\"z\":5}]")
                .field("maybe"),
            Flag::new("size", Kind::OneOf(&["small", "large"]), "[default: large]")
                .field("size"),
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
        let mut call = client.add_order(arguments.body()?);
        if let Some(value) = arguments.optional::<Vec<_>>("tags")? {
            call = call.tags(value);
        }
        if let Some(value) = arguments.optional("near")? {
            call = call.near(value);
        }
        Ok(PreparedCall::of(call))
    }
}
