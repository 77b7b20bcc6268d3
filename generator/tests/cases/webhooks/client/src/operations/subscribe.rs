// @generated from webhooks.yaml by `cargo xtask codegen`; do not edit.
//! `subscribe`: `POST /subscriptions`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `subscribe`.
    ///
    /// `POST /subscriptions`
    pub fn subscribe(&self, callback_url: impl AsRef<str>) -> Call<Subscribe> {
        let callback_url = callback_url.as_ref();
        Call::new(&self.shared, Method::POST, "/subscriptions")
            .credential(self.api_key.as_ref())
            .query("callbackUrl", callback_url)
    }
}

/// The operation `subscribe`.
#[derive(Debug)]
pub enum Subscribe {}

impl Operation for Subscribe {
    type Success = Reply<()>;

    type Failure = SubscribeFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `subscribe`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SubscribeFailure {}

documented::implement! {
    SubscribeFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `subscribe`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "subscribe",
        about: "POST /subscriptions",
        long_about: "POST /subscriptions",
        flags: &[Flag::new("callback-url", Kind::Text, "").required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client.subscribe(arguments.required::<String>("callback-url")?),
            ),
        )
    }
}
