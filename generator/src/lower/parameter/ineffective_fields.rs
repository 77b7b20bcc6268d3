//! Fields of parameters and headers that have no effect.

use openapiv3::ParameterSchemaOrContent;
use serde_json::Value;

use crate::lower::Lowering;
use crate::lowered::Location;
use crate::report::Code;
use crate::source::Place;

/// Returns `true` for a value with a `style`, rather than a media type.
pub fn has_style(format: &ParameterSchemaOrContent) -> bool {
    matches!(format, ParameterSchemaOrContent::Schema(_))
}

impl Lowering<'_> {
    /// Warns of fields without an effect.
    pub fn warn_of_fields(
        &mut self,
        location: Location,
        format: &ParameterSchemaOrContent,
        place: &Place,
    ) {
        let of_styles = match has_style(format) {
            true => &[][..],
            false => &["style", "explode", "allowReserved"],
        };
        let of_queries = match location {
            Location::Query => &[][..],
            // It has been reported.
            location if self.has_reserved(location) => &["allowEmptyValue"],
            _ => &["allowReserved", "allowEmptyValue"],
        };
        for key in of_styles {
            self.warn_of_field(key, "together with `content`", place);
        }
        for key in of_queries {
            self.warn_of_field(key, "outside of the query", place);
        }
    }

    pub fn warn_of_field(&mut self, key: &str, whereof: &str, place: &Place) {
        let place = place.key(key);
        match self.document.raw(&place) {
            None | Some(Value::Bool(false)) => return,
            Some(_) => {}
        }
        let message = format!("`{key}` has no effect {whereof}");
        self.diagnose(Code::UnusedField, &place, message).at_key();
    }
}
