//! Deprecation, sunset and stability: what was promised to callers, and whether it is kept.

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Told, Where, Written};
use super::operations::Operation;
use generator::Date;
use generator::internals::{EXTENDED, SUNSET};
use generator::source::Place;

/// Why a sunset that comes sooner breaks.
const PROMISED: &str = "callers were promised more time";
/// Why one that is not told, or not as a date, breaks.
const NOT_TOLD: &str = "callers cannot tell how much time they have";

/// What the names of the rules are.
struct Names {
    prefix: String,
    deprecated: &'static str,
    with_sunset: &'static str,
    missing: &'static str,
    unreadable: &'static str,
    too_soon: &'static str,
    reactivated: &'static str,
    deleted: &'static str,
    moved: &'static str,
    moved_unreadable: &'static str,
    extended: &'static str,
    set: &'static str,
}

/// When something goes.
#[derive(Clone, Debug, PartialEq)]
enum Sunset {
    Never,
    On(Date, Place),
    Unreadable(Place),
}

/// What is said of something that may go.
struct Life {
    is_deprecated: bool,
    sunset: Sunset,
    place: Place,
}

impl Life {
    fn of(parts: &[At<'_>]) -> Option<Self> {
        let both = parts
            .iter()
            .flat_map(|part| [part.clone(), part.resolved()]);
        let both: Vec<At<'_>> = both.collect();
        let said = |key: &str| both.iter().find_map(|at| at.get(key));
        let sunset = said(EXTENDED).or_else(|| said(SUNSET));
        let sunset = sunset.map(|at| {
            let text = at.value.as_str().unwrap_or_default();
            // Dates with a time are those of the day.
            let day = text.split(['T', 't', ' ']).next().unwrap_or(text);
            Date::parse(day).map_or(Sunset::Unreadable(at.place.clone()), |day| {
                Sunset::On(day, at.place)
            })
        });
        Some(Self {
            is_deprecated: both.iter().any(|at| at.is("deprecated")),
            sunset: sunset.unwrap_or(Sunset::Never),
            place: both.first()?.place.clone(),
        })
    }
}

impl<'a> Comparer<'a> {
    /// How something goes: the end of the name of the rule, the verdict, and words for it.
    pub fn goodbye(&self, parts: &[At<'a>]) -> (&'static str, Verdict, String) {
        let Some(life) = Life::of(parts).filter(|life| life.is_deprecated) else {
            return (
                "removed-without-deprecation",
                Verdict::Breaking,
                String::new(),
            );
        };
        match life.sunset {
            Sunset::Never => {
                let words = ", which was deprecated without a date";
                ("removed-with-deprecation", Verdict::Risky, words.to_owned())
            }
            Sunset::Unreadable(_) => {
                let words = ", whose `x-sunset` is not a date";
                ("sunset-parse", Verdict::Breaking, words.to_owned())
            }
            Sunset::On(day, _) => match self.promise.today {
                Some(today) if today > day => {
                    let words = format!(", as was promised for {day}");
                    ("removed-with-deprecation", Verdict::Safe, words)
                }
                _ => {
                    let words = format!(", which was to stay until {day}");
                    ("removed-before-sunset", Verdict::Breaking, words)
                }
            },
        }
    }

    /// Whether something may go, since its time is over.
    pub fn may_go(&self, parts: &[At<'a>]) -> bool {
        let (how, verdict, _) = self.goodbye(parts);
        how == "removed-with-deprecation" && verdict == Verdict::Safe
    }

    pub fn lifecycle_of_operation(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let names = Names {
            prefix: String::new(),
            deprecated: "endpoint-deprecated",
            with_sunset: "endpoint-deprecated-with-sunset",
            missing: "api-deprecated-sunset-missing",
            unreadable: "api-deprecated-sunset-parse",
            too_soon: "api-sunset-date-too-small",
            reactivated: "endpoint-reactivated",
            deleted: "sunset-deleted",
            moved: "api-sunset-date-changed-too-small",
            moved_unreadable: "api-path-sunset-parse",
            extended: "api-sunset-extended",
            set: "api-sunset-set",
        };
        let at = Where {
            flow: self.side.requests(),
            side: "api",
            kind: "operation",
            what: format!("`{}`", new.name),
            path: String::new(),
            operation: std::rc::Rc::clone(&new.name),
            member: Some(new.id()),
            written: Written::Json,
        };
        let (before, after) = (std::slice::from_ref(&old.at), std::slice::from_ref(&new.at));
        self.lifecycle(before, after, &names, &at);
        self.stability(before, after, "api", &at);
    }

    /// The same of a parameter, a field or a header.
    pub fn lifecycle_of(&mut self, old: &[At<'a>], new: &[At<'a>], at: &Where) {
        let is_parameter = at.kind == "parameter" && at.path.is_empty();
        let unreadable = match is_parameter {
            true => "sunset-parse",
            false => "deprecated-sunset-invalid",
        };
        let names = Names {
            prefix: format!("{}-", at.id()),
            deprecated: "deprecated",
            with_sunset: if is_parameter {
                "deprecated"
            } else {
                "deprecated-with-sunset"
            },
            missing: "deprecated-sunset-missing",
            unreadable,
            too_soon: "sunset-date-too-small",
            reactivated: "reactivated",
            deleted: "sunset-deleted",
            moved: "sunset-date-changed-too-small",
            moved_unreadable: unreadable,
            extended: "sunset-extended",
            set: "sunset-set",
        };
        self.lifecycle(old, new, &names, at);
        self.stability(old, new, &at.id(), at);
    }

    fn lifecycle(&mut self, old: &[At<'a>], new: &[At<'a>], names: &Names, at: &Where) {
        let (Some(before), Some(after)) = (Life::of(old), Life::of(new)) else {
            return;
        };
        match (before.is_deprecated, after.is_deprecated) {
            (false, false) => {}
            (true, false) => {
                let message = format!("{} is not deprecated any more", at.words());
                let places = (&before.place, &after.place);
                self.tell_life(names, names.reactivated, Verdict::Safe, message, places, at);
            }
            (false, true) => self.deprecated(&before, &after, names, at),
            (true, true) => self.moved_sunset(&before, &after, names, at),
        }
    }

    fn deprecated(&mut self, before: &Life, after: &Life, names: &Names, at: &Where) {
        let words = at.words();
        let (what, verdict, message, place) = match &after.sunset {
            Sunset::Never if self.promise.days.is_some() => (
                names.missing,
                Verdict::Breaking,
                format!("{words} is deprecated, and nothing says until when it stays"),
                &after.place,
            ),
            Sunset::Never => (
                names.deprecated,
                Verdict::Safe,
                format!("{words} is deprecated"),
                &after.place,
            ),
            Sunset::Unreadable(place) => (
                names.unreadable,
                Verdict::Breaking,
                format!("{words} is deprecated, and its `x-sunset` is not a date"),
                place,
            ),
            Sunset::On(day, place) if self.is_too_soon(*day) => (
                names.too_soon,
                Verdict::Breaking,
                format!("{words} is deprecated, and goes too soon, on {day}"),
                place,
            ),
            Sunset::On(day, place) => (
                names.with_sunset,
                Verdict::Safe,
                format!("{words} is deprecated, and stays until {day}"),
                place,
            ),
        };
        self.tell_life(names, what, verdict, message, (&before.place, place), at);
    }

    fn moved_sunset(&mut self, before: &Life, after: &Life, names: &Names, at: &Where) {
        let words = at.words();
        match (&before.sunset, &after.sunset) {
            (Sunset::On(_, old), Sunset::Never) => {
                let message = format!("nothing says any more until when {words} stays");
                let places = (old, &after.place);
                self.tell_life(names, names.deleted, Verdict::Breaking, message, places, at);
            }
            (Sunset::Never | Sunset::On(..), Sunset::Unreadable(place)) => {
                let message = format!("`x-sunset` of {words} is not a date");
                let (what, places) = (names.moved_unreadable, (&before.place, place));
                self.tell_life(names, what, Verdict::Breaking, message, places, at);
            }
            (Sunset::Never | Sunset::Unreadable(_), Sunset::On(day, place)) => {
                let (what, verdict, words) = match self.is_too_soon(*day) {
                    true => (
                        names.too_soon,
                        Verdict::Breaking,
                        format!("{words} goes too soon, on {day}"),
                    ),
                    false => (
                        names.set,
                        Verdict::Safe,
                        format!("{words} stays until {day}, of which nothing was said"),
                    ),
                };
                self.tell_life(names, what, verdict, words, (&before.place, place), at);
            }
            (Sunset::On(was, old), Sunset::On(is, new)) if is < was => {
                let message = format!("{words} stays until {is} now, was {was}");
                let verdict = match self.is_too_soon(*is) {
                    true => Verdict::Breaking,
                    false => Verdict::Risky,
                };
                self.tell_life(names, names.moved, verdict, message, (old, new), at);
            }
            (Sunset::On(was, old), Sunset::On(is, new)) if is > was => {
                let message = format!("{words} stays until {is} now, was {was}");
                let places = (old, new);
                self.tell_life(names, names.extended, Verdict::Safe, message, places, at);
            }
            (Sunset::On(..), Sunset::On(..))
            | (Sunset::Never, Sunset::Never)
            | (Sunset::Unreadable(_), Sunset::Never | Sunset::Unreadable(_)) => {}
        }
    }

    /// Whether a day is over, or nearer than what is promised allows.
    fn is_too_soon(&self, day: Date) -> bool {
        let days = self.promise.days.unwrap_or(0);
        let today = self.promise.today;
        today.is_some_and(|today| today.days_until(day) < days)
    }

    fn tell_life(
        &mut self,
        names: &Names,
        what: &str,
        verdict: Verdict,
        message: String,
        (old, new): (&Place, &Place),
        at: &Where,
    ) {
        let told = Told::new(format!("{}{what}", names.prefix), verdict, message);
        let is_told = what.contains("too-small");
        let reason = match verdict {
            Verdict::Safe => None,
            Verdict::Risky | Verdict::Breaking if is_told => Some(PROMISED),
            Verdict::Risky | Verdict::Breaking => Some(NOT_TOLD),
        };
        let told = told.between(old, new).of(&at.operation);
        self.tell(Told { reason, ..told }.about(at.member.clone().unwrap_or_default()));
    }

    fn stability(&mut self, old: &[At<'a>], new: &[At<'a>], prefix: &str, at: &Where) {
        let (Some(old), Some(new)) = (old.first(), new.first()) else {
            return;
        };
        let places = (&old.place, &new.place);
        let (before, after) = (level(old), level(new));
        let (what, verdict, message) = match (before, after) {
            (Some(before), Some(after)) if after < before => (
                "stability-decreased",
                Verdict::Breaking,
                format!("{} is less stable than it was", at.words()),
            ),
            (Some(before), Some(after)) if after > before => (
                "stability-increased",
                Verdict::Safe,
                format!("{} is more stable than it was", at.words()),
            ),
            (Some(_), None) => (
                "invalid-stability-level",
                Verdict::Breaking,
                format!("the stability of {} is no word that is known", at.words()),
            ),
            _ => return,
        };
        let told = Told::new(format!("{prefix}-{what}"), verdict, message);
        let told = told.between(places.0, places.1).of(&at.operation);
        self.tell(told.about(at.member.clone().unwrap_or_default()));
    }
}

/// How stable something is; `None` of a word that is not known. What says nothing is stable.
fn level(at: &At<'_>) -> Option<u8> {
    let said = at
        .text("x-stability")
        .or_else(|| at.text("x-stability-level"));
    match said {
        None | Some("stable") => Some(3),
        Some("beta") => Some(2),
        Some("alpha") => Some(1),
        Some("draft" | "experimental") => Some(0),
        Some(_) => None,
    }
}
