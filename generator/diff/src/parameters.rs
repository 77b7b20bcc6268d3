//! Parameters of requests.

use std::rc::Rc;

use indexmap::IndexMap;

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Effect, Side, Told, Where};
use super::media_types::written_of;
use super::operations::Operation;
use super::shape::Shape;

/// Why a parameter that is gone is a risk.
const NOT_READ: &str = "clients that still send it are not heard";

/// Why one that the server sent is a risk.
const RELIED_ON: &str = "clients may look at it";

/// A parameter: where it stands, and its name there. Those of paths are known by their positions.
type Key = (String, String);

/// The parameters of an operation, with those of its path.
fn of<'a>(operation: &Operation<'a>) -> IndexMap<Key, At<'a>> {
    let mut found = IndexMap::new();
    for owner in [&operation.item, &operation.at] {
        for parameter in owner.get("parameters").iter().flat_map(At::listed) {
            let parameter = parameter.resolved();
            let (Some(location), Some(name)) = (parameter.text("in"), parameter.text("name"))
            else {
                continue;
            };
            if is_told_elsewhere(location, name) {
                continue;
            }
            let name = match location {
                "header" => name.to_ascii_lowercase(),
                "path" => {
                    let mut placeholders = operation.placeholders.iter();
                    let position = placeholders.position(|placeholder| placeholder == name);
                    position.map_or_else(|| name.to_owned(), |position| position.to_string())
                }
                _ => name.to_owned(),
            };
            found.insert((location.to_owned(), name), parameter);
        }
    }
    found
}

/// Headers that media types and credentials tell of: as parameters they are passed over (OpenAPI, "Parameter Object").
fn is_told_elsewhere(location: &str, name: &str) -> bool {
    let mut headers = ["accept", "content-type", "authorization"].into_iter();
    location == "header" && headers.any(|header| name.eq_ignore_ascii_case(header))
}

impl<'a> Comparer<'a> {
    pub fn parameters(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let (before, after) = (of(old), of(new));
        for (key, parameter) in &before {
            match after.get(key) {
                Some(now) if self.is_untouched(parameter, now) => {}
                Some(now) => self.parameter(parameter, now, &new.name),
                None => self.removed_parameter(parameter, new),
            }
        }
        for (key, parameter) in &after {
            if !before.contains_key(key) {
                self.added_parameter(old, parameter, &new.name);
            }
        }
    }

    fn parameter_of(&self, parameter: &At<'_>, operation: &Rc<str>) -> Where {
        let name = parameter.text("name").unwrap_or_default();
        let location = parameter.text("in").unwrap_or_default();
        Where {
            flow: self.side.requests(),
            side: self.side.request(),
            kind: "parameter",
            what: format!("the {location} parameter `{name}`"),
            path: String::new(),
            operation: Rc::clone(operation),
            member: Some(name.to_owned()),
            written: written_of(parameter),
        }
    }

    fn parameter(&mut self, old: &At<'a>, new: &At<'a>, operation: &Rc<str>) {
        let at = self.parameter_of(new, operation);
        let places = (&old.place, &new.place);
        self.renamed(old, new, &at);
        match (is_required(old), is_required(new)) {
            (false, true) => {
                let message = format!("{} must be given now", at.what);
                self.tell_at(&at, "became-required", Effect::Narrows, message, places);
            }
            (true, false) => {
                let message = format!("{} may be left out now", at.what);
                self.tell_at(&at, "became-optional", Effect::Widens, message, places);
            }
            _ => {}
        }
        self.coding(old, new, &at);
        let (before, after) = (schema_of(old), schema_of(new));
        self.lifecycle_of(std::slice::from_ref(old), std::slice::from_ref(new), &at);
        self.schema(before.as_slice(), after.as_slice(), &at);
    }

    /// A placeholder has another name: nothing that is sent.
    fn renamed(&mut self, old: &At<'a>, new: &At<'a>, at: &Where) {
        let (before, after) = (old.text("name"), new.text("name"));
        if let (Some(before), Some(after)) = (before, after)
            && before != after
            && new.text("in") == Some("path")
        {
            let message = format!("the path parameter `{before}` is called `{after}` now");
            let reason = "its name is not sent";
            let places = (&old.place, &new.place);
            self.tell_with(at, "renamed", Verdict::Safe, Some(reason), message, places);
        }
    }

