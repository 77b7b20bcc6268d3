// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getMatrices`: `GET /matrices/{words}/{color}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::color::Color;
use crate::types::words::Words;

/// The required inputs of `getMatrices`.
#[derive(Clone, Debug)]
pub struct GetMatricesRequired {
    pub words: Words,
    pub color: Color,
}

impl Client {
    /// `getMatrices`.
    ///
    /// `GET /matrices/{words}/{color}`
    pub fn get_matrices(&self, required: GetMatricesRequired) -> Call<GetMatrices> {
        let GetMatricesRequired { words, color } = required;
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/matrices/")
                .styled("words", Style::Matrix { explode: true }, &words)
                .text("/")
                .styled("color", Style::Matrix { explode: true }, &color),
        )
    }
}

/// The operation `getMatrices`.
#[derive(Debug)]
pub enum GetMatrices {}

impl Operation for GetMatrices {
    type Success = Reply<()>;

    type Failure = GetMatricesFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getMatrices`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetMatricesFailure {}

documented::implement! {
    GetMatricesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-matrices`.

    use crate::client::Client;
    use crate::operations::get_matrices::GetMatricesRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-matrices",
        about: "GET /matrices/{words}/{color}",
        long_about: "GET /matrices/{words}/{color}",
        flags: &[
            Flag::new("words", Kind::Text, "").required().list(),
            Flag::new("color", Kind::Json, "").required(),
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
                    .get_matrices(GetMatricesRequired {
                        words: arguments.required("words")?,
                        color: arguments.required("color")?,
                    }),
            ),
        )
    }
}
