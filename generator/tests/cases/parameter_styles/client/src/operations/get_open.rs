// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getOpen`: `GET /open`.

use std::collections::BTreeMap;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `getOpen`.
    ///
    /// `GET /open`
    pub fn get_open(&self) -> Call<GetOpen> {
        Call::new(&self.shared, Method::GET, "/open")
    }
}

impl Call<GetOpen> {
    pub fn limit(self, limit: i64) -> Self {
        self.query("limit", limit)
    }

    pub fn options(self, options: BTreeMap<String, i64>) -> Self {
        self.query_styled("options", Style::Form { explode: true }, &options)
    }
}

/// The operation `getOpen`.
#[derive(Debug)]
pub enum GetOpen {}

impl Operation for GetOpen {
    type Success = Reply<()>;

    type Failure = GetOpenFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getOpen`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetOpenFailure {}

documented::implement! {
    GetOpenFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-open`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-open",
        about: "GET /open",
        long_about: "GET /open",
        flags: &[
            Flag::new("limit", Kind::INT64, ""),
            Flag::new("options", Kind::Json, ""),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.get_open();
        if let Some(value) = arguments.optional("limit")? {
            call = call.limit(value);
        }
        if let Some(value) = arguments.optional("options")? {
            call = call.options(value);
        }
        Ok(PreparedCall::of(call))
    }
}
