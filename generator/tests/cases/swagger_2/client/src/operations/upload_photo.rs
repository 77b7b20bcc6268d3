// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `uploadPhoto`: `PUT /v1/pets/{id}/photo`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::parameter_style::Style;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::request_url::Path;
use crate::runtime::upload::Upload;
use crate::runtime::{documented, object};

/// The required inputs of `uploadPhoto`.
#[derive(Clone, Debug)]
pub struct UploadPhotoRequired {
    pub id: i64,
    /// The body.
    pub body: Upload<UploadPhotoBodyFields>,
}

impl Client {
    /// `uploadPhoto`.
    ///
    /// `PUT /v1/pets/{id}/photo`
    pub fn upload_photo(&self, required: UploadPhotoRequired) -> Call<UploadPhoto> {
        let UploadPhotoRequired { id, body } = required;
        Call::new(
                &self.shared,
                Method::PUT,
                Path::from("/pets/").parameter("id", id).text("/photo"),
            )
            .credential(self.key.as_ref())
            .upload(
                FieldStyles::new(
                    &[("labels", FieldStyle::Styled(Style::Form { explode: false }))],
                ),
                &body,
                &body.fields,
            )
    }
}

/// The operation `uploadPhoto`.
#[derive(Debug)]
pub enum UploadPhoto {}

impl Operation for UploadPhoto {
    type Success = Reply<()>;

    type Failure = UploadPhotoFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `uploadPhoto`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum UploadPhotoFailure {}

documented::implement! {
    UploadPhotoFailure {}
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UploadPhotoBodyFields {
    pub caption: Option<String>,
    pub labels: Option<Vec<String>>,
    pub sizes: Option<Vec<i64>>,
}

object::implement! {
    UploadPhotoBodyFields {
        optional(caption: String, "caption");
        optional(labels: Vec<String>, "labels");
        optional(sizes: Vec<i64>, "sizes");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `upload-photo`.

    use crate::client::Client;
    use crate::operations::upload_photo::UploadPhotoRequired;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "upload-photo",
        about: "PUT /v1/pets/{id}/photo",
        long_about: "PUT /v1/pets/{id}/photo",
        flags: &[
            Flag::new("id", Kind::INT64, "").argument().required(),
            Flag::new("caption", Kind::Text, "").field("caption"),
            Flag::new("labels", Kind::Text, "").field("labels").list(),
            Flag::new("sizes", Kind::INT64, "").field("sizes").list(),
            Flag::new("photo", Kind::File(""), "The file to upload")
                .file("photo")
                .required(),
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
        Ok(
            PreparedCall::of(
                client
                    .upload_photo(UploadPhotoRequired {
                        id: arguments.required("id")?,
                        body: arguments.upload()?,
                    }),
            ),
        )
    }
}
