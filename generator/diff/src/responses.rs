//! Responses, by their statuses, and their headers.

use std::rc::Rc;

use indexmap::IndexMap;

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Effect, Side, Told, Where, Written};
use super::media_types::written_of;
use super::operations::Operation;
use super::parameters::schema_of;

/// Why a new status of a success is a risk.
const NOT_READ: &str = "the generated client tells it as a status that is not documented";
/// Why one of a failure is none.
const FAILURES: &str = "clients must reckon with failures that they do not know";
/// Why a header that need not be there is a risk when it goes.
const RELIED_ON: &str = "it was not promised, though clients may look at it";
/// Why one that clients send is a risk.
const NOT_HEARD: &str = "clients that still send it are not heard";

impl<'a> Comparer<'a> {
    pub fn responses(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let list = |operation: &Operation<'a>| operation.at.get("responses");
        let (Some(before), Some(after)) = (list(old), list(new)) else {
            return;
        };
        if self.is_untouched(&before, &after) {
            return;
        }
        let (old_all, new_all) = (by_status(&before), by_status(&after));
        for (status, response) in &old_all {
            match covering(&new_all, status) {
                Some((_, now)) => self.response(response, now, status, &new.name),
                None => {
                    let mut kept = new_all.keys().filter(|now| is_within(now, status));
                    let is_narrower = kept.next().is_some();
                    self.removed_status((status, is_narrower), response, &after, &new.name);
                }
            }
        }
        for (status, response) in &new_all {
            if old_all.contains_key(status) {
                continue;
            }
            match covering(&old_all, status) {
                Some((_, before)) => self.response(before, response, status, &new.name),
                None => self.added_status(status, &before, response, &new.name),
            }
        }
    }

    fn response(&mut self, old: &At<'a>, new: &At<'a>, status: &str, operation: &Rc<str>) {
        if self.is_untouched(old, new) {
            return;
        }
        let at = Where {
            flow: self.side.responses(),
            side: self.side.response(),
            kind: "body",
            what: format!("the body of the response `{status}`"),
            path: String::new(),
            operation: Rc::clone(operation),
            member: Some(status.to_owned()),
            written: Written::Json,
        };
        self.contents(old, new, &at);
        self.headers(old, new, status, &at);
        self.links(old, new, &at);
    }

    fn links(&mut self, old: &At<'a>, new: &At<'a>, at: &Where) {
        let links = |response: &At<'a>| response.get("links");
        let after = links(new);
        for (name, link) in links(old).iter().flat_map(At::named) {
            let now = after.as_ref().and_then(|after| after.get(name));
            let (what, words, place) = match &now {
                Some(now) if is_same_link(&link.resolved(), &now.resolved()) => continue,
                Some(now) => ("changed", "is another", &now.place),
                None => ("removed", "is gone", &new.place),
            };
            let message = format!("the link `{name}` {words}");
            let told = Told::new(format!("response-link-{what}"), Verdict::Risky, message);
            let told = told.between(&link.place, place).of(&at.operation);
            self.tell(told.because(RELIED_ON));
        }
    }

    fn removed_status(
        &mut self,
        (status, is_narrower): (&str, bool),
        old: &At<'a>,
        new: &At<'a>,
        operation: &Rc<str>,
    ) {
        let kind = match status {
            "DEFAULT" => "default",
            status if is_success(status) => "success-status",
            _ => "non-success-status",
        };
        let verdict = match (self.side, kind) {
            // Whatever fails otherwise had this form.
            (_, "default") => Verdict::Risky,
            (Side::Operation, "success-status") if is_narrower => Verdict::Safe,
            (_, "success-status") => Verdict::Breaking,
            (Side::Operation, _) => Verdict::Safe,
            // Clients that answer so to a webhook are not understood.
            (Side::Webhook, _) => Verdict::Risky,
        };
        let rule = format!("{}-{kind}-removed", self.side.response());
        let message = format!("the response `{status}` is gone");
        let told = Told::new(rule, verdict, message).between(&old.place, &new.place);
        self.tell(told.of(operation).about(status));
    }

    fn added_status(&mut self, status: &str, old: &At<'a>, new: &At<'a>, operation: &Rc<str>) {
        let (kind, verdict, reason) = match is_success(status) {
            true => ("success-status", Verdict::Risky, NOT_READ),
            false => ("non-success-status", Verdict::Safe, FAILURES),
        };
        let (verdict, reason) = match self.side {
            Side::Operation => (verdict, Some(reason)),
            Side::Webhook => (Verdict::Safe, None),
        };
        let rule = format!("{}-{kind}-added", self.side.response());
        let message = format!("the response `{status}` is new");
        let told = Told::new(rule, verdict, message).between(&old.place, &new.place);
        let told = told.of(operation).about(status);
        self.tell(Told { reason, ..told });
    }

