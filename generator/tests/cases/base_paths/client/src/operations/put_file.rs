// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `putFile`: `PUT /v1/files/{name}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `putFile`.
    ///
    /// `PUT /v1/files/{name}`
    pub fn put_file(&self, name: impl AsRef<str>) -> Call<PutFile> {
        let name = name.as_ref();
        Call::new(
                &self.shared,
                Method::PUT,
                Path::from("/files/").parameter("name", name),
            )
            .served_by(&self.other_servers.files)
    }
}

/// The operation `putFile`.
#[derive(Debug)]
pub enum PutFile {}

impl Operation for PutFile {
    type Success = Reply<()>;

    type Failure = PutFileFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutFileFailure {}

documented::implement! {
    PutFileFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-file`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-file",
        about: "PUT /v1/files/{name}",
        long_about: "PUT /v1/files/{name}",
        flags: &[Flag::new("name", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.put_file(arguments.required::<String>("name")?)))
    }
}
