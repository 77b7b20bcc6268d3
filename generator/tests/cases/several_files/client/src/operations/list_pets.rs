// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /pets`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::pet::{Pet, PetKind};

impl Client {
    /// `listPets`.
    ///
    /// `GET /pets`
    pub fn list_pets(&self) -> Call<ListPets> {
        Call::new(&self.shared, Method::GET, "/pets")
    }
}

impl Call<ListPets> {
    pub fn kind(self, kind: PetKind) -> Self {
        self.query("kind", kind)
    }
}

/// The operation `listPets`.
#[derive(Debug)]
pub enum ListPets {}

impl Operation for ListPets {
    type Success = Reply<Vec<Pet>>;

    type Failure = ListPetsFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListPetsFailure {}

documented::implement! {
    ListPetsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-pets`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-pets",
        about: "GET /pets",
        long_about: "GET /pets",
        flags: &[Flag::new("kind", Kind::OneOf(&["cat", "dog"]), "")],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.list_pets();
        if let Some(value) = arguments.optional("kind")? {
            call = call.kind(value);
        }
        Ok(PreparedCall::of(call))
    }
}
