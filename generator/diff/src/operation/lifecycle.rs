//! Deprecation, sunset and stability.

use super::Operation;
use crate::change::Verdict;
use crate::comparer::{Comparer, Context};
use crate::node::Node;
use openapi_crates::Date;
use openapi_crates::internals::{EXTENDED, SUNSET};
use openapi_crates::source::Place;

const TOO_SOON: &str = "clients were promised more time";
const NO_SUNSET: &str = "clients do not know how much time they have";

#[derive(Clone, Debug, PartialEq)]
enum Sunset {
    Never,
    On(Date, Place),
    Invalid(Place),
}

struct Lifecycle {
    is_deprecated: bool,
    sunset: Sunset,
    place: Place,
}

/// The removal of something that may have been deprecated.
pub(crate) struct Removal {
    /// The suffix of the rule.
    pub rule: &'static str,
    pub verdict: Verdict,
    /// The suffix of the message.
    pub note: String,
}

impl Lifecycle {
    fn of(parts: &[Node<'_>]) -> Option<Self> {
        let nodes = parts
            .iter()
            .flat_map(|part| [part.clone(), part.resolved()]);
        let nodes: Vec<Node<'_>> = nodes.collect();
        let find = |key: &str| nodes.iter().find_map(|node| node.get(key));
        let sunset = find(EXTENDED).or_else(|| find(SUNSET)).map(|node| {
            let text = node.value.as_str().unwrap_or_default();
            let day = text.split(['T', 't', ' ']).next().unwrap_or(text);
            match Date::parse(day) {
                Some(day) => Sunset::On(day, node.place),
                None => Sunset::Invalid(node.place),
            }
        });
        Some(Self {
            is_deprecated: nodes.iter().any(|node| node.is("deprecated")),
            sunset: sunset.unwrap_or(Sunset::Never),
            place: nodes.first()?.place.clone(),
        })
    }
}

impl<'a> Comparer<'a> {
    /// Judges a removal by the deprecation before it.
    pub fn removal(&self, parts: &[Node<'a>]) -> Removal {
        let life = Lifecycle::of(parts).filter(|life| life.is_deprecated);
        let (rule, verdict, note) = match life.map(|life| life.sunset) {
            None => (
                "removed-without-deprecation",
                Verdict::Breaking,
                String::new(),
            ),
            Some(Sunset::Never) => {
                let note = " after a deprecation without a sunset date".to_owned();
                ("removed-with-deprecation", Verdict::Risky, note)
            }
            Some(Sunset::Invalid(_)) => {
                let note = " after a deprecation with an invalid `x-sunset`".to_owned();
                ("sunset-parse", Verdict::Breaking, note)
            }
            Some(Sunset::On(day, _)) if self.notice.today.is_some_and(|today| today > day) => {
                let note = format!(" after its sunset on {day}");
                ("removed-with-deprecation", Verdict::Safe, note)
            }
            Some(Sunset::On(day, _)) => {
                let note = format!(" before its sunset on {day}");
                ("removed-before-sunset", Verdict::Breaking, note)
            }
        };
        Removal {
            rule,
            verdict,
            note,
        }
    }

    pub fn operation_lifecycle(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let at = self.operation_context(new);
        self.lifecycle(old.node.as_slice(), new.node.as_slice(), &at);
    }

    /// Compares the lifecycle of an operation, parameter, property or header.
    pub fn lifecycle(&mut self, old: &[Node<'a>], new: &[Node<'a>], at: &Context) {
        if let (Some(before), Some(after)) = (Lifecycle::of(old), Lifecycle::of(new)) {
            match (before.is_deprecated, after.is_deprecated) {
                (false, false) => {}
                (true, false) => {
                    let places = (&before.place, &after.place);
                    let predicate = "is no longer deprecated".to_owned();
                    self.report_event(at, "reactivated", Verdict::Safe, predicate, places);
                }
                (false, true) => self.deprecated(&before, &after, at),
                (true, true) => self.sunset(&before, &after, at),
            }
        }
        self.stability(old, new, at);
    }

    fn deprecated(&mut self, before: &Lifecycle, after: &Lifecycle, at: &Context) {
        let (event, verdict, with) = match &after.sunset {
            Sunset::Never if self.notice.days.is_some() => (
                "deprecated-sunset-missing",
                Verdict::Breaking,
                " without a sunset date".to_owned(),
            ),
            Sunset::Never => ("deprecated", Verdict::Safe, String::new()),
            Sunset::Invalid(_) => (
                "deprecated-sunset-invalid",
                Verdict::Breaking,
                " with an invalid `x-sunset`".to_owned(),
            ),
            Sunset::On(day, _) if self.is_too_soon(*day) => (
                "sunset-date-too-small",
                Verdict::Breaking,
                format!(" with a sunset too soon, on {day}"),
            ),
            Sunset::On(day, _) => (
                "deprecated-with-sunset",
                Verdict::Safe,
                format!(" with a sunset on {day}"),
            ),
        };
        let place = match &after.sunset {
            Sunset::Never => &after.place,
            Sunset::Invalid(place) | Sunset::On(_, place) => place,
        };
        let predicate = format!("is now deprecated{with}");
        self.report_event(at, event, verdict, predicate, (&before.place, place));
    }

    fn sunset(&mut self, before: &Lifecycle, after: &Lifecycle, at: &Context) {
        let (event, verdict, predicate, places) = match (&before.sunset, &after.sunset) {
            (Sunset::On(_, old), Sunset::Never) => (
                "sunset-deleted",
                Verdict::Breaking,
                "no longer has a sunset date".to_owned(),
                (old, &after.place),
            ),
            (Sunset::Never | Sunset::On(..), Sunset::Invalid(place)) => (
                "changed-sunset-invalid",
                Verdict::Breaking,
                "has an invalid `x-sunset`".to_owned(),
                (&before.place, place),
            ),
            (Sunset::Never | Sunset::Invalid(_), Sunset::On(day, place)) => {
                let (event, verdict, note) = match self.is_too_soon(*day) {
                    true => (
                        "sunset-date-too-small",
                        Verdict::Breaking,
                        ", which is too soon",
                    ),
                    false => ("sunset-set", Verdict::Safe, ""),
                };
                let predicate = format!("has a new sunset on {day}{note}");
                (event, verdict, predicate, (&before.place, place))
            }
            (Sunset::On(was, old), Sunset::On(is, new)) if is != was => {
                let (event, verdict, change) = match (is < was, self.is_too_soon(*is)) {
                    (true, true) => (
                        "sunset-date-changed-too-small",
                        Verdict::Breaking,
                        "an earlier",
                    ),
                    (true, false) => (
                        "sunset-date-changed-too-small",
                        Verdict::Risky,
                        "an earlier",
                    ),
                    (false, _) => ("sunset-extended", Verdict::Safe, "a later"),
                };
                let predicate = format!("has {change} sunset: {is} instead of {was}");
                (event, verdict, predicate, (old, new))
            }
            _ => return,
        };
        self.report_event(at, event, verdict, predicate, places);
    }

    /// `true` if a day is over, or nearer than the required notice.
    fn is_too_soon(&self, day: Date) -> bool {
        let days = self.notice.days.unwrap_or(0);
        let today = self.notice.today;
        today.is_some_and(|today| today.days_until(day) < days)
    }

    fn report_event(
        &mut self,
        at: &Context,
        event: &str,
        verdict: Verdict,
        predicate: String,
        (old, new): (&Place, &Place),
    ) {
        let reason = match verdict {
            Verdict::Safe => None,
            _ if event.contains("too-small") => Some(TOO_SOON),
            _ => Some(NO_SUNSET),
        };
        let message = format!("{} {predicate}", at.subject());
        self.report_as(at, rule(at, event), (verdict, reason), message, old, new);
    }

    fn stability(&mut self, old: &[Node<'a>], new: &[Node<'a>], at: &Context) {
        let (Some(old), Some(new)) = (old.first(), new.first()) else {
            return;
        };
        let (event, verdict, predicate) = match (stability(old), stability(new)) {
            (Some(before), Some(after)) if after < before => (
                "stability-decreased",
                Verdict::Breaking,
                "is less stable than before",
            ),
            (Some(before), Some(after)) if after > before => (
                "stability-increased",
                Verdict::Safe,
                "is more stable than before",
            ),
            (Some(_), None) => (
                "invalid-stability-level",
                Verdict::Breaking,
                "has an invalid stability level",
            ),
            _ => return,
        };
        let message = format!("{} {predicate}", at.subject());
        self.report_as(at, rule(at, event), verdict, message, old, new);
    }
}

/// Returns the rule of an event; the names are those of oasdiff.
fn rule(at: &Context, event: &str) -> String {
    let id = at.id();
    let is_parameter = at.kind == "parameter" && at.path.is_empty();
    match (at.kind, event) {
        ("operation", "deprecated" | "deprecated-with-sunset" | "reactivated") => {
            format!("endpoint-{event}")
        }
        ("operation", "sunset-deleted") => event.to_owned(),
        ("operation", "deprecated-sunset-invalid") => "api-deprecated-sunset-parse".to_owned(),
        ("operation", "changed-sunset-invalid") => "api-path-sunset-parse".to_owned(),
        ("operation", _) => format!("api-{event}"),
        (_, "deprecated-sunset-invalid" | "changed-sunset-invalid") if is_parameter => {
            format!("{id}-sunset-parse")
        }
        (_, "changed-sunset-invalid") => format!("{id}-deprecated-sunset-invalid"),
        (_, "deprecated-with-sunset") if is_parameter => format!("{id}-deprecated"),
        _ => format!("{id}-{event}"),
    }
}

/// Returns the rank of a stability level; stable is the default, `None` is an unknown level.
fn stability(node: &Node<'_>) -> Option<u8> {
    let level = node.text("x-stability");
    match level.or_else(|| node.text("x-stability-level")) {
        None | Some("stable") => Some(3),
        Some("beta") => Some(2),
        Some("alpha") => Some(1),
        Some("draft" | "experimental") => Some(0),
        Some(_) => None,
    }
}
