// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `putPhoto`: `PUT /photos`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::field_style::{FieldStyle, FieldStyles};
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::order::Order;

impl Client {
    /// `putPhoto`.
    ///
    /// `PUT /photos`
    pub fn put_photo(&self) -> Call<PutPhoto> {
        Call::new(&self.shared, Method::PUT, "/photos")
    }
}

impl Call<PutPhoto> {
    /// The body.
    pub fn body(self, body: Order) -> Self {
        self.multipart(
            FieldStyles::new(
                &[
                    ("metadata", FieldStyle::Json),
                    ("lines", FieldStyle::JsonItems),
                    ("address", FieldStyle::Json),
                ],
            ),
            &body,
        )
    }
}

/// The operation `putPhoto`.
#[derive(Debug)]
pub enum PutPhoto {}

impl Operation for PutPhoto {
    type Success = Reply<Order>;

    type Failure = PutPhotoFailure;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            200 => received.json(),
            _ => received.undocumented_json(),
        }
    }
}

/// The errors of `putPhoto`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutPhotoFailure {}

documented::implement! {
    PutPhotoFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-photo`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-photo",
        about: "PUT /photos",
        long_about: "PUT /photos",
        flags: &[
            Flag::new("count", Kind::Integer(1, 9), "").field("count"),
            Flag::new("price", Kind::Number, "").field("price"),
            Flag::new("name", Kind::Text, "").field("name"),
            Flag::new("urgent", Kind::Boolean, "").field("urgent"),
            Flag::new("note", Kind::Text, "").field("note"),
            Flag::new("items", Kind::INT64, "").field("items").list(),
            Flag::new("tags", Kind::Text, "").field("tags").list(),
            Flag::new("colors", Kind::OneOf(&["red", "green"]), "")
                .field("colors")
                .list(),
            Flag::new("metadata", Kind::Json, "").field("metadata"),
            Flag::new("lines", Kind::Json, "").field("lines").list(),
            Flag::new("address", Kind::Json, "").field("address"),
            Flag::new("amount", Kind::Any, "").field("amount"),
        ],
        body: Some(Body {
            help: "(JSON, @FILE, or - for standard input; options override its fields)",
            is_required: false,
        }),
        is_paged: false,
        call,
    };

    fn call(
        client: &Client,
        arguments: &Arguments<'_>,
    ) -> Result<PreparedCall, InvalidArgument> {
        let call = match arguments.has_body() {
            true => client.put_photo().body(arguments.body()?),
            false => client.put_photo(),
        };
        Ok(PreparedCall::of(call))
    }
}
