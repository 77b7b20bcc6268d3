//! Bodies of requests and responses, by their media types.

use std::rc::Rc;

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Effect, Flow, Side, Told, Where, Written};
use super::media_types::{self, MediaType, MediaTypes, covering, covers, written};
use super::operations::Operation;
use generator::source::Place;

/// Why a body that is not taken any more breaks.
const WITHDRAWN: &str = "what clients send by it is not read any more";

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
                // Whoever is called by the server need not read it.
                let verdict = match self.side {
                    Side::Operation => effect.verdict(at.flow),
                    Side::Webhook => Verdict::Safe,
                };
                self.tell_with(&at, what, verdict, None, words, places);
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
        let (before, after) = media_types::of_both(old, new);
        let (came, went) = self.renamed_media_type((&before, &after), at);
        for (key, media) in &before {
            match after.get(key) {
                Some(now) => self.media_type(media, now, at),
                None if went.as_ref() == Some(key) => {}
                None => {
                    let range = covering(&after, media).filter(|_| at.flow == Flow::ToServer);
                    let message =
                        format!("`{}` is no media type of {} any more", media.name, at.what);
                    let places = (&media.at.place, &new.place);
                    let verdict = match range {
                        Some(_) => Verdict::Safe,
                        None => self.of_media_types(Effect::Narrows, at),
                    };
                    self.tell_media(at, "media-type-removed", verdict, message, places);
                    if let Some(range) = range {
                        self.media_type(media, range, at);
                    }
                }
            }
        }
        for (key, media) in &after {
            if !before.contains_key(key) && came.as_ref() != Some(key) {
                let message = format!("`{}` is a media type of {} now", media.name, at.what);
                let places = (&old.place, &media.at.place);
                let range = covering(&before, media);
                let verdict = match range {
                    Some(_) => Verdict::Safe,
                    None => self.of_media_types(Effect::Widens, at),
                };
                self.tell_media(at, "media-type-added", verdict, message, places);
                // It was let through as one of the range, with its schema.
                if let Some(range) = range {
                    self.media_type(range, media, at);
                }
            }
        }
    }

    /// What a media type more or less does. Clients ask for the media type of an answer, and get no other.
    fn of_media_types(&self, effect: Effect, at: &Where) -> Verdict {
        match (self.side, effect) {
            (Side::Operation, Effect::Widens) => Verdict::Safe,
            (Side::Operation, _) => Verdict::Breaking,
            (Side::Webhook, effect) => effect.verdict(at.flow),
        }
    }

    /// One media type alone was made another that has more or fewer values.
    fn renamed_media_type(
        &mut self,
        (before, after): (&MediaTypes<'a>, &MediaTypes<'a>),
        at: &Where,
    ) -> (Option<String>, Option<String>) {
        let mut gone = before.iter().filter(|(key, _)| !after.contains_key(*key));
        let mut come = after.iter().filter(|(key, _)| !before.contains_key(*key));
        let ((Some((old, was)), None), (Some((new, is)), None)) =
            ((gone.next(), gone.next()), (come.next(), come.next()))
        else {
            return (None, None);
        };
        let covers =
            |range: &MediaType<'a>, one: &MediaType<'a>| covers(&range.essence, &one.essence);
        let (what, effect) = match (covers(is, was), covers(was, is)) {
            (true, _) if is.is_range() => ("media-type-name-generalized", Effect::Widens),
            // What is sent by the one name is not taken by the other.
            (true, _) => ("media-type-name-generalized", Effect::Incomparable),
            // Who asks for the one by its name is not given the other.
            (_, true) if !was.is_range() => ("media-type-name-specialized", Effect::Incomparable),
            (_, true) => ("media-type-name-specialized", Effect::Narrows),
            _ => return (None, None),
        };
        let message = format!(
            "the media type of {} is `{}` now, was `{}`",
            at.what, is.name, was.name
        );
        let places = (&was.at.place, &is.at.place);
        self.tell_media(at, what, effect.verdict(at.flow), message, places);
        self.media_type(was, is, at);
        (Some(new.clone()), Some(old.clone()))
    }

    fn media_type(&mut self, old: &MediaType<'a>, new: &MediaType<'a>, at: &Where) {
        let at = Where {
            written: written(&new.essence),
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
