// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `option`: `POST /pets`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::option_type::OptionType;

impl Client {
    /// `option`.
    ///
    /// `POST /pets`
    pub fn option(&self, body: OptionType) -> Call<OptionOperation> {
        Call::new(&self.shared, Method::POST, "/pets").json(&body)
    }
}

/// The operation `option`.
#[derive(Debug)]
pub enum OptionOperation {}

impl Operation for OptionOperation {
    type Success = Reply<()>;

    type Failure = OptionOperationFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `option`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OptionOperationFailure {}

documented::implement! {
    OptionOperationFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `option`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "option",
        about: "POST /pets",
        long_about: "POST /pets",
        flags: &[Flag::new("value", Kind::Text, "").field("value").required()],
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
        Ok(PreparedCall::of(client.option(arguments.body()?)))
    }
}
