// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `replaceShelf`: `PUT /shelves`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::shelf::Shelf;

impl Client {
    /// `replaceShelf`.
    ///
    /// `PUT /shelves`
    pub fn replace_shelf(&self, body: Shelf) -> Call<ReplaceShelf> {
        Call::new(&self.shared, Method::PUT, "/shelves").json(&body)
    }
}

/// The operation `replaceShelf`.
#[derive(Debug)]
pub enum ReplaceShelf {}

impl Operation for ReplaceShelf {
    type Success = Reply<Shelf>;

    type Failure = ReplaceShelfFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `replaceShelf`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReplaceShelfFailure {}

documented::implement! {
    ReplaceShelfFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `replace-shelf`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "replace-shelf",
        about: "PUT /shelves",
        long_about: "PUT /shelves",
        flags: &[
            Flag::new("name", Kind::Text, "").field("name").required(),
            Flag::new("owner", Kind::Text, "").field("owner").required(),
            Flag::new("other", Kind::Text, "").field("other"),
            Flag::new("extent", Kind::Json, "").field("extent").required(),
            Flag::new("empty", Kind::Json, "").field("empty"),
            Flag::new("labels", Kind::Json, "").field("labels"),
            Flag::new("counts", Kind::Json, "").field("counts"),
            Flag::new("nested", Kind::Json, "").field("nested"),
            Flag::new("parts", Kind::Json, "").field("parts"),
            Flag::new("anything", Kind::Json, "").field("anything"),
            Flag::new("open", Kind::Json, "").field("open"),
            Flag::new("free", Kind::Json, "").field("free"),
            Flag::new("note", Kind::Text, "").field("note"),
            Flag::new("rank", Kind::INT64, "[default: 3]").field("rank"),
            Flag::new("nothing", Kind::Text, "").field("nothing"),
            Flag::new("list", Kind::Integer(1, 9223372036854775807), "")
                .field("list")
                .list(),
            Flag::new("above", Kind::Json, "").field("above"),
            Flag::new("below", Kind::Json, "").field("below"),
            Flag::new("wall", Kind::Json, "").field("wall"),
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
        Ok(PreparedCall::of(client.replace_shelf(arguments.body()?)))
    }
}
