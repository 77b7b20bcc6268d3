// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `putNote`: `PUT /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// XML of no schema is a text.
    ///
    /// `PUT /notes`
    pub fn put_note(&self, body: String) -> Call<PutNote> {
        Call::new(&self.shared, Method::PUT, "/notes")
            .accept("text/xml")
            .whole("application/xml; charset=utf-8", body)
    }
}

/// The operation `putNote`.
#[derive(Debug)]
pub enum PutNote {}

impl Operation for PutNote {
    type Success = Reply<String>;

    type Failure = PutNoteFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.text(),
            _ => received.undocumented(|received| received.text()),
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
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-note",
        about: "XML of no schema is a text.",
        long_about: "XML of no schema is a text.\n\nPUT /notes",
        flags: &[],
        body: Some(Body {
            help: "(text, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.put_note(arguments.text()?)))
    }
}
