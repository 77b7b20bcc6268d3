//! Objects: their properties and additional properties.

use indexmap::IndexSet;

use crate::change::Verdict;
use crate::comparer::{Comparer, Context, Effect, Flow};
use crate::node::{Located, Node};
use crate::shape::{AdditionalProperties, Shape};
use openapi_crates::source::Place;

const UNKNOWN_IGNORED: &str = "generated clients ignore unknown properties";
const DESPITE_DEFAULT: &str = "requests without it are rejected despite its default";
const IGNORED: &str = "the server ignores it if clients still send it";
const AFTER_SUNSET: &str = "its sunset has passed";
const NOW_ADDITIONAL: &str = "it is now an additional property, with another schema";
const REJECTED: &str =
    "requests that still contain it are rejected, as additional properties are forbidden";

/// A property in one description.
struct Property<'a, 's> {
    parts: &'s [Node<'a>],
    shape: Shape<'a>,
    is_required: bool,
    place: Place,
}

impl Located for Property<'_, '_> {
    fn place(&self) -> &Place {
        &self.place
    }
}

impl<'a> Comparer<'a> {
    pub(super) fn objects(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Context) {
        let names = [old, new].into_iter();
        let names = names.flat_map(|shape| shape.properties.keys().chain(shape.required.keys()));
        for name in names.copied().collect::<IndexSet<&str>>() {
            match (property(old, name), property(new, name)) {
                (Some(before), Some(after)) => self.property(&before, &after, name, at),
                (Some(before), None) => self.removed_property(&before, new, &at.property(name)),
                (None, Some(after)) => self.added_property(old, &after, &at.property(name)),
                (None, None) => {}
            }
        }
        self.additional_properties(old, new, at);
    }

    fn property(
        &mut self,
        old: &Property<'a, '_>,
        new: &Property<'a, '_>,
        name: &str,
        owner: &Context,
    ) {
        if let ([before], [after]) = (old.parts, new.parts)
            && old.is_required == new.is_required
            && self.is_unchanged(before, after)
        {
            return;
        }
        self.access(old, new, &owner.property(name));
        let at = match old.is_sent(owner.flow) && new.is_sent(owner.flow) {
            true => owner.property(name),
            false => owner.unsent_property(name),
        };
        let has_default = new.shape.annotations.default.is_some() && at.flow == Flow::ToServer;
        if new.is_required && !old.is_required && has_default {
            let impact = (Verdict::Breaking, DESPITE_DEFAULT);
            self.report(
                &at,
                "became-required-with-default",
                impact,
                "is now required",
                old,
                new,
            );
        } else {
            self.required(&at, (old, old.is_required), (new, new.is_required));
        }
        self.lifecycle(old.parts, new.parts, &at);
        self.schema(old.parts, new.parts, &at);
    }

    /// Compares `readOnly` and `writeOnly`.
    fn access(&mut self, old: &Property<'a, '_>, new: &Property<'a, '_>, at: &Context) {
        let (before, after) = (&old.shape.annotations, &new.shape.annotations);
        let read_only = (&before.read_only, &after.read_only);
        let write_only = (&before.write_only, &after.write_only);
        for ((was, is), id, keyword, flow) in [
            (read_only, "read-only", "readOnly", Flow::ToServer),
            (write_only, "write-only", "writeOnly", Flow::ToClient),
        ] {
            if was.is_some() == is.is_some() {
                continue;
            }
            let is_restricted = is.is_some();
            let verdict = match (at.flow == flow, flow, is_restricted) {
                // The server ignores or rejects it.
                (true, Flow::ToServer, true) => Verdict::Risky,
                (true, Flow::ToServer, false) if new.is_required => Verdict::Breaking,
                (true, Flow::ToClient, true) if old.is_required => Verdict::Breaking,
                _ => Verdict::Safe,
            };
            let (no, change) = if is_restricted {
                ("", "now")
            } else {
                ("not-", "no longer")
            };
            let required = if new.is_required {
                "required"
            } else {
                "optional"
            };
            let rule = format!("{}-{required}-property-became-{no}{id}", at.side);
            let message = format!("{} is {change} `{keyword}`", at.subject());
            let (old, new) = (
                was.as_ref().unwrap_or(&old.place),
                is.as_ref().unwrap_or(&new.place),
            );
            self.report_as(at, rule, verdict, message, old, new);
        }
    }

    fn removed_property(&mut self, old: &Property<'a, '_>, new: &Shape<'a>, at: &Context) {
        if !old.is_sent(at.flow) {
            return self.unsent_property(old, "removed", (old, new), at);
        }
        let removal = self.removal(old.parts);
        let is_after_sunset =
            removal.rule == "removed-with-deprecation" && removal.verdict == Verdict::Safe;
        let (rule, impact) = match at.flow {
            Flow::NotSent => (format!("{}-removed", at.id()), (Verdict::Safe, None)),
            Flow::ToServer => {
                let is_other = match &new.additional {
                    AdditionalProperties::Schemas(schemas) => self.breaks(old.parts, schemas, at),
                    _ => false,
                };
                let impact = match new.is_closed() {
                    _ if is_after_sunset => (Verdict::Safe, Some(AFTER_SUNSET)),
                    _ if is_other => (Verdict::Breaking, Some(NOW_ADDITIONAL)),
                    true => (Verdict::Breaking, Some(REJECTED)),
                    false => (Verdict::Risky, Some(IGNORED)),
                };
                (format!("{}-removed", at.id()), impact)
            }
            Flow::ToClient => {
                let verdict = match old.is_required && !is_after_sunset {
                    true => Verdict::Breaking,
                    false => Verdict::Safe,
                };
                let rule = format!("{}-{}-property-removed", at.side, old.requiredness());
                (rule, (verdict, None))
            }
        };
        self.report_as(
            at,
            rule,
            impact,
            format!("{} was removed", at.subject()),
            old,
            new,
        );
    }

