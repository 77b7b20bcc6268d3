// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `putPath`: `PUT /paths`.

use http::Method;

use crate::client::Client;
use crate::runtime::by_serde::BySerde;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{codec, documented};
use crate::types::file_path::FilePath;
use crate::types::sizes::Sizes;

impl Client {
    /// `putPath`.
    ///
    /// `PUT /paths`
    pub fn put_path(&self, body: FilePath) -> Call<PutPath> {
        Call::new(&self.shared, Method::PUT, "/paths")
            .json(&codec::Encoded::<BySerde<FilePath>>(&body))
    }
}

/// The operation `putPath`.
#[derive(Debug)]
pub enum PutPath {}

impl Operation for PutPath {
    type Success = Reply<Vec<FilePath>>;

    type Failure = PutPathFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => {
                received
                    .json()
                    .map(|reply: Reply<codec::Decoded<Vec<BySerde<FilePath>>>>| {
                        reply.map(|body| body.0)
                    })
            }
            404 => {
                Err(
                    received
                        .json_failure(|reply: Reply<codec::Decoded<BySerde<Sizes>>>| {
                            PutPathFailure::NotFound(reply.map(|body| body.0))
                        }),
                )
            }
            _ => {
                received
                    .undocumented(|received| {
                        received
                            .json()
                            .map(|reply: Reply<codec::Decoded<Vec<BySerde<FilePath>>>>| {
                                reply.map(|body| body.0)
                            })
                    })
            }
        }
    }
}

/// The errors of `putPath`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutPathFailure {
    /// `404`: none.
    NotFound(Reply<Sizes>),
}

documented::implement! {
    PutPathFailure {
        NotFound: 404, "None";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-path`.

    use crate::client::Client;
    use crate::runtime::by_serde::BySerde;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};
    use crate::runtime::codec;
    use crate::types::file_path::FilePath;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-path",
        about: "PUT /paths",
        long_about: "PUT /paths",
        flags: &[],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(
            PreparedCall::of(
                client.put_path(arguments.body::<codec::Decoded<BySerde<FilePath>>>()?.0),
            ),
        )
    }
}
