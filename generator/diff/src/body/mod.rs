//! Bodies of requests and responses, by media type.
//!
//! In: two nodes with `content`. Out: changes, reported to the [`Comparer`]. Depends on `schema`.

mod encoding;
pub(crate) mod media_type;

use std::rc::Rc;

use crate::change::Verdict;
use crate::comparer::{Comparer, Context, Effect, Endpoint, Flow, joined};
use crate::node::{Located, Node};
use crate::operation::Operation;
use media_type::{MediaType, MediaTypes, covering, covers, encoding_of_type, media_types};

const NOT_READ: &str = "the server no longer reads the body that clients send";

impl<'a> Comparer<'a> {
    pub fn request_body(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let at = Context {
            flow: self.endpoint.requests(),
            side: self.endpoint.request(),
            kind: "body",
            operation: Rc::clone(&new.name),
            member: Some("body".to_owned()),
            ..Context::global("the request body")
        };
        match (
            old.node.resolve("requestBody"),
            new.node.resolve("requestBody"),
        ) {
            (None, None) => {}
            (None, Some(body)) => {
                let (what, effect, predicate) = match body.is("required") {
                    true => (
                        "added-required",
                        Effect::Narrows,
                        "was added and is required",
                    ),
                    false => ("added-optional", Effect::Widens, "was added"),
                };
                // Receivers of webhooks may ignore a new body.
                let verdict = match self.endpoint {
                    Endpoint::Operation => effect.verdict(at.flow),
                    Endpoint::Webhook => Verdict::Safe,
                };
                self.report(&at, what, verdict, predicate, old, body);
            }
            (Some(body), None) => {
                let impact = (Verdict::Breaking, NOT_READ);
                self.report(&at, "removed", impact, "was removed", body, new);
            }
            (Some(before), Some(after)) if !self.is_unchanged(&before, &after) => {
                let is_required = [&before, &after].map(|body| body.is("required"));
                self.required(&at, (&before, is_required[0]), (&after, is_required[1]));
                self.content(&before, &after, &at);
            }
            (Some(_), Some(_)) => {}
        }
    }

    /// Compares the media types of a body.
    pub fn content(&mut self, old: &Node<'a>, new: &Node<'a>, at: &Context) {
        let (before, after) = media_types(old, new);
        let renamed = self.renamed_media_type(&before, &after, at);
        for (key, was, is) in joined(&before, &after) {
            match (was, is) {
                (Some(was), Some(is)) => self.media_type(was, is, at),
                _ if renamed.iter().flatten().any(|renamed| renamed == key) => {}
                (Some(was), None) => {
                    let range = covering(&after, was).filter(|_| at.flow == Flow::ToServer);
                    let verdict = match range {
                        Some(_) => Verdict::Safe,
                        None => self.media_type_verdict(Effect::Narrows, at),
                    };
                    let predicate = format!("no longer has the media type `{}`", was.name);
                    self.report_media(
                        at,
                        "media-type-removed",
                        verdict,
                        &predicate,
                        &was.node,
                        new,
                    );
                    if let Some(range) = range {
                        self.media_type(was, range, at);
                    }
                }
                (None, Some(is)) => {
                    let range = covering(&before, is);
                    let verdict = match range {
                        Some(_) => Verdict::Safe,
                        None => self.media_type_verdict(Effect::Widens, at),
                    };
                    let predicate = format!("has the new media type `{}`", is.name);
                    self.report_media(at, "media-type-added", verdict, &predicate, old, &is.node);
                    if let Some(range) = range {
                        self.media_type(range, is, at);
                    }
                }
                (None, None) => {}
            }
        }
    }

    /// Returns the verdict on an added or removed media type. Clients of an operation negotiate the media type of a
    /// response, and never receive an unknown one.
    fn media_type_verdict(&self, effect: Effect, at: &Context) -> Verdict {
        match (self.endpoint, effect) {
            (Endpoint::Operation, Effect::Widens) => Verdict::Safe,
            (Endpoint::Operation, _) => Verdict::Breaking,
            (Endpoint::Webhook, effect) => effect.verdict(at.flow),
        }
    }

