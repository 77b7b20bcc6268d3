// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `addUser`: `POST /users`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::user::User;
use crate::types::user_request_type::UserRequestType;

impl Client {
    /// `addUser`.
    ///
    /// `POST /users`
    pub fn add_user(&self, body: UserRequestType) -> Call<AddUser> {
        Call::new(&self.shared, Method::POST, "/users").json(&body)
    }
}

/// The operation `addUser`.
#[derive(Debug)]
pub enum AddUser {}

impl Operation for AddUser {
    type Success = Reply<User>;

    type Failure = AddUserFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addUser`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddUserFailure {}

documented::implement! {
    AddUserFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-user`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-user",
        about: "POST /users",
        long_about: "POST /users",
        flags: &[
            Flag::new("name", Kind::Text, "").field("name").required(),
            Flag::new("password", Kind::Format("password"), "")
                .field("password")
                .required(),
            Flag::new("friends", Kind::Json, "").field("friends").list(),
            Flag::new("contact", Kind::Any, "").field("contact"),
            Flag::new("address", Kind::Json, "").field("address"),
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
        Ok(PreparedCall::of(client.add_user(arguments.body()?)))
    }
}
