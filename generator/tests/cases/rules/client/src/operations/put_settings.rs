// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `putSettings`: `PUT /settings`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::settings_type::SettingsType;

impl Client {
    /// `putSettings`.
    ///
    /// `PUT /settings`
    pub fn put_settings(&self) -> Call<PutSettings> {
        Call::new(&self.shared, Method::PUT, "/settings")
    }
}

impl Call<PutSettings> {
    /// The body.
    pub fn body(self, body: SettingsType) -> Self {
        self.json(&body)
    }
}

/// The operation `putSettings`.
#[derive(Debug)]
pub enum PutSettings {}

impl Operation for PutSettings {
    type Success = Reply<()>;

    type Failure = PutSettingsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putSettings`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutSettingsFailure {}

documented::implement! {
    PutSettingsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-settings`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-settings",
        about: "PUT /settings",
        long_about: "PUT /settings",
        flags: &[
            Flag::new("mode", Kind::Text, "").field("mode"),
            Flag::new("speed", Kind::Any, "").field("speed"),
            Flag::new("size", Kind::Any, "").field("size"),
            Flag::new("choice", Kind::Any, "").field("choice"),
            Flag::new("text", Kind::Text, "").field("text"),
        ],
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
            true => client.put_settings().body(arguments.body()?),
            false => client.put_settings(),
        };
        Ok(PreparedCall::of(call))
    }
}
