//! Responses by status, with their headers and links.

use std::rc::Rc;

use indexmap::IndexMap;

use super::Operation;
use crate::body::media_type::encoding_of;
use crate::change::Verdict;
use crate::comparer::{Comparer, Context, Endpoint, joined};
use crate::node::Node;

const UNDOCUMENTED: &str = "existing generated clients report it as an undocumented status";
const ERRORS_ARE_OPEN: &str = "clients must expect undocumented errors";
const RELIED_ON: &str = "it was optional, but clients may rely on it";
const IGNORED: &str = "the server ignores it if clients still send it";

type Responses<'a> = IndexMap<String, Node<'a>>;

impl<'a> Comparer<'a> {
    pub fn responses(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let lists = (old.node.get("responses"), new.node.get("responses"));
        let (Some(before), Some(after)) = lists else {
            return;
        };
        if self.is_unchanged(&before, &after) {
            return;
        }
        let (old_all, new_all) = (by_status(&before), by_status(&after));
        for (status, response) in &old_all {
            match covering(&new_all, status) {
                Some(now) => self.response(response, now, status, &new.name),
                None => {
                    let is_narrowed = new_all.keys().any(|now| is_within(now, status));
                    let at = self.response_context(status, &new.name);
                    self.removed_status(status, is_narrowed, (response, &after), &at);
                }
            }
        }
        for (status, response) in new_all
            .iter()
            .filter(|(key, _)| !old_all.contains_key(*key))
        {
            match covering(&old_all, status) {
                Some(before) => self.response(before, response, status, &new.name),
                None => {
                    let at = self.response_context(status, &new.name);
                    self.added_status(status, &before, response, &at);
                }
            }
        }
    }

    fn response_context(&self, status: &str, operation: &Rc<str>) -> Context {
        Context {
            flow: self.endpoint.responses(),
            side: self.endpoint.response(),
            kind: "body",
            operation: Rc::clone(operation),
            member: Some(status.to_owned()),
            ..Context::global(format!("the body of the `{status}` response"))
        }
    }

    fn response(&mut self, old: &Node<'a>, new: &Node<'a>, status: &str, operation: &Rc<str>) {
        if self.is_unchanged(old, new) {
            return;
        }
        let at = self.response_context(status, operation);
        self.content(old, new, &at);
        self.headers(old, new, status, &at);
        self.links(old, new, &at.without_member());
    }

    fn links(&mut self, old: &Node<'a>, new: &Node<'a>, at: &Context) {
        for (name, link) in old.members_of("links") {
            let now = new.get("links").and_then(|links| links.get(name));
            let what = match &now {
                Some(now) if is_same_link(&link.resolved(), &now.resolved()) => continue,
                Some(_) => "changed",
                None => "removed",
            };
            let verb = if now.is_some() {
                "changed"
            } else {
                "was removed"
            };
            let message = format!("the link `{name}` {verb}");
            let (rule, impact) = (format!("response-link-{what}"), (Verdict::Risky, RELIED_ON));
            self.report_as(at, rule, impact, message, link, now.as_ref().unwrap_or(new));
        }
    }

    fn removed_status(
        &mut self,
        status: &str,
        is_narrowed: bool,
        (old, new): (&Node<'a>, &Node<'a>),
        at: &Context,
    ) {
        let (kind, verdict) = match (self.endpoint, status) {
            // Any other error had this form.
            (_, "DEFAULT") => ("default", Verdict::Risky),
            (Endpoint::Operation, status) if is_success(status) && is_narrowed => {
                ("success-status", Verdict::Safe)
            }
            (_, status) if is_success(status) => ("success-status", Verdict::Breaking),
            (Endpoint::Operation, _) => ("non-success-status", Verdict::Safe),
            // The server does not understand clients that still return it.
            (Endpoint::Webhook, _) => ("non-success-status", Verdict::Risky),
        };
        let rule = format!("{}-{kind}-removed", at.side);
        let message = format!("the `{status}` response was removed");
        self.report_as(at, rule, verdict, message, old, new);
    }

