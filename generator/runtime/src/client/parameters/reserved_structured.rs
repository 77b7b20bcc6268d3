//! Lists and objects in the query that keep reserved characters (`allowReserved`).

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::reserved::{encoded, encoded_between_commas};
use crate::runtime::encode::Encode;
use crate::runtime::parameter_style::Style;

impl<O: Operation> CallBuilder<O> {
    /// Sets a query parameter in its style. An empty value is omitted.
    #[doc(hidden)]
    pub fn query_styled_allowing_reserved(
        mut self,
        name: &'static str,
        style: Style,
        value: &dyn Encode,
    ) -> Self {
        let encode = match style {
            Style::Form { explode: false } => encoded_between_commas,
            _ => encoded,
        };
        self.request.set_query_styled(name, style, value, encode);
        self
    }

    /// Sets a query parameter to JSON.
    #[doc(hidden)]
    pub fn query_json_allowing_reserved(mut self, name: &'static str, value: &dyn Encode) -> Self {
        self.request.set_query_json(name, value, encoded);
        self
    }
}
