// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `putShelf`: `PUT /shelves/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::shelf::Shelf;

impl Client {
    /// JSON, XML and a form of the same schema.
    ///
    /// `PUT /shelves/{id}`
    pub fn put_shelf(&self, id: impl AsRef<str>) -> Call<PutShelf> {
        let id = id.as_ref();
        Call::new(&self.shared, Method::PUT, Path::from("/shelves/").parameter("id", id))
    }
}

impl Call<PutShelf> {
    /// The body.
    pub fn body(self, body: Shelf) -> Self {
        self.json(&body)
    }
}

/// The operation `putShelf`.
#[derive(Debug)]
pub enum PutShelf {}

impl Operation for PutShelf {
    type Success = Reply<()>;

    type Failure = PutShelfFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putShelf`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutShelfFailure {}

documented::implement! {
    PutShelfFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-shelf`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-shelf",
        about: "JSON, XML and a form of the same schema.",
        long_about: "JSON, XML and a form of the same schema.\n\nPUT /shelves/{id}",
        flags: &[
            Flag::new("id", Kind::Text, "").argument().required(),
            Flag::new("name", Kind::Text, "").field("name"),
            Flag::new("owner", Kind::Json, "Who has it.").field("owner"),
            Flag::new("counts", Kind::Json, "").field("counts"),
            Flag::new("notes", Kind::Json, "").field("notes"),
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
            true => {
                client
                    .put_shelf(arguments.required::<String>("id")?)
                    .body(arguments.body()?)
            }
            false => client.put_shelf(arguments.required::<String>("id")?),
        };
        Ok(PreparedCall::of(call))
    }
}
