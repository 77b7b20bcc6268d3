// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::note::Note;

impl Client {
    /// `addNote`.
    ///
    /// `POST /notes`
    pub fn add_note(&self, body: Note) -> Call<AddNote> {
        Call::new(&self.shared, Method::POST, "/notes")
            .form(
                "application/x-www-form-urlencoded",
                FieldStyles::new(
                    &[
                        ("ids", FieldStyle::Styled(Style::Pipes)),
                        ("words", FieldStyle::Styled(Style::Form { explode: false })),
                        ("labels", FieldStyle::Styled(Style::Deep)),
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

/// The operation `addNote`.
#[derive(Debug)]
pub enum AddNote {}

impl Operation for AddNote {
    type Success = Reply<Note>;

    type Failure = AddNoteFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addNote`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddNoteFailure {}

documented::implement! {
    AddNoteFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-note`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-note",
        about: "POST /notes",
        long_about: "POST /notes",
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
        Ok(PreparedCall::of(client.add_note(arguments.body()?)))
    }
}
