// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `getNames`: `GET /v1/pets/{ids}/names/{words}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::names::Names;

/// The required inputs of `getNames`.
#[derive(Clone, Debug)]
pub struct GetNamesRequired {
    pub ids: Vec<i64>,
    pub words: Vec<String>,
}

impl Client {
    /// `getNames`.
    ///
    /// `GET /v1/pets/{ids}/names/{words}`
    #[deprecated]
    pub fn get_names(&self, required: GetNamesRequired) -> Call<GetNames> {
        let GetNamesRequired { ids, words } = required;
        Call::new(
                &self.shared,
                Method::GET,
                Path::from("/pets/")
                    .styled("ids", Style::Simple { explode: false }, &ids)
                    .text("/names/")
                    .styled("words", Style::Pipes, &words),
            )
            .credential(self.key.as_ref())
    }
}

/// The operation `getNames`.
#[derive(Debug)]
pub enum GetNames {}

impl Operation for GetNames {
    type Success = Reply<Names>;

    type Failure = GetNamesFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getNames`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetNamesFailure {}

documented::implement! {
    GetNamesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-names`.

    use crate::client::Client;
    use crate::operations::get_names::GetNamesRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-names",
        about: "GET /v1/pets/{ids}/names/{words} (deprecated)",
        long_about: "Deprecated.\n\nGET /v1/pets/{ids}/names/{words}",
        flags: &[
            Flag::new("ids", Kind::INT64, "").required().list(),
            Flag::new("words", Kind::Text, "").required().list(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    #[expect(deprecated)]
    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client
                    .get_names(GetNamesRequired {
                        ids: arguments.required("ids")?,
                        words: arguments.required("words")?,
                    }),
            ),
        )
    }
}
