// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use serde_json::Value;

use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

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
    /// The server defaults to `fr`.
    pub country: Option<OrderAddressCountry>,
}

/// The required fields of [`OrderAddress`].
#[derive(Debug)]
pub struct OrderAddressRequired {
    pub street: String,
}

object::implement! {
    OrderAddress from OrderAddressRequired {
        required(street, "street");
        optional(country: OrderAddressCountry, "country");
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OrderAddressCountry {
    De,
    Fr,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    OrderAddressCountry {
        De = "de";
        Fr = "fr";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OrderPayment {
    Keyword(OrderPaymentKeyword),
    WithIban(OrderPaymentWithIban),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    OrderPayment by any shape {
        0 = string { "cash", "card" };
        1 = object { required ["iban"] };
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OrderPaymentKeyword {
    Cash,
    Card,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
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
