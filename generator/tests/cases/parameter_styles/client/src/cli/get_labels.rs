// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-labels`: `getLabels`.

use crate::client::Client;
use crate::operations::get_labels::GetLabelsRequired;
use crate::runtime::cli_call::Prepared;
use crate::runtime::cli_end::Wrong;
use crate::runtime::cli_facts::{Command, Flag, Kind};
use crate::runtime::cli_given::Given;

/// The command.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-labels",
    about: "GET /labels/{words}/{color}",
    long_about: "GET /labels/{words}/{color}",
    flags: &[
        Flag::new("words", Kind::Text, "").required().list(),
        Flag::new("color", Kind::Json, "").required(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(client: &Client, given: &Given<'_>) -> Result<Prepared, Wrong> {
    Ok(
        Prepared::of(
            client
                .get_labels(GetLabelsRequired {
                    words: given.required("words")?,
                    color: given.required("color")?,
                }),
        ),
    )
}
