// @generated from byte_streams.yaml by `cargo xtask codegen`; do not edit.
//! `getFile`: `GET /files/{name}`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::call::{Call, Operation, Streamed};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `getFile`.
    ///
    /// `GET /files/{name}`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`GetFileHeaders`](crate::GetFileHeaders).
    pub fn get_file(&self, name: impl AsRef<str>) -> Call<GetFile> {
        let name = name.as_ref();
        Call::new(
                &self.shared,
                Method::GET,
                Path::from("/files/").parameter("name", name),
            )
            .accept("application/octet-stream")
    }
}

/// The operation `getFile`.
#[derive(Debug)]
pub enum GetFile {}

impl Operation for GetFile {
    type Success = Reply<ByteStream>;

    type Failure = GetFileFailure;

    const STREAMED: &'static [Streamed] = &[(200..=200, "*/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.bytes(),
            404 => Err(received.bytes_failure(GetFileFailure::NotFound)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `getFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetFileFailure {
    /// `404`: there is none.
    NotFound(Reply<ByteStream>),
}

documented::implement! {
    GetFileFailure {
        NotFound: 404, "There is none";
    }
}

/// The headers of `GetFile`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetFileHeaders {
    pub x_sum: Option<i64>,
}

impl ReadHeaders for GetFileHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_sum: header::read(headers, "x-sum"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-file`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-file",
        about: "GET /files/{name}",
        long_about: "GET /files/{name}",
        flags: &[Flag::new("name", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_file(arguments.required::<String>("name")?)))
    }
}
