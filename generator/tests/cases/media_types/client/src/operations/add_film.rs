// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `addFilm`: `POST /film`.

use std::fmt;

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::media::Media;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;

impl Client {
    /// `addFilm`.
    ///
    /// `POST /film`
    pub fn add_film(&self) -> Call<AddFilm> {
        Call::new(&self.shared, Method::POST, "/film")
    }
}

impl Call<AddFilm> {
    /// The body.
    pub fn body(self, body: Media) -> Self {
        self.media_body("audio/*", body)
    }
}

/// The operation `addFilm`.
#[derive(Debug)]
pub enum AddFilm {}

impl Operation for AddFilm {
    type Success = Reply<()>;

    type Failure = AddFilmFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `addFilm`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddFilmFailure {}

impl fmt::Display for AddFilmFailure {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for AddFilmFailure {}
