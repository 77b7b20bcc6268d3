// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `addChain`: `POST /chains`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::chain::Chain;
use crate::types::chain_request::ChainRequest;

impl Client {
    /// `addChain`.
    ///
    /// `POST /chains`
    pub fn add_chain(&self, body: ChainRequest) -> Call<AddChain> {
        Call::new(&self.shared, Method::POST, "/chains").json(&body)
    }
}

/// The operation `addChain`.
#[derive(Debug)]
pub enum AddChain {}

impl Operation for AddChain {
    type Success = Reply<Chain>;

    type Failure = AddChainFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addChain`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddChainFailure {}

documented::implement! {
    AddChainFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-chain`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-chain",
        about: "POST /chains",
        long_about: "POST /chains",
        flags: &[],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_chain(arguments.body()?)))
    }
}
