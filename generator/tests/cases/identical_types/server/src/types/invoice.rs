// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `Invoice`.

use crate::runtime::{json, object};
use crate::types::order::{
    OrderAddress, OrderAddressCountry, OrderAddressRequired, OrderPayment,
    OrderPaymentKeyword, OrderPaymentWithIban, OrderPaymentWithIbanRequired,
};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Invoice {
    /// Where the invoice goes.
    pub address: Option<InvoiceAddress>,
    pub payment: Option<InvoicePayment>,
    pub sender: InvoiceSender,
}

object::implement! {
    Invoice: Default {
        optional(address: InvoiceAddress, "address");
        optional(payment: InvoicePayment, "payment");
        default(sender: InvoiceSender = InvoiceSender { street: "Main Street".to_owned(), country: InvoiceSenderCountry::De }, "sender");
    }
}

/// Where the invoice goes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InvoiceAddress {
    pub street: String,
    pub country: InvoiceAddressCountry,
}

/// The required fields of [`InvoiceAddress`].
#[derive(Debug)]
pub struct InvoiceAddressRequired {
    pub street: String,
}

object::implement! {
    InvoiceAddress from InvoiceAddressRequired {
        required(street, "street");
        default(country: InvoiceAddressCountry = InvoiceAddressCountry::Fr, "country");
    }, check
}

impl object::Check for InvoiceAddress {
    fn check(&self) -> json::Result<()> {
        object::require(self.street.chars().count() <= 80, "street")?;
        Ok(())
    }
}

pub type InvoiceAddressCountry = OrderAddressCountry;

pub type InvoicePayment = OrderPayment;

pub type InvoicePaymentKeyword = OrderPaymentKeyword;

pub type InvoicePaymentWithIban = OrderPaymentWithIban;

/// The required fields of [`InvoicePaymentWithIban`].
pub type InvoicePaymentWithIbanRequired = OrderPaymentWithIbanRequired;

pub type InvoiceSender = OrderAddress;

/// The required fields of [`InvoiceSender`].
pub type InvoiceSenderRequired = OrderAddressRequired;

pub type InvoiceSenderCountry = OrderAddressCountry;
