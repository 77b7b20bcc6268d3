// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `sendForm`: `POST /v1/forms`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::filter::Filter;

impl Client {
    /// `sendForm`.
    ///
    /// `POST /v1/forms`
    pub fn send_form(&self, body: Filter) -> Call<SendForm> {
        Call::new(&self.shared, Method::POST, "/forms")
            .form("application/x-www-form-urlencoded", FieldStyles::new(&[]), &body)
    }
}

/// The operation `sendForm`.
#[derive(Debug)]
pub enum SendForm {}

impl Operation for SendForm {
    type Success = Reply<()>;

    type Failure = SendFormFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `sendForm`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SendFormFailure {}

documented::implement! {
    SendFormFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `send-form`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "send-form",
        about: "POST /v1/forms",
        long_about: "POST /v1/forms",
        flags: &[
            Flag::new("before", Kind::Format("date"), "(deprecated)").field("before"),
            Flag::new("name", Kind::Text, "").field("name"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.send_form(arguments.body()?)))
    }
}
