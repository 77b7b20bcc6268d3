//! The interface of a client under test.

pub mod bare;
pub mod generated;
mod moves;

use crate::Outcome;

/// A client of `openapi.yaml`. Each call returns the sum of the received identifiers, or the number of
/// bytes.
#[allow(async_fn_in_trait, reason = "its futures stay where they are made")]
pub trait Client: Sized {
    /// A client of the server at a port of this machine.
    async fn new(port: u16) -> Outcome<Self>;

    /// Reads a list of `count` animals.
    async fn animals(&mut self, count: u32) -> Outcome<u64>;

    /// Sends `count` bytes; the server counts them.
    async fn upload(&mut self, count: u32) -> Outcome<u64>;

    /// Reads `count` bytes as a stream.
    async fn download(&mut self, count: u32) -> Outcome<u64>;

    /// Reads `count` events as a stream.
    async fn moves(&mut self, count: u32) -> Outcome<u64>;
}
