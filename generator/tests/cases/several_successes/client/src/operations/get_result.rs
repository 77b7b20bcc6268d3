// @generated from several_successes.yaml by `cargo xtask codegen`; do not edit.
//! `getResult`: `GET /api/jobs/{job}/result`.

use http::{HeaderMap, Method};

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::finite::Finite;
use crate::runtime::header::{self, ReadHeaders};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::types::outcome::Outcome;
use crate::types::problem::Problem;

impl Client {
    /// The result of a job, or how far it is.
    ///
    /// `GET /api/jobs/{job}/result`
    pub fn get_result(&self, job: i32) -> Call<GetResult> {
        Call::new(
            &self.shared,
            Method::GET,
            Path::from("/jobs/").parameter("job", job).text("/result"),
        )
    }
}

impl Call<GetResult> {
    /// The server defaults to `1.5`.
    pub fn wait(self, wait: f64) -> Self {
        self.query("wait", Finite(wait))
    }
}

/// The operation `getResult`.
#[derive(Debug)]
pub enum GetResult {}

/// The success responses of `getResult`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetResultSuccess {
    /// `200`: the result.
    Ok(Reply<Outcome>),
    /// `202`: not done yet.
    ///
    /// [`Reply::headers`] returns its headers as
    /// [`GetResultAcceptedHeaders`](crate::GetResultAcceptedHeaders).
    Accepted(Reply<()>),
    /// `204`: there is no result.
    NoContent(Reply<()>),
}

#[cfg(feature = "mock")]
impl crate::runtime::mock::MockedSuccess for GetResultSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Accepted(reply) => reply.set_status(202),
            Self::NoContent(reply) => reply.set_status(204),
        }
    }
}

impl Operation for GetResult {
    type Success = GetResultSuccess;

    type Failure = GetResultFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json().map(GetResultSuccess::Ok),
            202 => received.empty().map(GetResultSuccess::Accepted),
            204 => received.empty().map(GetResultSuccess::NoContent),
            410 => Err(received.json_failure(GetResultFailure::Gone)),
            530 => Err(received.empty_failure(GetResultFailure::Status530)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `getResult`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum GetResultFailure {
    /// `410`: the result is gone.
    Gone(Reply<Problem>),
    /// `530`: frozen.
    Status530(Reply<()>),
}

documented::implement! {
    GetResultFailure {
        Gone: 410, "The result is gone";
        Status530: 530, "Frozen";
    }
}

/// The headers of `GetResultAccepted`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetResultAcceptedHeaders {
    pub retry_after: Option<i64>,
    /// Per cent done.
    pub x_progress: Option<String>,
}

impl ReadHeaders for GetResultAcceptedHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            retry_after: header::read(headers, "retry-after"),
            x_progress: header::read(headers, "x-progress"),
        }
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `get-result`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "get-result",
        about: "The result of a job, or how far it is.",
        long_about: "The result of a job, or how far it is.\n\nGET /api/jobs/{job}/result",
        flags: &[
            Flag::new("job", Kind::Integer(1, 2147483647), "").argument().required(),
            Flag::new("wait", Kind::Number, "[default: 1.5]"),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client.get_result(arguments.required("job")?);
        if let Some(value) = arguments.optional("wait")? {
            call = call.wait(value);
        }
        Ok(PreparedCall::of(call))
    }
}
