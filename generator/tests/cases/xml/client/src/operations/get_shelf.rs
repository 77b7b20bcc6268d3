// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `getShelf`: `GET /shelves/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::problem::Problem;
use crate::types::shelf::Shelf;

impl Client {
    /// JSON or XML of the same schema.
    ///
    /// `GET /shelves/{id}`
    pub fn get_shelf(&self, id: impl AsRef<str>) -> Call<GetShelf> {
        let id = id.as_ref();
        Call::new(&self.shared, Method::GET, Path::from("/shelves/").parameter("id", id))
    }
}

/// The operation `getShelf`.
#[derive(Debug)]
pub enum GetShelf {}

impl Operation for GetShelf {
    type Success = Reply<Shelf>;

    type Failure = GetShelfFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            404 => Err(received.json_failure(GetShelfFailure::NotFound)),
            400..=499 => Err(received.json_failure(GetShelfFailure::ClientError)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `getShelf`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetShelfFailure {
    /// `404`: there is none.
    NotFound(Reply<Problem>),
    /// `4XX`: what else went wrong.
    ClientError(Reply<Problem>),
}

documented::implement! {
    GetShelfFailure {
        NotFound: 404, "There is none";
        ClientError: 400, "What else went wrong";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-shelf`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-shelf",
        about: "JSON or XML of the same schema.",
        long_about: "JSON or XML of the same schema.\n\nGET /shelves/{id}",
        flags: &[
            Flag::new("id", Kind::Text, "").argument().required(),
            Flag::accept("accept", &["application/json", "application/xml", "text/xml"]),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.get_shelf(arguments.required::<String>("id")?)))
    }
}
