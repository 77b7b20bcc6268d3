//! Parameters that are the whole query (OpenAPI 3.2, `in: querystring`).

use openapiv3::{MediaType, ParameterSchemaOrContent, ReferenceOr, Schema};

use super::Declared;
use super::reserved_names::Keys;
use crate::lower::Lowering;
use crate::lower::content::Family;
use crate::lowered::{Coding, Credential, Location, Style, Type};
use crate::report::{Code, quoted};
use crate::source::upgrade::{QUERYSTRING, mark};
use crate::source::{Change, Place};

impl Declared<'_> {
    /// Returns `true` for a parameter that is the whole query.
    pub(super) fn is_querystring(&self) -> bool {
        self.data().extensions.contains_key(&mark(QUERYSTRING))
    }
}

impl<'a> Lowering<'a> {
    /// Reports whole queries next to other query parameters (OpenAPI 3.2, "Parameter Locations"), and next to
    /// credentials in the query, which only a form can have as further pairs.
    pub(super) fn refuse_querystrings<'d>(
        &mut self,
        declared: impl Iterator<Item = &'d Declared<'a>>,
        keys: &Keys,
    ) where
        'a: 'd,
    {
        let locations = [Location::Query, Location::Querystring];
        let queries: Vec<_> = declared
            .filter(|one| locations.contains(&one.location()))
            .collect();
        let is_alone = queries.iter().all(|one| one.is_querystring());
        let mut keys = keys.iter();
        let key = keys.find(|(key, _)| matches!(key, Credential::QueryKey(_)));
        let whole = queries.iter().filter(|one| one.is_querystring());
        for (index, whole) in whole.enumerate() {
            let removable = Some(&whole.entry).filter(|_| !whole.data().required);
            if index > 0 || !is_alone {
                let message = "a parameter for the whole query next to other query parameters";
                self.diagnose(Code::ExclusiveFields, &whole.entry, message)
                    .maybe_corrected_by(removable, Change::Remove);
            } else if let Some((_, scheme)) = key
                && !self.is_form(whole)
            {
                let scheme = quoted(&scheme.wire);
                let message = format!(
                    "a parameter for the whole query next to the credential of {scheme} in the query"
                );
                self.diagnose(Code::ExclusiveFields, &whole.entry, message)
                    .maybe_corrected_by(removable, Change::Remove)
                    .help("use `application/x-www-form-urlencoded`, or send the credential in a header");
            }
        }
    }

    fn is_form(&self, declared: &Declared<'a>) -> bool {
        let content = self.querystring_content(&declared.data().format, &declared.place);
        content.is_some_and(|(family, ..)| family == Some(Family::Form))
    }

    /// The schema of a whole query. The flag is `true` for JSON.
    pub(super) fn querystring_schema(
        &mut self,
        format: &'a ParameterSchemaOrContent,
        place: &Place,
    ) -> Option<(&'a ReferenceOr<Schema>, Place, bool)> {
        let (family, media_type, place) = self.querystring_content(format, place)?;
        let Some(schema) = &media_type.schema else {
            self.diagnose(Code::MissingField, &place, "missing `schema`");
            return None;
        };
        Some((schema, place.key("schema"), family == Some(Family::Json)))
    }

    /// The encoding of a whole query that is not JSON: an exploded object for a form, otherwise text.
    pub(super) fn querystring_coding(
        &mut self,
        declared: &Declared<'a>,
        ty: &Type,
        schema: &Place,
    ) -> Option<Coding> {
        let data = declared.data();
        let (family, media_type, _) = self.querystring_content(&data.format, &declared.place)?;
        if family != Some(Family::Form) {
            if self.is_scalar(ty) {
                return Some(Coding::Single);
            }
            let what = "a whole query in this media type that is not a scalar";
            self.unsupported(Code::UnsupportedParameter, schema, what)
                .read_as_text(schema);
            return None;
        }
        let style = Style::Form(true);
        let kinds = self.style_kinds(ty);
        let is_object = kinds.object && !kinds.scalar && !kinds.array && !kinds.are_too_deep(style);
        if is_object && media_type.encoding.is_empty() {
            return Some(Coding::Styled {
                style,
                others: Vec::new(),
            });
        }
        let what = match is_object {
            true => "`encoding` in a whole query",
            false => "a whole query other than an object of scalars and their arrays",
        };
        self.unsupported(Code::UnsupportedParameter, schema, what)
            .maybe_corrected_by(
                Some(&declared.entry).filter(|_| !data.required),
                Change::Remove,
            );
        None
    }

    /// The only media type of a parameter. Another number has been reported.
    fn querystring_content(
        &self,
        format: &'a ParameterSchemaOrContent,
        place: &Place,
    ) -> Option<(Option<Family>, &'a MediaType, Place)> {
        let ParameterSchemaOrContent::Content(content) = format else {
            return None;
        };
        let (name, media_type) = content.first().filter(|_| content.len() == 1)?;
        let place = place.key("content").key(name);
        let (media_type, place) = self.document.media_type(media_type, &place)?;
        Some((Family::of(name), media_type, place))
    }
}
