//! Lists and objects in the query whose values keep the reserved characters that they can
//! (`allowReserved`).

use super::call::{Call, Operation};
use super::encode::{self, Encode};
use super::reserved::{encoded, encoded_between_commas};
use super::style::Style;

impl<O: Operation> Call<O> {
    /// Sets a query parameter in its style. What is empty is not sent.
    #[doc(hidden)]
    pub fn query_styled_allowing_reserved<T: Encode + ?Sized>(
        self,
        name: &'static str,
        style: Style,
        value: &T,
    ) -> Self {
        let encode = match style {
            Style::Form { explode: false } => encoded_between_commas,
            _ => encoded,
        };
        self.query_encoded(name, style, value, encode)
    }

    /// Sets a query parameter to JSON.
    #[doc(hidden)]
    pub fn query_json_allowing_reserved<T: Encode + ?Sized>(
        mut self,
        name: &'static str,
        value: &T,
    ) -> Self {
        match encode::to_text(value) {
            Some(json) => self.query_allowing_reserved(name, json),
            None => {
                self.request.refuse(name);
                self
            }
        }
    }
}
