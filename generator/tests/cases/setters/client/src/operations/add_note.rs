// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `addNote`: `POST /notes`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::ListStyle;
use crate::types::filter::Filter;
use crate::types::status::Status;

impl Client {
    /// `addNote`.
    ///
    /// `POST /notes`
    pub fn add_note(&self) -> Call<AddNote> {
        Call::new(&self.shared, Method::POST, "/notes")
    }
}

impl Call<AddNote> {
    pub fn filter(self, filter: impl IntoIterator<Item = Filter>) -> Self {
        let filter: Vec<Filter> = filter.into_iter().collect();
        self.query_json("filter", &filter)
    }

    pub fn status(self, status: impl IntoIterator<Item = Status>) -> Self {
        let status: Vec<Status> = status.into_iter().collect();
        self.query_list("status", ListStyle::Repeated, status)
    }

    /// The body.
    pub fn body(self, body: String) -> Self {
        self.whole("text/plain; charset=utf-8", body)
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
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-note",
        about: "POST /notes",
        long_about: "POST /notes",
        flags: &[
            Flag::new("filter", Kind::Json, "").list(),
            Flag::new("status", Kind::OneOf(&["open", "done"]), "").list(),
        ],
        body: Some(Body {
            help: "(text, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = match arguments.has_body() {
            true => client.add_note().body(arguments.text()?),
            false => client.add_note(),
        };
        if let Some(value) = arguments.optional::<Vec<_>>("filter")? {
            call = call.filter(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("status")? {
            call = call.status(value);
        }
        Ok(PreparedCall::of(call))
    }
}
