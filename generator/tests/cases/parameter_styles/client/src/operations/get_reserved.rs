// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `getReserved`: `GET /reserved`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::types::link::Link;

impl Client {
    /// `getReserved`.
    ///
    /// `GET /reserved`
    pub fn get_reserved(&self) -> Call<GetReserved> {
        Call::new(&self.shared, Method::GET, "/reserved")
    }
}

impl Call<GetReserved> {
    pub fn each(self, each: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let each: Vec<String> = each.into_iter().map(Into::into).collect();
        self.query_list_allowing_reserved("each", ListStyle::Repeated, each)
    }

    pub fn commas(self, commas: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let commas: Vec<String> = commas.into_iter().map(Into::into).collect();
        self.query_list_allowing_reserved("commas", ListStyle::Commas, commas)
    }

    pub fn pipes(self, pipes: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let pipes: Vec<String> = pipes.into_iter().map(Into::into).collect();
        self.query_list_allowing_reserved("pipes", ListStyle::Pipes, pipes)
    }

    pub fn deep(self, deep: Link) -> Self {
        self.query_styled_allowing_reserved("deep", Style::Deep, &deep)
    }

    pub fn pairs(self, pairs: Link) -> Self {
        self.query_styled_allowing_reserved(
            "pairs",
            Style::Form { explode: false },
            &pairs,
        )
    }

    pub fn link(self, link: Link) -> Self {
        self.query_styled_allowing_reserved("link", Style::Form { explode: true }, &link)
    }

    pub fn lists(self, lists: impl IntoIterator<Item = Vec<String>>) -> Self {
        let lists: Vec<Vec<String>> = lists.into_iter().collect();
        self.query_json_allowing_reserved("lists", &lists)
    }
}

/// The operation `getReserved`.
#[derive(Debug)]
pub enum GetReserved {}

impl Operation for GetReserved {
    type Success = Reply<()>;

    type Failure = GetReservedFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `getReserved`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetReservedFailure {}

documented::implement! {
    GetReservedFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-reserved`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-reserved",
        about: "GET /reserved",
        long_about: "GET /reserved",
        flags: &[
            Flag::new("each", Kind::Text, "").list(),
            Flag::new("commas", Kind::Text, "").list(),
            Flag::new("pipes", Kind::Text, "").list(),
            Flag::new("deep", Kind::Json, ""),
            Flag::new("pairs", Kind::Json, ""),
            Flag::new("link", Kind::Json, ""),
            Flag::new("lists", Kind::Json, "").list(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.get_reserved();
        if let Some(value) = arguments.optional::<Vec<String>>("each")? {
            call = call.each(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("commas")? {
            call = call.commas(value);
        }
        if let Some(value) = arguments.optional::<Vec<String>>("pipes")? {
            call = call.pipes(value);
        }
        if let Some(value) = arguments.optional("deep")? {
            call = call.deep(value);
        }
        if let Some(value) = arguments.optional("pairs")? {
            call = call.pairs(value);
        }
        if let Some(value) = arguments.optional("link")? {
            call = call.link(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("lists")? {
            call = call.lists(value);
        }
        Ok(PreparedCall::of(call))
    }
}