    fn added_property(&mut self, old: &Shape<'a>, new: &Property<'a, '_>, at: &Context) {
        if !new.is_sent(at.flow) {
            return self.unsent_property(new, "added", (old, new), at);
        }
        let was_other = match &old.additional {
            AdditionalProperties::Schemas(schemas) => self.breaks(schemas, new.parts, at),
            AdditionalProperties::Any | AdditionalProperties::Forbidden(_) => false,
        };
        let required = new.requiredness();
        let (rule, verdict) = match at.flow {
            Flow::NotSent => (format!("{}-property-added", at.side), Verdict::Safe),
            Flow::ToServer => {
                let has_default = new.is_required && new.shape.annotations.default.is_some();
                let with_default = if has_default { "-with-default" } else { "" };
                let verdict = match new.is_required || was_other {
                    true => Verdict::Breaking,
                    false => Verdict::Safe,
                };
                (
                    format!("new-{required}-{}-property{with_default}", at.side),
                    verdict,
                )
            }
            Flow::ToClient => {
                let verdict = match old.is_closed() {
                    _ if was_other => Verdict::Breaking,
                    true => Verdict::Risky,
                    false => Verdict::Safe,
                };
                (format!("{}-{required}-property-added", at.side), verdict)
            }
        };
        let and_required = if new.is_required {
            " and is required"
        } else {
            ""
        };
        let message = format!("{} was added{and_required}", at.subject());
        self.report_as(at, rule, verdict, message, old, new);
    }

    /// Reports the change of a property that is only sent in the other direction.
    fn unsent_property(
        &mut self,
        property: &Property<'a, '_>,
        change: &str,
        (old, new): (impl Located, impl Located),
        at: &Context,
    ) {
        let only = match at.flow {
            Flow::ToServer => "read-only",
            Flow::ToClient | Flow::NotSent => "write-only",
        };
        let rule = format!(
            "{}-{}-{only}-property-{change}",
            at.side,
            property.requiredness()
        );
        let message = format!("{} was {change}, but is {only}", at.subject());
        self.report_as(at, rule, Verdict::Safe, message, old, new);
    }

    fn additional_properties(&mut self, old: &Shape<'a>, new: &Shape<'a>, at: &Context) {
        use AdditionalProperties::{Any, Forbidden, Schemas};
        let (what, effect, predicate) = match (&old.additional, &new.additional) {
            (Any, Any) | (Forbidden(_), Forbidden(_)) => return,
            (Schemas(before), Schemas(after)) => {
                return self.schema(before, after, &at.inside("*"));
            }
            (Any | Schemas(_), Forbidden(_)) => (
                "additional-properties-removed",
                Effect::Narrows,
                "no longer allows additional properties",
            ),
            (Forbidden(_), Any | Schemas(_)) => (
                "additional-properties-added",
                Effect::Widens,
                "now allows additional properties",
            ),
            (Any, Schemas(_)) => (
                "additional-properties-schema-added",
                Effect::Narrows,
                "has a new schema for additional properties",
            ),
            (Schemas(_), Any) => (
                "additional-properties-schema-removed",
                Effect::Widens,
                "no longer has a schema for additional properties",
            ),
        };
        let places = [old, new].map(|shape| match &shape.additional {
            Any => &shape.place,
            Forbidden(place) => place,
            Schemas(schemas) => schemas.first().map_or(&shape.place, |schema| &schema.place),
        });
        let [old_place, new_place] = places;
        let verdict = effect.verdict(at.flow);
        match (&old.additional, &new.additional) {
            (Forbidden(_), Any) if verdict != Verdict::Safe => {
                let impact = (Verdict::Risky, UNKNOWN_IGNORED);
                self.report(at, what, impact, predicate, old_place, new_place);
            }
            _ => self.report(at, what, verdict, predicate, old_place, new_place),
        }
    }
}

impl Property<'_, '_> {
    /// `true` if the property is sent in a direction.
    fn is_sent(&self, flow: Flow) -> bool {
        match flow {
            Flow::ToServer => self.shape.annotations.read_only.is_none(),
            Flow::ToClient => self.shape.annotations.write_only.is_none(),
            Flow::NotSent => true,
        }
    }

    fn requiredness(&self) -> &'static str {
        if self.is_required {
            "required"
        } else {
            "optional"
        }
    }
}

fn property<'a, 's>(shape: &'s Shape<'a>, name: &str) -> Option<Property<'a, 's>> {
    let parts = shape
        .properties
        .get(name)
        .map(Vec::as_slice)
        .unwrap_or_default();
    let required = shape.required.get(name);
    let place = parts.first().map(|part| &part.place).or(required)?.clone();
    Some(Property {
        parts,
        shape: Shape::of(parts),
        is_required: required.is_some(),
        place,
    })
}
