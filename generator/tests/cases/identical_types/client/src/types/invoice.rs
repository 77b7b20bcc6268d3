// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `Invoice`.

use crate::runtime::{json, object};
use crate::types::{
    OrderAddress, OrderAddressCountry, OrderAddressRequired, OrderPayment,
    OrderPaymentKeyword, OrderPaymentWithIban, OrderPaymentWithIbanRequired,
};

/// `Invoice`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Invoice {
    /// Where the invoice goes.
    pub address: Option<InvoiceAddress>,
    /// `payment`.
    pub payment: Option<InvoicePayment>,
    /// `sender`.
    ///
    /// The server defaults to `{"street":"Main Street","country":"de"}`.
    pub sender: Option<InvoiceSender>,
}

impl Invoice {
    /// Sets `address`.
    #[must_use]
    pub fn address(mut self, address: impl Into<Option<InvoiceAddress>>) -> Self {
        self.address = address.into();
        self
    }

    /// Sets `payment`.
    #[must_use]
    pub fn payment(mut self, payment: impl Into<Option<InvoicePayment>>) -> Self {
        self.payment = payment.into();
        self
    }

    /// Sets `sender`.
    #[must_use]
    pub fn sender(mut self, sender: impl Into<Option<InvoiceSender>>) -> Self {
        self.sender = sender.into();
        self
    }
}

impl json::EncodeFields for Invoice {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("address", &self.address);
        fields.optional("payment", &self.payment);
        fields.optional("sender", &self.sender);
    }
}

impl json::Decode for Invoice {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut address: Option<InvoiceAddress> = None;
        let mut payment: Option<InvoicePayment> = None;
        let mut sender: Option<InvoiceSender> = None;
        object::read(
            reader,
            &mut [
                object::optional("address", &mut address),
                object::optional("payment", &mut payment),
                object::optional("sender", &mut sender),
            ],
        )?;
        Ok(Self { address, payment, sender })
    }
}

object::implement!(Invoice);

/// Where the invoice goes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InvoiceAddress {
    /// `street`.
    pub street: String,
    /// `country`.
    ///
    /// The server defaults to `fr`.
    pub country: Option<InvoiceAddressCountry>,
}

/// The required fields of [`InvoiceAddress`].
#[derive(Debug)]
pub struct InvoiceAddressRequired {
    /// `street`.
    pub street: String,
}

impl From<InvoiceAddressRequired> for InvoiceAddress {
    fn from(required: InvoiceAddressRequired) -> Self {
        Self {
            street: required.street,
            country: None,
        }
    }
}

impl InvoiceAddress {
    /// Sets `country`.
    #[must_use]
    pub fn country(mut self, country: impl Into<Option<InvoiceAddressCountry>>) -> Self {
        self.country = country.into();
        self
    }
}

impl json::EncodeFields for InvoiceAddress {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("street", &self.street);
        fields.optional("country", &self.country);
    }
}

impl json::Decode for InvoiceAddress {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut street: Option<String> = None;
        let mut country: Option<InvoiceAddressCountry> = None;
        object::read(
            reader,
            &mut [
                object::required("street", &mut street),
                object::optional("country", &mut country),
            ],
        )?;
        let Some(street) = street else {
            return Err(object::incomplete());
        };
        Ok(Self { street, country })
    }
}

object::implement!(InvoiceAddress);

/// `InvoiceAddressCountry`.
pub type InvoiceAddressCountry = OrderAddressCountry;

/// `InvoicePayment`.
pub type InvoicePayment = OrderPayment;

/// `InvoicePaymentKeyword`.
pub type InvoicePaymentKeyword = OrderPaymentKeyword;

/// `InvoicePaymentWithIban`.
pub type InvoicePaymentWithIban = OrderPaymentWithIban;

/// The required fields of [`InvoicePaymentWithIban`].
pub type InvoicePaymentWithIbanRequired = OrderPaymentWithIbanRequired;

/// `InvoiceSender`.
pub type InvoiceSender = OrderAddress;

/// The required fields of [`InvoiceSender`].
pub type InvoiceSenderRequired = OrderAddressRequired;

/// `InvoiceSenderCountry`.
pub type InvoiceSenderCountry = OrderAddressCountry;
