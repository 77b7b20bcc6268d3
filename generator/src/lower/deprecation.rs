//! How an operation is deprecated.

use openapiv3::Operation;

use super::Lowering;
use super::date::Date;
use crate::model::{Deprecation, Replacement};
use crate::names::Name;
use crate::report::quoted;
use crate::source::Place;

impl Lowering<'_> {
    /// What `deprecated`, `x-deprecated-since`, `x-sunset` and `x-replaced-by`
    /// say together.
    pub(super) fn deprecation(
        &mut self,
        operation: &Operation,
        place: &Place,
        base_path: &str,
    ) -> Option<Deprecation> {
        let since = self.date(operation, "x-deprecated-since", place);
        let sunset = self.date(operation, "x-sunset", place);
        let replacement = self.replacement(operation, place, base_path);
        if !operation.deprecated {
            return None;
        }
        Some(Deprecation {
            since: since.as_ref().map(|(_, date)| date.unix_seconds()),
            sunset_header: sunset.as_ref().and_then(|(_, date)| date.http_date()),
            sunset: sunset.map(|(text, _)| text),
            replacement,
        })
    }

    fn date(&mut self, operation: &Operation, name: &str, place: &Place) -> Option<(String, Date)> {
        let text = self.text_extension(&operation.extensions, name, place)?;
        let date = Date::parse(&text);
        if date.is_none() {
            self.report
                .error(&place.key(name), format!("`{name}` is not a date"))
                .help("write it as `2030-12-05`, in quotes");
        }
        if !operation.deprecated {
            self.report
                .warning(
                    &place.key(name),
                    format!("`{name}` on an operation that is not deprecated"),
                )
                .help("add `deprecated: true`");
        }
        date.map(|date| (text, date))
    }

    fn replacement(
        &mut self,
        operation: &Operation,
        place: &Place,
        base_path: &str,
    ) -> Option<Replacement> {
        let id = self.text_extension(&operation.extensions, "x-replaced-by", place)?;
        let openapi = &self.document.openapi;
        let found = openapi
            .operations()
            .find(|(_, _, other)| other.operation_id.as_ref() == Some(&id));
        match found {
            Some((path, _, _)) => Some(Replacement {
                link: (!path.contains('{')).then(|| uri_path(&format!("{base_path}{path}"))),
                operation: Name::lower(&id, None),
            }),
            None => {
                self.report.error(
                    &place.key("x-replaced-by"),
                    format!("no operation has the operationId {}", quoted(&id)),
                );
                None
            }
        }
    }
}

/// A path as a URI spells it (RFC 3986, section 3.3).
fn uri_path(path: &str) -> String {
    let mut uri = String::new();
    for byte in path.bytes() {
        match byte {
            b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            byte if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            byte => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_holds_a_uri() {
        assert_eq!(uri_path("/v1/pets"), "/v1/pets");
        assert_eq!(uri_path("/größe\n>"), "/gr%C3%B6%C3%9Fe%0A%3E");
    }
}
