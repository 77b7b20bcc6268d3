// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `read-meter`: `readMeter`.

use crate::client::Client;
use crate::operations::ReadMeterRequired;
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
    name: "read-meter",
    about: "POST /meters/{meter}",
    long_about: "POST /meters/{meter}",
    flags: &[
        Flag::new("meter", Kind::Integer(0, 18446744073709551615), "")
            .argument()
            .required(),
        Flag::new("port", Kind::Integer(1, 65535), "[default: 8080]"),
        Flag::new("page", Kind::INT64, ""),
        Flag::new("size", Kind::Integer(0, 64), ""),
        Flag::new("rate", Kind::Number, ""),
        Flag::new("ratio", Kind::Number, ""),
        Flag::new("count", Kind::Integer(0, 18446744073709551615), "")
            .field("count")
            .required(),
        Flag::new("tiny", Kind::Integer(-128, 127), "").field("tiny"),
        Flag::new("small", Kind::Integer(-32768, 32767), "").field("small"),
        Flag::new("byte", Kind::Integer(1, 255), "").field("byte"),
        Flag::new("at", Kind::INT64, "").field("at"),
        Flag::new("below", Kind::Integer(-9223372036854775808, 9), "").field("below"),
        Flag::new("price", Kind::Number, "").field("price"),
        Flag::new("share", Kind::Number, "").field("share"),
        Flag::new("cost", Kind::Number, "").field("cost"),
        Flag::new("steps", Kind::Number, "").field("steps").list(),
        Flag::new("levels", Kind::Json, "").field("levels"),
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
    let mut call = client
        .read_meter(ReadMeterRequired {
            meter: arguments.required("meter")?,
            body: arguments.body()?,
        });
    if let Some(value) = arguments.optional("port")? {
        call = call.port(value);
    }
    if let Some(value) = arguments.optional("page")? {
        call = call.page(value);
    }
    if let Some(value) = arguments.optional("size")? {
        call = call.size(value);
    }
    if let Some(value) = arguments.optional("rate")? {
        call = call.rate(value);
    }
    if let Some(value) = arguments.optional("ratio")? {
        call = call.ratio(value);
    }
    Ok(PreparedCall::of(call))
}
