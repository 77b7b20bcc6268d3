// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `change-photo`: `changePhoto`.

use crate::client::Client;
use crate::operations::{ChangePhotoAsMultipartRequired, ChangePhotoRequired};
use crate::runtime::cli_arguments::Arguments;
use crate::runtime::cli_call::PreparedCall;
use crate::runtime::cli_error::InvalidArgument;
use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

/// The command on the command line.
pub(super) const COMMAND: Command<Client> = Command {
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
