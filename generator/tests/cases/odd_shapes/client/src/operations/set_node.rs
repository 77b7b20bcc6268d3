// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `setNode`: `PUT /node`.

use http::Method;

use crate::client::Client;
use crate::runtime::call::{Call, Operation};
use crate::runtime::documented;
use crate::runtime::failure::Failure;
use crate::runtime::raw_response::RawResponse;
use crate::runtime::reply::Reply;
use crate::types::node::Node;

impl Client {
    /// `setNode`.
    ///
    /// `PUT /node`
    pub fn set_node(&self, body: Node) -> Call<SetNode> {
        Call::new(&self.shared, Method::PUT, "/node").json(&body)
    }
}

/// The operation `setNode`.
#[derive(Debug)]
pub enum SetNode {}

impl Operation for SetNode {
    type Success = Reply<()>;

    type Failure = SetNodeFailure;

    const STATUS: u16 = 204;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<Self::Failure>> {
        match received.status().as_u16() {
            204 => received.empty(),
            _ => received.undocumented(RawResponse::no_body),
        }
    }
}

/// The errors of `setNode`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SetNodeFailure {}

documented::implement! {
    SetNodeFailure {}
}

#[cfg(all(feature = "cli", not(all(target_arch = "wasm32", target_os = "unknown"))))]
pub(crate) mod command {
    //! The command `set-node`.

    use crate::client::Client;
    use crate::runtime::cli_arguments::Arguments;
    use crate::runtime::cli_call::PreparedCall;
    use crate::runtime::cli_error::InvalidArgument;
    use crate::runtime::cli_spec::{Body, Command, Flag, Kind};

    /// The name, options and call of the command.
    pub(crate) const COMMAND: Command<Client> = Command {
        name: "set-node",
        about: "PUT /node",
        long_about: "PUT /node",
        flags: &[
            Flag::new("children", Kind::Json, "").field("children").list(),
            Flag::new("weight", Kind::Integer(3, 9223372036854775807), "")
                .field("weight"),
            Flag::new("weights", Kind::Integer(3, 9223372036854775807), "")
                .field("weights")
                .list(),
            Flag::new("ratio", Kind::Number, "").field("ratio"),
            Flag::new("any", Kind::Text, "").field("any"),
            Flag::new("long", Kind::Text, "").field("long"),
            Flag::new("gen", Kind::Text, "").field("gen"),
            Flag::new("m2", Kind::Text, "").field("m²"),
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
        Ok(PreparedCall::of(client.set_node(arguments.body()?)))
    }
}
