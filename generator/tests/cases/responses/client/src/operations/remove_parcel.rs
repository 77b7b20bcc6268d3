// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `removeParcel`: `DELETE /parcels/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::error::Error;

impl Client {
    /// The success is told by `default`, the failures by ranges.
    ///
    /// `DELETE /parcels/{id}`
    pub fn remove_parcel(&self, id: impl AsRef<str>) -> Call<RemoveParcel> {
        let id = id.as_ref();
        Call::new(
            &self.shared,
            Method::DELETE,
            Path::from("/parcels/").parameter("id", id),
        )
    }
}

/// The operation `removeParcel`.
#[derive(Debug)]
pub enum RemoveParcel {}

impl Operation for RemoveParcel {
    type Success = Reply<()>;

    type Failure = RemoveParcelFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            400..=499 => Err(received.json_failure(RemoveParcelFailure::ClientError)),
            500..=599 => Err(received.json_failure(RemoveParcelFailure::ServerError)),
            200..=399 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `removeParcel`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum RemoveParcelFailure {
    /// `4XX`: it cannot be removed.
    ClientError(Reply<Error>),
    /// `5XX`: the store is away.
    ///
    /// [`Reply::headers`] returns its headers as [`AwayHeaders`](crate::AwayHeaders).
    ServerError(Reply<Error>),
}

documented::implement! {
    RemoveParcelFailure {
        ClientError: 400, "It cannot be removed";
        ServerError: 500, "The store is away";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `remove-parcel`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "remove-parcel",
        about: "The success is told by `default`, the failures by ranges.",
        long_about: "The success is told by `default`, the failures by ranges.\n\nDELETE /parcels/{id}",
        flags: &[Flag::new("id", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.remove_parcel(arguments.required::<String>("id")?)))
    }
}
