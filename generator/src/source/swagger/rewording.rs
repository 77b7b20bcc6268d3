//! Diagnostics in the words of Swagger 2.0.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use crate::report::{Code, Diagnostic, Report, Severity};
use crate::source::grammar::Version;
use crate::source::text::Source;
use crate::source::tree::{Place, Relocations};
use crate::source::{Change, Correction, references, validation};

/// What two diagnostics about the same problem have in common: the code, and the place after the conversion.
type Key = (Code, Place);

fn key(diagnostic: &Diagnostic) -> Option<Key> {
    Some((diagnostic.code(), diagnostic.bundled_place()?.clone()))
}

/// The errors that the validation before a conversion found. The validation after it finds them again, in the words of
/// OpenAPI 3.0, unless they have been corrected.
#[derive(Debug, Default)]
pub(in crate::source) struct Rewording(HashMap<Key, Diagnostic>);

impl Rewording {
    /// Removes these errors from the diagnostics before the conversion. Other errors are in fields without a counterpart,
    /// which are ignored.
    pub(super) fn split(found: Report, source: &Source, converted: &Value) -> (Report, Self) {
        let (mut found, mut errors) = (found, HashMap::new());
        if !found.has_errors() {
            return (found, Self(errors));
        }
        let mut again = Report::new();
        let mut copy = converted.clone();
        let outline = validation::check(source, &mut copy, Version::V3_0, &mut again);
        let known = HashSet::new();
        references::check(
            &copy,
            &outline.references,
            Version::V3_0,
            &known,
            &mut again,
        );
        let again: HashSet<Key> = again.diagnostics().iter().filter_map(key).collect();
        let remaining = found.diagnostics().iter().filter(|one| is_error(one));
        for diagnostic in remaining {
            if let Some(key) = key(diagnostic).filter(|key| again.contains(key)) {
                errors.insert(key, diagnostic.clone());
            }
        }
        found.keep(|one| !is_error(one) || key(one).is_none_or(|key| !errors.contains_key(&key)));
        found.correct_errors(|place| Correction {
            place: place.clone(),
            change: Change::Remove,
        });
        (found, Self(errors))
    }

    /// Rewords the diagnostics of the validation after the conversion, and removes what is known or does not concern
    /// Swagger 2.0. Corrections and the selection of operations may have moved their nodes since the conversion.
    pub(in crate::source) fn apply(
        mut self,
        known: &Report,
        relocations: &Relocations,
        report: &mut Report,
    ) {
        let known: HashSet<Key> = known.diagnostics().iter().filter_map(key).collect();
        report.replace(|diagnostic| {
            let code = diagnostic.code();
            if matches!(code, Code::OtherVersion | Code::OddComponentName) {
                return None;
            }
            let key = key(&diagnostic).map(|(code, place)| (code, relocations.original(&place)));
            match key {
                Some(key) if known.contains(&key) => None,
                Some(key) => Some(self.0.remove(&key).unwrap_or(diagnostic)),
                None => Some(diagnostic),
            }
        });
    }
}

/// Rewords the help of a diagnostic; `None` if it advises a feature that Swagger 2.0 does not have.
pub(in crate::source) fn help(help: &str) -> Option<String> {
    if help.contains("`content`") || help.contains("`style`") {
        return None;
    }
    let mut help = help.to_owned();
    for (name, section, _) in super::SECTIONS {
        help = help.replace(&format!("components/{section}"), name);
    }
    Some(help)
}

fn is_error(diagnostic: &Diagnostic) -> bool {
    diagnostic.severity() == Severity::Error
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn helps() {
        for (before, after) in [
            (
                "declare it in `components/securitySchemes`",
                Some("declare it in `securityDefinitions`"),
            ),
            (
                "write `#/components/schemas/Pet`",
                Some("write `#/definitions/Pet`"),
            ),
            ("declare `content` with `application/json`", None),
            ("use `allOf`", Some("use `allOf`")),
        ] {
            assert_eq!(help(before).as_deref(), after);
        }
    }
}
