// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `addLetter`: `POST /letters`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// Add a letter, whose key is no key to make up.
    ///
    /// `POST /letters`
    pub fn add_letter(&self) -> Call<AddLetter> {
        Call::new(&self.shared, Method::POST, "/letters").credential(self.token.as_ref())
    }
}

impl Call<AddLetter> {
    pub fn idempotency_key(self, idempotency_key: impl AsRef<str>) -> Self {
        self.header("idempotency-key", idempotency_key.as_ref())
    }
}

/// The operation `addLetter`.
#[derive(Debug)]
pub enum AddLetter {}

impl Operation for AddLetter {
    type Success = Reply<()>;

    type Failure = AddLetterFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
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
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-letter",
        about: "Add a letter, whose key is no key to make up.",
        long_about: "Add a letter, whose key is no key to make up.\n\nPOST /letters",
        flags: &[Flag::new("idempotency-key", Kind::Text, "")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.add_letter();
        if let Some(value) = arguments.optional::<String>("idempotency-key")? {
            call = call.idempotency_key(value);
        }
        Ok(PreparedCall::of(call))
    }
}
