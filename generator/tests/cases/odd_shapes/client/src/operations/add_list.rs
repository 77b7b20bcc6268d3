// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `addList`: `POST /lists/{method}`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::at_least_three::AtLeastThree;

/// The required inputs of `addList`.
#[derive(Clone, Debug)]
pub struct AddListRequired {
    pub method_: String,
    /// The body.
    pub body: Vec<AtLeastThree>,
}

impl Client {
    /// `addList`.
    ///
    /// `POST /lists/{method}`
    pub fn add_list(&self, required: AddListRequired) -> Call<AddList> {
        let AddListRequired { method_, body } = required;
        Call::new(
                &self.shared,
                Method::POST,
                Path::from("/lists/").parameter("method", method_),
            )
            .json(&body)
    }
}

impl Call<AddList> {
    pub fn headers_(self, headers_: impl AsRef<str>) -> Self {
        self.query("headers", headers_.as_ref())
    }
}

/// The operation `addList`.
#[derive(Debug)]
pub enum AddList {}

/// The success responses of `addList`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddListSuccess {
    /// `204`: nothing.
    NoContent(Reply<()>),
    /// `299`: added.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`AddListStatus299Headers`](crate::AddListStatus299Headers).
    Status299(Reply<()>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for AddListSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::NoContent(reply) => reply.set_status(204),
            Self::Status299(reply) => reply.set_status(299),
        }
    }
}

impl Operation for AddList {
    type Success = AddListSuccess;

    type Failure = AddListFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty().map(AddListSuccess::NoContent),
            299 => received.empty().map(AddListSuccess::Status299),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `addList`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddListFailure {}

documented::implement! {
    AddListFailure {}
}

/// The headers of `AddListStatus299`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddListStatus299Headers {
    pub x_ratio: Option<f64>,
}

impl ReadHeaders for AddListStatus299Headers {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_ratio: header::read(headers, "x-ratio"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-list`.

    use crate::client::Client;
    use crate::operations::add_list::AddListRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-list",
        about: "POST /lists/{method}",
        long_about: "POST /lists/{method}",
        flags: &[
            Flag::new("method", Kind::Text, "").argument().required(),
            Flag::new("headers", Kind::Text, ""),
        ],
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
        let mut call = client
            .add_list(AddListRequired {
                method_: arguments.required("method")?,
                body: arguments.body()?,
            });
        if let Some(value) = arguments.optional::<String>("headers")? {
            call = call.headers_(value);
        }
        Ok(PreparedCall::of(call))
    }
}
