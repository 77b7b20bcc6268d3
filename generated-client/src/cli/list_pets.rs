// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `pets list`: `listPets`.

use crate::client::Client;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list",
    about: "List animals.",
    long_about: "List animals.\n\nReturns the animals in ascending order of `id`, one page at a time.\n\nIf there are more animals, the response has a `Link` header with `rel=\"next\"` (RFC 8288), the URL of\nthe next page. A page may contain fewer than `limit` animals although more follow, because the size\nof a page in bytes is limited as well.\n\nGET /v1/pets",
    flags: &[
        Flag::new(
            "limit",
            Kind::Integer(1, 100),
            "Maximum number of animals to return. [default: 20]",
        ),
        Flag::new(
            "status",
            Kind::OneOf(&["available", "pending", "sold"]),
            "Return only the animals with this status.",
        ),
        Flag::new(
            "cursor",
            Kind::Text,
            "The start of the page: a value from the `Link` header of the previous page.",
        ),
    ],
    body: None,
    is_paged: true,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client.list_pets();
    if let Some(value) = arguments.optional("limit")? {
        call = call.limit(value);
    }
    if let Some(value) = arguments.optional("status")? {
        call = call.status(value);
    }
    if let Some(value) = arguments.optional::<String>("cursor")? {
        call = call.cursor(value);
    }
    Ok(PreparedCall::pages(call, arguments.all_pages(), &[]))
}
