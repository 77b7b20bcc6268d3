//! Bodies of requests and responses, by their media types.

use std::rc::Rc;

use indexmap::IndexMap;

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Effect, Side, Told, Where, Written};
use super::operations::Operation;
use crate::source::Place;

/// Why a body that is not taken any more breaks.
const WITHDRAWN: &str = "what clients send by it is not read any more";

/// A media type, without its parameters and in lower case, and those.
struct MediaType<'a> {
    name: &'a str,
    parameters: Vec<(String, String)>,
    at: At<'a>,
}

fn media_types<'a>(owner: &At<'a>) -> IndexMap<String, MediaType<'a>> {
    let content = owner.get("content");
    let all = content.iter().flat_map(At::named);
    let all = all.map(|(name, at)| {
        let mut parts = name.split(';').map(|part| part.trim().to_ascii_lowercase());
        let essence = parts.next().unwrap_or_default();
        let parameters = parts.filter_map(|part| {
            let (name, value) = part.split_once('=')?;
            Some((
                name.trim().to_owned(),
                value.trim().trim_matches('"').to_owned(),
            ))
        });
        // JSON and what is like it are UTF-8 whether that is said or not.
        let is_json = essence.ends_with("json");
        let said =
            |(name, value): &(String, String)| !(is_json && name == "charset" && value == "utf-8");
        let media = MediaType {
            parameters: parameters.filter(said).collect(),
            name,
            at,
        };
        (essence, media)
    });
    all.collect()
}

impl<'a> Comparer<'a> {
    pub fn request_body(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let (before, after) = (old.at.found("requestBody"), new.at.found("requestBody"));
        let at = self.request(&new.name);
        match (before, after) {
            (None, None) => {}
            (None, Some(after)) => {
                let places = (&old.at.place, &after.place);
                let (what, effect, words) = match after.is("required") {
                    true => (
                        "added-required",
                        Effect::Narrows,
                        "a body must be given now",
                    ),
                    false => ("added-optional", Effect::Widens, "a body may be given now"),
                };
                self.tell_at(&at, what, effect, words, places);
            }
            (Some(before), None) => {
                let places = (&before.place, &new.at.place);
                let message = "the body of the request is gone";
                let (verdict, reason) = (Verdict::Breaking, Some(WITHDRAWN));
                self.tell_with(&at, "removed", verdict, reason, message, places);
            }
            (Some(before), Some(after)) => {
                if self.is_untouched(&before, &after) {
                    return;
                }
                self.body_required(&before, &after, &at);
                self.contents(&before, &after, &at);
            }
        }
    }

    fn body_required(&mut self, old: &At<'a>, new: &At<'a>, at: &Where) {
        let places = (&old.place, &new.place);
        match (old.is("required"), new.is("required")) {
            (false, true) => {
                let message = "the body must be given now";
                self.tell_at(at, "became-required", Effect::Narrows, message, places);
            }
            (true, false) => {
                let message = "the body may be left out now";
                self.tell_at(at, "became-optional", Effect::Widens, message, places);
            }
            _ => {}
        }
    }

    fn request(&self, operation: &Rc<str>) -> Where {
        Where {
            flow: self.side.requests(),
            side: self.side.request(),
            kind: "body",
            what: "the body of the request".to_owned(),
            path: String::new(),
            operation: Rc::clone(operation),
            member: Some("body".to_owned()),
            written: Written::Json,
        }
    }

    /// Compares what a body may be, by its media types.
    pub fn contents(&mut self, old: &At<'a>, new: &At<'a>, at: &Where) {
        let (before, after) = (media_types(old), media_types(new));
        let (came, went) = self.renamed_media_type((&before, &after), at);
        for (essence, media) in &before {
            match after.get(essence) {
                Some(now) => self.media_type(media, now, essence, at),
                None if went.as_ref() == Some(essence) => {}
                None => {
                    let message =
                        format!("`{}` is no media type of {} any more", media.name, at.what);
                    let places = (&media.at.place, &new.place);
                    let verdict = self.of_media_types(Effect::Narrows, at);
                    self.tell_media(at, "media-type-removed", verdict, message, places);
                }
            }
        }
        for (essence, media) in &after {
            if !before.contains_key(essence) && came.as_ref() != Some(essence) {
                let message = format!("`{}` is a media type of {} now", media.name, at.what);
                let places = (&old.place, &media.at.place);
                let verdict = self.of_media_types(Effect::Widens, at);
                self.tell_media(at, "media-type-added", verdict, message, places);
            }
        }
    }

    /// What a media type more or less does. Clients ask for the media type of an answer, and get no other.
    fn of_media_types(&self, effect: Effect, at: &Where) -> Verdict {
        match (self.side, effect) {
            (Side::Operation, Effect::Widens) => Verdict::Safe,
            (Side::Operation, _) => Verdict::Breaking,
            (Side::Hook, effect) => effect.verdict(at.flow),
        }
    }

