// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `addReading`: `POST /readings`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::reading::Reading;

impl Client {
    /// `addReading`.
    ///
    /// `POST /readings`
    pub fn add_reading(&self, body: Reading) -> Call<AddReading> {
        Call::new(&self.shared, Method::POST, "/readings").json(&body)
    }
}

/// The operation `addReading`.
#[derive(Debug)]
pub enum AddReading {}

impl Operation for AddReading {
    type Success = Reply<()>;

    type Failure = AddReadingFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addReading`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddReadingFailure {}

documented::implement! {
    AddReadingFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-reading`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-reading",
        about: "POST /readings",
        long_about: "POST /readings",
        flags: &[
            Flag::new("sensor", Kind::Format("uuid"), "").field("sensor").required(),
            Flag::new("at", Kind::Format("date-time"), "").field("at").required(),
            Flag::new("seen", Kind::Format("date-time"), "").field("seen"),
            Flag::new("day", Kind::Format("date"), "").field("day"),
            Flag::new("time", Kind::Text, "").field("time"),
            Flag::new("every", Kind::Format("duration"), "").field("every"),
            Flag::new("value", Kind::Format("decimal"), "").field("value").required(),
            Flag::new("raw", Kind::Format("base64"), "").field("raw"),
            Flag::new("signature", Kind::Format("base64url"), "").field("signature"),
            Flag::new("file", Kind::Text, "").field("file"),
            Flag::new("v4", Kind::Format("ipv4"), "").field("v4"),
            Flag::new("v6", Kind::Format("ipv6"), "").field("v6"),
            Flag::new("secret", Kind::Format("password"), "").field("secret").required(),
            Flag::new("site", Kind::Text, "").field("site"),
            Flag::new("docs", Kind::Text, "").field("docs").list(),
            Flag::new("contact", Kind::Text, "").field("contact"),
            Flag::new("host", Kind::Text, "").field("host"),
            Flag::new("build", Kind::Text, "").field("build"),
            Flag::new("days", Kind::Format("date"), "").field("days").list(),
            Flag::new("moments", Kind::Json, "").field("moments"),
            Flag::new("others", Kind::Json, "").field("others"),
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
        Ok(PreparedCall::of(client.add_reading(arguments.body()?)))
    }
}
