// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `addParcel`: `POST /parcels`.

use http::{HeaderMap, Method};
use uuid::Uuid;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::error::Error;
use crate::types::order::Order;
use crate::types::parcel::Parcel;

impl Client {
    /// Ranges, and what is more specific.
    ///
    /// `POST /parcels`
    pub fn add_parcel(&self, body: Parcel) -> Call<AddParcel> {
        Call::new(&self.shared, Method::POST, "/parcels").json(&body)
    }
}

/// The operation `addParcel`.
#[derive(Debug)]
pub enum AddParcel {}

/// The success responses of `addParcel`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddParcelSuccess {
    /// `201`: it is added.
    ///
    /// Links:
    ///
    /// - `Address`: `getParcel`, The parcel, as it *is* {now}.
    /// - `parcels`: `#/paths/~1parcels/get`
    Created(Reply<Parcel>),
    /// `2XX`: it will be added.
    Success(Reply<()>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for AddParcelSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Created(reply) => reply.set_status(201),
            Self::Success(reply) => reply.set_status(200),
        }
    }
}

impl Operation for AddParcel {
    type Success = AddParcelSuccess;

    type Failure = AddParcelFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json().map(AddParcelSuccess::Created),
            409 => Err(received.json_failure(AddParcelFailure::Conflict)),
            200..=299 => received.empty().map(AddParcelSuccess::Success),
            400..=499 => Err(received.json_failure(AddParcelFailure::ClientError)),
            500.. => Err(received.json_failure(AddParcelFailure::Default)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `addParcel`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddParcelFailure {
    /// `409`: there is one already.
    Conflict(Reply<String>),
    /// `4XX`: the parcel {id} is wrong.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`AddParcelClientErrorHeaders`](crate::AddParcelClientErrorHeaders).
    ClientError(Reply<Vec<Uuid>>),
    /// `default`: the store is away.
    Default(Reply<Error>),
}

documented::implement! {
    AddParcelFailure {
        Conflict: 409, "There is one already";
        ClientError: 400, "The parcel {id} is wrong";
        Default: 500, "The store is away";
    }
}

/// The headers of `AddParcelClientError`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddParcelClientErrorHeaders {
    pub x_order: Option<Order>,
    /// `Status`.
    pub value_status: Option<String>,
}

impl ReadHeaders for AddParcelClientErrorHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_order: header::read(headers, "x-order"),
            value_status: header::read(headers, "status"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-parcel`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-parcel",
        about: "Ranges, and what is more specific.",
        long_about: "Ranges, and what is more specific.\n\nPOST /parcels",
        flags: &[Flag::new("name", Kind::Text, "").field("name").required()],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_parcel(arguments.body()?)))
    }
}
