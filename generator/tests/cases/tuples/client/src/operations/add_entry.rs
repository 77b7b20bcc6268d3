// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `addEntry`: `POST /entries`.

use http::Method;
use jiff::civil::Date;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::Entry;

impl Client {
    /// `addEntry`.
    ///
    /// `POST /entries`
    pub fn add_entry(&self, body: Entry) -> Call<AddEntry> {
        Call::new(&self.shared, Method::POST, "/entries").json(&body)
    }
}

/// The operation `addEntry`.
#[derive(Debug)]
pub enum AddEntry {}

impl Operation for AddEntry {
    type Success = Reply<(Date, Vec<Entry>)>;

    type Failure = AddEntryFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addEntry`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddEntryFailure {}

impl Documented for AddEntryFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(AddEntryFailure);