    /// How its value is written.
    fn coding(&mut self, old: &At<'a>, new: &At<'a>, at: &Where) {
        let places = (&old.place, &new.place);
        let (before, after) = (style(old), style(new));
        if before != after {
            let message = format!(
                "{} is written in the style `{after}` now, was `{before}`",
                at.what
            );
            self.tell_at(at, "style-changed", Effect::Incomparable, message, places);
        }
        let (before, after) = (explodes(old), explodes(new));
        if before != after && (is_structured(old) || is_structured(new)) {
            let message = format!("`explode` of {} is `{after}` now, was `{before}`", at.what);
            self.tell_at(at, "explode-changed", Effect::Incomparable, message, places);
        }
        let (before, after) = (old.is("allowReserved"), new.is("allowReserved"));
        if before != after {
            let (what, effect) = match after {
                true => ("became-allow-reserved", Effect::Widens),
                false => ("became-not-allow-reserved", Effect::Narrows),
            };
            let message = format!("`allowReserved` of {} is `{after}` now", at.what);
            self.tell_at(at, what, effect, message, places);
        }
        let (before, after) = (old.is("allowEmptyValue"), new.is("allowEmptyValue"));
        if before != after {
            let effect = if after {
                Effect::Widens
            } else {
                Effect::Narrows
            };
            let message = format!("`allowEmptyValue` of {} is `{after}` now", at.what);
            self.tell_at(at, "allow-empty-value-changed", effect, message, places);
        }
        self.media_type_of_value(old, new, at);
    }

    /// The media type that the value of a parameter or of a header is written in.
    pub fn media_type_of_value(&mut self, old: &At<'a>, new: &At<'a>, at: &Where) {
        let media_type = |parameter: &At<'a>| {
            let content = parameter.get("content");
            let first = content.iter().flat_map(At::named).next();
            first.map(|(name, _)| name)
        };
        if media_type(old) != media_type(new) {
            let message = format!("{} is written in another media type", at.what);
            let places = (&old.place, &new.place);
            self.tell_at(at, "content-changed", Effect::Incomparable, message, places);
        }
    }

    fn removed_parameter(&mut self, old: &At<'a>, new: &Operation<'a>) {
        let at = self.parameter_of(old, &new.name);
        let (how, mut verdict, words) = self.goodbye(std::slice::from_ref(old));
        let what = match how {
            "removed-without-deprecation" => {
                verdict = match (self.side, is_required(old)) {
                    (Side::Webhook, true) => Verdict::Breaking,
                    (Side::Webhook, false) | (Side::Operation, _) => Verdict::Risky,
                };
                "removed"
            }
            how => how,
        };
        let risk = match self.side {
            Side::Operation => NOT_READ,
            Side::Webhook => RELIED_ON,
        };
        let message = format!("{} is gone{words}", at.what);
        let places = (&old.place, &new.at.place);
        let reason = (verdict == Verdict::Risky).then_some(risk);
        self.tell_with(&at, what, verdict, reason, message, places);
    }

    fn added_parameter(&mut self, old: &Operation<'a>, new: &At<'a>, operation: &Rc<str>) {
        let at = self.parameter_of(new, operation);
        let is_path = new.text("in") == Some("path");
        let (what, effect) = match (is_required(new), is_path) {
            (_, true) => ("request-path-parameter", Effect::Narrows),
            (true, _) => ("required-request-parameter", Effect::Narrows),
            (false, _) => ("optional-request-parameter", Effect::Widens),
        };
        let rule = format!("new-{}", what.replacen("request", at.side, 1));
        // Whoever is called by the server need not read it.
        let verdict = match self.side {
            Side::Operation => effect.verdict(at.flow),
            Side::Webhook => Verdict::Safe,
        };
        let must = if is_required(new) {
            ", and must be given"
        } else {
            ""
        };
        let told = Told::new(rule, verdict, format!("{} is new{must}", at.what));
        let told = told.between(&old.at.place, &new.place).of(operation);
        self.tell(told.about(at.member.unwrap_or_default()));
    }
}

fn is_required(parameter: &At<'_>) -> bool {
    parameter.is("required") || parameter.text("in") == Some("path")
}

/// The schema of a parameter or a header, by itself or by its content.
pub(super) fn schema_of<'a>(parameter: &At<'a>) -> Option<At<'a>> {
    let content = parameter.get("content");
    let media = content.iter().flat_map(At::named).next();
    let of_content = media.and_then(|(_, media)| media.get("schema"));
    parameter.get("schema").or(of_content)
}

fn style<'a>(parameter: &At<'a>) -> &'a str {
    let of_location = match parameter.text("in") {
        Some("path" | "header") => "simple",
        _ => "form",
    };
    parameter.text("style").unwrap_or(of_location)
}

fn explodes(parameter: &At<'_>) -> bool {
    match parameter.get("explode") {
        Some(at) => at.value.as_bool().unwrap_or_default(),
        None => style(parameter) == "form",
    }
}

/// Whether `explode` says something of it.
fn is_structured(parameter: &At<'_>) -> bool {
    use super::shape::Types;
    schema_of(parameter).is_none_or(|schema| {
        let types = Shape::of(&[schema]).types;
        types.meets(Types::ARRAY.or(Types::OBJECT))
    })
}
