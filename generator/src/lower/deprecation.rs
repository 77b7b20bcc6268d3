//! How an operation is deprecated.

use std::collections::HashMap;

use openapiv3::Operation;

use super::Lowering;
use super::date::Date;
use crate::model::{Deprecation, Operation as Lowered, Replacement};
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
                link: (!path.contains('{')).then(|| format!("{base_path}{path}")),
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

/// Names the operations that replace others as their methods are named, which is known only when
/// all operations are.
pub(super) fn name_replacements(operations: &mut [Lowered]) {
    let names: HashMap<String, Name> = operations
        .iter()
        .map(|operation| (operation.name.wire.clone(), operation.name.clone()))
        .collect();
    let replacements = operations
        .iter_mut()
        .filter_map(|operation| operation.deprecation.as_mut()?.replacement.as_mut());
    for replacement in replacements {
        if let Some(name) = names.get(&replacement.operation.wire) {
            replacement.operation = name.clone();
        }
    }
}
