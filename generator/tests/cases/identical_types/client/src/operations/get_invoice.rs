// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `getInvoice`: `GET /invoices/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::{documented, object};
use crate::types::invoice::Invoice;
use crate::types::order::OrderAddressCountry;

impl Client {
    /// `getInvoice`.
    ///
    /// `GET /invoices/{id}`
    pub fn get_invoice(&self, id: i64) -> Call<GetInvoice> {
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/invoices/").parameter("id", id),
        )
    }
}

impl Call<GetInvoice> {
    /// The server defaults to `de`.
    pub fn country(self, country: GetInvoiceCountry) -> Self {
        self.query("country", country)
    }
}

/// The operation `getInvoice`.
#[derive(Debug)]
pub enum GetInvoice {}

impl Operation for GetInvoice {
    type Success = Reply<Invoice>;

    type Failure = GetInvoiceFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            404 => Err(received.json_failure(GetInvoiceFailure::NotFound)),
            409 => Err(received.json_failure(GetInvoiceFailure::Conflict)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getInvoice`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetInvoiceFailure {
    /// `404`: no such invoice.
    NotFound(Reply<GetInvoiceNotFoundBody>),
    /// `409`: the invoice is being written.
    Conflict(Reply<GetInvoiceConflictBody>),
}

documented::implement! {
    GetInvoiceFailure {
        NotFound: 404, "No such invoice";
        Conflict: 409, "The invoice is being written";
    }
}

pub type GetInvoiceCountry = OrderAddressCountry;

pub type GetInvoiceNotFoundBody = GetInvoiceConflictBody;

/// The required fields of [`GetInvoiceNotFoundBody`].
pub type GetInvoiceNotFoundBodyRequired = GetInvoiceConflictBodyRequired;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetInvoiceConflictBody {
    pub message: String,
}

/// The required fields of [`GetInvoiceConflictBody`].
#[derive(Debug)]
pub struct GetInvoiceConflictBodyRequired {
    pub message: String,
}

object::implement! {
    GetInvoiceConflictBody from GetInvoiceConflictBodyRequired {
        required(message, "message");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-invoice`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-invoice",
        about: "GET /invoices/{id}",
        long_about: "GET /invoices/{id}",
        flags: &[
            Flag::new("id", Kind::INT64, "").argument().required(),
            Flag::new("country", Kind::OneOf(&["de", "fr"]), "[default: de]"),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.get_invoice(arguments.required("id")?);
        if let Some(value) = arguments.optional("country")? {
            call = call.country(value);
        }
        Ok(PreparedCall::of(call))
    }
}
