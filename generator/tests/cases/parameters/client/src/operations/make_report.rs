// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `makeReport`: `POST /reports/{kinds}/{day}.{part}`.

use chrono::NaiveDate;
use http::{HeaderMap, Method};
use uuid::Uuid;

use crate::client::Client;
use crate::operations::Call;
use crate::runtime::client::call::{CallBuilder, Operation, Streamed};
use crate::runtime::client::documented;
use crate::runtime::client::failure::Failure;
use crate::runtime::client::finite::Finite;
use crate::runtime::client::header::{self, ReadHeaders};
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::request_url::{ListStyle, Path};
use crate::runtime::date_by_chrono::DateText;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::media::Media;
use crate::runtime::parameter_style::Style;
use crate::runtime::upload::Upload;
use crate::runtime::uuid::UuidText;
use crate::runtime::{object, text_format};
use crate::types::filter::Filter;
use crate::types::kind::Kind;
use crate::uploads::MakeReportBodyFiles;

/// The required inputs of `makeReport`.
#[derive(Clone, Debug)]
pub struct MakeReportRequired {
    pub kinds: Vec<Kind>,
    pub day: NaiveDate,
    /// At least `1`.
    pub part: i32,
    pub kind: Kind,
    pub ids: Vec<i64>,
    pub x_trace: Uuid,
    /// The body.
    pub body: Upload<MakeReportBodyFields, MakeReportBodyFiles>,
}

impl Client {
    /// `makeReport`.
    ///
    /// `POST /reports/{kinds}/{day}.{part}`
    ///
    /// [`Reply::headers`] returns its headers as [`MakeReportHeaders`].
    pub fn make_report(&self, required: MakeReportRequired) -> Call<MakeReport> {
        let MakeReportRequired { kinds, day, part, kind, ids, x_trace, body } = required;
        Call(
            CallBuilder::new(
                    &self.shared,
                    Method::POST,
                    Path::from("/reports/")
                        .styled("kinds", Style::Label { explode: false }, &kinds)
                        .text("/")
                        .parameter_before(
                            "day",
                            text_format::text::<DateText>(&day),
                            ".",
                        )
                        .parameter("part", part),
                )
                .query("kind", kind)
                .query_list("ids", ListStyle::Commas, ids)
                .header_parameter("x-trace", text_format::text::<UuidText>(&x_trace))
                .upload(
                    FieldStyles::new(&[("filter", FieldStyle::Json)]),
                    &body.fields,
                    &body.files,
                ),
        )
    }
}

impl Call<MakeReport> {
    /// 1 to 3 items, each once.
    pub fn tags(self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let tags: Vec<String> = tags.into_iter().map(Into::into).collect();
        Self(self.0.query_list("tags", ListStyle::Repeated, tags))
    }

    pub fn days(self, days: impl IntoIterator<Item = NaiveDate>) -> Self {
        let days: Vec<NaiveDate> = days.into_iter().collect();
        Self(
            self
                .0
                .query_list(
                    "days",
                    ListStyle::Spaces,
                    days.iter().map(text_format::text::<DateText>),
                ),
        )
    }

    pub fn filter(self, filter: Filter) -> Self {
        Self(self.0.query_styled("filter", Style::Deep, &filter))
    }

    pub fn sort(self, sort: Filter) -> Self {
        Self(self.0.query_json("sort", &sort))
    }

    /// `1..=100`. The server defaults to `20`.
    pub fn limit(self, limit: i64) -> Self {
        Self(self.0.query("limit", limit))
    }

    /// A multiple of `0.1`.
    #[deprecated(note = "to be removed on 2030-12-05")]
    pub fn ratio(self, ratio: f64) -> Self {
        Self(self.0.query("ratio", Finite(ratio)))
    }

    pub fn flag(self, flag: bool) -> Self {
        Self(self.0.query("flag", flag))
    }

    pub fn path(self, path: impl AsRef<str>) -> Self {
        Self(self.0.query_allowing_reserved("path", path.as_ref()))
    }

