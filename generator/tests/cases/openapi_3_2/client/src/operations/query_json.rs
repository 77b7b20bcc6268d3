// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `queryJson`: `PUT /queries`.

use http::Method;

use crate::client::Client;
use crate::operations::watch_positions::WatchPositionsBox;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `queryJson`.
    ///
    /// `PUT /queries`
    pub fn query_json(&self, selector: WatchPositionsBox) -> Call<QueryJson> {
        Call::new(&self.shared, Method::PUT, "/queries")
            .credential(self.login.as_ref())
            .querystring_json("selector", &selector)
    }
}

/// The operation `queryJson`.
#[derive(Debug)]
pub enum QueryJson {}

impl Operation for QueryJson {
    type Success = Reply<()>;

    type Failure = QueryJsonFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `queryJson`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum QueryJsonFailure {}

documented::implement! {
    QueryJsonFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `query-json`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "query-json",
        about: "PUT /queries",
        long_about: "PUT /queries",
        flags: &[Flag::new("selector", Kind::Json, "").required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.query_json(arguments.required("selector")?)))
    }
}
