// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `addThing`: `POST /things/{priority}/{switch}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::integer_enum::{self, UnknownInteger};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::scalar::Scalar;
use crate::runtime::scalar_enum::{self, UnknownScalar};
use crate::types::order::Order;
use crate::types::priority::Priority;
use crate::types::switch::Switch;
use crate::types::thing::Thing;

/// The required inputs of `addThing`.
#[derive(Clone, Debug)]
pub struct AddThingRequired {
    pub priority: Priority,
    pub switch: Switch,
    pub order: Order,
    /// The body.
    pub body: Thing,
}

impl Client {
    /// `addThing`.
    ///
    /// `POST /things/{priority}/{switch}`
    pub fn add_thing(&self, required: AddThingRequired) -> Call<AddThing> {
        let AddThingRequired { priority, switch, order, body } = required;
        Call::new(
                &self.shared,
                Method::POST,
                Path::from("/things/")
                    .parameter("priority", priority)
                    .text("/")
                    .parameter("switch", switch),
            )
            .query("order", order)
            .json(&body)
    }
}

impl Call<AddThing> {
    /// The server defaults to `0`.
    pub fn offset(self, offset: AddThingOffset) -> Self {
        self.query("offset", offset)
    }

    /// The server defaults to `1`.
    pub fn ratio(self, ratio: AddThingRatio) -> Self {
        self.query("ratio", ratio)
    }

    /// `priority`.
    ///
    /// The server defaults to `1`.
    pub fn query_priority(self, query_priority: Priority) -> Self {
        self.query("priority", query_priority)
    }
}

/// The operation `addThing`.
#[derive(Debug)]
pub enum AddThing {}

impl Operation for AddThing {
    type Success = Reply<Thing>;

    type Failure = AddThingFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addThing`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddThingFailure {}

documented::implement! {
    AddThingFailure {}
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AddThingOffset {
    /// `-1`.
    Minus1,
    /// `0`.
    Value0,
    /// `1`.
    Value1,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    AddThingOffset {
        Minus1 = -1;
        Value0 = 0;
        Value1 = 1;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum AddThingRatio {
    /// `0.5`.
    Value0_5,
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownScalar),
}

scalar_enum::implement! {
    AddThingRatio {
        Value0_5 = Scalar::Number(0.5);
        Value1 = Scalar::Integer(1);
        Value2 = Scalar::Integer(2);
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-thing`.

    use crate::client::Client;
    use crate::operations::add_thing::AddThingRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-thing",
        about: "POST /things/{priority}/{switch}",
        long_about: "POST /things/{priority}/{switch}",
        flags: &[
            Flag::new(
                    "priority",
                    Kind::OneInteger(&["-1", "0", "1", "99"]),
                    "[default: 1]",
                )
                .argument()
                .required(),
            Flag::new("switch", Kind::Any, "").argument().required(),
            Flag::new(
                    "order",
                    Kind::OneOf(
                        &[
                            "id",
                            "-id",
                            "+id",
                            "*",
                            "",
                            "asc",
                            "ASC",
                            "Asc",
                            "unknown",
                            "self",
                            "type",
                            "3",
                            "GMT+0",
                            "GMT-0",
                            "GMT0",
                            ">=",
                            "größe",
                            "名前",
                            "a`b",
                            "a_b",
                            "a-b",
                        ],
                    ),
                    "[default: -id]",
                )
                .required(),
            Flag::new("offset", Kind::OneInteger(&["-1", "0", "1"]), "[default: 0]"),
            Flag::new("ratio", Kind::Any, "[default: 1]"),
            Flag::new(
                "query-priority",
                Kind::OneInteger(&["-1", "0", "1", "99"]),
                "[default: 1]",
            ),
            Flag::new("kind", Kind::OneOf(&["thing"]), "").field("kind").required(),
            Flag::new(
                    "body-order",
                    Kind::OneOf(
                        &[
                            "id",
                            "-id",
                            "+id",
                            "*",
                            "",
                            "asc",
                            "ASC",
                            "Asc",
                            "unknown",
                            "self",
                            "type",
                            "3",
                            "GMT+0",
                            "GMT-0",
                            "GMT0",
                            ">=",
                            "größe",
                            "名前",
                            "a`b",
                            "a_b",
                            "a-b",
                        ],
                    ),
                    "[default: -id]",
                )
                .field("order")
                .required(),
            Flag::new(
                    "then",
                    Kind::OneOf(
                        &[
                            "id",
                            "-id",
                            "+id",
                            "*",
                            "",
                            "asc",
                            "ASC",
                            "Asc",
                            "unknown",
                            "self",
                            "type",
                            "3",
                            "GMT+0",
                            "GMT-0",
                            "GMT0",
                            ">=",
                            "größe",
                            "名前",
                            "a`b",
                            "a_b",
                            "a-b",
                        ],
                    ),
                    "[default: -id]",
                )
                .field("then"),
            Flag::new(
                    "body-priority",
                    Kind::OneInteger(&["-1", "0", "1", "99"]),
                    "[default: 1]",
                )
                .field("priority"),
            Flag::new("maybe", Kind::OneOf(&["some"]), "").field("maybe").required(),
            Flag::new("optional", Kind::OneOf(&["some", "none"]), "")
                .field("optional")
                .required(),
            Flag::new("later", Kind::OneOf(&["some", "none"]), "").field("later"),
            Flag::new("done", Kind::Any, "").field("done").required(),
            Flag::new("either", Kind::Boolean, "").field("either"),
            Flag::new("level", Kind::OneInteger(&["1", "2"]), "").field("level"),
            Flag::new("steps", Kind::OneInteger(&["5", "10"]), "").field("steps").list(),
            Flag::new("stages", Kind::OneOf(&["dawn", "noon"]), "")
                .field("stages")
                .list(),
            Flag::new("codes", Kind::OneOf(&["ab", "abc"]), "").field("codes").list(),
            Flag::new(
                    "body-version",
                    Kind::OneOf(&["1.10", "1.2", "true", "2024-01-31", "no"]),
                    "",
                )
                .field("version"),
            Flag::new("quoted", Kind::OneInteger(&["1", "2"]), "").field("quoted"),
            Flag::new("even", Kind::OneInteger(&["2", "4"]), "").field("even"),
            Flag::new("same", Kind::Any, "").field("same"),
            Flag::new("body-switch", Kind::Any, "").field("switch"),
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
        let mut call = client
            .add_thing(AddThingRequired {
                priority: arguments.required("priority")?,
                switch: arguments.required("switch")?,
                order: arguments.required("order")?,
                body: arguments.body()?,
            });
        if let Some(value) = arguments.optional("offset")? {
            call = call.offset(value);
        }
        if let Some(value) = arguments.optional("ratio")? {
            call = call.ratio(value);
        }
        if let Some(value) = arguments.optional("query-priority")? {
            call = call.query_priority(value);
        }
        Ok(PreparedCall::of(call))
    }
}
