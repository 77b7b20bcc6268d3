//! The formats of strings.

use openapiv3::{StringFormat, StringType, VariantOrUnknownOrEmpty};

use crate::lower::Lowering;
use crate::model::{Format, Formatted, Text, Type};
use crate::source::Place;

impl Lowering<'_> {
    /// A string: of a format that a type stands for, or a plain one. A format that
    /// is not known says nothing about the values (OpenAPI 3.0.4, section 4.4).
    pub(in crate::lower) fn string(&mut self, source: &StringType, place: &Place) -> Option<Type> {
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
        // Other rules are about the text, which the type would not keep.
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

/// Whether every text of the format holds to the rules.
pub(in crate::lower) fn are_implied(constraints: &Text, format: Format) -> bool {
    let least = format.length().unwrap_or(0);
    let most = format.length().unwrap_or(usize::MAX);
    constraints.pattern.is_none()
        && constraints.minimum.is_none_or(|minimum| minimum <= least)
        && constraints.maximum.is_none_or(|maximum| most <= maximum)
}

pub(in crate::lower) fn format_name(source: &StringType) -> Option<&str> {
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
