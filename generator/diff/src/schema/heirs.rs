//! Schemas that others stand for.

use std::collections::BTreeMap;

use crate::at::At;
use crate::comparer::{Comparer, Effect, Flow, Where};
use generator::source::Place;

impl<'a> Comparer<'a> {
    /// Compares what may stand for a schema that tells its values apart.
    pub(super) fn heirs(&mut self, old: &[At<'a>], new: &[At<'a>], at: &Where) {
        let ([old], [new]) = (old, new) else {
            return;
        };
        let (old, new) = (base(old), base(new));
        let before = self.old_heirs.of(&old.place).cloned();
        let after = self.new_heirs.of(&new.place).cloned();
        let (before, after): (BTreeMap<String, Place>, BTreeMap<String, Place>) =
            (before.unwrap_or_default(), after.unwrap_or_default());
        for (text, place) in &before {
            let Some(now) = after.get(text) else {
                if is_mapped(&old, text) {
                    continue;
                }
                let message = format!("{} may not be `{text}` any more", at.words());
                let (what, places) = ("discriminator-mapping-deleted", (place, &new.place));
                self.tell_at(&about(at, text), what, Effect::Narrows, message, places);
                continue;
            };
            if let (Some(was), Some(is)) =
                (old.elsewhere(place.clone()), new.elsewhere(now.clone()))
            {
                let inside = at.inside(&format!("({text})"));
                self.schema(
                    std::slice::from_ref(&was),
                    std::slice::from_ref(&is),
                    &inside,
                );
            }
        }
        self.new_heirs_of((&old, &before), (&new, &after), at);
    }

    fn new_heirs_of(
        &mut self,
        (old, before): (&At<'a>, &BTreeMap<String, Place>),
        (new, after): (&At<'a>, &BTreeMap<String, Place>),
        at: &Where,
    ) {
        let come = after.iter().filter(|(text, _)| !before.contains_key(*text));
        for (text, place) in come.filter(|(text, _)| !is_mapped(new, text)) {
            let message = format!("{} may be `{text}` now", at.words());
            let effect = match at.flow {
                Flow::ToClient => Effect::Unknown,
                Flow::ToServer | Flow::Nobody => Effect::Widens,
            };
            let places = (&old.place, place);
            self.tell_at(
                &about(at, text),
                "discriminator-mapping-added",
                effect,
                message,
                places,
            );
        }
    }
}

/// What an heir shows in: a type of its name.
fn about(at: &Where, text: &str) -> Where {
    Where {
        member: Some(text.to_owned()),
        ..at.clone()
    }
}

/// Whether the discriminator itself names a schema, which is told with what else it says.
fn is_mapped(base: &At<'_>, text: &str) -> bool {
    let mapping = base
        .get("discriminator")
        .and_then(|said| said.get("mapping"));
    mapping.is_some_and(|mapping| mapping.get(text).is_some())
}

/// The schema that is meant, where it is referred to, or included alone so that something is said of it.
fn base<'a>(schema: &At<'a>) -> At<'a> {
    let schema = schema.resolved();
    let members: Vec<At<'a>> = schema.get("allOf").iter().flat_map(At::listed).collect();
    match members.as_slice() {
        [only] if schema.get("properties").is_none() && schema.get("discriminator").is_none() => {
            only.resolved()
        }
        _ => schema,
    }
}
