// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `addWord`: `POST /words`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::limits::TextConstraint;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{documented, object, object_schema};

impl Client {
    /// `addWord`.
    ///
    /// `POST /words`
    pub fn add_word(&self, body: AddWordBody) -> Call<AddWord> {
        Call::new(&self.shared, Method::POST, "/words")
            .checked_body(&body, &ADD_WORD_BODY_SCHEMA)
            .form("application/x-www-form-urlencoded", FieldStyles::new(&[]), &body)
    }
}

/// The operation `addWord`.
#[derive(Debug)]
pub enum AddWord {}

impl Operation for AddWord {
    type Success = Reply<()>;

    type Failure = AddWordFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addWord`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddWordFailure {}

documented::implement! {
    AddWordFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddWordBody {
    pub word: String,
}

/// The required fields of [`AddWordBody`].
#[derive(Debug)]
pub struct AddWordBodyRequired {
    pub word: String,
}

object::implement! {
    AddWordBody from AddWordBodyRequired {
        required(word, "word");
    }
}

object_schema::implement! {
    ADD_WORD_BODY_SCHEMA {
        required("word", Schema::String(&[TextConstraint::Length(1, usize::MAX)]));
    }, AdditionalProperties::Any
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-word`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-word",
        about: "POST /words",
        long_about: "POST /words",
        flags: &[Flag::new("word", Kind::Text, "").field("word").required()],
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
        Ok(PreparedCall::of(client.add_word(arguments.body()?)))
    }
}
