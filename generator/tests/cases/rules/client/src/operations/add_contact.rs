// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `addContact`: `POST /contacts`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::contact::Contact;

impl Client {
    /// `addContact`.
    ///
    /// `POST /contacts`
    pub fn add_contact(&self, body: Contact) -> Call<AddContact> {
        Call::new(&self.shared, Method::POST, "/contacts").json(&body)
    }
}

/// The operation `addContact`.
#[derive(Debug)]
pub enum AddContact {}

impl Operation for AddContact {
    type Success = Reply<()>;

    type Failure = AddContactFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addContact`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddContactFailure {}

documented::implement! {
    AddContactFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-contact`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-contact",
        about: "POST /contacts",
        long_about: "POST /contacts",
        flags: &[
            Flag::new("name", Kind::Text, "").field("name").required(),
            Flag::new("mail", Kind::Text, "").field("mail"),
            Flag::new("phone", Kind::Text, "").field("phone"),
            Flag::new("password", Kind::Text, "").field("password"),
            Flag::new("password-again", Kind::Text, "").field("passwordAgain"),
            Flag::new("labels", Kind::Text, "").field("labels").list(),
            Flag::new("level", Kind::Any, "").field("level"),
            Flag::new("home", Kind::Json, "").field("home"),
            Flag::new("friends", Kind::Json, "").field("friends").list(),
            Flag::new("options", Kind::Json, "").field("options"),
            Flag::new("prefix", Kind::Any, "").field("prefix"),
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
        Ok(PreparedCall::of(client.add_contact(arguments.body()?)))
    }
}
