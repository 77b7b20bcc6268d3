// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `changePhoto`: `PATCH /photos`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::upload::Upload;
use crate::runtime::{documented, object};

/// The required inputs of `changePhoto`.
#[derive(Clone, Debug)]
pub struct ChangePhotoRequired {
    pub id: i64,
    /// The body.
    pub body: ChangePhotoBodyJson,
}

impl Client {
    /// `changePhoto`.
    ///
    /// `PATCH /photos`
    pub fn change_photo(&self, required: ChangePhotoRequired) -> Call<ChangePhoto> {
        let ChangePhotoRequired { id, body } = required;
        Call::new(&self.shared, Method::PATCH, "/photos").query("id", id).json(&body)
    }
}

/// The required inputs of `changePhoto`.
#[derive(Clone, Debug)]
pub struct ChangePhotoAsMultipartRequired {
    pub id: i64,
    /// The body.
    pub body: Upload<ChangePhotoBodyMultipartFields>,
}

impl Client {
    /// `changePhoto`.
    ///
    /// `PATCH /photos`
    ///
    /// Like [`Client::change_photo`], with a `multipart/form-data` body.
    pub fn change_photo_as_multipart(
        &self,
        required: ChangePhotoAsMultipartRequired,
    ) -> Call<ChangePhoto> {
        let ChangePhotoAsMultipartRequired { id, body } = required;
        Call::new(&self.shared, Method::PATCH, "/photos")
            .query("id", id)
            .upload(FieldStyles::new(&[]), &body, &body.fields)
    }
}

/// The operation `changePhoto`.
#[derive(Debug)]
pub enum ChangePhoto {}

impl Operation for ChangePhoto {
    type Success = Reply<Vec<String>>;

    type Failure = ChangePhotoFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `changePhoto`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ChangePhotoFailure {}

documented::implement! {
    ChangePhotoFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyJson {
    pub title: String,
}

/// The required fields of [`ChangePhotoBodyJson`].
#[derive(Debug)]
pub struct ChangePhotoBodyJsonRequired {
    pub title: String,
}

object::implement! {
    ChangePhotoBodyJson from ChangePhotoBodyJsonRequired {
        required(title, "title");
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartFields {
    pub number: i64,
}

/// The required fields of [`ChangePhotoBodyMultipartFields`].
#[derive(Debug)]
pub struct ChangePhotoBodyMultipartFieldsRequired {
    pub number: i64,
}

object::implement! {
    ChangePhotoBodyMultipartFields from ChangePhotoBodyMultipartFieldsRequired {
        required(number, "number");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `change-photo`.

    use crate::client::Client;
    use crate::operations::change_photo::{
        ChangePhotoAsMultipartRequired, ChangePhotoRequired,
    };
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "change-photo",
        about: "PATCH /photos",
        long_about: "PATCH /photos",
        flags: &[
            Flag::new("id", Kind::INT64, "").required(),
            Flag::content_type(&["application/json", "multipart/form-data"]),
            Flag::new("title", Kind::Text, "")
                .field("title")
                .required()
                .only_for(&["application/json"]),
            Flag::new("number", Kind::INT64, "")
                .field("number")
                .required()
                .only_for(&["multipart/form-data"]),
            Flag::new("file", Kind::File(""), "The file to upload")
                .file("file")
                .required()
                .only_for(&["multipart/form-data"]),
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
        let call = match arguments.body_type() {
            Some("multipart/form-data") => {
                client
                    .change_photo_as_multipart(ChangePhotoAsMultipartRequired {
                        id: arguments.required("id")?,
                        body: arguments.upload()?,
                    })
            }
            _ => {
                client
                    .change_photo(ChangePhotoRequired {
                        id: arguments.required("id")?,
                        body: arguments.body()?,
                    })
            }
        };
        Ok(PreparedCall::of(call))
    }
}