    fn headers(&mut self, old: &At<'a>, new: &At<'a>, status: &str, body: &Where) {
        let (before, after) = (headers_of(old), headers_of(new));
        for (key, (name, header)) in &before {
            let at = Where {
                kind: "header",
                written: written_of(header),
                what: format!("the header `{name}` of the response `{status}`"),
                member: Some((*name).to_owned()),
                ..body.clone()
            };
            match after.get(key) {
                Some((_, now)) if self.is_untouched(header, now) => {}
                Some((_, now)) => self.header(header, now, &at),
                None => self.removed_header(header, new, &at),
            }
        }
        for (key, (name, header)) in &after {
            if !before.contains_key(key) {
                let message = format!("the header `{name}` of the response `{status}` is new");
                // Whoever answers a webhook sends it, or is refused.
                let verdict = match (self.side, header.is("required")) {
                    (Side::Webhook, true) => Verdict::Breaking,
                    (Side::Webhook, false) | (Side::Operation, _) => Verdict::Safe,
                };
                let rule = format!("{}-header-added", self.side.response());
                let told = Told::new(rule, verdict, message);
                let told = told.between(&old.place, &header.place).of(&body.operation);
                self.tell(told.about(*name));
            }
        }
    }

    fn header(&mut self, old: &At<'a>, new: &At<'a>, at: &Where) {
        let places = (&old.place, &new.place);
        match (old.is("required"), new.is("required")) {
            (true, false) => {
                let message = format!("{} may be left out now", at.what);
                self.tell_at(at, "became-optional", Effect::Widens, message, places);
            }
            (false, true) => {
                let message = format!("{} is always there now", at.what);
                self.tell_at(at, "became-required", Effect::Narrows, message, places);
            }
            _ => {}
        }
        self.media_type_of_value(old, new, at);
        let explodes = |header: &At<'a>| header.is("explode");
        if explodes(old) != explodes(new) {
            let message = format!("`explode` of {} is `{}` now", at.what, explodes(new));
            self.tell_at(at, "explode-changed", Effect::Incomparable, message, places);
        }
        self.lifecycle_of(std::slice::from_ref(old), std::slice::from_ref(new), at);
        self.schema(schema_of(old).as_slice(), schema_of(new).as_slice(), at);
    }

    fn removed_header(&mut self, old: &At<'a>, new: &At<'a>, at: &Where) {
        let (kind, verdict, reason) = match (self.side, old.is("required")) {
            (Side::Operation, true) => ("required", Verdict::Breaking, None),
            (Side::Operation, false) => ("optional", Verdict::Risky, Some(RELIED_ON)),
            (Side::Webhook, true) => ("required", Verdict::Risky, Some(NOT_HEARD)),
            (Side::Webhook, false) => ("optional", Verdict::Risky, Some(NOT_HEARD)),
        };
        let rule = format!("{kind}-{}-header-removed", self.side.response());
        let message = format!("{} is gone", at.what);
        let told = Told::new(rule, verdict, message).between(&old.place, &new.place);
        let told = told
            .of(&at.operation)
            .about(at.member.clone().unwrap_or_default());
        self.tell(Told { reason, ..told });
    }
}

fn by_status<'a>(responses: &At<'a>) -> IndexMap<String, At<'a>> {
    let all = responses.entries();
    all.map(|(status, at)| (status.to_ascii_uppercase(), at.resolved()))
        .collect()
}

/// What stands for a status: itself, its range, or `default`, which stands for successes where none
/// is documented.
fn covering<'r, 'a>(
    all: &'r IndexMap<String, At<'a>>,
    status: &str,
) -> Option<(&'r String, &'r At<'a>)> {
    let range = status.get(..1).map(|digit| format!("{digit}XX"));
    let found = all.get_key_value(status);
    let found = found.or_else(|| all.get_key_value(range.as_deref()?));
    let is_left = !is_success(status) || !all.keys().any(|status| is_success(status));
    found.or_else(|| all.get_key_value("DEFAULT").filter(|_| is_left))
}

/// Whether a status is one of a range.
fn is_within(status: &str, range: &str) -> bool {
    let digit = range.strip_suffix("XX");
    digit.is_some_and(|digit| status.starts_with(digit) && status != range)
}

fn is_success(status: &str) -> bool {
    status.starts_with(['2', '3'])
}

/// The headers of a response, by their names in lower case. The media type is told with the body
/// (OpenAPI, "Response Object").
fn headers_of<'a>(response: &At<'a>) -> IndexMap<String, (&'a str, At<'a>)> {
    let all = response.get("headers");
    let all = all.iter().flat_map(At::named);
    let all = all.map(|(name, at)| (name.to_ascii_lowercase(), (name, at.resolved())));
    all.filter(|(key, _)| key != "content-type").collect()
}

/// Whether two links lead to the same, by the same values. What is said of it leads nowhere.
fn is_same_link(old: &At<'_>, new: &At<'_>) -> bool {
    let leading = ["operationId", "operationRef", "parameters", "requestBody"];
    let value = |link: &At<'_>, key: &str| link.get(key).map(|at| at.value.clone());
    let url = |link: &At<'_>| link.get("server")?.text("url").map(str::to_owned);
    leading.iter().all(|key| value(old, key) == value(new, key)) && url(old) == url(new)
}
