//! Parameters, and what they have in common with headers: schema and serialization.

use std::rc::Rc;

use indexmap::IndexMap;

use super::Operation;
use crate::body::media_type::encoding_of;
use crate::change::Verdict;
use crate::comparer::{Comparer, Context, Effect, Endpoint, joined};
use crate::node::Node;
use crate::shape::{Shape, Types};

const IGNORED: &str = "the server ignores it if clients still send it";
const RELIED_ON: &str = "clients may rely on it";
const NAME_IS_NOT_SENT: &str = "the name of a path parameter is not sent";

/// The location and the name of a parameter; the position of a path parameter.
type Key = (String, String);

/// Returns the parameters of an operation and of its path item.
fn parameters_of<'a>(operation: &Operation<'a>) -> IndexMap<Key, Node<'a>> {
    let mut found = IndexMap::new();
    for owner in [&operation.path_item, &operation.node] {
        for parameter in owner.items_of("parameters") {
            let parameter = parameter.resolved();
            let (Some(location), Some(name)) = (parameter.text("in"), parameter.text("name"))
            else {
                continue;
            };
            let name = match location {
                "header" => name.to_ascii_lowercase(),
                "path" => {
                    let mut placeholders = operation.placeholders.iter();
                    let position = placeholders.position(|placeholder| placeholder == name);
                    position.map_or_else(|| name.to_owned(), |position| position.to_string())
                }
                _ => name.to_owned(),
            };
            // Parameters of these names are ignored (OpenAPI, "Parameter Object").
            let ignored = ["accept", "content-type", "authorization"];
            if location != "header" || !ignored.contains(&name.as_str()) {
                found.insert((location.to_owned(), name), parameter);
            }
        }
    }
    found
}

impl<'a> Comparer<'a> {
    pub fn parameters(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let (before, after) = (parameters_of(old), parameters_of(new));
        for (_, was, is) in joined(&before, &after) {
            match (was, is) {
                (Some(was), Some(is)) if self.is_unchanged(was, is) => {}
                (Some(was), Some(is)) => self.parameter(was, is, &new.name),
                (Some(was), None) => self.removed_parameter(was, new),
                (None, Some(is)) => self.added_parameter(old, is, &new.name),
                (None, None) => {}
            }
        }
    }

    fn parameter_context(&self, parameter: &Node<'_>, operation: &Rc<str>) -> Context {
        let name = parameter.text("name").unwrap_or_default();
        let location = parameter.text("in").unwrap_or_default();
        Context {
            flow: self.endpoint.requests(),
            side: self.endpoint.request(),
            kind: "parameter",
            operation: Rc::clone(operation),
            member: Some(name.to_owned()),
            encoding: encoding_of(parameter),
            ..Context::global(format!("the {location} parameter `{name}`"))
        }
    }

    fn parameter(&mut self, old: &Node<'a>, new: &Node<'a>, operation: &Rc<str>) {
        let at = self.parameter_context(new, operation);
        let (before, after) = (old.text("name"), new.text("name"));
        if before != after && new.text("in") == Some("path") {
            let predicate = format!("was renamed from `{}`", before.unwrap_or_default());
            self.report(
                &at,
                "renamed",
                (Verdict::Safe, NAME_IS_NOT_SENT),
                predicate,
                old,
                new,
            );
        }
        self.required(&at, (old, is_required(old)), (new, is_required(new)));
        self.serialized(old, new, &at);
    }

