// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getFileById`: `GET /files/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `getFileById`.
    ///
    /// `GET /files/{id}`
    pub fn get_file_by_id(&self, id: i64) -> Call<GetFileById> {
        Call::new(&self.shared, Method::GET, Path::from("/files/").parameter("id", id))
    }
}

/// The operation `getFileById`.
#[derive(Debug)]
pub enum GetFileById {}

impl Operation for GetFileById {
    type Success = Reply<()>;

    type Failure = GetFileByIdFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getFileById`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetFileByIdFailure {}

documented::implement! {
    GetFileByIdFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-file-by-id`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-file-by-id",
        about: "GET /files/{id}",
        long_about: "GET /files/{id}",
        flags: &[Flag::new("id", Kind::INT64, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_file_by_id(arguments.required("id")?)))
    }
}
