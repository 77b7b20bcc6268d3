// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `listBooks`: `GET /lists`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::book::Book;
use crate::xml;

impl Client {
    /// A list, and XML of a schema of its own beside JSON.
    ///
    /// `GET /lists`
    pub fn list_books(&self) -> Call<ListBooks> {
        Call::new(&self.shared, Method::GET, "/lists")
    }
}

/// The operation `listBooks`.
#[derive(Debug)]
pub enum ListBooks {}

impl Call<ListBooks> {
    /// Requests a `application/xml` response.
    pub fn as_xml(self) -> Call<ListBooksAsXml> {
        self.with_response("application/xml")
    }
}

/// The operation `listBooks` with a `application/xml` response.
#[derive(Debug)]
pub enum ListBooksAsXml {}

impl Operation for ListBooks {
    type Success = Reply<Vec<String>>;

    type Failure = ListBooksFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

impl Operation for ListBooksAsXml {
    type Success = Reply<Vec<Book>>;

    type Failure = ListBooksFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("application/xml")?.xml(&xml::BOOKS_DOCUMENT),
            _ => {
                received
                    .undocumented(|received| {
                        received.of("application/xml")?.xml(&xml::BOOKS_DOCUMENT)
                    })
            }
        }
    }
}

/// The errors of `listBooks`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListBooksFailure {}

documented::implement! {
    ListBooksFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `list-books`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "list-books",
        about: "A list, and XML of a schema of its own beside JSON.",
        long_about: "A list, and XML of a schema of its own beside JSON.\n\nGET /lists",
        flags: &[Flag::accept("accept", &["application/json", "application/xml"])],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.list_books()))
    }
}
