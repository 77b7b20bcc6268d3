// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `addLetter`: `POST /letters`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::a_type::AType;
use crate::types::b_type::BType;

impl Client {
    /// `addLetter`.
    ///
    /// `POST /letters`
    pub fn add_letter(&self, body: BType) -> Call<AddLetter> {
        Call::new(&self.shared, Method::POST, "/letters").json(&body)
    }
}

/// The operation `addLetter`.
#[derive(Debug)]
pub enum AddLetter {}

impl Operation for AddLetter {
    type Success = Reply<AType>;

    type Failure = AddLetterFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addLetter`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddLetterFailure {}

documented::implement! {
    AddLetterFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-letter`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-letter",
        about: "POST /letters",
        long_about: "POST /letters",
        flags: &[Flag::new("a", Kind::INT64, "").field("a")],
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
        Ok(PreparedCall::of(client.add_letter(arguments.body()?)))
    }
}
