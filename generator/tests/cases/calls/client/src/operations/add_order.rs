// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `addOrder`: `POST /orders`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// Add an order.
    ///
    /// `POST /orders`
    pub fn add_order(&self) -> Call<AddOrder> {
        Call::new(&self.shared, Method::POST, "/orders")
            .credential(self.token.as_ref())
            .keyed("idempotency-key")
    }
}

impl Call<AddOrder> {
    /// A server that has seen the key answers as it did before.
    pub fn idempotency_key(self, idempotency_key: impl AsRef<str>) -> Self {
        self.header("idempotency-key", idempotency_key.as_ref())
    }
}

/// The operation `addOrder`.
#[derive(Debug)]
pub enum AddOrder {}

impl Operation for AddOrder {
    type Success = Reply<()>;

    type Failure = AddOrderFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            401 => Err(received.empty_failure(AddOrderFailure::Unauthorized)),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addOrder`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddOrderFailure {
    /// `401`: who?
    Unauthorized(Reply<()>),
}

documented::implement! {
    AddOrderFailure {
        Unauthorized: 401, "Who?";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-order`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-order",
        about: "Add an order.",
        long_about: "Add an order.\n\nPOST /orders",
        flags: &[
            Flag::new(
                "idempotency-key",
                Kind::Text,
                "A server that has seen the key answers as it did before.",
            ),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.add_order();
        if let Some(value) = arguments.optional::<String>("idempotency-key")? {
            call = call.idempotency_key(value);
        }
        Ok(PreparedCall::of(call))
    }
}
