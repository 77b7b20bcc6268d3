// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `listParcels`: `GET /parcels`.

use http::{HeaderMap, Method};
use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::date::DateText;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::integer_enum::{self, UnknownInteger};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::uuid::UuidText;
use crate::runtime::{documented, structured_header, text_format};
use crate::types::cursor::Cursor;
use crate::types::error::Error;
use crate::types::order::Order;
use crate::types::parcel::Parcel;

impl Client {
    /// All failures are told by `default`.
    ///
    /// `GET /parcels`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ListParcelsHeaders`](crate::ListParcelsHeaders).
    pub fn list_parcels(&self) -> Call<ListParcels> {
        Call::new(&self.shared, Method::GET, "/parcels")
    }
}

impl Call<ListParcels> {
    pub fn page(self, page: i64) -> Self {
        self.query("page", page)
    }
}

/// The operation `listParcels`.
#[derive(Debug)]
pub enum ListParcels {}

impl Operation for ListParcels {
    type Success = Reply<Vec<Parcel>>;

    type Failure = ListParcelsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            400.. => Err(received.json_failure(ListParcelsFailure::Default)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listParcels`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListParcelsFailure {
    /// `default`: it failed.
    Default(Reply<Error>),
}

documented::implement! {
    ListParcelsFailure {
        Default: 500, "It failed";
    }
}

/// The headers of `ListParcels`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListParcelsHeaders {
    pub x_order: Option<Order>,
    pub x_backwards: Option<Order>,
    pub x_level: Option<XLevel>,
    pub x_cursor: Option<Cursor>,
    pub x_total: Option<i64>,
    pub x_orders: Option<Vec<Order>>,
    pub x_days: Option<Vec<Date>>,
    pub x_first: Option<Parcel>,
    pub x_note: Option<String>,
}

impl ReadHeaders for ListParcelsHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_order: header::read(headers, "x-order"),
            x_backwards: header::read(headers, "x-backwards"),
            x_level: header::read(headers, "x-level"),
            x_cursor: header::read(headers, "x-cursor")
                .and_then(|text: String| text_format::parse::<UuidText>(&text).ok()),
            x_total: header::read(headers, "x-total"),
            x_orders: structured_header::list(
                headers,
                "x-orders",
                |text| text.parse().ok(),
            ),
            x_days: structured_header::list(
                headers,
                "x-days",
                |text| text_format::parse::<DateText>(text).ok(),
            ),
            x_first: structured_header::json(headers, "x-first"),
            x_note: header::read(headers, "x-note"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum XLevel {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    XLevel {
        Value1 = 1;
        Value2 = 2;
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-parcels`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-parcels",
        about: "All failures are told by `default`.",
        long_about: "All failures are told by `default`.\n\nGET /parcels",
        flags: &[Flag::new("page", Kind::INT64, "")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_parcels();
        if let Some(value) = arguments.optional("page")? {
            call = call.page(value);
        }
        Ok(PreparedCall::of(call))
    }
}
