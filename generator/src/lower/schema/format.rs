//! String formats.

use openapiv3::{StringFormat, StringType, VariantOrUnknownOrEmpty};

use crate::lower::Lowering;
use crate::model::{Format, Formatted, Text, Type};
use crate::source::Place;

impl Lowering<'_> {
    /// Returns a formatted or a plain string type. Unknown formats have no meaning (OpenAPI 3.0.4,
    /// section 4.4).
    pub fn string(&mut self, source: &StringType, place: &Place) -> Option<Type> {
        let constraints = self.text(source, place)?;
        let Some(format) = format_name(source).and_then(|name| self.choices.of(name)) else {
            self.report_lost_format(source, place);
            return Some(Type::String(constraints));
        };
        self.report_lost_content_of(format, place);
        self.formats.insert(format);
        if format == Format::Password {
            return Some(formatted(format, constraints));
        }
        if !format.keeps_text() && are_implied(&constraints, format) {
            return Some(formatted(format, Text::default()));
        }
        // The type would not keep the original text, which the constraints apply to.
        let format = Some(format);
        Some(Type::String(Text {
            format,
            ..constraints
        }))
    }
}

fn formatted(format: Format, constraints: Text) -> Type {
    Type::Formatted(Box::new(Formatted {
        format,
        constraints,
    }))
}

/// Returns `true` if all strings of the format satisfy the constraints.
pub fn are_implied(constraints: &Text, format: Format) -> bool {
    let least = format.length().unwrap_or(0);
    let most = format.length().unwrap_or(usize::MAX);
    constraints.pattern.is_none()
        && constraints.minimum.is_none_or(|minimum| minimum <= least)
        && constraints.maximum.is_none_or(|maximum| most <= maximum)
}

pub fn format_name(source: &StringType) -> Option<&str> {
    match &source.format {
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