    /// Compares what a parameter and a header have in common.
    pub fn serialized(&mut self, old: &Node<'a>, new: &Node<'a>, at: &Context) {
        let (before, after) = (style(old), style(new));
        if before != after {
            let predicate = format!("has the new style `{after}` instead of `{before}`");
            self.report(
                at,
                "style-changed",
                Effect::Incomparable,
                predicate,
                old,
                new,
            );
        }
        let (before, after) = (explodes(old), explodes(new));
        if before != after && (is_structured(old) || is_structured(new)) {
            let predicate = format!("has the new `explode: {after}`");
            self.report(
                at,
                "explode-changed",
                Effect::Incomparable,
                predicate,
                old,
                new,
            );
        }
        for (keyword, [set, cleared]) in [
            (
                "allowReserved",
                ["became-allow-reserved", "became-not-allow-reserved"],
            ),
            ("allowEmptyValue", ["allow-empty-value-changed"; 2]),
        ] {
            let set = (
                set,
                Effect::Widens,
                &*format!("has the new `{keyword}: true`"),
            );
            let cleared = (
                cleared,
                Effect::Narrows,
                &*format!("no longer has `{keyword}: true`"),
            );
            self.flag(
                at,
                (old, old.is(keyword)),
                (new, new.is(keyword)),
                [set, cleared],
            );
        }
        let media_type =
            |owner: &Node<'a>| owner.members_of("content").next().map(|(name, _)| name);
        if media_type(old) != media_type(new) {
            let predicate = "has another media type";
            self.report(
                at,
                "content-changed",
                Effect::Incomparable,
                predicate,
                old,
                new,
            );
        }
        self.lifecycle(old.as_slice(), new.as_slice(), at);
        self.schema(schema_of(old).as_slice(), schema_of(new).as_slice(), at);
    }

    fn removed_parameter(&mut self, old: &Node<'a>, new: &Operation<'a>) {
        let at = self.parameter_context(old, &new.name);
        let mut removal = self.removal(old.as_slice());
        if removal.rule == "removed-without-deprecation" {
            removal.rule = "removed";
            removal.verdict = match (self.endpoint, is_required(old)) {
                (Endpoint::Webhook, true) => Verdict::Breaking,
                (Endpoint::Webhook, false) | (Endpoint::Operation, _) => Verdict::Risky,
            };
        }
        let risk = match self.endpoint {
            Endpoint::Operation => IGNORED,
            Endpoint::Webhook => RELIED_ON,
        };
        let reason = (removal.verdict == Verdict::Risky).then_some(risk);
        let predicate = format!("was removed{}", removal.note);
        self.report(
            &at,
            removal.rule,
            (removal.verdict, reason),
            predicate,
            old,
            new,
        );
    }

    fn added_parameter(&mut self, old: &Operation<'a>, new: &Node<'a>, operation: &Rc<str>) {
        let at = self.parameter_context(new, operation);
        let is_path = new.text("in") == Some("path");
        let (kind, effect) = match (is_required(new), is_path) {
            (_, true) => (format!("new-{}-path-parameter", at.side), Effect::Narrows),
            (true, _) => (
                format!("new-required-{}-parameter", at.side),
                Effect::Narrows,
            ),
            (false, _) => (
                format!("new-optional-{}-parameter", at.side),
                Effect::Widens,
            ),
        };
        // Receivers of webhooks may ignore new parameters.
        let verdict = match self.endpoint {
            Endpoint::Operation => effect.verdict(at.flow),
            Endpoint::Webhook => Verdict::Safe,
        };
        let required = if is_required(new) {
            " and is required"
        } else {
            ""
        };
        let message = format!("{} was added{required}", at.what);
        self.report_as(&at, kind, verdict, message, old, new);
    }
}

fn is_required(parameter: &Node<'_>) -> bool {
    parameter.is("required") || parameter.text("in") == Some("path")
}

/// Returns the schema of a parameter or header, directly or in its `content`.
fn schema_of<'a>(parameter: &Node<'a>) -> Option<Node<'a>> {
    let content = || {
        parameter
            .members_of("content")
            .next()?
            .1
            .resolved()
            .get("schema")
    };
    parameter.get("schema").or_else(content)
}

fn style<'a>(parameter: &Node<'a>) -> &'a str {
    let default = match parameter.text("in") {
        Some("query" | "cookie") => "form",
        _ => "simple",
    };
    parameter.text("style").unwrap_or(default)
}

fn explodes(parameter: &Node<'_>) -> bool {
    match parameter.get("explode") {
        Some(node) => node.value.as_bool().unwrap_or_default(),
        None => style(parameter) == "form",
    }
}

/// `true` if `explode` has an effect.
fn is_structured(parameter: &Node<'_>) -> bool {
    schema_of(parameter).is_none_or(|schema| {
        let types = Shape::of(schema.as_slice()).types;
        types.meets(Types::ARRAY.or(Types::OBJECT))
    })
}
