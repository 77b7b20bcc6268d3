// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `putArticle`: `PUT /articles`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::article::Article;
use crate::types::article_request::ArticleRequest;

impl Client {
    /// `putArticle`.
    ///
    /// `PUT /articles`
    pub fn put_article(&self, body: ArticleRequest) -> Call<PutArticle> {
        Call::new(&self.shared, Method::PUT, "/articles").json(&body)
    }
}

/// The operation `putArticle`.
#[derive(Debug)]
pub enum PutArticle {}

impl Operation for PutArticle {
    type Success = Reply<Article>;

    type Failure = PutArticleFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putArticle`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutArticleFailure {}

documented::implement! {
    PutArticleFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-article`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-article",
        about: "PUT /articles",
        long_about: "PUT /articles",
        flags: &[
            Flag::new("title", Kind::Text, "").field("title").required(),
            Flag::new("sections", Kind::Json, "").field("sections").required().list(),
            Flag::new("comment", Kind::Text, "").field("comment"),
            Flag::new("into-request", Kind::Boolean, "")
                .field("into_request")
                .required(),
            Flag::new("pair", Kind::Any, "").field("pair").list(),
            Flag::new("parent", Kind::Json, "").field("parent"),
            Flag::new("lead", Kind::Json, "").field("lead"),
            Flag::new("byline", Kind::Any, "").field("byline"),
            Flag::new("aside", Kind::Json, "").field("aside"),
            Flag::new("owner", Kind::Json, "").field("owner"),
            Flag::new("reviewers", Kind::Json, "").field("reviewers").list(),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        Ok(PreparedCall::of(client.put_article(arguments.body()?)))
    }
}
