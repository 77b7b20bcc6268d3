// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `putList`: `PUT /lists`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::runtime::{documented, object};
use crate::xml;

impl Client {
    /// `putList`.
    ///
    /// `PUT /lists`
    pub fn put_list(&self, body: PutListBodyXml) -> Call<PutList> {
        Call::new(&self.shared, Method::PUT, "/lists")
            .xml("application/xml", &xml::PUT_LIST_BODY_XML_DOCUMENT, &body)
    }
}

impl Client {
    /// `putList`.
    ///
    /// `PUT /lists`
    ///
    /// Like [`Client::put_list`], with a `text/csv; charset=utf-8` body.
    pub fn put_list_as_csv(&self, body: String) -> Call<PutList> {
        Call::new(&self.shared, Method::PUT, "/lists")
            .whole("text/csv; charset=utf-8", body)
    }
}

/// The operation `putList`.
#[derive(Debug)]
pub enum PutList {}

impl Operation for PutList {
    type Success = Reply<()>;

    type Failure = PutListFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `putList`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum PutListFailure {}

documented::implement! {
    PutListFailure {}
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutListBodyXml {
    pub names: Vec<String>,
}

/// The required fields of [`PutListBodyXml`].
#[derive(Debug)]
pub struct PutListBodyXmlRequired {
    pub names: Vec<String>,
}

object::implement! {
    PutListBodyXml from PutListBodyXmlRequired {
        required(names, "names");
    }
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `put-list`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "put-list",
        about: "PUT /lists",
        long_about: "PUT /lists",
        flags: &[
            Flag::content_type(&["application/xml", "text/csv"]),
            Flag::new("names", Kind::Text, "")
                .field("names")
                .required()
                .list()
                .only_for(&["application/xml"]),
        ],
        body: Some(Body {
            help: "(JSON, converted to XML for application/xml, text for text/csv, @FILE, or - for standard input; options override its fields)",
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
            Some("text/csv") => client.put_list_as_csv(arguments.text()?),
            _ => client.put_list(arguments.body()?),
        };
        Ok(PreparedCall::of(call))
    }
}
