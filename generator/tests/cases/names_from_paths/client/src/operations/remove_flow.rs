// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `delete_flow_flows__id__delete`: `DELETE /flows/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `delete_flow_flows__id__delete`.
    ///
    /// `DELETE /flows/{id}`
    pub fn remove_flow(&self, id: impl AsRef<str>) -> Call<RemoveFlow> {
        let id = id.as_ref();
        Call::new(
            &self.shared,
            Method::DELETE,
            Path::from("/flows/").parameter("id", id),
        )
    }
}

/// The operation `delete_flow_flows__id__delete`.
#[derive(Debug)]
pub enum RemoveFlow {}

impl Operation for RemoveFlow {
    type Success = Reply<()>;

    type Failure = RemoveFlowFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `delete_flow_flows__id__delete`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum RemoveFlowFailure {}

documented::implement! {
    RemoveFlowFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `remove-flow`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "remove-flow",
        about: "DELETE /flows/{id}",
        long_about: "DELETE /flows/{id}",
        flags: &[Flag::new("id", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.remove_flow(arguments.required::<String>("id")?)))
    }
}
