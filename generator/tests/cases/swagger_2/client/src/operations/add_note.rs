// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /v1/notes`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::header::ReadHeaders;
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object, structured_header};

impl Client {
    /// `addNote`.
    ///
    /// `POST /v1/notes`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`AddNoteHeaders`](crate::AddNoteHeaders).
    pub fn add_note(&self, body: AddNoteBody) -> Call<AddNote> {
        Call::new(&self.shared, Method::POST, "/notes")
            .credential(self.key.as_ref())
            .form(
                "application/x-www-form-urlencoded",
                FieldStyles::new(
                    &[
                        ("columns", FieldStyle::Styled(Style::Tabs)),
                        ("kinds", FieldStyle::Styled(Style::Form { explode: false })),
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
    type Success = Reply<String>;

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

/// The headers of `AddNote`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddNoteHeaders {
    pub x_words: Option<Vec<String>>,
}

impl ReadHeaders for AddNoteHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_words: structured_header::list(
                headers,
                "x-words",
                |text| text.parse().ok(),
            ),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddNoteBody {
    pub text: String,
    pub columns: Option<Vec<String>>,
    pub kinds: Option<Vec<String>>,
    pub tags: Option<Vec<String>>,
}

/// The required fields of [`AddNoteBody`].
#[derive(Debug)]
pub struct AddNoteBodyRequired {
    pub text: String,
}

object::implement! {
    AddNoteBody from AddNoteBodyRequired {
        required(text, "text");
        optional(columns: Vec<String>, "columns");
        optional(kinds: Vec<String>, "kinds");
        optional(tags: Vec<String>, "tags");
    }
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
        about: "POST /v1/notes",
        long_about: "POST /v1/notes",
        flags: &[
            Flag::new("text", Kind::Text, "").field("text").required(),
            Flag::new("columns", Kind::Text, "").field("columns").list(),
            Flag::new("kinds", Kind::Text, "").field("kinds").list(),
            Flag::new("tags", Kind::Text, "").field("tags").list(),
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
