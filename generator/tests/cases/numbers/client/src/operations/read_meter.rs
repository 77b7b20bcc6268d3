// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `readMeter`: `POST /meters/{meter}`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::{Documented, Failure};
use crate::runtime::finite::Finite;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::Meter;

/// The required inputs of `readMeter`.
#[derive(Clone, Debug)]
pub struct ReadMeterRequired {
    pub meter: u64,
    /// The body.
    pub body: Meter,
}

impl Client {
    /// `readMeter`.
    ///
    /// `POST /meters/{meter}`
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`ReadMeterHeaders`](crate::ReadMeterHeaders).
    pub fn read_meter(&self, required: ReadMeterRequired) -> Call<ReadMeter> {
        let ReadMeterRequired { meter, body } = required;
        Call::new(
                &self.shared,
                Method::POST,
                Path::from("/meters/").parameter("meter", meter),
            )
            .json(&body)
    }
}

impl Call<ReadMeter> {
    /// The server defaults to `8080`.
    pub fn port(self, port: u16) -> Self {
        self.query("port", port)
    }

    pub fn page(self, page: i64) -> Self {
        self.query("page", page)
    }

    pub fn size(self, size: u32) -> Self {
        self.query("size", size)
    }

    pub fn rate(self, rate: f64) -> Self {
        self.query("rate", Finite(rate))
    }

    pub fn ratio(self, ratio: f32) -> Self {
        self.query("ratio", Finite(ratio))
    }
}

/// The operation `readMeter`.
#[derive(Debug)]
pub enum ReadMeter {}

impl Operation for ReadMeter {
    type Success = Reply<()>;

    type Failure = ReadMeterFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `readMeter`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ReadMeterFailure {}

impl Documented for ReadMeterFailure {
    fn response(&self) -> (&RawResponse, &'static str) {
        match *self {}
    }
}

documented::implement!(ReadMeterFailure);

/// The headers of `ReadMeter`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ReadMeterHeaders {
    pub left: Option<u8>,
}

impl ReadHeaders for ReadMeterHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            left: header::read(headers, "left"),
        }
    }
}
