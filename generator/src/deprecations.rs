//! The deprecated items of a description.

use crate::date::Date;
use crate::report::{Code, Report};
use crate::source::{self, Place, Source, Wanted};

/// A deprecated item.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Deprecation {
    /// `operation`, `parameter`, `property`, `schema` or `header`.
    pub kind: &'static str,
    /// The name in the description; empty for a schema without a name.
    pub name: String,
    /// The day of the deprecation, if it is documented.
    pub since: Option<Date>,
    /// The day after which the item may be removed, with extensions.
    pub sunset: Option<Date>,
    /// The original sunset, if it was extended.
    pub moved_from: Option<Date>,
    /// The `operationId` of the replacement.
    pub replacement: Option<String>,
    /// The position, for example `api.yaml:12:7`; only the file if it is unknown.
    pub at: String,
    /// The JSON Pointer (RFC 6901) within the file.
    pub pointer: String,
}

/// Returns the deprecated items of a description, by their sunset, and the diagnostics of the description.
pub fn deprecations(source: &Source) -> (Vec<Deprecation>, Report) {
    let read = || {
        let mut report = Report::new();
        let found = source::deprecated(source, &Wanted::default(), &mut report);
        (found, report)
    };
    let (deprecated, locations, report) = match crate::stack::with_large_stack(read) {
        None => return (Vec::new(), source::no_memory()),
        Some((None, report)) => return (Vec::new(), report),
        Some((Some((deprecated, locations)), report)) => (deprecated, locations, report),
    };
    let mut places = Report::new();
    for one in &deprecated {
        places.add(Code::NearSunset, &one.place, "").at_key();
    }
    let places = locations.restore(places);
    let positions = places.diagnostics().iter().zip(places.positions(source));
    let listed = deprecated.into_iter().zip(positions);
    let listed = listed.map(|(one, (diagnostic, at))| Deprecation {
        kind: one.kind,
        since: one.since,
        sunset: one.deadline().map(|(date, _)| date),
        moved_from: one.extended.and(one.sunset),
        pointer: diagnostic.place().map(Place::pointer).unwrap_or_default(),
        name: one.name,
        replacement: one.replacement,
        at,
    });
    let mut listed: Vec<Deprecation> = listed.collect();
    listed.sort_by_key(|one| (one.sunset.is_none(), one.sunset, one.since));
    (listed, report)
}
