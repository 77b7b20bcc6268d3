// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getSize`: `GET /größe/a b/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `getSize`.
    ///
    /// `GET /größe/a b/{id}`
    pub fn get_size(&self, id: impl AsRef<str>) -> Call<GetSize> {
        let id = id.as_ref();
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/gr%C3%B6%C3%9Fe/a%20b/").parameter("id", id),
        )
    }
}

/// The operation `getSize`.
#[derive(Debug)]
pub enum GetSize {}

impl Operation for GetSize {
    type Success = Reply<()>;

    type Failure = GetSizeFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getSize`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetSizeFailure {}

documented::implement! {
    GetSizeFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-size`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-size",
        about: "GET /größe/a b/{id}",
        long_about: "GET /größe/a b/{id}",
        flags: &[Flag::new("id", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_size(arguments.required::<String>("id")?)))
    }
}
