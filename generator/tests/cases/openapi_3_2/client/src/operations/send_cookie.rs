// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `sendCookie`: `GET /cookies`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `sendCookie`.
    ///
    /// `GET /cookies`
    pub fn send_cookie(&self) -> Call<SendCookie> {
        Call::new(&self.shared, Method::GET, "/cookies").credential(self.login.as_ref())
    }
}

impl Call<SendCookie> {
    pub fn token(self, token: impl AsRef<str>) -> Self {
        self.unencoded_cookie("token", token.as_ref())
    }
}

/// The operation `sendCookie`.
#[derive(Debug)]
pub enum SendCookie {}

impl Operation for SendCookie {
    type Success = Reply<()>;

    type Failure = SendCookieFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `sendCookie`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SendCookieFailure {}

documented::implement! {
    SendCookieFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `send-cookie`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "send-cookie",
        about: "GET /cookies",
        long_about: "GET /cookies",
        flags: &[Flag::new("token", Kind::Text, "")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.send_cookie();
        if let Some(value) = arguments.optional::<String>("token")? {
            call = call.token(value);
        }
        Ok(PreparedCall::of(call))
    }
}
