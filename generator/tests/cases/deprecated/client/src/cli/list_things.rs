// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `list-things`: `listThings`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-things",
    about: "GET /v1/things",
    long_about: "GET /v1/things",
    flags: &[
        Flag::new("limit", Kind::Integer(-2147483648, 2147483647), ""),
        Flag::new(
            "page",
            Kind::Integer(-2147483648, 2147483647),
            "The number of the page. (deprecated, to be removed on 2030-12-05)",
        ),
        Flag::new("region", Kind::Text, "(deprecated, to be removed on 2031-06-01)")
            .required(),
        Flag::new("sort", Kind::OneOf(&["name", "age"]), "(deprecated)"),
        Flag::new("filter", Kind::Json, ""),
    ],
    body: None,
    is_paged: false,
    call,
};

#[expect(deprecated)]
fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.list_things(arguments.required::<String>("region")?);
    if let Some(value) = arguments.optional("limit")? {
        call = call.limit(value);
    }
    if let Some(value) = arguments.optional("page")? {
        call = call.page(value);
    }
    if let Some(value) = arguments.optional("sort")? {
        call = call.sort(value);
    }
    if let Some(value) = arguments.optional("filter")? {
        call = call.filter(value);
    }
    Ok(PreparedCall::of(call))
}
