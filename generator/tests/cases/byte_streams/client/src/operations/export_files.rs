// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `exportFiles`: `GET /export`.

use http::Method;

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `exportFiles`.
    ///
    /// `GET /export`
    pub fn export_files(&self) -> Call<ExportFiles> {
        Call::new(&self.shared, Method::GET, "/export")
    }
}

/// The operation `exportFiles`.
#[derive(Debug)]
pub enum ExportFiles {}

impl Operation for ExportFiles {
    type Success = Reply<ByteStream>;

    type Failure = ExportFilesFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.bytes(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `exportFiles`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ExportFilesFailure {}

documented::implement! {
    ExportFilesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `export-files`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "export-files",
        about: "GET /export",
        long_about: "GET /export",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.export_files()))
    }
}
