// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `setNumber`: `PUT /number`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::at_least_three::AtLeastThree;

impl Client {
    /// `setNumber`.
    ///
    /// `PUT /number`
    pub fn set_number(&self, body: AtLeastThree) -> Call<SetNumber> {
        Call::new(&self.shared, Method::PUT, "/number").json(&body)
    }
}

/// The operation `setNumber`.
#[derive(Debug)]
pub enum SetNumber {}

impl Operation for SetNumber {
    type Success = Reply<()>;

    type Failure = SetNumberFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `setNumber`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SetNumberFailure {}

documented::implement! {
    SetNumberFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `set-number`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "set-number",
        about: "PUT /number",
        long_about: "PUT /number",
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
        Ok(PreparedCall::of(client.set_number(arguments.body()?)))
    }
}
