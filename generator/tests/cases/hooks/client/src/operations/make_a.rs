// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `makeA`: `POST /a`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::both::Both;
use crate::types::both_request::BothRequest;
use crate::types::color::Color;
use crate::types::error_a::ErrorA;

impl Client {
    /// `makeA`.
    ///
    /// `POST /a`
    ///
    /// [`Reply::headers`] returns its headers as [`MakeAHeaders`](crate::MakeAHeaders).
    pub fn make_a(&self) -> Call<MakeA> {
        Call::new(&self.shared, Method::POST, "/a").credential(self.api_key.as_ref())
    }
}

impl Call<MakeA> {
    /// The body.
    pub fn body(self, body: BothRequest) -> Self {
        self.json(&body)
    }
}

/// The operation `makeA`.
#[derive(Debug)]
pub enum MakeA {}

impl Operation for MakeA {
    type Success = Reply<Both>;

    type Failure = MakeAFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            400 => Err(received.json_failure(MakeAFailure::BadRequest)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `makeA`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum MakeAFailure {
    /// `400`: bad.
    BadRequest(Reply<ErrorA>),
}

documented::implement! {
    MakeAFailure {
        BadRequest: 400, "bad";
    }
}

/// The headers of `MakeA`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MakeAHeaders {
    pub x_rate: Option<i64>,
    pub x_color: Option<Color>,
}

impl ReadHeaders for MakeAHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_rate: header::read(headers, "x-rate"),
            x_color: header::read(headers, "x-color"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `make-a`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "make-a",
        about: "POST /a",
        long_about: "POST /a",
        flags: &[
            Flag::new("name", Kind::Text, "").field("name"),
            Flag::new("secret", Kind::Text, "").field("secret"),
            Flag::new("color", Kind::OneOf(&["red", "green"]), "(deprecated)")
                .field("color"),
            Flag::new("parts", Kind::Json, "").field("parts").list(),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => client.make_a().body(arguments.body()?),
            false => client.make_a(),
        };
        Ok(PreparedCall::of(call))
    }
}
