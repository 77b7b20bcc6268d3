// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `post_notes`: `POST /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::note::Note;

impl Client {
    /// `post_notes`.
    ///
    /// `POST /notes`
    pub fn post_notes(&self) -> Call<PostNotes> {
        Call::new(&self.shared, Method::POST, "/notes")
    }
}

impl Call<PostNotes> {
    /// The note to add.
    pub fn body(self, body: Note) -> Self {
        self.json(&body)
    }
}

/// The operation `post_notes`.
#[derive(Debug)]
pub enum PostNotes {}

impl Operation for PostNotes {
    type Success = Reply<()>;

    type Failure = PostNotesFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `post_notes`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PostNotesFailure {}

documented::implement! {
    PostNotesFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `post-notes`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "post-notes",
        about: "POST /notes",
        long_about: "POST /notes",
        flags: &[Flag::new("text", Kind::Text, "").field("text")],
        body: Some(Body {
            help: "The note to add. (JSON, @FILE, or - for standard input; options override its fields)",
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
            true => client.post_notes().body(arguments.body()?),
            false => client.post_notes(),
        };
        Ok(PreparedCall::of(call))
    }
}
