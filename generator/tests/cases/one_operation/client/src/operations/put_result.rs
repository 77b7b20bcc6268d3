// @generated from one_operation.yaml by `cargo xtask codegen`; do not edit.
//! `putResult`: `PUT /api/jobs/{job}/result`.

use http::Method;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::finite::Finite;
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::request_url::Path;
use crate::types::outcome::Outcome;

/// The required inputs of `putResult`.
#[derive(Clone, Debug)]
pub struct PutResultRequired {
    /// At least `1`.
    pub job: i32,
    /// The result.
    pub body: Outcome,
}

impl Client {
    /// Stores the result of a job.
    ///
    /// `PUT /api/jobs/{job}/result`
    pub fn put_result(&self, required: PutResultRequired) -> Call<PutResult> {
        let PutResultRequired { job, body } = required;
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::PUT,
                    Path::from("/jobs/").parameter("job", job).text("/result"),
                )
                .credential(self.key.as_ref())
                .json(&body),
        )
    }
}

impl Call<PutResult> {
    /// `0..=30`. The server defaults to `1.5`.
    pub fn wait(self, wait: f64) -> Self {
        Self(self.0.query("wait", Finite(wait)))
    }

    /// At most 64 characters.
    pub fn x_trace(self, x_trace: impl AsRef<str>) -> Self {
        Self(self.0.header_parameter("x-trace", x_trace.as_ref()))
    }
}

/// The operation `putResult`.
#[derive(Debug)]
pub enum PutResult {}

/// The success responses of `putResult`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutResultSuccess {
    /// `200`: The result as stored.
    Ok(Reply<Outcome>),
    /// `202`: Stored later.
    Accepted(Reply<()>),
}

#[cfg(feature = "mock")]
impl crate::runtime::client::mock::MockedSuccess for PutResultSuccess {
    fn set_documented_status(&mut self, _: u16) {
        match self {
            Self::Ok(reply) => reply.set_status(200),
            Self::Accepted(reply) => reply.set_status(202),
        }
    }
}

impl Operation for PutResult {
    type Success = PutResultSuccess;

    type Failure = PutResultFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "putResult",
        "/api/jobs/{job}/result",
        &["jobs"],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json().map(PutResultSuccess::Ok),
            202 => received.empty().map(PutResultSuccess::Accepted),
            400 => Err(received.json_failure(PutResultFailure::BadRequest)),
            401 => Err(received.empty_failure(PutResultFailure::Unauthorized)),
            530 => Err(received.empty_failure(PutResultFailure::Status530)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `putResult`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutResultFailure {
    /// `400`: The result is invalid.
    BadRequest(Reply<String>),
    /// `401`: No valid key.
    Unauthorized(Reply<()>),
    /// `530`: Frozen.
    Status530(Reply<()>),
}

documented::implement! {
    PutResultFailure {
        BadRequest: 400, "The result is invalid";
        Unauthorized: 401, "No valid key";
        Status530: 530, "Frozen";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `jobs put-result`.

    use crate::client::Client;
    use crate::operations::put_result::PutResultRequired;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-result",
        about: "Stores the result of a job.",
        long_about: "Stores the result of a job.\n\nPUT /api/jobs/{job}/result",
        flags: &[
            Flag::new("job", Kind::Integer(1, 2147483647), "").argument().required(),
            Flag::new("wait", Kind::Number, "[default: 1.5]"),
            Flag::new("x-trace", Kind::Text, ""),
            Flag::new("state", Kind::OneOf(&["passed", "failed"]), "")
                .field("state")
                .required(),
            Flag::new("finished", Kind::Format("date-time"), "When the job was done.")
                .field("finished")
                .required(),
            Flag::new("score", Kind::Number, "").field("score"),
            Flag::new("attempts", Kind::Integer(1, 9223372036854775807), "[default: 1]")
                .field("attempts"),
            Flag::new("log", Kind::Text, "").field("log").list(),
            Flag::new("parent", Kind::Json, "").field("parent"),
            Flag::new("note", Kind::Text, "(deprecated, to be removed on 2030-12-05)")
                .field("note"),
        ],
        body: Some(Body {
            help: "The result. (JSON, @FILE, or - for standard input; options override its fields)",
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
            .put_result(PutResultRequired {
                job: arguments.required("job")?,
                body: arguments.body()?,
            });
        if let Some(value) = arguments.optional("wait")? {
            call = call.wait(value);
        }
        if let Some(value) = arguments.optional::<String>("x-trace")? {
            call = call.x_trace(value);
        }
        Ok(PreparedCall::of(call.0))
    }
}
