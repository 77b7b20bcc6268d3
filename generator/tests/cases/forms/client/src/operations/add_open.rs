// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addOpen`: `POST /open`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::open::Open;

impl Client {
    /// Additional fields of any type.
    ///
    /// `POST /open`
    pub fn add_open(&self, body: Open) -> Call<AddOpen> {
        Call::new(&self.shared, Method::POST, "/open")
            .form(
                "application/x-www-form-urlencoded",
                FieldStyles::new(
                        &[
                            ("name", FieldStyle::Styled(Style::Form { explode: true })),
                            ("lines", FieldStyle::JsonItems),
                        ],
                    )
                    .additional(FieldStyle::Json),
                &body,
            )
    }
}

/// The operation `addOpen`.
#[derive(Debug)]
pub enum AddOpen {}

impl Operation for AddOpen {
    type Success = Reply<Open>;

    type Failure = AddOpenFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addOpen`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddOpenFailure {}

documented::implement! {
    AddOpenFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-open`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-open",
        about: "Additional fields of any type.",
        long_about: "Additional fields of any type.\n\nPOST /open",
        flags: &[
            Flag::new("name", Kind::Text, "").field("name").required(),
            Flag::new("lines", Kind::Json, "").field("lines").list(),
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
        Ok(PreparedCall::of(client.add_open(arguments.body()?)))
    }
}
