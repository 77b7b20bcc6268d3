// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `export`: `POST /exports/{kind}?owner={owner}&since={since}&format=csv`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::text_enum::{self, UnknownValue};

/// The required inputs of `export`.
#[derive(Clone, Debug)]
pub struct ExportRequired {
    pub kind: String,
    pub owner: i64,
    pub format: ExportFormat,
}

impl Client {
    /// `export`.
    ///
    /// `POST /exports/{kind}?owner={owner}&since={since}&format=csv`
    pub fn export(&self, required: ExportRequired) -> Call<Export> {
        let ExportRequired { kind, owner, format } = required;
        Call::new(
                &self.shared,
                Method::POST,
                Path::from("/exports/").parameter("kind", kind),
            )
            .query("owner", owner)
            .query("format", format)
    }
}

impl Call<Export> {
    pub fn since(self, since: impl AsRef<str>) -> Self {
        self.query("since", since.as_ref())
    }
}

/// The operation `export`.
#[derive(Debug)]
pub enum Export {}

impl Operation for Export {
    type Success = Reply<Vec<String>>;

    type Failure = ExportFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `export`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ExportFailure {}

documented::implement! {
    ExportFailure {}
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ExportFormat {
    Csv,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    ExportFormat {
        Csv = "csv";
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `export`.

    use crate::client::Client;
    use crate::operations::export::ExportRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "export",
        about: "POST /exports/{kind}?owner={owner}&since={since}&format=csv",
        long_about: "POST /exports/{kind}?owner={owner}&since={since}&format=csv",
        flags: &[
            Flag::new("kind", Kind::Text, "").argument().required(),
            Flag::new("owner", Kind::INT64, "").required(),
            Flag::new("since", Kind::Text, ""),
            Flag::new("format", Kind::OneOf(&["csv"]), "").required(),
        ],
        body: None,
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client
            .export(ExportRequired {
                kind: arguments.required("kind")?,
                owner: arguments.required("owner")?,
                format: arguments.required("format")?,
            });
        if let Some(value) = arguments.optional::<String>("since")? {
            call = call.since(value);
        }
        Ok(PreparedCall::of(call))
    }
}
