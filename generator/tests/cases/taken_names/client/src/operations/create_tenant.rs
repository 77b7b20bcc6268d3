// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `create_tenant`: `POST /tenants`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::create_tenant_response::CreateTenantResponse;

impl Client {
    /// `create_tenant`.
    ///
    /// `POST /tenants`
    pub fn create_tenant(&self) -> Call<CreateTenantOperation> {
        Call::new(&self.shared, Method::POST, "/tenants")
    }
}

/// The operation `create_tenant`.
#[derive(Debug)]
pub enum CreateTenantOperation {}

impl Operation for CreateTenantOperation {
    type Success = Reply<CreateTenantResponse>;

    type Failure = CreateTenantOperationFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `create_tenant`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum CreateTenantOperationFailure {}

documented::implement! {
    CreateTenantOperationFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `create-tenant`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "create-tenant",
        about: "POST /tenants",
        long_about: "POST /tenants",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.create_tenant()))
    }
}
