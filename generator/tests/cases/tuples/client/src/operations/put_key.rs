// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `putKey`: `PUT /keys`.

use std::collections::BTreeMap;

use bytes::Bytes;
use http::Method;

use crate::client::Client;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::by_type::ByType;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{codec, documented};
use crate::types::key::Key;
use crate::types::level::Level;
use crate::types::signed::Signed;

impl Client {
    /// `putKey`.
    ///
    /// `PUT /keys`
    pub fn put_key(&self, body: (Key, Bytes)) -> Call<PutKey> {
        Call::new(&self.shared, Method::PUT, "/keys")
            .json(&codec::Encoded::<(Base64UrlText, Base64UrlText)>(&body))
    }
}

/// The operation `putKey`.
#[derive(Debug)]
pub enum PutKey {}

impl Operation for PutKey {
    type Success = Reply<BTreeMap<String, Signed>>;

    type Failure = PutKeyFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => {
                received
                    .json()
                    .map(|
                        reply: Reply<
                            codec::Decoded<
                                BTreeMap<
                                    String,
                                    (
                                        Base64UrlText,
                                        ByType<Bytes>,
                                        Option<Base64UrlText>,
                                        Vec<Base64UrlText>,
                                        ByType<Level>,
                                    ),
                                >,
                            >,
                        >|
                    reply.map(|body| body.0))
            }
            _ => {
                received
                    .undocumented(|received| {
                        received
                            .json()
                            .map(|
                                reply: Reply<
                                    codec::Decoded<
                                        BTreeMap<
                                            String,
                                            (
                                                Base64UrlText,
                                                ByType<Bytes>,
                                                Option<Base64UrlText>,
                                                Vec<Base64UrlText>,
                                                ByType<Level>,
                                            ),
                                        >,
                                    >,
                                >|
                            reply.map(|body| body.0))
                    })
            }
        }
    }
}

/// The errors of `putKey`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutKeyFailure {}

documented::implement! {
    PutKeyFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-key`.

    use crate::client::Client;
    use crate::runtime::base64_url::Base64UrlText;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};
    use crate::runtime::codec;

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-key",
        about: "PUT /keys",
        long_about: "PUT /keys",
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
                client
                    .put_key(
                        arguments
                            .body::<codec::Decoded<(Base64UrlText, Base64UrlText)>>()?
                            .0,
                    ),
            ),
        )
    }
}
