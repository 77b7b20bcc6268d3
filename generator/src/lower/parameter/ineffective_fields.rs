//! Fields of parameters and headers that OpenAPI allows there, and gives no meaning.

use openapiv3::ParameterSchemaOrContent;
use serde_json::Value;

use crate::lower::Lowering;
use crate::report::Code;
use crate::source::Place;

/// Whether a value is written in a style; one that `content` describes is written as its media
/// type says.
pub(in crate::lower) fn has_style(format: &ParameterSchemaOrContent) -> bool {
    matches!(format, ParameterSchemaOrContent::Schema(_))
}

impl Lowering<'_> {
    /// Tells of the fields that say nothing of a parameter or a header.
    pub(in crate::lower) fn warn_of_fields(
        &mut self,
        is_query: bool,
        format: &ParameterSchemaOrContent,
        place: &Place,
    ) {
        let of_styles = match has_style(format) {
            true => &[][..],
            false => &["style", "explode", "allowReserved"],
        };
        let of_queries = match is_query {
            true => &[][..],
            false => &["allowReserved", "allowEmptyValue"],
        };
        for key in of_styles {
            self.warn_of_field(key, "of a value that `content` describes", place);
        }
        for key in of_queries {
            self.warn_of_field(key, "outside of a query", place);
        }
    }

    pub(in crate::lower) fn warn_of_field(&mut self, key: &str, whereof: &str, place: &Place) {
        let place = place.key(key);
        match self.document.raw(&place) {
            None | Some(Value::Bool(false)) => return,
            Some(_) => {}
        }
        let message = format!("`{key}` says nothing {whereof}");
        self.report
            .add(Code::UnusedField, &place, message)
            .at_key()
            .label("this field is passed over");
    }
}
