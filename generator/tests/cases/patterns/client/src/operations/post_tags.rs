// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `postTags`: `POST /tags`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::tag::Tag;

impl Client {
    /// `postTags`.
    ///
    /// `POST /tags`
    pub fn post_tags(&self, body: Vec<Tag>) -> Call<PostTags> {
        Call::new(&self.shared, Method::POST, "/tags").json(&body)
    }
}

/// The operation `postTags`.
#[derive(Debug)]
pub enum PostTags {}

impl Operation for PostTags {
    type Success = Reply<()>;

    type Failure = PostTagsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `postTags`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PostTagsFailure {}

documented::implement! {
    PostTagsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `post-tags`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "post-tags",
        about: "POST /tags",
        long_about: "POST /tags",
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
        Ok(PreparedCall::of(client.post_tags(arguments.body()?)))
    }
}
