// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `post_b`: `POST /b`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::both::Both;
use crate::types::color::Color;

impl Client {
    /// `post_b`.
    ///
    /// `POST /b`
    ///
    /// [`Reply::headers`] returns its headers as [`PostBHeaders`](crate::PostBHeaders).
    pub fn post_b(&self) -> Call<PostB> {
        Call::new(&self.shared, Method::POST, "/b").credential(self.api_key.as_ref())
    }
}

/// The operation `post_b`.
#[derive(Debug)]
pub enum PostB {}

impl Operation for PostB {
    type Success = Reply<Both>;

    type Failure = PostBFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `post_b`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PostBFailure {}

documented::implement! {
    PostBFailure {}
}

/// The headers of `PostB`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PostBHeaders {
    pub x_rate: Option<i64>,
    pub x_color: Option<Color>,
}

impl ReadHeaders for PostBHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_rate: header::read(headers, "x-rate"),
            x_color: header::read(headers, "x-color"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `post-b`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::Command;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "post-b",
        about: "POST /b",
        long_about: "POST /b",
        flags: &[],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        _: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.post_b()))
    }
}
