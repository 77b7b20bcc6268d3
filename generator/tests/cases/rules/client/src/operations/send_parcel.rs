// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `sendParcel`: `POST /parcels`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::parcel::Parcel;

impl Client {
    /// `sendParcel`.
    ///
    /// `POST /parcels`
    pub fn send_parcel(&self, body: Parcel) -> Call<SendParcel> {
        Call::new(&self.shared, Method::POST, "/parcels").json(&body)
    }
}

/// The operation `sendParcel`.
#[derive(Debug)]
pub enum SendParcel {}

impl Operation for SendParcel {
    type Success = Reply<()>;

    type Failure = SendParcelFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `sendParcel`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SendParcelFailure {}

documented::implement! {
    SendParcelFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `send-parcel`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "send-parcel",
        about: "POST /parcels",
        long_about: "POST /parcels",
        flags: &[],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.send_parcel(arguments.body()?)))
    }
}
