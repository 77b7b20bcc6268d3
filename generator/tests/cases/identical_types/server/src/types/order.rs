// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object, object_schema, text_enum};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    pub address: OrderAddress,
    pub payment: Option<OrderPayment>,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    pub address: OrderAddress,
}

object::implement! {
    Order from OrderRequired {
        required(address, "address");
        optional(payment: OrderPayment, "payment");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderAddress {
    pub street: String,
    pub country: OrderAddressCountry,
}

/// The required fields of [`OrderAddress`].
#[derive(Debug)]
pub struct OrderAddressRequired {
    pub street: String,
}

object::implement! {
    OrderAddress from OrderAddressRequired {
        required(street, "street");
        default(country: OrderAddressCountry = OrderAddressCountry::Fr, "country");
    }, check
}

impl object::Check for OrderAddress {
    fn check(&self) -> json::Result<()> {
        object::require(self.street.chars().count() <= 80, "street")?;
        Ok(())
    }
}

object_schema::implement! {
    ORDER_ADDRESS_SCHEMA {
        required("street", Schema::String(&[TextConstraint::Length(0, 80)]));
        optional("country", Schema::Reference(&ORDER_ADDRESS_COUNTRY_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderAddressCountry {
    De,
    Fr,
}

text_enum::implement! {
    OrderAddressCountry {
        De = "de";
        Fr = "fr";
    }
}

pub(crate) static ORDER_ADDRESS_COUNTRY_SCHEMA: Schema = Schema::Enum(
    &["de", "fr"],
    "expected one of `de`, `fr`",
);

#[derive(Clone, Debug, PartialEq)]
pub enum OrderPayment {
    Keyword(OrderPaymentKeyword),
    WithIban(OrderPaymentWithIban),
}

impl From<OrderPaymentKeyword> for OrderPayment {
    fn from(value: OrderPaymentKeyword) -> Self {
        Self::Keyword(value)
    }
}

impl From<OrderPaymentWithIban> for OrderPayment {
    fn from(value: OrderPaymentWithIban) -> Self {
        Self::WithIban(value)
    }
}

impl json::Encode for OrderPayment {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Keyword(value) => writer.value(value),
            Self::WithIban(value) => writer.value(value),
        }
    }
}

impl Union for OrderPayment {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Keyword),
            _ => json::decode(reader).map(Self::WithIban),
        }
    }
}

union::implement! {
    OrderPayment by one shape {
        0 = string { "cash", "card" };
        1 = object { required ["iban"] };
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderPaymentKeyword {
    Cash,
    Card,
}

text_enum::implement! {
    OrderPaymentKeyword {
        Cash = "cash";
        Card = "card";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderPaymentWithIban {
    pub iban: String,
}

/// The required fields of [`OrderPaymentWithIban`].
#[derive(Debug)]
pub struct OrderPaymentWithIbanRequired {
    pub iban: String,
}

object::implement! {
    OrderPaymentWithIban from OrderPaymentWithIbanRequired {
        required(iban, "iban");
    }
}
