// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

/// `Order`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    /// `address`.
    pub address: OrderAddress,
    /// `payment`.
    pub payment: Option<OrderPayment>,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    /// `address`.
    pub address: OrderAddress,
}

object::implement! {
    Order from OrderRequired {
        required(address, "address");
        optional(payment: OrderPayment, "payment");
    }
}

/// `OrderAddress`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderAddress {
    /// `street`.
    pub street: String,
    /// `country`.
    ///
    /// The server defaults to `fr`.
    pub country: Option<OrderAddressCountry>,
}

/// The required fields of [`OrderAddress`].
#[derive(Debug)]
pub struct OrderAddressRequired {
    /// `street`.
    pub street: String,
}

object::implement! {
    OrderAddress from OrderAddressRequired {
        required(street, "street");
        optional(country: OrderAddressCountry, "country");
    }
}

/// `OrderAddressCountry`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OrderAddressCountry {
    /// `de`.
    De,
    /// `fr`.
    Fr,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl OrderAddressCountry {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::De => "de",
            Self::Fr => "fr",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for OrderAddressCountry {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("de", Self::De),
        ("fr", Self::Fr),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(OrderAddressCountry);

/// `OrderPayment`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OrderPayment {
    /// `Keyword`.
    Keyword(OrderPaymentKeyword),
    /// `WithIban`.
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

union::implement!(OrderPayment);

impl Union for OrderPayment {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
                is: ValueKind::OneOf(&["cash", "card"]),
            },
            Case {
                variant: 1,
                is: ValueKind::Object(
                    &ObjectFacts {
                        required: &["iban"],
                        optional: &[],
                        closed: false,
                        texts: &[],
                    },
                ),
            },
        ],
        Fits::Some,
    );

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

/// `OrderPaymentKeyword`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OrderPaymentKeyword {
    /// `cash`.
    Cash,
    /// `card`.
    Card,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl OrderPaymentKeyword {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Cash => "cash",
            Self::Card => "card",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for OrderPaymentKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cash", Self::Cash),
        ("card", Self::Card),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(OrderPaymentKeyword);

/// `OrderPaymentWithIban`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OrderPaymentWithIban {
    /// `iban`.
    pub iban: String,
}

/// The required fields of [`OrderPaymentWithIban`].
#[derive(Debug)]
pub struct OrderPaymentWithIbanRequired {
    /// `iban`.
    pub iban: String,
}

object::implement! {
    OrderPaymentWithIban from OrderPaymentWithIbanRequired {
        required(iban, "iban");
    }
}
