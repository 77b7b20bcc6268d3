// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `addEntry`: `POST /entries`.

use http::Method;
use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::entry::Entry;

impl Client {
    /// `addEntry`.
    ///
    /// `POST /entries`
    pub fn add_entry(&self, body: Entry) -> Call<AddEntry> {
        Call::new(&self.shared, Method::POST, "/entries").json(&body)
    }
}

/// The operation `addEntry`.
#[derive(Debug)]
pub enum AddEntry {}

impl Operation for AddEntry {
    type Success = Reply<(Date, Vec<Entry>)>;

    type Failure = AddEntryFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addEntry`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddEntryFailure {}

documented::implement! {
    AddEntryFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-entry`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-entry",
        about: "POST /entries",
        long_about: "POST /entries",
        flags: &[
            Flag::new("at", Kind::Json, "").field("at").required(),
            Flag::new("within", Kind::Json, "").field("within").required(),
            Flag::new("signed", Kind::Json, "").field("signed"),
            Flag::new("seals", Kind::Json, "").field("seals").list(),
            Flag::new("either", Kind::Any, "").field("either"),
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
        Ok(PreparedCall::of(client.add_entry(arguments.body()?)))
    }
}
