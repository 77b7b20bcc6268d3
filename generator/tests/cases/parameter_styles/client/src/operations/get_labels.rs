// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getLabels`: `GET /labels/{words}/{color}`.

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

/// The required inputs of `getLabels`.
#[derive(Clone, Debug)]
pub struct GetLabelsRequired {
    pub words: Words,
    pub color: Color,
}

impl Client {
    /// `getLabels`.
    ///
    /// `GET /labels/{words}/{color}`
    pub fn get_labels(&self, required: GetLabelsRequired) -> Call<GetLabels> {
        let GetLabelsRequired { words, color } = required;
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/labels/")
                .styled("words", Style::Label { explode: true }, &words)
                .text("/")
                .styled("color", Style::Label { explode: true }, &color),
        )
    }
}

/// The operation `getLabels`.
#[derive(Debug)]
pub enum GetLabels {}

impl Operation for GetLabels {
    type Success = Reply<()>;

    type Failure = GetLabelsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getLabels`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetLabelsFailure {}

documented::implement! {
    GetLabelsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-labels`.

    use crate::client::Client;
    use crate::operations::get_labels::GetLabelsRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-labels",
        about: "GET /labels/{words}/{color}",
        long_about: "GET /labels/{words}/{color}",
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
                    .get_labels(GetLabelsRequired {
                        words: arguments.required("words")?,
                        color: arguments.required("color")?,
                    }),
            ),
        )
    }
}
