// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `operationList`: `PUT /{api}/{body}/{found}/{into}/{parts}/{response}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::a_type::AType;

/// The required inputs of `operationList`.
#[derive(Clone, Debug)]
pub struct OperationListRequired {
    pub api_: String,
    pub body_: String,
    pub found: String,
    pub into_: String,
    pub parts_: String,
    pub response: String,
    /// The body.
    pub body: AType,
}

impl Client {
    /// `operationList`.
    ///
    /// `PUT /{api}/{body}/{found}/{into}/{parts}/{response}`
    pub fn value_operation_list(
        &self,
        required: OperationListRequired,
    ) -> Call<OperationList> {
        let OperationListRequired {
            api_,
            body_,
            found,
            into_,
            parts_,
            response,
            body,
        } = required;
        Call::new(
                &self.shared,
                Method::PUT,
                Path::from("/")
                    .parameter("api", api_)
                    .text("/")
                    .parameter("body", body_)
                    .text("/")
                    .parameter("found", found)
                    .text("/")
                    .parameter("into", into_)
                    .text("/")
                    .parameter("parts", parts_)
                    .text("/")
                    .parameter("response", response),
            )
            .json(&body)
    }
}

/// The operation `operationList`.
#[derive(Debug)]
pub enum OperationList {}

impl Operation for OperationList {
    type Success = Reply<()>;

    type Failure = OperationListFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `operationList`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum OperationListFailure {}

documented::implement! {
    OperationListFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `value-operation-list`.

    use crate::client::Client;
    use crate::operations::value_operation_list::OperationListRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "value-operation-list",
        about: "PUT /{api}/{body}/{found}/{into}/{parts}/{response}",
        long_about: "PUT /{api}/{body}/{found}/{into}/{parts}/{response}",
        flags: &[
            Flag::new("api", Kind::Text, "").argument().required(),
            Flag::new("path-body", Kind::Text, "").argument_named("body").required(),
            Flag::new("found", Kind::Text, "").argument().required(),
            Flag::new("into", Kind::Text, "").argument().required(),
            Flag::new("parts", Kind::Text, "").argument().required(),
            Flag::new("response", Kind::Text, "").argument().required(),
            Flag::new("b", Kind::Json, "").field("b"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
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
                    .value_operation_list(OperationListRequired {
                        api_: arguments.required("api")?,
                        body_: arguments.required("path-body")?,
                        found: arguments.required("found")?,
                        into_: arguments.required("into")?,
                        parts_: arguments.required("parts")?,
                        response: arguments.required("response")?,
                        body: arguments.body()?,
                    }),
            ),
        )
    }
}
