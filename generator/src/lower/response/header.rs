//! Response headers.

use openapiv3::Header as Source;

use crate::http_token::is_token;
use crate::lower::Lowering;
use crate::lower::extensions::deprecation_of;
use crate::lower::parameter::collection_format;
use crate::lowered::{Field, Header, HeaderCoding, Location, Type};
use crate::names::{self, Name};
use crate::report::{Code, quoted};
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// Lowers a header object at `place`, which a response has by the name `wire`.
    pub fn header(&mut self, wire: &str, source: &'a Source, place: &Place) -> Option<Header> {
        if !is_token(wire) {
            let message = format!("invalid header name {}", quoted(wire));
            self.diagnose(Code::NotAFieldName, place, message).at_key();
            return None;
        }
        self.warn_of_fields(Location::Header, &source.format, place);
        let (schema, schema_place, is_json) = self.value_schema(&source.format, place)?;
        let used = self.used(schema, &schema_place, &Name::upper(wire, None).rust)?;
        let (ty, nullable) = match is_json {
            true => (used.ty, false),
            false => self.without_null(used.ty),
        };
        let has_other_format = collection_format(&source.extensions).is_some();
        let coding = match is_json {
            true => HeaderCoding::Json,
            false if self.is_scalar(&ty) => HeaderCoding::Single,
            false if self.is_scalar_array(&ty) && !has_other_format => HeaderCoding::List,
            false => {
                let what = match has_other_format {
                    true => "a header with a `collectionFormat` other than `csv`",
                    false => "a header other than a scalar or an array of scalars",
                };
                self.unsupported(Code::UnsupportedParameter, &schema_place, what)
                    .read_as_text(&schema_place)
                    .help("declare `content` with `application/json`, which allows any schema");
                return None;
            }
        };
        if nullable {
            let message = "nullable header, which becomes optional";
            self.diagnose(Code::NullParameter, &schema_place, message);
        }
        let chosen = self.rust_name(&source.extensions, place);
        let name = Name::lower(wire, chosen.as_deref()).avoiding(&names::OF_STRUCTS);
        let description = source.description.clone().or(used.annotations.description);
        let description = name.unless_repeated(description);
        self.grow_by_text(description.as_deref(), place)?;
        let field = Field {
            description,
            required: source.required && !nullable,
            deprecated: deprecation_of(source.deprecated.unwrap_or_default(), &source.extensions),
            ..Field::new(name, ty)
        };
        Some(Header { field, coding })
    }

    /// The type without `null`, and `true` if it was nullable.
    fn without_null(&self, ty: Type) -> (Type, bool) {
        match self.types.resolved(&ty) {
            Type::Nullable(inner) => (self.without_null(inner.as_ref().clone()).0, true),
            _ => (ty, false),
        }
    }
}
