// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `deletePhoto`: `DELETE /v1/pets/{id}/photo`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;

impl Client {
    /// `deletePhoto`.
    ///
    /// `DELETE /v1/pets/{id}/photo`
    pub fn delete_photo(&self, id: i64) -> Call<DeletePhoto> {
        Call::new(
                &self.shared,
                Method::DELETE,
                Path::from("/pets/").parameter("id", id).text("/photo"),
            )
            .served_by(&self.other_servers.shelter)
            .credentials(&[&[self.owner.as_ref()], &[self.login.as_ref()]])
    }
}

/// The operation `deletePhoto`.
#[derive(Debug)]
pub enum DeletePhoto {}

impl Operation for DeletePhoto {
    type Success = Reply<()>;

    type Failure = DeletePhotoFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `deletePhoto`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum DeletePhotoFailure {}

documented::implement! {
    DeletePhotoFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `delete-photo`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "delete-photo",
        about: "DELETE /v1/pets/{id}/photo",
        long_about: "DELETE /v1/pets/{id}/photo",
        flags: &[Flag::new("id", Kind::INT64, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.delete_photo(arguments.required("id")?)))
    }
}
