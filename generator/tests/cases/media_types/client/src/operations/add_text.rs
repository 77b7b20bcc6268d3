// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addText`: `POST /text`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `addText`.
    ///
    /// `POST /text`
    pub fn add_text(&self) -> Call<AddText> {
        Call::new(&self.shared, Method::POST, "/text").accept("*/*")
    }
}

impl Call<AddText> {
    /// The body.
    pub fn body(self, body: String) -> Self {
        self.whole("text/markdown; charset=UTF-8", body)
    }
}

/// The operation `addText`.
#[derive(Debug)]
pub enum AddText {}

/// The success responses of `addText`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddTextSuccess {
    /// `200`: whatever it is.
    Ok(Reply<String>),
    /// `201`: added.
    Created(Reply<()>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for AddTextSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Created(reply) => reply.set_status(201),
        }
    }
}

impl Operation for AddText {
    type Success = AddTextSuccess;

    type Failure = AddTextFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.text().map(AddTextSuccess::Ok),
            201 => received.empty().map(AddTextSuccess::Created),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `addText`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddTextFailure {}

documented::implement! {
    AddTextFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-text`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-text",
        about: "POST /text",
        long_about: "POST /text",
        flags: &[],
        body: Some(Body {
            help: "(text, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => client.add_text().body(arguments.text()?),
            false => client.add_text(),
        };
        Ok(PreparedCall::of(call))
    }
}
