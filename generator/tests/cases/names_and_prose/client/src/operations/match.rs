// @generated from names_and_prose.yaml by `cargo xtask codegen`; do not edit.
//! `match`: `GET /type/{type}`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::r#struct::Struct;
use crate::types::value2fa::Value2fa;

impl Client {
    /// Ends with a backslash \
    ///
    /// */ #\[doc = "x"] `` ` ``
    ///
    /// `GET /type/{type}`
    ///
    /// [`Reply::headers`] returns its headers as [`MatchHeaders`](crate::MatchHeaders).
    pub fn r#match(&self, r#type: Value2fa) -> Call<Match> {
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/type/").parameter("type", r#type),
        )
    }
}

impl Call<Match> {
    pub fn self_(self, self_: impl AsRef<str>) -> Self {
        self.query("self", self_.as_ref())
    }

    /// The server defaults to `a"b`.
    pub fn x_y(self, x_y: impl AsRef<str>) -> Self {
        self.query("x-y", x_y.as_ref())
    }

    pub fn query_(self, query_: impl AsRef<str>) -> Self {
        self.query("query", query_.as_ref())
    }

    pub fn send_(self, send_: bool) -> Self {
        self.query("send", send_)
    }

    pub fn decode_(self, decode_: bool) -> Self {
        self.query("decode", decode_)
    }
}

/// The operation `match`.
#[derive(Debug)]
pub enum Match {}

impl Operation for Match {
    type Success = Reply<Struct>;

    type Failure = MatchFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `match`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum MatchFailure {}

documented::implement! {
    MatchFailure {}
}

/// The headers of `Match`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MatchHeaders {
    pub encode_: Option<String>,
    pub x_ratio: Option<f64>,
}

impl ReadHeaders for MatchHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            encode_: header::read(headers, "encode"),
            x_ratio: header::read(headers, "x-ratio"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `match`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "match",
        about: "Ends with a backslash \\",
        long_about: "Ends with a backslash \\\n\n*/ #[doc = \"x\"] `` ` ``\n\nGET /type/{type}",
        flags: &[
            Flag::new("type", Kind::OneOf(&["app", "sms/voice", "3rd", "self"]), "")
                .argument()
                .required(),
            Flag::new("self", Kind::Text, ""),
            Flag::new("x-y", Kind::Text, "[default: a\"b]"),
            Flag::new("query", Kind::Text, ""),
            Flag::new("send", Kind::Boolean, ""),
            Flag::new("decode", Kind::Boolean, ""),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.r#match(arguments.required("type")?);
        if let Some(value) = arguments.optional::<String>("self")? {
            call = call.self_(value);
        }
        if let Some(value) = arguments.optional::<String>("x-y")? {
            call = call.x_y(value);
        }
        if let Some(value) = arguments.optional::<String>("query")? {
            call = call.query_(value);
        }
        if let Some(value) = arguments.optional("send")? {
            call = call.send_(value);
        }
        if let Some(value) = arguments.optional("decode")? {
            call = call.decode_(value);
        }
        Ok(PreparedCall::of(call))
    }
}
