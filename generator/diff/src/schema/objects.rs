//! Objects: their fields, and what becomes of the others.

use indexmap::IndexSet;

use crate::at::At;
use crate::change::Verdict;
use crate::comparer::{Comparer, Effect, Flow, Told, Where};
use crate::shape::{Others, Shape};
use generator::source::Place;

/// Why other fields in an answer are no more than a risk.
const READ_ANYWAY: &str = "the generated client passes over fields that it does not know";
/// Why a field that has a default may become required.
const HAS_DEFAULT: &str = "its default is no excuse: whoever leaves it out is refused";
/// Why a field that clients still send is a risk.
const STILL_SENT: &str = "clients that still send it are not heard";
/// Why one that is gone is none.
const ANNOUNCED: &str = "its sunset has passed";
/// Why a field that was one of the others is refused.
const OF_THE_OTHERS: &str = "it was one of the other fields, which are of another schema";
/// Why it is refused.
const REFUSED: &str = "clients that still send it are refused, since no other fields are allowed";

/// A field as one description has it.
struct Field<'a, 's> {
    parts: &'s [At<'a>],
    shape: Shape<'a>,
    is_required: bool,
    /// Where it stands, or where it is required.
    place: Place,
}

impl<'a> Comparer<'a> {
    pub(super) fn objects(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        let names = old.properties.keys().chain(old.required.keys());
        let names = names
            .chain(new.properties.keys())
            .chain(new.required.keys());
        let names: IndexSet<&str> = names.copied().collect();
        for name in names {
            match (field(old, name), field(new, name)) {
                (Some(before), Some(after)) => self.field(&before, &after, name, at),
                (Some(before), None) => self.removed(&before, new, &at.field(name)),
                (None, Some(after)) => self.added(old, &after, &at.field(name)),
                (None, None) => {}
            }
        }
        self.others(old, new, at);
    }

    fn field(&mut self, old: &Field<'a, '_>, new: &Field<'a, '_>, name: &str, owner: &Where) {
        if let ([before], [after]) = (old.parts, new.parts)
            && old.is_required == new.is_required
            && self.is_untouched(before, after)
        {
            return;
        }
        let is_sent = old.is_sent(owner.flow) && new.is_sent(owner.flow);
        let at = match is_sent {
            true => owner.field(name),
            false => owner.unsent_field(name),
        };
        self.access(old, new, &owner.field(name));
        self.required(old, new, &at);
        self.lifecycle_of(old.parts, new.parts, &at);
        self.schema(old.parts, new.parts, &at);
    }

    /// Whether it is only sent by one side, or not any more.
    fn access(&mut self, old: &Field<'a, '_>, new: &Field<'a, '_>, at: &Where) {
        let kept = if new.is_required {
            "required"
        } else {
            "optional"
        };
        let notes = [
            (
                &old.shape.notes.read_only,
                &new.shape.notes.read_only,
                "read-only",
                Flow::ToServer,
            ),
            (
                &old.shape.notes.write_only,
                &new.shape.notes.write_only,
                "write-only",
                Flow::ToClient,
            ),
        ];
        for (before, after, word, flow) in notes {
            let (no, place_of_old, place_of_new) = match (before, after) {
                (None, Some(place)) => ("", &old.place, place),
                (Some(place), None) => ("not-", place, &new.place),
                _ => continue,
            };
            let is_now = no.is_empty();
            let verdict = match (at.flow == flow, is_now, new.is_required) {
                // A server that is sent it refuses it, or passes it over.
                (true, true, _) if flow == Flow::ToServer => Verdict::Risky,
                (true, false, true) if flow == Flow::ToServer => Verdict::Breaking,
                (true, true, _) if old.is_required => Verdict::Breaking,
                _ => Verdict::Safe,
            };
            let side = if flow == Flow::ToServer {
                "answers"
            } else {
                "requests"
            };
            let message = match is_now {
                true => format!(
                    "{} is in {side} alone now (`{}`)",
                    at.words(),
                    keyword(word)
                ),
                false => format!("{} is not in {side} alone any more", at.words()),
            };
            let at = Where {
                path: String::new(),
                ..at.clone()
            };
            let rule = format!("{}-{kept}-property-became-{no}{word}", at.side);
            let told = Told::new(rule, verdict, message);
            let told = told.between(place_of_old, place_of_new).of(&at.operation);
            self.tell(told.about(at.member.clone().unwrap_or_default()));
        }
    }

