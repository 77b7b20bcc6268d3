// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `replaceParcel`: `PUT /parcels/{id}`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::error::Error;
use crate::types::parcel::Parcel;
use crate::types::words::Words;

impl Client {
    /// One success, of any status.
    ///
    /// `PUT /parcels/{id}`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ReplaceParcelHeaders`](crate::ReplaceParcelHeaders).
    pub fn replace_parcel(&self, id: impl AsRef<str>) -> Call<ReplaceParcel> {
        let id = id.as_ref();
        Call::new(&self.shared, Method::PUT, Path::from("/parcels/").parameter("id", id))
    }
}

/// The operation `replaceParcel`.
#[derive(Debug)]
pub enum ReplaceParcel {}

impl Operation for ReplaceParcel {
    type Success = Reply<Parcel>;

    type Failure = ReplaceParcelFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            404 => Err(received.json_failure(ReplaceParcelFailure::NotFound)),
            200..=299 => received.json(),
            500..=599 => Err(received.json_failure(ReplaceParcelFailure::ServerError)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `replaceParcel`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplaceParcelFailure {
    /// `404`: there is none.
    NotFound(Reply<Words>),
    /// `5XX`: the store is away.
    ///
    /// [`Reply::headers`] returns its headers as [`AwayHeaders`](crate::AwayHeaders).
    ServerError(Reply<Error>),
}

documented::implement! {
    ReplaceParcelFailure {
        NotFound: 404, "There is none";
        ServerError: 500, "The store is away";
    }
}

/// The headers of `ReplaceParcel`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReplaceParcelHeaders {
    /// `Status`.
    pub value_status: Option<String>,
}

impl ReadHeaders for ReplaceParcelHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            value_status: header::read(headers, "status"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `replace-parcel`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "replace-parcel",
        about: "One success, of any status.",
        long_about: "One success, of any status.\n\nPUT /parcels/{id}",
        flags: &[Flag::new("id", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.replace_parcel(arguments.required::<String>("id")?)))
    }
}