    /// One media type alone was made another that has more or fewer values.
    fn renamed_media_type(
        &mut self,
        (before, after): (
            &IndexMap<String, MediaType<'a>>,
            &IndexMap<String, MediaType<'a>>,
        ),
        at: &Where,
    ) -> (Option<String>, Option<String>) {
        let mut gone = before
            .iter()
            .filter(|(essence, _)| !after.contains_key(*essence));
        let mut come = after
            .iter()
            .filter(|(essence, _)| !before.contains_key(*essence));
        let ((Some((old, was)), None), (Some((new, is)), None)) =
            ((gone.next(), gone.next()), (come.next(), come.next()))
        else {
            return (None, None);
        };
        let (what, effect) = match (covers(new, old), covers(old, new)) {
            (true, _) => ("media-type-name-generalized", Effect::Widens),
            // Who asks for the one by its name is not given the other.
            (_, true) if !old.contains('*') => {
                ("media-type-name-specialized", Effect::Incomparable)
            }
            (_, true) => ("media-type-name-specialized", Effect::Narrows),
            _ => return (None, None),
        };
        let message = format!(
            "the media type of {} is `{}` now, was `{}`",
            at.what, is.name, was.name
        );
        let places = (&was.at.place, &is.at.place);
        self.tell_media(at, what, effect.verdict(at.flow), message, places);
        self.media_type(was, is, new, at);
        (Some(new.clone()), Some(old.clone()))
    }

    fn media_type(&mut self, old: &MediaType<'a>, new: &MediaType<'a>, essence: &str, at: &Where) {
        let at = Where {
            written: written(essence),
            ..at.clone()
        };
        self.media_type_parameters(old, new, &at);
        if self.is_untouched(&old.at, &new.at) {
            return;
        }
        for (keyword, word) in [("schema", "schema"), ("itemSchema", "item-schema")] {
            let (before, after) = (old.at.get(keyword), new.at.get(keyword));
            self.schema_of_body((before, after), (old, new), word, &at);
        }
        self.encodings(&old.at, &new.at, &at);
    }

    fn schema_of_body(
        &mut self,
        schemas: (Option<At<'a>>, Option<At<'a>>),
        (old, new): (&MediaType<'a>, &MediaType<'a>),
        word: &str,
        at: &Where,
    ) {
        match schemas {
            (None, None) => {}
            (Some(before), Some(after)) => {
                self.schema(
                    std::slice::from_ref(&before),
                    std::slice::from_ref(&after),
                    at,
                );
            }
            (None, Some(after)) => {
                let is_free = self.is_trial_clean(|trial| {
                    trial.schema(&[], std::slice::from_ref(&after), at);
                });
                if !is_free {
                    let message = format!("{} has a schema now", at.what);
                    let places = (&old.at.place, &after.place);
                    let what = format!("media-type-{word}-added");
                    self.tell_at(at, &what, Effect::Narrows, message, places);
                }
            }
            (Some(before), None) => {
                let is_free = self.is_trial_clean(|trial| {
                    trial.schema(std::slice::from_ref(&before), &[], at);
                });
                if !is_free {
                    let message = format!("{} has no schema any more", at.what);
                    let places = (&before.place, &new.at.place);
                    let what = format!("media-type-{word}-removed");
                    self.tell_at(at, &what, Effect::Widens, message, places);
                }
            }
        }
    }

    fn media_type_parameters(&mut self, old: &MediaType<'a>, new: &MediaType<'a>, at: &Where) {
        let places = (&old.at.place, &new.at.place);
        let value = |media: &MediaType<'a>, name: &str| {
            let mut all = media.parameters.iter();
            all.find(|(known, _)| known == name)
                .map(|(_, value)| value.clone())
        };
        for (name, before) in &old.parameters {
            match value(new, name) {
                Some(after) if after.eq_ignore_ascii_case(before) => {}
                Some(after) => {
                    let message =
                        format!("`{name}` of the media type is `{after}` now, was `{before}`");
                    self.tell_media(
                        at,
                        "media-type-parameter-changed",
                        Verdict::Breaking,
                        message,
                        places,
                    );
                }
                None => {
                    let message = format!("the media type of {} has no `{name}` any more", at.what);
                    let verdict = Effect::Widens.verdict(at.flow);
                    self.tell_media(at, "media-type-parameter-removed", verdict, message, places);
                }
            }
        }
        for (name, _) in &new.parameters {
            if value(old, name).is_none() {
                let message = format!("the media type of {} has `{name}` now", at.what);
                let verdict = Effect::Narrows.verdict(at.flow);
                self.tell_media(at, "media-type-parameter-added", verdict, message, places);
            }
        }
    }

    fn tell_media(
        &mut self,
        at: &Where,
        what: &str,
        verdict: Verdict,
        message: String,
        (old, new): (&Place, &Place),
    ) {
        let kind = match at.side.ends_with("request") {
            true => format!("{}-body", at.side),
            false => at.side.to_owned(),
        };
        let told = Told::new(format!("{kind}-{what}"), verdict, message);
        self.tell(told.between(old, new).of(&at.operation).about("body"));
    }
}

/// What the values of a media type are written in.
fn written(essence: &str) -> Written {
    match essence {
        essence if essence.ends_with("xml") => Written::Xml,
        essence if essence.ends_with("json") => Written::Json,
        essence if essence.starts_with("text/") || essence.contains("form") => Written::Text,
        _ => Written::Json,
    }
}

/// Whether a range of media types has another.
fn covers(range: &str, other: &str) -> bool {
    match range.strip_suffix('*') {
        Some("*/") => true,
        Some(kind) => other.starts_with(kind),
        None => {
            // A suffix says what may be read of it (RFC 6839).
            let suffix = other
                .rsplit_once('+')
                .map(|(_, suffix)| format!("application/{suffix}"));
            suffix.as_deref() == Some(range)
        }
    }
}
