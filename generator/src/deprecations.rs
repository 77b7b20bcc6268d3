//! What is deprecated in a description, as people look through it.

use crate::date::Date;
use crate::report::{Code, Report};
use crate::source::deprecations::kind;
use crate::source::{self, Source, Wanted};

/// Something that is deprecated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deprecation {
    /// `operation`, `parameter`, `property`, `schema` or `header`.
    pub kind: &'static str,
    /// What the description calls it; empty for a schema that has no name.
    pub name: String,
    /// Since when, if that is said.
    pub since: Option<Date>,
    /// The day after which it may be gone, if that is said: the later one, where it was moved.
    pub sunset: Option<Date>,
    /// The day that was moved.
    pub moved_from: Option<Date>,
    /// The `operationId` of what replaces it.
    pub replacement: Option<String>,
    /// Where it stands: `api.yaml:12:7`, or the file alone where that is not known.
    pub at: String,
    /// The same as a JSON pointer (RFC 6901) within its file.
    pub pointer: String,
}

/// What is deprecated in a description, by the day after which it may be gone, with what has none behind it; and what is
/// wrong with how the description is written.
pub fn deprecations(source: &Source) -> (Vec<Deprecation>, Report) {
    let found = source::with_room(|| {
        let mut report = Report::new();
        let found = source::deprecated(source, &Wanted::default(), &mut report);
        (found, report)
    });
    let Some((found, report)) = found else {
        return (Vec::new(), source::no_memory());
    };
    let Some((deprecated, shown)) = found else {
        return (Vec::new(), report);
    };
    let mut places = Report::new();
    for one in &deprecated {
        places.add(Code::NearSunset, &one.place, "").at_key();
    }
    let places = shown.of(places);
    let mut listed: Vec<Deprecation> = deprecated
        .into_iter()
        .zip(places.diagnostics().iter().zip(places.positions(source)))
        .map(|(one, (diagnostic, at))| Deprecation {
            kind: kind(one.shape, &one.place),
            since: one.since,
            sunset: one.deadline().map(|(date, _)| date),
            moved_from: one.extended.and(one.sunset),
            pointer: diagnostic
                .place()
                .map(source::Place::pointer)
                .unwrap_or_default(),
            name: one.name,
            replacement: one.replacement,
            at,
        })
        .collect();
    listed.sort_by_key(|one| (one.sunset.is_none(), one.sunset, one.since));
    (listed, report)
}
