//! Headers of responses.

use openapiv3::{Header as Source, ParameterSchemaOrContent, ReferenceOr, Schema};

use crate::lower::deprecation::deprecation_of;
use crate::lower::token::is_token;
use crate::lower::{Lowering, content};
use crate::model::{Access, Field, Header, HeaderCoding, Type};
use crate::names::{self, Name};
use crate::report::{Code, quoted};
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// A header, by the name under which a response has it. `place` is where the
    /// header object stands.
    pub(in crate::lower) fn header(
        &mut self,
        wire: &str,
        source: &'a Source,
        place: &Place,
    ) -> Option<Header> {
        if !is_token(wire) {
            let message = format!("{} is not the name of a header", quoted(wire));
            self.report
                .add(Code::NotAFieldName, place, message)
                .at_key();
            return None;
        }
        self.warn_of_fields(false, &source.format, place);
        let (schema, schema_place, is_json) = self.header_schema(source, place)?;
        let used = self.used(schema, &schema_place, &Name::upper(wire, None).rust)?;
        let (ty, nullable) = match is_json {
            true => (used.ty, false),
            false => self.without_null(used.ty),
        };
        let coding = match is_json {
            true => HeaderCoding::Json,
            false if self.is_scalar(&ty) => HeaderCoding::Single,
            false if self.is_plain_list(&ty) => HeaderCoding::List,
            false => {
                let what = "a header that is an object, or a list of more than single values,";
                self.unsupported(Code::UnsupportedParameter, &schema_place, what)
                    .read_as_text(&schema_place)
                    .help("as JSON, in `content`, it can be of any schema");
                return None;
            }
        };
        if nullable {
            let message = "no header is null; it is left out instead";
            self.report.add(Code::NullParameter, &schema_place, message);
        }
        let chosen = self.rust_name(&source.extensions, place);
        let description = source.description.clone().or(used.description);
        self.grow_by_text(description.as_deref(), place)?;
        let field = Field {
            name: Name::lower(wire, chosen.as_deref()).beside(names::OF_STRUCTS),
            description,
            required: source.required && !nullable,
            deprecated: deprecation_of(source.deprecated.unwrap_or_default(), &source.extensions),
            ty,
            boxed: false,
            access: Access::Both,
            default: None,
        };
        Some(Header { field, coding })
    }

    /// The schema of a header, where it stands, and whether the value is JSON.
    fn header_schema(
        &mut self,
        source: &'a Source,
        place: &Place,
    ) -> Option<(&'a ReferenceOr<Schema>, Place, bool)> {
        let content = match &source.format {
            ParameterSchemaOrContent::Schema(schema) => {
                return Some((schema, place.key("schema"), false));
            }
            ParameterSchemaOrContent::Content(content) => content,
        };
        let place = place.key("content");
        if let Some((name, schema)) = content::as_text(content) {
            return Some((schema, place.key(name).key("schema"), false));
        }
        let (schema, place) = self.json_schema(content, &place)?;
        Some((schema, place, true))
    }

    /// A type that no null is of, and whether the given one has it.
    fn without_null(&self, ty: Type) -> (Type, bool) {
        match self.types.resolved(&ty) {
            Type::Nullable(inner) => (self.without_null(inner.as_ref().clone()).0, true),
            _ => (ty, false),
        }
    }

    /// Whether a value is one text: not an array or an object.
    pub(in crate::lower) fn is_scalar(&self, ty: &Type) -> bool {
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
