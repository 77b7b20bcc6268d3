// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `replaceKennel`: `PUT /kennels`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::kennel::Kennel;

impl Client {
    /// `replaceKennel`.
    ///
    /// `PUT /kennels`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ReplaceKennelHeaders`](crate::ReplaceKennelHeaders).
    pub fn replace_kennel(&self, body: Kennel) -> Call<ReplaceKennel> {
        Call::new(&self.shared, Method::PUT, "/kennels").json(&body)
    }
}

/// The operation `replaceKennel`.
#[derive(Debug)]
pub enum ReplaceKennel {}

impl Operation for ReplaceKennel {
    type Success = Reply<Kennel>;

    type Failure = ReplaceKennelFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            404 => Err(received.empty_failure(ReplaceKennelFailure::NotFound)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `replaceKennel`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplaceKennelFailure {
    /// `404`: there is no such kennel.
    NotFound(Reply<()>),
}

documented::implement! {
    ReplaceKennelFailure {
        NotFound: 404, "There is no such kennel";
    }
}

/// The headers of `ReplaceKennel`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReplaceKennelHeaders {
    /// How many kennels are free.
    pub x_free: Option<i64>,
}

impl ReadHeaders for ReplaceKennelHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_free: header::read(headers, "x-free"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `replace-kennel`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "replace-kennel",
        about: "PUT /kennels",
        long_about: "PUT /kennels",
        flags: &[
            Flag::new("dogs", Kind::Json, "").field("dogs").required().list(),
            Flag::new("anything", Kind::Any, "").field("anything"),
            Flag::new("token", Kind::Format("base64url"), "").field("token"),
            Flag::new("chip", Kind::Json, "").field("chip"),
            Flag::new("age", Kind::Integer(1, 9223372036854775807), "").field("age"),
            Flag::new("size", Kind::Number, "").field("size"),
            Flag::new("plan", Kind::Json, "").field("plan"),
        ],
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
        Ok(PreparedCall::of(client.replace_kennel(arguments.body()?)))
    }
}
