// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `sendParts`: `POST /v1/parts`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::upload::Upload;
use crate::runtime::{documented, object};
use crate::types::filter::Filter;

impl Client {
    /// `sendParts`.
    ///
    /// `POST /v1/parts`
    pub fn send_parts(&self, body: Upload<SendPartsBodyFields>) -> Call<SendParts> {
        Call::new(&self.shared, Method::POST, "/parts")
            .upload(
                FieldStyles::new(&[("thing", FieldStyle::Json)]),
                &body,
                &body.fields,
            )
    }
}

/// The operation `sendParts`.
#[derive(Debug)]
pub enum SendParts {}

impl Operation for SendParts {
    type Success = Reply<()>;

    type Failure = SendPartsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `sendParts`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SendPartsFailure {}

documented::implement! {
    SendPartsFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendPartsBodyFields {
    /// Deprecated.
    #[deprecated]
    pub kind: String,
    #[deprecated]
    pub note: Option<String>,
    #[deprecated]
    pub thing: Option<Filter>,
}

/// The required fields of [`SendPartsBodyFields`].
#[derive(Debug)]
pub struct SendPartsBodyFieldsRequired {
    /// Deprecated.
    pub kind: String,
}

object::implement! {
    #[expect(deprecated)] SendPartsBodyFields from SendPartsBodyFieldsRequired {
        required(kind, "kind");
        #[deprecated]
        #[expect(deprecated)]
        optional(note: String, "note");
        #[deprecated]
        #[expect(deprecated)]
        optional(thing: Filter, "thing");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `send-parts`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "send-parts",
        about: "POST /v1/parts",
        long_about: "POST /v1/parts",
        flags: &[
            Flag::new("kind", Kind::Text, "(deprecated)").field("kind").required(),
            Flag::new("note", Kind::Text, "(deprecated)").field("note"),
            Flag::new("thing", Kind::Json, "(deprecated)").field("thing"),
            Flag::new("file", Kind::File(""), "The file to upload")
                .file("file")
                .required(),
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
        Ok(PreparedCall::of(client.send_parts(arguments.upload()?)))
    }
}
