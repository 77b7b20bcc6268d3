// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `describeFile`: `GET /files/{name}.json`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `describeFile`.
    ///
    /// `GET /files/{name}.json`
    pub fn describe_file(&self, name: impl AsRef<str>) -> Call<DescribeFile> {
        let name = name.as_ref();
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/files/").parameter("name", name).text(".json"),
        )
    }
}

/// The operation `describeFile`.
#[derive(Debug)]
pub enum DescribeFile {}

impl Operation for DescribeFile {
    type Success = Reply<()>;

    type Failure = DescribeFileFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `describeFile`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum DescribeFileFailure {}

documented::implement! {
    DescribeFileFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `describe-file`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "describe-file",
        about: "GET /files/{name}.json",
        long_about: "GET /files/{name}.json",
        flags: &[Flag::new("name", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.describe_file(arguments.required::<String>("name")?)))
    }
}
