// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `get_other_files_by_name_by_extension`: `GET /other/files/{name}.{extension}`.

use http::Method;

use crate::client::Client;
use crate::operations::get_file::GetFileExtension;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

/// The required inputs of `get_other_files_by_name_by_extension`.
#[derive(Clone, Debug)]
pub struct GetOtherFilesByNameByExtensionRequired {
    pub name: String,
    pub extension: GetFileExtension,
}

impl Client {
    /// `get_other_files_by_name_by_extension`.
    ///
    /// `GET /other/files/{name}.{extension}`
    pub fn get_other_files_by_name_by_extension(
        &self,
        required: GetOtherFilesByNameByExtensionRequired,
    ) -> Call<GetOtherFilesByNameByExtension> {
        let GetOtherFilesByNameByExtensionRequired { name, extension } = required;
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/other/files/")
                .parameter_before("name", name, ".")
                .parameter("extension", extension),
        )
    }
}

/// The operation `get_other_files_by_name_by_extension`.
#[derive(Debug)]
pub enum GetOtherFilesByNameByExtension {}

impl Operation for GetOtherFilesByNameByExtension {
    type Success = Reply<()>;

    type Failure = GetOtherFilesByNameByExtensionFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `get_other_files_by_name_by_extension`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetOtherFilesByNameByExtensionFailure {}

documented::implement! {
    GetOtherFilesByNameByExtensionFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-other-files-by-name-by-extension`.

    use crate::client::Client;
    use crate::operations::get_other_files_by_name_by_extension::GetOtherFilesByNameByExtensionRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-other-files-by-name-by-extension",
        about: "GET /other/files/{name}.{extension}",
        long_about: "GET /other/files/{name}.{extension}",
        flags: &[
            Flag::new("name", Kind::Text, "").argument().required(),
            Flag::new("extension", Kind::OneOf(&["png", "svg"]), "")
                .argument()
                .required(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client
                    .get_other_files_by_name_by_extension(GetOtherFilesByNameByExtensionRequired {
                        name: arguments.required("name")?,
                        extension: arguments.required("extension")?,
                    }),
            ),
        )
    }
}
