//! String formats.

use openapiv3::{StringFormat, VariantOrUnknownOrEmpty};

use super::scalars::has_texts;
use crate::lower::Lowering;
use crate::lowered::{Format, Formatted, TextConstraint, Type};
use crate::source::Place;

/// The format of a string as `openapiv3` reads it.
pub type SourceFormat = VariantOrUnknownOrEmpty<StringFormat>;

impl Lowering<'_> {
    /// Returns a formatted or a plain string type. Unknown formats have no meaning (OpenAPI 3.0.4,
    /// section 4.4).
    pub fn string(&mut self, format: &SourceFormat, place: &Place) -> Type {
        let texts = self.texts(place);
        self.check_satisfiable(has_texts(&texts), place);
        let Some(format) = format_name(format).and_then(|name| self.choices.of(name)) else {
            self.report_lost_format(format, place);
            return Type::String(texts);
        };
        self.report_lost_content_of(format, place);
        self.formats.insert(format);
        of_format(format, texts)
    }
}

/// Returns the type of a string with a format. A string whose text is constrained keeps it.
pub fn of_format(format: Format, mut texts: Vec<TextConstraint>) -> Type {
    if format == Format::Password || (!format.keeps_text() && are_implied(&texts, format)) {
        return Type::Formatted(Formatted { format });
    }
    let format = TextConstraint::Format(format);
    if !texts.contains(&format) {
        texts.push(format);
    }
    Type::String(texts)
}

/// Returns `true` if all strings of the format satisfy the constraints.
pub fn are_implied(texts: &[TextConstraint], format: Format) -> bool {
    texts.iter().all(|constraint| match constraint {
        TextConstraint::Length(count) => {
            let least = format.length().unwrap_or(0);
            let most = format.length().unwrap_or(usize::MAX);
            count.minimum.is_none_or(|minimum| minimum <= least)
                && count.maximum.is_none_or(|maximum| most <= maximum)
        }
        TextConstraint::Pattern(_) => false,
        TextConstraint::Format(other) => *other == format,
    })
}

pub fn format_name(format: &SourceFormat) -> Option<&str> {
    match format {
        VariantOrUnknownOrEmpty::Item(format) => Some(match format {
            StringFormat::Date => "date",
            StringFormat::DateTime => "date-time",
            StringFormat::Password => "password",
            StringFormat::Byte => "byte",
            StringFormat::Binary => "binary",
        }),
        VariantOrUnknownOrEmpty::Unknown(format) => Some(format),
        VariantOrUnknownOrEmpty::Empty => None,
    }
}
