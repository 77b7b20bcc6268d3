// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `addPhoto`: `POST /photos`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::upload::Upload;
use crate::runtime::{documented, object};
use crate::types::line::Line;

impl Client {
    /// `addPhoto`.
    ///
    /// `POST /photos`
    pub fn add_photo(&self, body: Upload<AddPhotoBodyFields>) -> Call<AddPhoto> {
        Call::new(&self.shared, Method::POST, "/photos")
            .upload(
                FieldStyles::new(&[("place", FieldStyle::Json)]),
                &body,
                &body.fields,
            )
    }
}

/// The operation `addPhoto`.
#[derive(Debug)]
pub enum AddPhoto {}

impl Operation for AddPhoto {
    type Success = Reply<Vec<String>>;

    type Failure = AddPhotoFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `addPhoto`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AddPhotoFailure {}

documented::implement! {
    AddPhotoFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPhotoBodyFields {
    pub title: String,
    pub place: Option<Line>,
    pub sizes: Option<Vec<i64>>,
}

/// The required fields of [`AddPhotoBodyFields`].
#[derive(Debug)]
pub struct AddPhotoBodyFieldsRequired {
    pub title: String,
}

object::implement! {
    AddPhotoBodyFields from AddPhotoBodyFieldsRequired {
        required(title, "title");
        optional(place: Line, "place");
        optional(sizes: Vec<i64>, "sizes");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `add-photo`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "add-photo",
        about: "POST /photos",
        long_about: "POST /photos",
        flags: &[
            Flag::new("title", Kind::Text, "").field("title").required(),
            Flag::new("place", Kind::Json, "").field("place"),
            Flag::new("sizes", Kind::INT64, "").field("sizes").list(),
            Flag::new("image", Kind::File("image/png, image/jpeg"), "The file to upload")
                .file("image")
                .required(),
            Flag::new("others", Kind::File(""), "The files to upload")
                .file("others")
                .list(),
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
        Ok(PreparedCall::of(client.add_photo(arguments.upload()?)))
    }
}
