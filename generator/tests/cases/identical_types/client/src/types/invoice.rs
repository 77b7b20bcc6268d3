// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `Invoice`.

use crate::runtime::object;
use crate::types::order::{
    OrderAddress, OrderAddressCountry, OrderAddressRequired, OrderPayment,
    OrderPaymentKeyword, OrderPaymentWithIban, OrderPaymentWithIbanRequired,
};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Invoice {
    /// Where the invoice goes.
    pub address: Option<InvoiceAddress>,
    pub payment: Option<InvoicePayment>,
    /// The server defaults to `{"street":"Main Street","country":"de"}`.
    pub sender: Option<InvoiceSender>,
}

object::implement! {
    Invoice {
        optional(address: InvoiceAddress, "address");
        optional(payment: InvoicePayment, "payment");
        optional(sender: InvoiceSender, "sender");
    }
}

/// Where the invoice goes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InvoiceAddress {
    pub street: String,
    /// The server defaults to `fr`.
    pub country: Option<InvoiceAddressCountry>,
}

/// The required fields of [`InvoiceAddress`].
#[derive(Debug)]
pub struct InvoiceAddressRequired {
    pub street: String,
}

object::implement! {
    InvoiceAddress from InvoiceAddressRequired {
        required(street, "street");
        optional(country: InvoiceAddressCountry, "country");
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
