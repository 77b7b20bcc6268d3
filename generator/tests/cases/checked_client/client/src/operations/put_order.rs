// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `putOrder`: `PUT /shops/{shop}/orders/{number}`.

use chrono::NaiveDate;
use http::Method;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::finite::Finite;
use crate::runtime::client::integer_enum::{self, UnknownInteger};
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::request_url::{ListStyle, Path};
use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::date_by_chrono::DateText;
use crate::runtime::text_format;
use crate::runtime::violation::Place;
use crate::schemas;
use crate::types::order::Order;
use crate::types::unit::Unit;

/// The required inputs of `putOrder`.
#[derive(Clone, Debug)]
pub struct PutOrderRequired {
    /// At least 2 characters.
    pub shop: String,
    /// At least `1`.
    pub number: i64,
    /// The body.
    pub body: Order,
}

impl Client {
    /// `putOrder`.
    ///
    /// `PUT /shops/{shop}/orders/{number}`
    pub fn put_order(&self, required: PutOrderRequired) -> Call<PutOrder> {
        let PutOrderRequired { shop, number, body } = required;
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::PUT,
                    Path::from("/shops/")
                        .parameter("shop", &shop)
                        .text("/orders/")
                        .parameter("number", number),
                )
                .checked(Place::Path("shop"), &shop, &schemas::PUT_ORDER_SHOP)
                .checked(Place::Path("number"), &number, &schemas::PUT_ORDER_NUMBER)
                .checked_body(&body, &schemas::ORDER)
                .json(&body),
        )
    }
}

impl Call<PutOrder> {
    pub fn unit(self, unit: Unit) -> Self {
        Self(
            self
                .0
                .checked(Place::Query("unit"), &unit, &schemas::UNIT)
                .query("unit", unit),
        )
    }

    /// Pattern `^[A-Z]+\d$`.
    pub fn code(self, code: impl AsRef<str>) -> Self {
        Self(
            self
                .0
                .checked(Place::Query("code"), &code.as_ref(), &schemas::PUT_ORDER_CODE)
                .query("code", code.as_ref()),
        )
    }

    /// At most 2 items.
    pub fn at(self, at: impl IntoIterator<Item = NaiveDate>) -> Self {
        let at: Vec<NaiveDate> = at.into_iter().collect();
        Self(
            self
                .0
                .checked(Place::Query("at"), &at, &schemas::PUT_ORDER_AT)
                .query_list(
                    "at",
                    ListStyle::Repeated,
                    at.iter().map(text_format::text::<DateText>),
                ),
        )
    }

    pub fn free(self, free: impl AsRef<str>) -> Self {
        Self(self.0.query("free", free.as_ref()))
    }

    pub fn size(self, size: PutOrderSize) -> Self {
        Self(
            self
                .0
                .checked(Place::Query("size"), &size, &schemas::PUT_ORDER_SIZE)
                .query("size", size),
        )
    }

    pub fn days(self, days: impl IntoIterator<Item = PutOrderDaysItem>) -> Self {
        let days: Vec<PutOrderDaysItem> = days.into_iter().collect();
        Self(
            self
                .0
                .checked(Place::Query("days"), &days, &schemas::PUT_ORDER_DAYS)
                .query_list("days", ListStyle::Repeated, days),
        )
    }

    /// Greater than `0`, a multiple of `0.5`.
    pub fn x_weight(self, x_weight: f64) -> Self {
        Self(
            self
                .0
                .checked(
                    Place::Header("X-Weight"),
                    &x_weight,
                    &schemas::PUT_ORDER_X_WEIGHT,
                )
                .header_parameter("x-weight", Finite(x_weight)),
        )
    }
}

/// The operation `putOrder`.
#[derive(Debug)]
pub enum PutOrder {}

impl Operation for PutOrder {
    type Success = Reply<()>;

    type Failure = PutOrderFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "putOrder",
        "/shops/{shop}/orders/{number}",
        &[],
    );

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PutOrderSize {
    Small,
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    PutOrderSize {
        Small = "small";
        Large = "large";
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PutOrderDaysItem {
    /// `1`.
    Value1,
    /// `7`.
    Value7,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    PutOrderDaysItem {
        Value1 = 1;
        Value7 = 7;
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-order`.

    use crate::client::Client;
    use crate::operations::put_order::PutOrderRequired;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-order",
        about: "PUT /shops/{shop}/orders/{number}",
        long_about: "PUT /shops/{shop}/orders/{number}",
        flags: &[
            Flag::new("shop", Kind::Text, "").argument().required(),
            Flag::new("number", Kind::Integer(1, 9223372036854775807), "")
                .argument()
                .required(),
            Flag::new("unit", Kind::OneOf(&["piece", "box"]), ""),
            Flag::new("code", Kind::Text, ""),
            Flag::new("at", Kind::Format("date"), "").list(),
            Flag::new("free", Kind::Text, ""),
            Flag::new("size", Kind::OneOf(&["small", "large"]), ""),
            Flag::new("days", Kind::OneInteger(&["1", "7"]), "").list(),
            Flag::new("x-weight", Kind::Number, ""),
            Flag::new("lines", Kind::Json, "").field("lines").required().list(),
            Flag::new("gift", Kind::Boolean, "").field("gift"),
            Flag::new("paid", Kind::Boolean, "").field("paid"),
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
            .put_order(PutOrderRequired {
                shop: arguments.required("shop")?,
                number: arguments.required("number")?,
                body: arguments.body()?,
            });
        if let Some(value) = arguments.optional("unit")? {
            call = call.unit(value);
        }
        if let Some(value) = arguments.optional::<String>("code")? {
            call = call.code(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("at")? {
            call = call.at(value);
        }
        if let Some(value) = arguments.optional::<String>("free")? {
            call = call.free(value);
        }
        if let Some(value) = arguments.optional("size")? {
            call = call.size(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("days")? {
            call = call.days(value);
        }
        if let Some(value) = arguments.optional("x-weight")? {
            call = call.x_weight(value);
        }
        Ok(PreparedCall::of(call.0))
    }
}