    /// Pattern `^[A-Z]{2}$`.
    pub fn code(self, code: impl AsRef<str>) -> Self {
        Self(self.0.query("code", code.as_ref()))
    }

    /// At most 2 items.
    pub fn x_numbers(self, x_numbers: impl IntoIterator<Item = f64>) -> Self {
        let x_numbers: Vec<f64> = x_numbers.into_iter().collect();
        Self(self.0.header_list("x-numbers", x_numbers.into_iter().map(Finite)))
    }

    /// At least 8 characters.
    pub fn session(self, session: impl AsRef<str>) -> Self {
        Self(self.0.cookie("session", session.as_ref()))
    }
}

/// The operation `makeReport`.
#[derive(Debug)]
pub enum MakeReport {}

impl Call<MakeReport> {
    /// Requests a `text/csv` response.
    pub fn as_csv(self) -> Call<MakeReportAsCsv> {
        Call(self.0.with_response("text/csv, application/json;q=0.5"))
    }
}

/// The operation `makeReport` with a `text/csv` response.
#[derive(Debug)]
pub enum MakeReportAsCsv {}

impl Call<MakeReport> {
    /// Requests a `image/*` response.
    pub fn as_image(self) -> Call<MakeReportAsImage> {
        Call(self.0.with_response("image/*, application/json;q=0.5"))
    }
}

/// The operation `makeReport` with a `image/*` response.
#[derive(Debug)]
pub enum MakeReportAsImage {}

impl Operation for MakeReport {
    type Success = Reply<Filter>;

    type Failure = MakeReportFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "makeReport",
        "/reports/{kinds}/{day}.{part}",
        &[],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            400..=499 => Err(received.json_failure(MakeReportFailure::ClientError)),
            500.. => Err(received.empty_failure(MakeReportFailure::Default)),
            _ => received.undocumented_json(),
        }
    }
}

impl Operation for MakeReportAsCsv {
    type Success = Reply<String>;

    type Failure = MakeReportFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "makeReport",
        "/reports/{kinds}/{day}.{part}",
        &[],
    );

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("text/csv")?.text(),
            400..=499 => Err(received.json_failure(MakeReportFailure::ClientError)),
            500.. => Err(received.empty_failure(MakeReportFailure::Default)),
            _ => received.undocumented(|received| received.of("text/csv")?.text()),
        }
    }
}

impl Operation for MakeReportAsImage {
    type Success = Reply<Media>;

    type Failure = MakeReportFailure;

    const INFO: OperationInfo = OperationInfo::new(
        "makeReport",
        "/reports/{kinds}/{day}.{part}",
        &[],
    );

    const STREAMED: &'static [Streamed] = &[(200..=200, "image/*")];

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.of("image/*")?.media(),
            400..=499 => Err(received.json_failure(MakeReportFailure::ClientError)),
            500.. => Err(received.empty_failure(MakeReportFailure::Default)),
            _ => Err(Failure::Undocumented(received)),
        }
    }
}

/// The errors of `makeReport`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum MakeReportFailure {
    /// `4XX`: The request is invalid.
    ClientError(Reply<Filter>),
    /// `default`: It failed.
    Default(Reply<()>),
}

documented::implement! {
    MakeReportFailure {
        ClientError: 400, "The request is invalid";
        Default: 500, "It failed";
    }
}

/// The headers of `MakeReport`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MakeReportHeaders {
    pub x_lines: Option<i64>,
}

impl ReadHeaders for MakeReportHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            x_lines: header::read(headers, "x-lines"),
        }
    }
}

/// Created from [`MakeReportBodyFieldsRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MakeReportBodyFields {
    /// At most 8 characters.
    pub title: String,
    pub sizes: Option<Vec<i64>>,
    pub filter: Option<Filter>,
}

/// The required fields of [`MakeReportBodyFields`].
#[derive(Debug)]
pub struct MakeReportBodyFieldsRequired {
    /// At most 8 characters.
    pub title: String,
}

