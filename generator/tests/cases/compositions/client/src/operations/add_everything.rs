// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `addEverything`: `POST /v1/everything`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::everything::Everything;

impl Client {
    /// `addEverything`.
    ///
    /// `POST /v1/everything`
    pub fn add_everything(&self, body: Everything) -> Call<AddEverything> {
        Call::new(&self.shared, Method::POST, "/everything").json(&body)
    }
}

/// The operation `addEverything`.
#[derive(Debug)]
pub enum AddEverything {}

impl Operation for AddEverything {
    type Success = Reply<Everything>;

    type Failure = AddEverythingFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addEverything`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddEverythingFailure {}

documented::implement! {
    AddEverythingFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-everything`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-everything",
        about: "POST /v1/everything",
        long_about: "POST /v1/everything",
        flags: &[
            Flag::new("code", Kind::Text, "").field("code"),
            Flag::new("typed", Kind::Text, "").field("typed"),
            Flag::new("kind", Kind::OneInteger(&["1", "2"]), "").field("kind"),
            Flag::new("same", Kind::OneOf(&["red", "orange"]), "").field("same"),
            Flag::new("overlap", Kind::OneOf(&["red"]), "").field("overlap"),
            Flag::new("short", Kind::OneOf(&["red"]), "").field("short"),
            Flag::new("whole", Kind::Integer(1, 9), "").field("whole"),
            Flag::new("share", Kind::Number, "").field("share"),
            Flag::new("moment", Kind::Text, "").field("moment"),
            Flag::new("tags", Kind::Text, "").field("tags").list(),
            Flag::new("parts", Kind::Json, "").field("parts").list(),
            Flag::new("listed", Kind::Json, "").field("listed").list(),
            Flag::new("nothing", Kind::Any, "Says nothing.").field("nothing"),
            Flag::new("perhaps", Kind::Text, "").field("perhaps"),
            Flag::new("never-null", Kind::Text, "").field("never_null"),
            Flag::new("size", Kind::Any, "").field("size"),
            Flag::new("number-or-text", Kind::Any, "").field("number_or_text"),
            Flag::new("letters-or-flag", Kind::OneOf(&["a", "b"]), "")
                .field("letters_or_flag"),
            Flag::new("mixed", Kind::Any, "").field("mixed"),
            Flag::new("moment-alone", Kind::Format("date"), "").field("moment_alone"),
            Flag::new("foreign", Kind::Json, "").field("foreign"),
            Flag::new("loop", Kind::Json, "").field("loop"),
            Flag::new("shape", Kind::Any, "").field("shape"),
            Flag::new("nested", Kind::Any, "").field("nested"),
            Flag::new("tree", Kind::Json, "").field("tree"),
            Flag::new("action", Kind::Any, "").field("action"),
            Flag::new("escaped", Kind::Any, "").field("escaped"),
            Flag::new("lists", Kind::Any, "").field("lists"),
            Flag::new("heir", Kind::Json, "").field("heir"),
            Flag::new("replaced", Kind::OneOf(&["green"]), "").field("replaced"),
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
        Ok(PreparedCall::of(client.add_everything(arguments.body()?)))
    }
}
