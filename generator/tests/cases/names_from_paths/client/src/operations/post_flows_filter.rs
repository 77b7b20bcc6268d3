// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `read_flows_flows_filter_post`: `POST /flows/filter`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `read_flows_flows_filter_post`.
    ///
    /// `POST /flows/filter`
    pub fn post_flows_filter(&self) -> Call<PostFlowsFilter> {
        Call::new(&self.shared, Method::POST, "/flows/filter")
    }
}

/// The operation `read_flows_flows_filter_post`.
#[derive(Debug)]
pub enum PostFlowsFilter {}

impl Operation for PostFlowsFilter {
    type Success = Reply<()>;

    type Failure = PostFlowsFilterFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `read_flows_flows_filter_post`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PostFlowsFilterFailure {}

documented::implement! {
    PostFlowsFilterFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `post-flows-filter`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "post-flows-filter",
        about: "POST /flows/filter",
        long_about: "POST /flows/filter",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.post_flows_filter()))
    }
}
