// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `putAccount`: `PUT /accounts/{id}`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::account::Account;
use crate::types::problem::Problem;
use crate::types::tag::Tag;

/// The required inputs of `putAccount`.
#[derive(Clone, Debug)]
pub struct PutAccountRequired {
    pub id: String,
    /// The body.
    pub body: Account,
}

impl Client {
    /// `putAccount`.
    ///
    /// `PUT /accounts/{id}`
    pub fn put_account(&self, required: PutAccountRequired) -> Call<PutAccount> {
        let PutAccountRequired { id, body } = required;
        Call::new(
                &self.shared,
                Method::PUT,
                Path::from("/accounts/").parameter("id", id),
            )
            .json(&body)
    }
}

impl Call<PutAccount> {
    pub fn code(self, code: impl AsRef<str>) -> Self {
        self.query("code", code.as_ref())
    }

    pub fn slug(self, slug: impl AsRef<str>) -> Self {
        self.query("slug", slug.as_ref())
    }

    pub fn tag(self, tag: Tag) -> Self {
        self.query("tag", tag)
    }
}

/// The operation `putAccount`.
#[derive(Debug)]
pub enum PutAccount {}

impl Operation for PutAccount {
    type Success = Reply<()>;

    type Failure = PutAccountFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            400 => Err(received.json_failure(PutAccountFailure::BadRequest)),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putAccount`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutAccountFailure {
    /// `400`: not possible.
    BadRequest(Reply<Problem>),
}

documented::implement! {
    PutAccountFailure {
        BadRequest: 400, "Not possible";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-account`.

    use crate::client::Client;
    use crate::operations::put_account::PutAccountRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-account",
        about: "PUT /accounts/{id}",
        long_about: "PUT /accounts/{id}",
        flags: &[
            Flag::new("id", Kind::Text, "").argument().required(),
            Flag::new("code", Kind::Text, ""),
            Flag::new("slug", Kind::Text, ""),
            Flag::new("tag", Kind::Text, ""),
            Flag::new("owner", Kind::Text, "").field("owner").required(),
            Flag::new("country", Kind::Text, "").field("country"),
            Flag::new("body-slug", Kind::Text, "").field("slug"),
            Flag::new("quoted", Kind::Text, "").field("quoted"),
            Flag::new("letters", Kind::Text, "").field("letters"),
            Flag::new("tags", Kind::Text, "").field("tags").list(),
            Flag::new("prefixes", Kind::Text, "").field("prefixes").list(),
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
        let mut call = client
            .put_account(PutAccountRequired {
                id: arguments.required("id")?,
                body: arguments.body()?,
            });
        if let Some(value) = arguments.optional::<String>("code")? {
            call = call.code(value);
        }
        if let Some(value) = arguments.optional::<String>("slug")? {
            call = call.slug(value);
        }
        if let Some(value) = arguments.optional("tag")? {
            call = call.tag(value);
        }
        Ok(PreparedCall::of(call))
    }
}
