// @generated from setters.yaml by `cargo xtask codegen`; do not edit.
//! `addTags`: `POST /tags`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::tagged::Tagged;

impl Client {
    /// `addTags`.
    ///
    /// `POST /tags`
    pub fn add_tags(&self) -> Call<AddTags> {
        Call::new(&self.shared, Method::POST, "/tags")
    }
}

impl Call<AddTags> {
    /// The body.
    pub fn body(self, body: Vec<Tagged>) -> Self {
        self.json(&body)
    }
}

/// The operation `addTags`.
#[derive(Debug)]
pub enum AddTags {}

impl Operation for AddTags {
    type Success = Reply<()>;

    type Failure = AddTagsFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `addTags`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddTagsFailure {}

documented::implement! {
    AddTagsFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-tags`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-tags",
        about: "POST /tags",
        long_about: "POST /tags",
        flags: &[],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => client.add_tags().body(arguments.body()?),
            false => client.add_tags(),
        };
        Ok(PreparedCall::of(call))
    }
}