    /// Compares the only removed and the only added media type if one covers the other, and returns their keys.
    fn renamed_media_type(
        &mut self,
        before: &MediaTypes<'a>,
        after: &MediaTypes<'a>,
        at: &Context,
    ) -> Option<[String; 2]> {
        let mut removed = before.iter().filter(|(key, _)| !after.contains_key(*key));
        let mut added = after.iter().filter(|(key, _)| !before.contains_key(*key));
        let ((old, was), (new, is)) = (removed.next()?, added.next()?);
        if removed.next().is_some() || added.next().is_some() {
            return None;
        }
        let is_range = |media: &MediaType<'a>| media.essence.contains('*');
        let (what, effect) = if covers(&is.essence, &was.essence) {
            let effect = if is_range(is) {
                Effect::Widens
            } else {
                Effect::Incomparable
            };
            ("media-type-name-generalized", effect)
        } else if covers(&was.essence, &is.essence) {
            let effect = if is_range(was) {
                Effect::Narrows
            } else {
                Effect::Incomparable
            };
            ("media-type-name-specialized", effect)
        } else {
            return None;
        };
        let predicate = format!("has the media type `{}` instead of `{}`", is.name, was.name);
        let verdict = effect.verdict(at.flow);
        self.report_media(at, what, verdict, &predicate, &was.node, &is.node);
        self.media_type(was, is, at);
        Some([old.clone(), new.clone()])
    }

    fn media_type(&mut self, old: &MediaType<'a>, new: &MediaType<'a>, at: &Context) {
        let at = Context {
            encoding: encoding_of_type(&new.essence),
            ..at.clone()
        };
        self.media_type_parameters(old, new, &at);
        let (old, new) = (&old.node, &new.node);
        if self.is_unchanged(old, new) {
            return;
        }
        for (keyword, id) in [("schema", "schema"), ("itemSchema", "item-schema")] {
            let (before, after) = (old.get(keyword), new.get(keyword));
            let (before, after) = (before.as_slice(), after.as_slice());
            let (change, effect, predicate) = match (before, after) {
                ([], []) => continue,
                ([], _) => ("added", Effect::Narrows, "now has a schema"),
                (_, []) => ("removed", Effect::Widens, "no longer has a schema"),
                (before, after) => {
                    self.schema(before, after, &at);
                    continue;
                }
            };
            if !self.is_same_schema(before, after, &at) {
                let what = format!("media-type-{id}-{change}");
                let (old, new) = (old.place_of(keyword), new.place_of(keyword));
                self.report(&at, &what, effect, predicate, old, new);
            }
        }
        self.encodings(old, new, &at);
    }

    fn media_type_parameters(&mut self, old: &MediaType<'a>, new: &MediaType<'a>, at: &Context) {
        for (name, was, is) in joined(&old.parameters, &new.parameters) {
            let (what, effect, predicate) = match (was, is) {
                (Some(was), Some(is)) if was != is => (
                    "media-type-parameter-changed",
                    Effect::Incomparable,
                    format!("has the media type parameter `{name}={is}` instead of `{name}={was}`"),
                ),
                (Some(_), None) => (
                    "media-type-parameter-removed",
                    Effect::Widens,
                    format!("no longer has the media type parameter `{name}`"),
                ),
                (None, Some(_)) => (
                    "media-type-parameter-added",
                    Effect::Narrows,
                    format!("has the new media type parameter `{name}`"),
                ),
                _ => continue,
            };
            let verdict = effect.verdict(at.flow);
            self.report_media(at, what, verdict, &predicate, &old.node, &new.node);
        }
    }

    fn report_media(
        &mut self,
        at: &Context,
        what: &str,
        verdict: Verdict,
        predicate: &str,
        old: impl Located,
        new: impl Located,
    ) {
        let kind = if at.side.ends_with("request") {
            "-body"
        } else {
            ""
        };
        let rule = format!("{}{kind}-{what}", at.side);
        let message = format!("{} {predicate}", at.what);
        self.report_as(&at.with_member("body"), rule, verdict, message, old, new);
    }
}