    fn required(&mut self, old: &Field<'a, '_>, new: &Field<'a, '_>, at: &Where) {
        let places = (&old.place, &new.place);
        match (old.is_required, new.is_required) {
            (false, true) => {
                let message = format!("{} must be there now", at.words());
                let has_default = new.shape.notes.default.is_some() && at.flow == Flow::ToServer;
                let (what, reason) = match has_default {
                    true => ("became-required-with-default", Some(HAS_DEFAULT)),
                    false => ("became-required", None),
                };
                let verdict = Effect::Narrows.verdict(at.flow);
                self.tell_with(at, what, verdict, reason, message, places);
            }
            (true, false) => {
                let message = format!("{} may be left out now", at.words());
                self.tell_at(at, "became-optional", Effect::Widens, message, places);
            }
            _ => {}
        }
    }

    fn removed(&mut self, old: &Field<'a, '_>, new: &Shape<'a>, at: &Where) {
        if !old.is_sent(at.flow) {
            let words = ("removed", "is gone");
            self.of_other_side(old, words, (&old.place, &new.place), at);
            return;
        }
        let places = (&old.place, &new.place);
        let is_closed = new.is_closed();
        let message = format!("{} is gone", at.words());
        let may_go = self.may_go(old.parts);
        let is_other = match (&new.others, at.flow) {
            (Others::Held(held), Flow::ToServer) => self.breaks(old.parts, held, at),
            _ => false,
        };
        match at.flow {
            Flow::ToServer | Flow::Nobody => {
                let (verdict, reason) = match (at.flow, is_closed) {
                    (Flow::Nobody, _) => (Verdict::Safe, None),
                    _ if may_go => (Verdict::Safe, Some(ANNOUNCED)),
                    _ if is_other => (Verdict::Breaking, Some(OF_THE_OTHERS)),
                    (_, true) => (Verdict::Breaking, Some(REFUSED)),
                    (_, false) => (Verdict::Risky, Some(STILL_SENT)),
                };
                self.tell_with(at, "removed", verdict, reason, message, places);
            }
            Flow::ToClient => {
                let (kind, verdict) = match old.is_required {
                    true if !may_go => ("required", Verdict::Breaking),
                    true => ("required", Verdict::Safe),
                    false => ("optional", Verdict::Safe),
                };
                self.tell_field(
                    &format!("{kind}-property-removed"),
                    verdict,
                    message,
                    places,
                    at,
                );
            }
        }
    }

    fn added(&mut self, old: &Shape<'a>, new: &Field<'a, '_>, at: &Where) {
        if !new.is_sent(at.flow) {
            let words = ("added", "is new");
            self.of_other_side(new, words, (&old.place, &new.place), at);
            return;
        }
        let places = (&old.place, &new.place);
        let message = match new.is_required {
            true => format!("{} is new, and must be there", at.words()),
            false => format!("{} is new", at.words()),
        };
        let was_other = match &old.others {
            Others::Held(held) => self.breaks(held, new.parts, at),
            Others::Free | Others::Closed(_) => false,
        };
        match at.flow {
            Flow::Nobody => {
                self.tell_field("property-added", Verdict::Safe, message, places, at);
            }
            Flow::ToServer => {
                let has_default = new.shape.notes.default.is_some();
                let (what, verdict) = match (new.is_required, has_default) {
                    (true, false) => ("new-required-request-property", Verdict::Breaking),
                    (true, true) => (
                        "new-required-request-property-with-default",
                        Verdict::Breaking,
                    ),
                    (false, _) if was_other => ("new-optional-request-property", Verdict::Breaking),
                    (false, _) => ("new-optional-request-property", Verdict::Safe),
                };
                let what = what.replacen("request", at.side, 1);
                self.tell_rule(what, verdict, message, places, at);
            }
            Flow::ToClient => {
                let kind = if new.is_required {
                    "required"
                } else {
                    "optional"
                };
                let verdict = match old.is_closed() {
                    _ if was_other => Verdict::Breaking,
                    true => Verdict::Risky,
                    false => Verdict::Safe,
                };
                self.tell_field(
                    &format!("{kind}-property-added"),
                    verdict,
                    message,
                    places,
                    at,
                );
            }
        }
    }

