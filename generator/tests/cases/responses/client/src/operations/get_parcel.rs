// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `getParcel`: `GET /parcels/{id}`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::answer::Answer;

impl Client {
    /// Nothing is known but `default`.
    ///
    /// `GET /parcels/{id}`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`GetParcelDefaultHeaders`](crate::GetParcelDefaultHeaders).
    pub fn get_parcel(&self, id: impl AsRef<str>) -> Call<GetParcel> {
        let id = id.as_ref();
        Call::new(&self.shared, Method::GET, Path::from("/parcels/").parameter("id", id))
    }
}

/// The operation `getParcel`.
#[derive(Debug)]
pub enum GetParcel {}

impl Operation for GetParcel {
    type Success = Reply<Answer>;

    type Failure = GetParcelFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200..=399 => received.json(),
            400.. => Err(received.json_failure(GetParcelFailure::Default)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `getParcel`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetParcelFailure {
    /// `default`: the parcel, or why there is none.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`GetParcelDefaultHeaders`](crate::GetParcelDefaultHeaders).
    Default(Reply<Answer>),
}

documented::implement! {
    GetParcelFailure {
        Default: 500, "The parcel, or why there is none";
    }
}

/// The headers of `GetParcelDefault`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetParcelDefaultHeaders {
    /// `Status`.
    pub value_status: Option<String>,
}

impl ReadHeaders for GetParcelDefaultHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            value_status: header::read(headers, "status"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-parcel`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-parcel",
        about: "Nothing is known but `default`.",
        long_about: "Nothing is known but `default`.\n\nGET /parcels/{id}",
        flags: &[Flag::new("id", Kind::Text, "").argument().required()],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_parcel(arguments.required::<String>("id")?)))
    }
}
