// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByUrl`: `GET /orders/by-url`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::pages::{Paged, Paging};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::{Order, Page};

impl Client {
    /// `listByUrl`.
    ///
    /// `GET /orders/by-url`
    pub fn list_by_url(&self) -> Call<ListByUrl> {
        Call::new(&self.shared, Method::GET, "/orders/by-url")
            .credential(self.token.as_ref())
    }
}

/// The operation `listByUrl`.
#[derive(Debug)]
pub enum ListByUrl {}

impl Operation for ListByUrl {
    type Success = Reply<Page>;

    type Failure = ListByUrlFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `listByUrl`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ListByUrlFailure {}

impl fmt::Display for ListByUrlFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for ListByUrlFailure {}

impl Paged for ListByUrl {
    type Item = Order;

    const PAGING: Paging = Paging::NextUrl;

    fn next(page: &Self::Success) -> Option<String> {
        Some(page.body().paging.as_ref()?.next.as_ref()?.to_string())
    }

    fn items(page: Self::Success) -> Option<Vec<Self::Item>> {
        page.into_body().data.orders
    }
}
