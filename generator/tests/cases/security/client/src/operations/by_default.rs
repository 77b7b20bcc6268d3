// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byDefault`: `GET /by-default`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `byDefault`.
    ///
    /// `GET /by-default`
    pub fn by_default(&self) -> Call<ByDefault> {
        Call::new(&self.shared, Method::GET, "/by-default")
            .credentials(&[&[self.token.as_ref()], &[self.account.as_ref()]])
    }
}

impl Call<ByDefault> {
    pub fn page(self, page: i64) -> Self {
        self.query("page", page)
    }
}

/// The operation `byDefault`.
#[derive(Debug)]
pub enum ByDefault {}

impl Operation for ByDefault {
    type Success = Reply<()>;

    type Failure = ByDefaultFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `byDefault`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ByDefaultFailure {}

documented::implement! {
    ByDefaultFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `by-default`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "by-default",
        about: "GET /by-default",
        long_about: "GET /by-default",
        flags: &[Flag::new("page", Kind::INT64, "")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.by_default();
        if let Some(value) = arguments.optional("page")? {
            call = call.page(value);
        }
        Ok(PreparedCall::of(call))
    }
}
