//! How an operation is deprecated.

use std::collections::HashMap;

use openapiv3::Operation;

use super::Lowering;
use super::date::Date;
use super::servers::AllServers;
use crate::model::{BasePath, Deprecation, Operation as Lowered, Replacement};
use crate::names::Name;
use crate::report::{Code, quoted};
use crate::source::{Place, did_you_mean, nearest};

impl Lowering<'_> {
    /// What `deprecated`, `x-deprecated-since`, `x-sunset` and `x-replaced-by`
    /// say together.
    pub(super) fn deprecation(
        &mut self,
        operation: &Operation,
        place: &Place,
    ) -> Option<Deprecation> {
        let since = self.date(operation, "x-deprecated-since", place);
        let sunset = self.date(operation, "x-sunset", place);
        let replacement = self.replacement(operation, place);
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
                .add(
                    Code::InvalidExtension,
                    &place.key(name),
                    format!("`{name}` is not a date"),
                )
                .help("write it as `2030-12-05`, in quotes");
        }
        if !operation.deprecated {
            self.report
                .add(
                    Code::NotDeprecated,
                    &place.key(name),
                    format!("`{name}` on an operation that is not deprecated"),
                )
                .help("add `deprecated: true`");
        }
        date.map(|date| (text, date))
    }

    fn replacement(&mut self, operation: &Operation, place: &Place) -> Option<Replacement> {
        let id = self.text_extension(&operation.extensions, "x-replaced-by", place)?;
        let openapi = &self.document.openapi;
        let found = openapi
            .operations()
            .find(|(_, _, other)| other.operation_id.as_ref() == Some(&id));
        match found {
            Some(_) => Some(Replacement {
                link: None,
                operation: Name::lower(&id, None),
            }),
            None => {
                let ids = openapi.operations();
                let ids = ids.filter_map(|(_, _, other)| other.operation_id.as_deref());
                let near = nearest(&id, ids).map(did_you_mean);
                let message = format!("no operation has the operationId {}", quoted(&id));
                self.report
                    .add(
                        Code::UnknownReplacement,
                        &place.key("x-replaced-by"),
                        message,
                    )
                    .maybe_help(near);
                None
            }
        }
    }
}

/// Says how the operations that replace others are called and where they are, which is known only
/// when all operations are.
pub(super) fn name_replacements(operations: &mut [Lowered], servers: &AllServers) {
    let known: HashMap<String, Replacement> = operations
        .iter()
        .map(|operation| {
            let replacement = Replacement {
                operation: operation.name.clone(),
                link: link(operation, servers),
            };
            (operation.name.wire.clone(), replacement)
        })
        .collect();
    let replacements = operations
        .iter_mut()
        .filter_map(|operation| operation.deprecation.as_mut()?.replacement.as_mut());
    for replacement in replacements {
        if let Some(known) = known.get(&replacement.operation.wire) {
            *replacement = known.clone();
        }
    }
}

/// The path of an operation, if it is the same in every request.
fn link(operation: &Lowered, servers: &AllServers) -> Option<String> {
    match servers.base_path(operation.servers) {
        BasePath::Fixed(base) if !operation.path.contains('{') => {
            Some(format!("{base}{}", operation.path))
        }
        BasePath::Fixed(_) | BasePath::AtRunTime { .. } => None,
    }
}
