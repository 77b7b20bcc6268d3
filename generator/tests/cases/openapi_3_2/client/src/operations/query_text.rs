// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `queryText`: `POST /queries`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `queryText`.
    ///
    /// `POST /queries`
    pub fn query_text(&self) -> Call<QueryText> {
        Call::new(&self.shared, Method::POST, "/queries").credential(self.login.as_ref())
    }
}

impl Call<QueryText> {
    pub fn path(self, path: impl AsRef<str>) -> Self {
        self.querystring("path", path.as_ref())
    }
}

/// The operation `queryText`.
#[derive(Debug)]
pub enum QueryText {}

impl Operation for QueryText {
    type Success = Reply<()>;

    type Failure = QueryTextFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `queryText`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum QueryTextFailure {}

documented::implement! {
    QueryTextFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `query-text`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "query-text",
        about: "POST /queries",
        long_about: "POST /queries",
        flags: &[Flag::new("path", Kind::Text, "")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.query_text();
        if let Some(value) = arguments.optional::<String>("path")? {
            call = call.path(value);
        }
        Ok(PreparedCall::of(call))
    }
}
