// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `findPets`: `QUERY /pets`.

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::extension_method::extension_method;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::filter::Filter;
use crate::types::pet::Pet;

impl Client {
    /// `findPets`.
    ///
    /// `QUERY /pets`
    pub fn find_pets(&self, body: Filter) -> Call<FindPets> {
        Call::new(&self.shared, extension_method("QUERY"), "/pets")
            .credential(self.login.as_ref())
            .json(&body)
    }
}

/// The operation `findPets`.
#[derive(Debug)]
pub enum FindPets {}

impl Operation for FindPets {
    type Success = Reply<Vec<Pet>>;

    type Failure = FindPetsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `findPets`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum FindPetsFailure {}

documented::implement! {
    FindPetsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `pets find`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "find",
        about: "QUERY /pets",
        long_about: "QUERY /pets",
        flags: &[Flag::new("name", Kind::Text, "").field("name")],
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
        Ok(PreparedCall::of(client.find_pets(arguments.body()?)))
    }
}
