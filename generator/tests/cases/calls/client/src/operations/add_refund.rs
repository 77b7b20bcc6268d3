// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `addRefund`: `POST /refunds`.

use http::Method;
use uuid::Uuid;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::uuid::UuidText;
use crate::runtime::{documented, text_format};

impl Client {
    /// Add a refund.
    ///
    /// `POST /refunds`
    pub fn add_refund(&self, x_refund: Uuid) -> Call<AddRefund> {
        Call::new(&self.shared, Method::POST, "/refunds")
            .credential(self.token.as_ref())
            .header("x-refund", text_format::text::<UuidText>(&x_refund))
            .keyed("x-refund")
    }
}

/// The operation `addRefund`.
#[derive(Debug)]
pub enum AddRefund {}

impl Operation for AddRefund {
    type Success = Reply<()>;

    type Failure = AddRefundFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addRefund`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddRefundFailure {}

documented::implement! {
    AddRefundFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-refund`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-refund",
        about: "Add a refund.",
        long_about: "Add a refund.\n\nPOST /refunds",
        flags: &[Flag::new("x-refund", Kind::Format("uuid"), "").required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_refund(arguments.required("x-refund")?)))
    }
}