    fn added_status(&mut self, status: &str, old: &Node<'a>, new: &Node<'a>, at: &Context) {
        let (kind, impact) = match is_success(status) {
            true => ("success-status", (Verdict::Risky, Some(UNDOCUMENTED))),
            false => ("non-success-status", (Verdict::Safe, Some(ERRORS_ARE_OPEN))),
        };
        let impact = match self.endpoint {
            Endpoint::Operation => impact,
            Endpoint::Webhook => (Verdict::Safe, None),
        };
        let rule = format!("{}-{kind}-added", at.side);
        let message = format!("the `{status}` response was added");
        self.report_as(at, rule, impact, message, old, new);
    }

    fn headers(&mut self, old: &Node<'a>, new: &Node<'a>, status: &str, body: &Context) {
        for (_, was, is) in joined(&headers_of(old), &headers_of(new)) {
            let Some((name, header)) = was.or(is) else {
                continue;
            };
            let at = Context {
                kind: "header",
                encoding: encoding_of(header),
                what: format!("the header `{name}` of the `{status}` response"),
                ..body.with_member(*name)
            };
            match (was, is) {
                (Some((_, was)), Some((_, is))) if !self.is_unchanged(was, is) => {
                    self.required(&at, (was, was.is("required")), (is, is.is("required")));
                    self.serialized(was, is, &at);
                }
                (Some((_, was)), None) => self.removed_header(was, new, &at),
                (None, Some((_, is))) => {
                    // The server rejects webhook responses without a required header.
                    let verdict = match (self.endpoint, is.is("required")) {
                        (Endpoint::Webhook, true) => Verdict::Breaking,
                        (Endpoint::Webhook, false) | (Endpoint::Operation, _) => Verdict::Safe,
                    };
                    self.report(&at, "added", verdict, "was added", old, is);
                }
                _ => {}
            }
        }
    }

    fn removed_header(&mut self, old: &Node<'a>, new: &Node<'a>, at: &Context) {
        let is_required = old.is("required");
        let impact = match (self.endpoint, is_required) {
            (Endpoint::Operation, true) => (Verdict::Breaking, None),
            (Endpoint::Operation, false) => (Verdict::Risky, Some(RELIED_ON)),
            (Endpoint::Webhook, _) => (Verdict::Risky, Some(IGNORED)),
        };
        let kind = if is_required { "required" } else { "optional" };
        let rule = format!("{kind}-{}-header-removed", at.side);
        self.report_as(
            at,
            rule,
            impact,
            format!("{} was removed", at.what),
            old,
            new,
        );
    }
}

fn by_status<'a>(responses: &Node<'a>) -> Responses<'a> {
    let all = responses.entries();
    all.map(|(status, node)| (status.to_ascii_uppercase(), node.resolved()))
        .collect()
}

/// Returns the response that covers a status: its own, that of its range, or `default`, which only covers successes if
/// no other response does.
fn covering<'r, 'a>(all: &'r Responses<'a>, status: &str) -> Option<&'r Node<'a>> {
    let range = || all.get(&format!("{}XX", status.get(..1)?));
    let has_success = all.keys().any(|status| is_success(status));
    let is_default = !is_success(status) || !has_success;
    let found = all.get(status).or_else(range);
    found.or_else(|| all.get("DEFAULT").filter(|_| is_default))
}

/// `true` if a status is one of a range.
fn is_within(status: &str, range: &str) -> bool {
    let digit = range.strip_suffix("XX");
    digit.is_some_and(|digit| status.starts_with(digit) && status != range)
}

fn is_success(status: &str) -> bool {
    status.starts_with(['2', '3'])
}

/// Returns the headers of a response by their names in lower case, without `Content-Type`, which is ignored (OpenAPI,
/// "Response Object").
fn headers_of<'a>(response: &Node<'a>) -> IndexMap<String, (&'a str, Node<'a>)> {
    let all = response.members_of("headers");
    let all = all.map(|(name, node)| (name.to_ascii_lowercase(), (name, node.resolved())));
    all.filter(|(key, _)| key != "content-type").collect()
}

/// `true` if two links have the same target and values.
fn is_same_link(old: &Node<'_>, new: &Node<'_>) -> bool {
    let pointers = [
        "/operationId",
        "/operationRef",
        "/parameters",
        "/requestBody",
        "/server/url",
    ];
    pointers
        .iter()
        .all(|pointer| old.value.pointer(pointer) == new.value.pointer(pointer))
}
