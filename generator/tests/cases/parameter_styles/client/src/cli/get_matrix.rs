// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-matrix`: `getMatrix`.

use crate::client::Client;
use crate::operations::GetMatrixRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-matrix",
    about: "GET /matrix/{word}/{words}/{color}",
    long_about: "GET /matrix/{word}/{words}/{color}",
    flags: &[
        Flag::new("word", Kind::Text, "").argument().required(),
        Flag::new("words", Kind::Text, "").required().list(),
        Flag::new("color", Kind::Json, "").required(),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    Ok(
        PreparedCall::of(
            client
                .get_matrix(GetMatrixRequired {
                    word: arguments.required("word")?,
                    words: arguments.required("words")?,
                    color: arguments.required("color")?,
                }),
        ),
    )
}
