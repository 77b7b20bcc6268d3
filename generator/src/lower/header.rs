//! Headers of responses.

use openapiv3::{Header as Source, ParameterSchemaOrContent};

use super::Lowering;
use super::token::is_token;
use crate::model::{Access, Header, Type};
use crate::names::{self, Name};
use crate::report::quoted;
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// A header, by the name under which a response has it. `place` is where the
    /// header object stands.
    pub(super) fn header(
        &mut self,
        wire: &str,
        source: &'a Source,
        place: &Place,
    ) -> Option<Header> {
        if !is_token(wire) {
            let message = format!("{} is not the name of a header", quoted(wire));
            self.report.error(place, message).at_key();
            return None;
        }
        let ParameterSchemaOrContent::Schema(schema) = &source.format else {
            self.unsupported(&place.key("content"), "a header with `content`");
            return None;
        };
        let schema_place = place.key("schema");
        let used = self.used(schema, &schema_place, &Name::upper(wire, None).rust)?;
        let (ty, nullable) = self.without_null(used.ty);
        if !self.is_scalar(&ty) {
            self.unsupported(
                &schema_place,
                "a header that is no single text, number or boolean",
            );
            return None;
        }
        if nullable {
            let message = "no header is null; it is left out instead";
            self.report.warning(&schema_place, message);
        }
        let chosen = self.rust_name(&source.extensions, place);
        Some(Header {
            name: Name::lower(wire, chosen.as_deref()).beside(names::OF_STRUCTS),
            description: source.description.clone().or(used.description),
            required: source.required && !nullable,
            deprecated: source.deprecated.unwrap_or_default(),
            ty,
            boxed: false,
            access: Access::Both,
            default: None,
        })
    }

    /// A type that no null is of, and whether the given one has it.
    fn without_null(&self, ty: Type) -> (Type, bool) {
        match self.types.resolved(&ty) {
            Type::Nullable(inner) => (self.without_null(inner.as_ref().clone()).0, true),
            _ => (ty, false),
        }
    }

    /// Whether a value is one text: not an array or an object.
    pub(super) fn is_scalar(&self, ty: &Type) -> bool {
        match self.types.resolved(ty) {
            Type::Boolean
            | Type::Integer(_)
            | Type::Number(_)
            | Type::String(_)
            | Type::Formatted(_) => true,
            Type::Any
            | Type::Null
            | Type::Array(_)
            | Type::Tuple(_)
            | Type::Map(_)
            | Type::Nullable(_) => false,
            Type::Named(_) => self.types.enumeration(ty).is_some(),
        }
    }
}
