// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::text_enum::{self, TextEnum};
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
    pub country: OrderAddressCountry,
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
        default(country: OrderAddressCountry = OrderAddressCountry::Fr, "country");
    }, check
}

impl object::Check for OrderAddress {
    fn check(&self) -> json::Result<()> {
        object::require(self.street.chars().count() <= 80, "street")?;
        Ok(())
    }
}

/// The JSON schema of [`OrderAddress`].
pub(crate) static ORDER_ADDRESS_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "street",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 80,
                        expected: "expected at most 80 characters",
                    },
                ],
            ),
        },
        Field {
            name: "country",
            required: false,
            schema: Schema::Reference(&ORDER_ADDRESS_COUNTRY_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

/// `OrderAddressCountry`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderAddressCountry {
    /// `de`.
    De,
    /// `fr`.
    Fr,
}

impl OrderAddressCountry {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::De => "de",
            Self::Fr => "fr",
        }
    }
}

impl TextEnum for OrderAddressCountry {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("de", Self::De),
        ("fr", Self::Fr),
    ];
}

text_enum::implement!(OrderAddressCountry);

/// The JSON schema of [`OrderAddressCountry`].
pub(crate) static ORDER_ADDRESS_COUNTRY_SCHEMA: Schema = Schema::Enum(
    &["de", "fr"],
    "expected one of `de`, `fr`",
);

/// `OrderPayment`.
#[derive(Clone, Debug, PartialEq)]
pub enum OrderPayment {
    /// `Keyword`.
    Keyword(OrderPaymentKeyword),
    /// `WithIban`.
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
        Fits::One,
    );

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Keyword),
            _ => json::decode(reader).map(Self::WithIban),
        }
    }
}

/// `OrderPaymentKeyword`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderPaymentKeyword {
    /// `cash`.
    Cash,
    /// `card`.
    Card,
}

impl OrderPaymentKeyword {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Cash => "cash",
            Self::Card => "card",
        }
    }
}

impl TextEnum for OrderPaymentKeyword {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("cash", Self::Cash),
        ("card", Self::Card),
    ];
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
