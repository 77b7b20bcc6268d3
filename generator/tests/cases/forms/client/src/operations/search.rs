// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `search`: `POST /search`.

use http::Method;
use serde_json::Value;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::union::{self, Union};
use crate::runtime::{documented, json};
use crate::types::by_number::ByNumber;
use crate::types::by_text::ByText;

impl Client {
    /// Either by a number or by a text, with any other fields.
    ///
    /// `POST /search`
    pub fn search(&self, body: SearchBody) -> Call<Search> {
        Call::new(&self.shared, Method::POST, "/search")
            .form("application/x-www-form-urlencoded", FieldStyles::new(&[]), &body)
    }
}

/// The operation `search`.
#[derive(Debug)]
pub enum Search {}

impl Operation for Search {
    type Success = Reply<()>;

    type Failure = SearchFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `search`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SearchFailure {}

documented::implement! {
    SearchFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SearchBody {
    ByNumber(ByNumber),
    ByText(ByText),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<ByNumber> for SearchBody {
    fn from(value: ByNumber) -> Self {
        Self::ByNumber(value)
    }
}

impl From<ByText> for SearchBody {
    fn from(value: ByText) -> Self {
        Self::ByText(value)
    }
}

impl json::Encode for SearchBody {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::ByNumber(value) => writer.value(value),
            Self::ByText(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for SearchBody {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::ByNumber),
            _ => json::decode(reader).map(Self::ByText),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    SearchBody by any shape {
        0 = object { required ["number"] };
        1 = object { required ["text"] };
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `search`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "search",
        about: "Either by a number or by a text, with any other fields.",
        long_about: "Either by a number or by a text, with any other fields.\n\nPOST /search",
        flags: &[],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.search(arguments.body()?)))
    }
}
