// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `list-readings`: `listReadings`.

use crate::client::Client;
use crate::operations::ListReadingsRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "list-readings",
    about: "GET /sensors/{sensor}/readings/{day}",
    long_about: "GET /sensors/{sensor}/readings/{day}",
    flags: &[
        Flag::new("sensor", Kind::Format("uuid"), "").argument().required(),
        Flag::new("day", Kind::Format("date"), "").argument().required(),
        Flag::new("since", Kind::Format("date-time"), ""),
        Flag::new("every", Kind::Format("duration"), "").required(),
        Flag::new("least", Kind::Format("decimal"), ""),
        Flag::new("from", Kind::Format("ipv4"), ""),
        Flag::new("via", Kind::Format("ipv6"), ""),
        Flag::new("token", Kind::Format("password"), ""),
        Flag::new("key", Kind::Format("base64"), ""),
        Flag::new("link", Kind::Text, ""),
        Flag::new("mail", Kind::Text, ""),
    ],
    body: None,
    is_paged: false,
    call,
};

fn call(
    client: &Client,
    arguments: &Arguments<'_>,
) -> Result<PreparedCall, InvalidArgument> {
    let mut call = client
        .list_readings(ListReadingsRequired {
            sensor: arguments.required("sensor")?,
            day: arguments.required("day")?,
            every: arguments.required("every")?,
        });
    if let Some(value) = arguments.optional("since")? {
        call = call.since(value);
    }
    if let Some(value) = arguments.optional("least")? {
        call = call.least(value);
    }
    if let Some(value) = arguments.optional("from")? {
        call = call.from_(value);
    }
    if let Some(value) = arguments.optional("via")? {
        call = call.via(value);
    }
    if let Some(value) = arguments.optional("token")? {
        call = call.token(value);
    }
    if let Some(value) = arguments.optional("key")? {
        call = call.key(value);
    }
    if let Some(value) = arguments.optional::<String>("link")? {
        call = call.link(value);
    }
    if let Some(value) = arguments.optional::<String>("mail")? {
        call = call.mail(value);
    }
    Ok(PreparedCall::of(call))
}
