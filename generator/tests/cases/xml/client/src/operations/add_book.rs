// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `addBook`: `POST /books`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::book::Book;
use crate::types::problem::Problem;
use crate::xml;

impl Client {
    /// XML alone, in both directions.
    ///
    /// `POST /books`
    pub fn add_book(&self, body: Book) -> Call<AddBook> {
        Call::new(&self.shared, Method::POST, "/books")
            .accept("application/xml, application/problem+json, application/problem+xml")
            .xml("application/xml", &xml::BOOK_DOCUMENT, &body)
    }
}

/// The operation `addBook`.
#[derive(Debug)]
pub enum AddBook {}

impl Operation for AddBook {
    type Success = Reply<Book>;

    type Failure = AddBookFailure;

    const STATUS: u16 = 201;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            201 => received.xml(&xml::BOOK_DOCUMENT),
            400 => Err(received.json_failure(AddBookFailure::BadRequest)),
            401.. => {
                Err(
                    received.xml_failure(&xml::PROBLEM_DOCUMENT, AddBookFailure::Default),
                )
            }
            _ => received.undocumented(|received| received.xml(&xml::BOOK_DOCUMENT)),
        }
    }
}

/// The errors of `addBook`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddBookFailure {
    /// `400`: why it is not.
    BadRequest(Reply<Problem>),
    /// `default`: what else went wrong.
    Default(Reply<Problem>),
}

documented::implement! {
    AddBookFailure {
        BadRequest: 400, "Why it is not";
        Default: 500, "What else went wrong";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-book`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-book",
        about: "XML alone, in both directions.",
        long_about: "XML alone, in both directions.\n\nPOST /books",
        flags: &[
            Flag::new("id", Kind::INT64, "").field("id").required(),
            Flag::new("lang", Kind::Text, "").field("lang"),
            Flag::new("title", Kind::Text, "").field("title").required(),
            Flag::new("authors", Kind::Text, "").field("authors").required().list(),
            Flag::new("pages", Kind::Integer(1, 9223372036854775807), "")
                .field("pages")
                .required(),
            Flag::new("price", Kind::Number, "").field("price"),
            Flag::new("lent", Kind::Boolean, "").field("lent"),
            Flag::new("link", Kind::Text, "").field("link"),
            Flag::new("kind", Kind::OneOf(&["novel", "comic"]), "").field("kind"),
            Flag::new("stars", Kind::OneInteger(&["1", "2", "3"]), "").field("stars"),
            Flag::new("tags", Kind::Json, "").field("tags").required().list(),
            Flag::new("sequel", Kind::Json, "").field("sequel"),
            Flag::new("grid", Kind::Json, "").field("grid").list(),
        ],
        body: Some(Body {
            help: "(JSON, converted to XML, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.add_book(arguments.body()?)))
    }
}
