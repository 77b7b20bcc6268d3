// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `read_flow_by_id`: `GET /flows/by-id/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `read_flow_by_id`.
    ///
    /// `GET /flows/by-id/{id}`
    pub fn get_flows_by_id_by_id(&self, id: impl AsRef<str>) -> Call<GetFlowsByIdById> {
        let id = id.as_ref();
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/flows/by-id/").parameter("id", id),
        )
    }
}

/// The operation `read_flow_by_id`.
#[derive(Debug)]
pub enum GetFlowsByIdById {}

impl Operation for GetFlowsByIdById {
    type Success = Reply<()>;

    type Failure = GetFlowsByIdByIdFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `read_flow_by_id`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetFlowsByIdByIdFailure {}

documented::implement! {
    GetFlowsByIdByIdFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-flows-by-id-by-id`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-flows-by-id-by-id",
        about: "GET /flows/by-id/{id}",
        long_about: "GET /flows/by-id/{id}",
        flags: &[Flag::new("id", Kind::Text, "").argument().required()],
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
                client.get_flows_by_id_by_id(arguments.required::<String>("id")?),
            ),
        )
    }
}
