// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /pets`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::pet::Pet;
use crate::types::problem::Problem;

impl Client {
    /// `listPets`.
    ///
    /// `GET /pets`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ListPetsHeaders`](crate::ListPetsHeaders).
    pub fn list_pets(&self) -> Call<ListPets> {
        Call::new(&self.shared, Method::GET, "/pets").credential(self.key.as_ref())
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
            400.. => Err(received.json_failure(ListPetsFailure::Default)),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListPetsFailure {
    /// `default`: it failed.
    Default(Reply<Problem>),
}

documented::implement! {
    ListPetsFailure {
        Default: 500, "It failed";
    }
}

/// The headers of `ListPets`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsHeaders {
    pub x_total: Option<i32>,
}

impl ReadHeaders for ListPetsHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_total: header::read(headers, "x-total"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `pets list`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list",
        about: "GET /pets",
        long_about: "GET /pets",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_pets()))
    }
}
