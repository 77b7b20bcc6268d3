// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `put-changes`: `putChanges`.

use crate::client::Client;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Body, Command};
use crate::runtime::cli_given::Given;
use crate::runtime::event;
use crate::types::Measure;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "put-changes",
    about: "PUT /changes",
    long_about: "PUT /changes",
    flags: &[],
    body: Some(Body {
        help: "(Lines of JSON, @FILE, or - for the standard input)",
        is_required: false,
        media_types: &["text/event-stream"],
    }),
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    let call = match given.has_body() {
        true => {
            client
                .put_changes()
                .body(
                    given
                        .values::<Measure>()?
                        .into_iter()
                        .map(event::Event::from)
                        .collect::<Vec<_>>()
                        .into(),
                )
        }
        false => client.put_changes(),
    };
    Ok(Prepared::of(call))
}
