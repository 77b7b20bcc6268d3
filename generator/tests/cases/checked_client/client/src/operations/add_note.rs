// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use std::collections::BTreeMap;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::limits::TextConstraint;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::schema::{Items, MapValues, Schema};
use crate::runtime::unique_schema::UniqueSchema;

impl Client {
    /// `addNote`.
    ///
    /// `POST /notes`
    pub fn add_note(&self) -> Call<AddNote> {
        Call::new(&self.shared, Method::POST, "/notes")
    }
}

/// The schema of the body.
static ADD_NOTE_AS_MERGE_PATCH_JSON_BODY: Schema = Schema::Map(
    &MapValues {
        schema: Schema::String(&[]),
        minimum: 1,
        maximum: usize::MAX,
    },
);

impl Client {
    /// `addNote`.
    ///
    /// `POST /notes`
    ///
    /// Like [`Client::add_note`], with a `application/merge-patch+json` body.
    pub fn add_note_as_merge_patch_json(
        &self,
        body: BTreeMap<String, String>,
    ) -> Call<AddNote> {
        Call::new(&self.shared, Method::POST, "/notes")
            .checked_body(&body, &ADD_NOTE_AS_MERGE_PATCH_JSON_BODY)
            .json_as("application/merge-patch+json", &body)
    }
}

/// The schema of the body.
static ADD_NOTE_BODY: Schema = Schema::Other(
    &UniqueSchema(
        Schema::Array(
            &Items {
                schema: Schema::String(&[TextConstraint::Length(0, 3)]),
                minimum: 0,
                maximum: usize::MAX,
            },
        ),
    ),
);

impl Call<AddNote> {
    /// The body.
    pub fn body(self, body: Vec<String>) -> Self {
        self.checked_body(&body, &ADD_NOTE_BODY).json(&body)
    }
}

/// The operation `addNote`.
#[derive(Debug)]
pub enum AddNote {}

impl Operation for AddNote {
    type Success = Reply<()>;

    type Failure = AddNoteFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
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
    use crate::runtime::cli_spec::{Body, Command, Flag};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-note",
        about: "POST /notes",
        long_about: "POST /notes",
        flags: &[
            Flag::content_type(&["application/json", "application/merge-patch+json"]),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.body_type() {
            Some("application/merge-patch+json") => {
                client.add_note_as_merge_patch_json(arguments.body()?)
            }
            _ if arguments.has_body() => client.add_note().body(arguments.body()?),
            _ => client.add_note(),
        };
        Ok(PreparedCall::of(call))
    }
}
