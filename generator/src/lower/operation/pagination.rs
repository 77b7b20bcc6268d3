//! How the pages of an operation follow each other, by `x-pagination`.

use serde_json::{Map, Value};

use super::Found;
use crate::lower::Lowering;
use crate::model::{
    Access, Coding, ContentKind, Default as DefaultValue, Field, Location, Operation, PageKind,
    PageStep, Pagination, Parameter, Shape, Side, Type, TypeKind,
};
use crate::report::{Code, quoted};
use crate::source::{Place, did_you_mean, nearest};

const EXTENSION: &str = "x-pagination";

const KINDS: [&str; 5] = ["cursor", "link", "next-url", "offset", "page"];

const KEYS: [&str; 5] = ["header", "items", "kind", "next", "parameter"];

/// What the extension of an operation says, and where.
struct Said<'a> {
    operation: &'a Operation,
    entries: &'a Map<String, Value>,
    place: Place,
}

impl Lowering<'_> {
    /// Understands how pages follow each other, when all types are known.
    pub(in crate::lower) fn paginations(
        &mut self,
        found: &[Found<'_>],
        operations: &mut [Operation],
    ) {
        for found in found {
            let Some(said) = found.operation.extensions.get(EXTENSION) else {
                continue;
            };
            let is_it = |one: &&mut Operation| {
                one.method == found.method && one.path == found.path && one.webhook.is_none()
            };
            if let Some(operation) = operations.iter_mut().find(is_it) {
                operation.pagination = self.pagination(operation, said, &found.place);
            }
        }
    }

    fn pagination(
        &mut self,
        operation: &Operation,
        said: &Value,
        place: &Place,
    ) -> Option<Pagination> {
        let place = place.key(EXTENSION);
        let Value::Object(entries) = said else {
            let message = format!("`{EXTENSION}` must be an object");
            self.report.add(Code::InvalidPagination, &place, message);
            return None;
        };
        for (key, value) in entries {
            if !KEYS.contains(&key.as_str()) {
                let message = format!("{} says nothing of pages", quoted(key));
                let known = nearest(key, KEYS);
                let diagnostic = self
                    .report
                    .add(Code::InvalidPagination, &place.key(key), message);
                diagnostic.at_key().maybe_help(known.map(did_you_mean));
                return None;
            }
            if !value.is_string() {
                let message = format!("`{key}` must be a string");
                self.report
                    .add(Code::InvalidPagination, &place.key(key), message);
                return None;
            }
        }
        let said = Said {
            operation,
            entries,
            place,
        };
        let body = self.page_body(&said)?;
        let kind = self.page_kind(&said, &body)?;
        let pointer = said.text("items").unwrap_or_default();
        let place = match said.text("items") {
            Some(_) => said.place.key("items"),
            None => said.place.clone(),
        };
        let (items, ty) = self.page_field(&body, pointer, &place)?;
        match ty {
            Type::Array(array) => Some(Pagination {
                kind,
                items,
                item: array.items,
            }),
            _ => {
                let message = match pointer {
                    "" => "the body of a page is no list".to_owned(),
                    pointer => format!("{} is no list", quoted(pointer)),
                };
                let diagnostic = self.report.add(Code::InvalidPagination, &place, message);
                diagnostic
                    .help("`items` is the JSON Pointer of the list in the body: `/data/items`");
                None
            }
        }
    }

    /// The type of the body of a page.
    fn page_body(&mut self, said: &Said<'_>) -> Option<Type> {
        let body = match said.operation.responses_of(Side::Success).as_slice() {
            [only] => match &only.shape {
                Shape::Empty => None,
                Shape::Body(content) => Some(content.as_ref()),
                Shape::Payload(index) => {
                    let payload = self.payloads.get(*index);
                    payload.and_then(|entry| entry.payload.body.as_ref())
                }
            },
            _ => None,
        };
        match body.map(|content| &content.kind) {
            Some(ContentKind::Json(ty)) => Some(ty.clone()),
            _ => {
                let message = "pages need an operation with one success, whose body is JSON";
                self.report
                    .add(Code::InvalidPagination, &said.place, message)
                    .at_key();
                None
            }
        }
    }

    fn page_kind(&mut self, said: &Said<'_>, body: &Type) -> Option<PageKind> {
        let Some(kind) = said.text("kind") else {
            let message = format!("`{EXTENSION}` has no `kind`");
            let help = format!("it is one of `{}`", KINDS.join("`, `"));
            self.report
                .add(Code::InvalidPagination, &said.place, message)
                .help(help);
            return None;
        };
        let takes: &[&str] = match kind {
            "link" => &[],
            "next-url" => &["next"],
            "cursor" if said.entries.contains_key("header") => &["header", "parameter"],
            "cursor" => &["next", "parameter"],
            "page" | "offset" => &["parameter"],
            _ => {
                let message = format!("unknown kind of pages {}", quoted(kind));
                let known = nearest(kind, KINDS).map(did_you_mean);
                let all = format!("it is one of `{}`", KINDS.join("`, `"));
                let diagnostic =
                    self.report
                        .add(Code::InvalidPagination, &said.place.key("kind"), message);
                diagnostic.help(all).maybe_help(known);
                return None;
            }
        };
        for key in ["header", "next", "parameter"] {
            match (takes.contains(&key), said.entries.contains_key(key)) {
                (true, false) => {
                    let message = format!("pages of the kind `{kind}` need `{key}`");
                    self.report
                        .add(Code::InvalidPagination, &said.place, message);
                    return None;
                }
                (false, true) => {
                    let message = format!("pages of this kind have no use for `{key}`");
                    self.report
                        .add(Code::InvalidPagination, &said.place.key(key), message)
                        .at_key();
                    return None;
                }
                _ => {}
            }
        }
        Some(match kind {
            "link" => PageKind::Link,
            "next-url" => PageKind::NextUrl(self.page_text(said, body)?),
            "cursor" => {
                let parameter = self.page_parameter(said, false)?.field.name.wire.clone();
                match said.text("header") {
                    Some(_) => PageKind::HeaderCursor {
                        header: self.page_header(said)?,
                        parameter,
                    },
                    None => PageKind::Cursor {
                        field: self.page_text(said, body)?,
                        parameter,
                    },
                }
            }
            numbered => {
                let field = &self.page_parameter(said, true)?.field;
                let parameter = field.name.wire.clone();
                let first = self.first_number(said, field)?;
                match numbered {
                    "offset" => PageKind::Offset {
                        parameter,
                        first: first.unwrap_or(0),
                    },
                    _ => PageKind::Page {
                        parameter,
                        first: first.unwrap_or(1),
                    },
                }
            }
        })
    }

    /// The number of the first page, or of the first item: what the parameter is where it is not
    /// given, or else the least that it may be. None where neither is said.
    fn first_number(&mut self, said: &Said<'_>, field: &Field) -> Option<Option<u64>> {
        let said_least = match field.ty.clone().not_null() {
            Type::Integer(integer) => {
                let is_said = |least: &i128| *least >= 0 && *least != integer.format.minimum();
                Some(integer.minimum).filter(is_said)
            }
            _ => None,
        };
        let first = match field.default {
            Some(DefaultValue::Integer(first)) => Some(first),
            _ => said_least,
        };
        let number = first.map(u64::try_from).transpose();
        if number.is_err() {
            let message = "pages cannot be counted from a number below 0";
            let place = said.place.key("parameter");
            self.report.add(Code::InvalidPagination, &place, message);
        }
        number.ok()
    }

    /// The query parameter that leads to a page: an integer, or one text.
    fn page_parameter<'s>(&mut self, said: &Said<'s>, is_number: bool) -> Option<&'s Parameter> {
        let name = said.text("parameter").unwrap_or_default();
        let all = said.operation.parameters.iter();
        let all = all.filter(|one| one.location == Location::Query);
        let place = said.place.key("parameter");
        let Some(found) = all.clone().find(|one| one.field.name.wire == name) else {
            let message = format!("no query parameter is called {}", quoted(name));
            let known = nearest(name, all.map(|one| one.field.name.wire.as_str()));
            let diagnostic = self.report.add(Code::InvalidPagination, &place, message);
            diagnostic.maybe_help(known.map(did_you_mean));
            return None;
        };
        let ty = self.types.resolved(&found.field.ty);
        let is_right = found.coding == Coding::Single
            && match ty {
                Type::Integer(_) => true,
                Type::String(_) => !is_number,
                _ => false,
            };
        if !is_right {
            let what = if is_number {
                "an integer"
            } else {
                "a string or an integer"
            };
            let message = format!("the query parameter {} is not {what}", quoted(name));
            self.report.add(Code::InvalidPagination, &place, message);
            return None;
        }
        Some(found)
    }

    /// The header that a page names the next one by.
    fn page_header(&mut self, said: &Said<'_>) -> Option<String> {
        let name = said.text("header").unwrap_or_default();
        let mut known: Vec<String> = Vec::new();
        for response in said.operation.responses_of(Side::Success) {
            if let Shape::Payload(index) = response.shape
                && let Some(entry) = self.payloads.get(index)
            {
                let headers = entry.payload.headers.iter();
                known.extend(headers.map(|header| header.field.name.wire.clone()));
            }
        }
        if known.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            return Some(name.to_ascii_lowercase());
        }
        let message = format!("the success documents no header {}", quoted(name));
        let suggested = nearest(name, known.iter().map(String::as_str)).map(did_you_mean);
        let diagnostic =
            self.report
                .add(Code::InvalidPagination, &said.place.key("header"), message);
        diagnostic.maybe_help(suggested);
        None
    }

    /// The field that `next` leads to, which is a text or an integer.
    fn page_text(&mut self, said: &Said<'_>, body: &Type) -> Option<Vec<PageStep>> {
        let pointer = said.text("next").unwrap_or_default();
        let place = said.place.key("next");
        let (steps, ty) = self.page_field(body, pointer, &place)?;
        match ty {
            Type::String(_) | Type::Integer(_) | Type::Formatted(_) if !steps.is_empty() => {
                Some(steps)
            }
            _ => {
                let message = format!("{} is neither a string nor an integer", quoted(pointer));
                self.report.add(Code::InvalidPagination, &place, message);
                None
            }
        }
    }

    /// The steps to a field of a body, by a JSON Pointer (RFC 6901), and its type.
    fn page_field(
        &mut self,
        body: &Type,
        pointer: &str,
        place: &Place,
    ) -> Option<(Vec<PageStep>, Type)> {
        if !pointer.is_empty() && !pointer.starts_with('/') {
            let message = format!("{} is no JSON Pointer", quoted(pointer));
            let diagnostic = self.report.add(Code::InvalidPagination, place, message);
            diagnostic.maybe_help(Some(did_you_mean(format!("/{pointer}"))));
            return None;
        }
        let mut ty = self.types.resolved(body).clone();
        let mut steps = Vec::new();
        for word in pointer.split('/').skip(1) {
            let word = word.replace("~1", "/").replace("~0", "~");
            let kind = match &ty {
                Type::Named(id) => self.types.get(*id).map(|found| &found.kind),
                _ => None,
            };
            let Some(TypeKind::Struct(object)) = kind else {
                let message = format!("{} is in no object with such fields", quoted(&word));
                self.report.add(Code::InvalidPagination, place, message);
                return None;
            };
            let fields = object.fields.iter();
            let fields = fields.filter(|field| field.access != Access::WriteOnly);
            let Some(field) = fields.clone().find(|field| field.name.wire == word) else {
                let message = format!("no field is called {}", quoted(&word));
                let known = nearest(&word, fields.map(|field| field.name.wire.as_str()));
                let help = known.map(did_you_mean);
                self.report
                    .add(Code::InvalidPagination, place, message)
                    .maybe_help(help);
                return None;
            };
            let resolved = self.types.resolved(&field.ty);
            let is_nullable = matches!(resolved, Type::Nullable(_));
            steps.push(PageStep {
                field: field.name.rust.clone(),
                absences: usize::from(!field.required) + usize::from(is_nullable),
                deprecated: field.deprecated.is_some() && !field.required,
            });
            let inner = resolved.clone().not_null();
            ty = self.types.resolved(&inner).clone();
        }
        Some((steps, ty))
    }
}

impl Said<'_> {
    /// The text of an entry.
    fn text(&self, key: &str) -> Option<&str> {
        self.entries.get(key).and_then(Value::as_str)
    }
}
