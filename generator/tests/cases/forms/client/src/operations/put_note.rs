// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putNote`: `PUT /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::note::Note;

impl Client {
    /// `putNote`.
    ///
    /// `PUT /notes`
    pub fn put_note(&self, body: Note) -> Call<PutNote> {
        Call::new(&self.shared, Method::PUT, "/notes")
            .multipart(
                FieldStyles::new(
                    &[
                        ("labels", FieldStyle::Json),
                        ("lines", FieldStyle::JsonItems),
                        ("kept", FieldStyle::Json),
                        ("extra", FieldStyle::Json),
                        ("extras", FieldStyle::JsonItems),
                        ("grid", FieldStyle::JsonItems),
                        ("several", FieldStyle::Json),
                    ],
                ),
                &body,
            )
    }
}

/// The operation `putNote`.
#[derive(Debug)]
pub enum PutNote {}

impl Operation for PutNote {
    type Success = Reply<Note>;

    type Failure = PutNoteFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutNoteFailure {}

documented::implement! {
    PutNoteFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-note`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-note",
        about: "PUT /notes",
        long_about: "PUT /notes",
        flags: &[
            Flag::new("ids", Kind::INT64, "").field("ids").required().list(),
            Flag::new("words", Kind::Text, "").field("words").required().list(),
            Flag::new("labels", Kind::Json, "").field("labels").required(),
            Flag::new("lines", Kind::Json, "").field("lines").required().list(),
            Flag::new("kept", Kind::Json, "").field("kept").required(),
            Flag::new("extra", Kind::Any, "").field("extra"),
            Flag::new("extras", Kind::Any, "").field("extras").list(),
            Flag::new("grid", Kind::Json, "").field("grid").list(),
            Flag::new("several", Kind::Any, "").field("several"),
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
        Ok(PreparedCall::of(client.put_note(arguments.body()?)))
    }
}
