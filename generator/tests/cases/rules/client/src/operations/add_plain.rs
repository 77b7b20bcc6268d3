// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addPlain`: `POST /plain`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object};

impl Client {
    /// `addPlain`.
    ///
    /// `POST /plain`
    pub fn add_plain(&self) -> Call<AddPlain> {
        Call::new(&self.shared, Method::POST, "/plain")
    }
}

impl Call<AddPlain> {
    /// The body.
    pub fn body(self, body: AddPlainBody) -> Self {
        self.json(&body)
    }
}

/// The operation `addPlain`.
#[derive(Debug)]
pub enum AddPlain {}

impl Operation for AddPlain {
    type Success = Reply<()>;

    type Failure = AddPlainFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addPlain`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddPlainFailure {}

documented::implement! {
    AddPlainFailure {}
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddPlainBody {
    pub name: Option<String>,
}

object::implement! {
    AddPlainBody {
        optional(name: String, "name");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-plain`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-plain",
        about: "POST /plain",
        long_about: "POST /plain",
        flags: &[Flag::new("name", Kind::Text, "").field("name")],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
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
            true => client.add_plain().body(arguments.body()?),
            false => client.add_plain(),
        };
        Ok(PreparedCall::of(call))
    }
}
