//! Deprecation of operations.

use std::collections::HashMap;

use openapiv3::Operation;

use crate::date::Date;
use crate::lower::Lowering;
use crate::lower::extensions::{date, sunset};
use crate::lower::server::AllServers;
use crate::lowered::{BasePath, Operation as Lowered, OperationDeprecation, Replacement};
use crate::names::Name;
use crate::report::{Code, quoted};
use crate::source::deprecations::SINCE;
use crate::source::{Place, did_you_mean, nearest};

impl Lowering<'_> {
    /// Returns the deprecation of an operation: `deprecated`, `x-deprecated-since`, `x-sunset`,
    /// `x-sunset-extended` and `x-replaced-by`. Invalid dates have been reported.
    pub fn deprecation(
        &mut self,
        operation: &Operation,
        place: &Place,
    ) -> Option<OperationDeprecation> {
        let replacement = self.replacement(operation, place);
        if !operation.deprecated {
            return None;
        }
        let sunset = sunset(&operation.extensions);
        Some(OperationDeprecation {
            since: date(&operation.extensions, SINCE).map(Date::unix_seconds),
            sunset_header: sunset.and_then(Date::http_date),
            sunset: sunset.map(|date| date.to_string()),
            replacement,
        })
    }

    fn replacement(&mut self, operation: &Operation, place: &Place) -> Option<Replacement> {
        let id = self.text_extension(&operation.extensions, "x-replaced-by", place)?;
        let document = self.document;
        let found = document
            .operations()
            .find(|other| other.operation_id.as_ref() == Some(&id));
        match found {
            Some(_) => Some(Replacement {
                link: None,
                operation: Name::lower(&id, None),
            }),
            None => {
                let ids = document.operations();
                let ids = ids.filter_map(|other| other.operation_id.as_deref());
                let near = nearest(&id, ids).map(did_you_mean);
                let message = format!("unknown operation ID {}", quoted(&id));
                self.diagnose(
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

/// Completes the names and links of replacements, once all operations are known.
pub fn name_replacements(operations: &mut [Lowered], servers: &AllServers) {
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

/// Returns the path of an operation without parameters.
fn link(operation: &Lowered, servers: &AllServers) -> Option<String> {
    match servers.base_path(operation.servers) {
        BasePath::Fixed(base) if !operation.path.contains('{') => {
            Some(format!("{base}{}", operation.path))
        }
        BasePath::Fixed(_) | BasePath::AtRunTime { .. } => None,
    }
}
