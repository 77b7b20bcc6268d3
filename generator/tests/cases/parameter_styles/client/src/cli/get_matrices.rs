// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `get-matrices`: `getMatrices`.

use crate::client::Client;
use crate::operations::GetMatricesRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "get-matrices",
    about: "GET /matrices/{words}/{color}",
    long_about: "GET /matrices/{words}/{color}",
    flags: &[
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
                .get_matrices(GetMatricesRequired {
                    words: arguments.required("words")?,
                    color: arguments.required("color")?,
                }),
        ),
    )
}