object::implement! {
    MakeReportBodyFields from MakeReportBodyFieldsRequired {
        required(title, "title");
        optional(sizes: Vec<i64>, "sizes");
        optional(filter: Filter, "filter");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `make-report`.

    use crate::client::Client;
    use crate::operations::make_report::MakeReportRequired;
    use crate::runtime::client::cli_arguments::Arguments;
    use crate::runtime::client::cli_call::PreparedCall;
    use crate::runtime::client::cli_error::InvalidArgument;
    use crate::runtime::client::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "make-report",
        about: "POST /reports/{kinds}/{day}.{part}",
        long_about: "POST /reports/{kinds}/{day}.{part}",
        flags: &[
            Flag::new("kinds", Kind::OneOf(&["long", "short"]), "").required().list(),
            Flag::new("day", Kind::Format("date"), "").argument().required(),
            Flag::new("part", Kind::Integer(1, 2147483647), "").argument().required(),
            Flag::new("kind", Kind::OneOf(&["long", "short"]), "").required(),
            Flag::new("tags", Kind::Text, "").list(),
            Flag::new("ids", Kind::Integer(1, 9223372036854775807), "")
                .required()
                .list(),
            Flag::new("days", Kind::Format("date"), "").list(),
            Flag::new("filter", Kind::Json, ""),
            Flag::new("sort", Kind::Json, ""),
            Flag::new("limit", Kind::Integer(1, 100), "[default: 20]"),
            Flag::new(
                "ratio",
                Kind::Number,
                "(deprecated, to be removed on 2030-12-05)",
            ),
            Flag::new("flag", Kind::Boolean, ""),
            Flag::new("path", Kind::Text, ""),
            Flag::new("code", Kind::Text, ""),
            Flag::new("x-trace", Kind::Format("uuid"), "").required(),
            Flag::new("x-numbers", Kind::Number, "").list(),
            Flag::new("session", Kind::Text, ""),
            Flag::new("title", Kind::Text, "").field("title").required(),
            Flag::new("sizes", Kind::INT64, "").field("sizes").list(),
            Flag::new("body-filter", Kind::Json, "").field("filter"),
            Flag::new("cover", Kind::File("image/png, image/jpeg"), "The file to upload")
                .file("cover")
                .required(),
            Flag::new("others", Kind::File(""), "The files to upload")
                .file("others")
                .list(),
            Flag::accept("accept", &["application/json", "text/csv", "image/*"]),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: true,
        }),
        is_paged: false,
        call,
    };

    #[expect(deprecated)]
    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let mut call = client
            .make_report(MakeReportRequired {
                kinds: arguments.required("kinds")?,
                day: arguments.required("day")?,
                part: arguments.required("part")?,
                kind: arguments.required("kind")?,
                ids: arguments.required("ids")?,
                x_trace: arguments.required("x-trace")?,
                body: arguments.upload()?,
            });
        if let Some(value) = arguments.optional::<Vec<String>>("tags")? {
            call = call.tags(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("days")? {
            call = call.days(value);
        }
        if let Some(value) = arguments.optional("filter")? {
            call = call.filter(value);
        }
        if let Some(value) = arguments.optional("sort")? {
            call = call.sort(value);
        }
        if let Some(value) = arguments.optional("limit")? {
            call = call.limit(value);
        }
        if let Some(value) = arguments.optional("ratio")? {
            call = call.ratio(value);
        }
        if let Some(value) = arguments.optional("flag")? {
            call = call.flag(value);
        }
        if let Some(value) = arguments.optional::<String>("path")? {
            call = call.path(value);
        }
        if let Some(value) = arguments.optional::<String>("code")? {
            call = call.code(value);
        }
        if let Some(value) = arguments.optional::<Vec<_>>("x-numbers")? {
            call = call.x_numbers(value);
        }
        if let Some(value) = arguments.optional::<String>("session")? {
            call = call.session(value);
        }
        Ok(PreparedCall::of(call.0))
    }
}