    /// A field that only the other side sends came or went.
    fn of_other_side(
        &mut self,
        field: &Field<'a, '_>,
        (what, words): (&str, &str),
        places: (&Place, &Place),
        at: &Where,
    ) {
        let kind = if field.is_required {
            "required"
        } else {
            "optional"
        };
        let only = match at.flow {
            Flow::ToServer => "read-only",
            Flow::ToClient | Flow::Nobody => "write-only",
        };
        let message = format!("{} {words}, which is never sent here", at.words());
        let what = format!("{kind}-{only}-property-{what}");
        self.tell_field(&what, Verdict::Safe, message, places, at);
    }

    /// Notes a change of a field by a name of its own behind that of the side.
    fn tell_field(
        &mut self,
        what: &str,
        verdict: Verdict,
        message: String,
        places: (&Place, &Place),
        at: &Where,
    ) {
        self.tell_rule(format!("{}-{what}", at.side), verdict, message, places, at);
    }

    fn tell_rule(
        &mut self,
        rule: String,
        verdict: Verdict,
        message: String,
        (old, new): (&Place, &Place),
        at: &Where,
    ) {
        let told = Told::new(rule, verdict, message);
        let told = told.between(old, new).of(&at.operation);
        self.tell(told.about(at.member.clone().unwrap_or_default()));
    }

    /// Compares what is said of fields that are not named.
    fn others(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Where) {
        let words = at.words();
        let (what, effect, message, places) = match (&old.others, &new.others) {
            (Others::Free, Others::Free) | (Others::Closed(_), Others::Closed(_)) => return,
            (Others::Held(before), Others::Held(after)) => {
                self.schema(before, after, &at.inside("*"));
                return;
            }
            (Others::Free, Others::Closed(place)) => (
                "additional-properties-removed",
                Effect::Narrows,
                format!("{words} may have no other fields any more"),
                (&old.place, place),
            ),
            (Others::Closed(place), Others::Free) => {
                let effect = Effect::Widens.verdict(at.flow).min(Verdict::Risky);
                let message = format!("{words} may have other fields now");
                let places = (place, &new.place);
                let what = "additional-properties-added";
                let reason = (effect == Verdict::Risky).then_some(READ_ANYWAY);
                self.tell_with(at, what, effect, reason, message, places);
                return;
            }
            (Others::Free, Others::Held(after)) => (
                "additional-properties-schema-added",
                Effect::Narrows,
                format!("other fields of {words} hold to a schema now"),
                (&old.place, first(after, &new.place)),
            ),
            (Others::Held(before), Others::Free) => (
                "additional-properties-schema-removed",
                Effect::Widens,
                format!("other fields of {words} hold to no schema any more"),
                (first(before, &old.place), &new.place),
            ),
            (Others::Closed(place), Others::Held(after)) => (
                "additional-properties-added",
                Effect::Widens,
                format!("{words} may have other fields now"),
                (place, first(after, &new.place)),
            ),
            (Others::Held(before), Others::Closed(place)) => (
                "additional-properties-removed",
                Effect::Narrows,
                format!("{words} may have no other fields any more"),
                (first(before, &old.place), place),
            ),
        };
        self.tell_at(at, what, effect, message, places);
    }
}

impl Field<'_, '_> {
    /// Whether it is sent to whoever reads.
    fn is_sent(&self, flow: Flow) -> bool {
        match flow {
            Flow::ToServer => self.shape.notes.read_only.is_none(),
            Flow::ToClient => self.shape.notes.write_only.is_none(),
            Flow::Nobody => true,
        }
    }
}

fn field<'a, 's>(shape: &'s Shape<'a>, name: &str) -> Option<Field<'a, 's>> {
    let parts = shape.properties.get(name).map(Vec::as_slice);
    let required = shape.required.get(name);
    let place = parts
        .and_then(|parts| parts.first())
        .map(|part| &part.place);
    let place = place.or(required)?.clone();
    let parts = parts.unwrap_or_default();
    Some(Field {
        parts,
        shape: Shape::of(parts),
        is_required: required.is_some(),
        place,
    })
}

fn first<'p>(parts: &'p [At<'_>], other: &'p Place) -> &'p Place {
    parts.first().map_or(other, |part| &part.place)
}

fn keyword(word: &str) -> &'static str {
    match word {
        "read-only" => "readOnly",
        _ => "writeOnly",
    }
}
