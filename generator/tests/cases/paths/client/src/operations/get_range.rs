// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getRange`: `GET /v{version}/range({from}:{to})/x`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::finite::Finite;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

/// The required inputs of `getRange`.
#[derive(Clone, Debug)]
pub struct GetRangeRequired {
    pub version: i64,
    pub from_: f64,
    pub to: f64,
}

impl Client {
    /// `getRange`.
    ///
    /// `GET /v{version}/range({from}:{to})/x`
    pub fn get_range(&self, required: GetRangeRequired) -> Call<GetRange> {
        let GetRangeRequired { version, from_, to } = required;
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/v")
                .parameter("version", version)
                .text("/range(")
                .parameter_before("from", Finite(from_), ":")
                .parameter("to", Finite(to))
                .text(")/x"),
        )
    }
}

/// The operation `getRange`.
#[derive(Debug)]
pub enum GetRange {}

impl Operation for GetRange {
    type Success = Reply<()>;

    type Failure = GetRangeFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getRange`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetRangeFailure {}

documented::implement! {
    GetRangeFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-range`.

    use crate::client::Client;
    use crate::operations::get_range::GetRangeRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-range",
        about: "GET /v{version}/range({from}:{to})/x",
        long_about: "GET /v{version}/range({from}:{to})/x",
        flags: &[
            Flag::new("path-version", Kind::INT64, "")
                .argument_named("version")
                .required(),
            Flag::new("from", Kind::Number, "").argument().required(),
            Flag::new("to", Kind::Number, "").argument().required(),
        ],
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
                client
                    .get_range(GetRangeRequired {
                        version: arguments.required("path-version")?,
                        from_: arguments.required("from")?,
                        to: arguments.required("to")?,
                    }),
            ),
        )
    }
}
