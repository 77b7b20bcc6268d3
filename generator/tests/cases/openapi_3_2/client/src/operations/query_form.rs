// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `queryForm`: `GET /queries`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object};

impl Client {
    /// `queryForm`.
    ///
    /// `GET /queries`
    pub fn query_form(&self) -> Call<QueryForm> {
        Call::new(&self.shared, Method::GET, "/queries").credential(self.login.as_ref())
    }
}

impl Call<QueryForm> {
    pub fn form_(self, form_: QueryFormForm) -> Self {
        self.query_styled("form", Style::Form { explode: true }, &form_)
    }
}

/// The operation `queryForm`.
#[derive(Debug)]
pub enum QueryForm {}

impl Operation for QueryForm {
    type Success = Reply<()>;

    type Failure = QueryFormFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `queryForm`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum QueryFormFailure {}

documented::implement! {
    QueryFormFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QueryFormForm {
    pub name: String,
    pub tags: Option<Vec<String>>,
}

/// The required fields of [`QueryFormForm`].
#[derive(Debug)]
pub struct QueryFormFormRequired {
    pub name: String,
}

object::implement! {
    QueryFormForm from QueryFormFormRequired {
        required(name, "name");
        optional(tags: Vec<String>, "tags");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `query-form`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "query-form",
        about: "GET /queries",
        long_about: "GET /queries",
        flags: &[Flag::new("form", Kind::Json, "")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.query_form();
        if let Some(value) = arguments.optional("form")? {
            call = call.form_(value);
        }
        Ok(PreparedCall::of(call))
    }
}
