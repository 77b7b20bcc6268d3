// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `addBook`: `POST /books`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Book, Problem};
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

impl Documented for AddBookFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match self {
            Self::BadRequest(reply) => reply.documented("Why it is not"),
            Self::Default(reply) => reply.documented("What else went wrong"),
        }
    }
}

documented::implement!(AddBookFailure);
