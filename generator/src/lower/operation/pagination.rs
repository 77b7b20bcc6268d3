//! Pagination by `x-pagination`.

use serde_json::{Map, Value};

use super::Found;
use crate::lower::Lowering;
use crate::model::{
    Access, Coding, ContentKind, Default as DefaultValue, Field, Location, Operation, PageKind,
    PageStep, Pagination, Parameter, StepPresence, Type, TypeKind,
};
use crate::report::{Code, Diagnostic, quoted};
use crate::source::{Place, did_you_mean, nearest};

const EXTENSION: &str = "x-pagination";

const KINDS: [&str; 5] = ["cursor", "link", "next-url", "offset", "page"];

/// The keys of the extension that some kinds require, and others do not have.
const KEYS_OF_KINDS: [&str; 3] = ["header", "next", "parameter"];

const KEYS: [&str; 5] = ["header", "items", "kind", "next", "parameter"];

/// The extension of an operation.
struct Declared<'a> {
    operation: &'a Operation,
    entries: &'a Map<String, Value>,
    place: Place,
}

impl Declared<'_> {
    fn text(&self, key: &str) -> Option<&str> {
        self.entries.get(key).and_then(Value::as_str)
    }
}

impl Lowering<'_> {
    /// Adds the pagination of operations, once all types are known.
    pub fn paginations(&mut self, found: &[Found<'_>], operations: &mut [Operation]) {
        for found in found {
            let Some(declared) = found.operation.extensions.get(EXTENSION) else {
                continue;
            };
            let place = found.place.key(EXTENSION);
            let Value::Object(entries) = declared else {
                self.invalid_pagination(&place, format!("`{EXTENSION}` must be an object"));
                continue;
            };
            let mut operations = operations.iter_mut();
            let operation = operations.find(|one| {
                one.method == found.method && one.path == found.path && one.webhook.is_none()
            });
            if let Some(operation) = operation {
                operation.pagination = self.pagination(&Declared {
                    operation,
                    entries,
                    place,
                });
            }
        }
    }

    fn invalid_pagination(&mut self, place: &Place, message: impl Into<String>) -> &mut Diagnostic {
        self.diagnose(Code::InvalidPagination, place, message)
    }

    fn pagination(&mut self, declared: &Declared<'_>) -> Option<Pagination> {
        for (key, value) in declared.entries {
            let place = declared.place.key(key);
            if !KEYS.contains(&key.as_str()) {
                let known = nearest(key, KEYS).map(did_you_mean);
                self.invalid_pagination(&place, format!("unknown key {}", quoted(key)))
                    .at_key()
                    .maybe_help(known);
                return None;
            }
            if !value.is_string() {
                self.invalid_pagination(&place, format!("`{key}` must be a string"));
                return None;
            }
        }
        let body = self.page_body(declared)?;
        let kind = self.page_kind(declared, &body)?;
        let (pointer, place) = match declared.text("items") {
            Some(pointer) => (pointer, declared.place.key("items")),
            None => ("", declared.place.clone()),
        };
        let (items, ty) = self.page_field(&body, pointer, &place)?;
        let Type::Array(array) = ty else {
            let what = match pointer {
                "" => "the body".to_owned(),
                pointer => quoted(pointer),
            };
            self.invalid_pagination(&place, format!("{what} is not an array"))
                .help("set `items` to the JSON Pointer of the array in the body: `/data/items`");
            return None;
        };
        Some(Pagination {
            kind,
            items,
            item: array.items,
        })
    }

    /// The type of the JSON body of the only success.
    fn page_body(&mut self, declared: &Declared<'_>) -> Option<Type> {
        let successes = declared.operation.called_successes();
        let (body, help) = match successes.as_slice() {
            [only] => (
                self.content_of(&only.shape),
                "declare JSON with the array of items as the body of the success",
            ),
            _ => (
                None,
                "leave one response with a 2xx status, in the description or by an overlay",
            ),
        };
        if let Some(ContentKind::Json(ty)) = body.map(|content| &content.kind) {
            return Some(ty.clone());
        }
        let message = "pagination requires a single success with a JSON body";
        self.invalid_pagination(&declared.place, message)
            .at_key()
            .help(help);
        None
    }

    fn page_kind(&mut self, declared: &Declared<'_>, body: &Type) -> Option<PageKind> {
        let kind = declared.text("kind").unwrap_or_default();
        let keys: &[&str] = match kind {
            "link" => &[],
            "next-url" => &["next"],
            "cursor" if declared.entries.contains_key("header") => &["header", "parameter"],
            "cursor" => &["next", "parameter"],
            "page" | "offset" => &["parameter"],
            _ => {
                let (message, place) = match declared.text("kind") {
                    None => (
                        format!("`{EXTENSION}` without `kind`"),
                        declared.place.clone(),
                    ),
                    Some(kind) => {
                        let message = format!("unknown kind of pagination {}", quoted(kind));
                        (message, declared.place.key("kind"))
                    }
                };
                let near = nearest(kind, KINDS).map(did_you_mean);
                self.invalid_pagination(&place, message)
                    .help(format!("use one of `{}`", KINDS.join("`, `")))
                    .maybe_help(near);
                return None;
            }
        };
        for key in KEYS_OF_KINDS {
            match (keys.contains(&key), declared.entries.contains_key(key)) {
                (true, false) => {
                    let message = format!("pagination of kind `{kind}` requires `{key}`");
                    self.invalid_pagination(&declared.place, message);
                    return None;
                }
                (false, true) => {
                    let message = format!("pagination of kind `{kind}` has no `{key}`");
                    self.invalid_pagination(&declared.place.key(key), message)
                        .at_key();
                    return None;
                }
                _ => {}
            }
        }
        if kind == "link" {
            return Some(PageKind::Link);
        }
        if kind == "next-url" {
            return Some(PageKind::NextUrl(self.page_text(declared, body)?));
        }
        let field = &self.page_parameter(declared, kind != "cursor")?.field;
        let parameter = field.name.wire.clone();
        Some(match kind {
            "cursor" if declared.entries.contains_key("header") => PageKind::HeaderCursor {
                header: self.page_header(declared)?,
                parameter,
            },
            "cursor" => PageKind::Cursor {
                field: self.page_text(declared, body)?,
                parameter,
            },
            "offset" => PageKind::Offset {
                first: self.first_number(declared, field)?.unwrap_or(0),
                parameter,
            },
            _ => PageKind::Page {
                first: self.first_number(declared, field)?.unwrap_or(1),
                parameter,
            },
        })
    }

    /// The number of the first page or item: the default of the parameter, or else its minimum.
    fn first_number(&mut self, declared: &Declared<'_>, field: &Field) -> Option<Option<u64>> {
        let minimum = match field.ty.clone().not_null() {
            Type::Integer(integer) => {
                let (least, _) = integer.range();
                (least >= 0 && least != integer.format.minimum()).then_some(least)
            }
            _ => None,
        };
        let first = match field.default {
            Some(DefaultValue::Integer(first)) => Some(first),
            _ => minimum,
        };
        let number = first.map(u64::try_from).transpose();
        if number.is_err() {
            let place = declared.place.key("parameter");
            self.invalid_pagination(&place, "negative default of the parameter");
        }
        number.ok()
    }

    /// The query parameter: an integer, or else a string.
    fn page_parameter<'s>(
        &mut self,
        declared: &Declared<'s>,
        is_number: bool,
    ) -> Option<&'s Parameter> {
        let name = declared.text("parameter").unwrap_or_default();
        let all = declared.operation.parameters.iter();
        let all = all.filter(|one| one.location == Location::Query);
        let place = declared.place.key("parameter");
        let Some(found) = all.clone().find(|one| one.field.name.wire == name) else {
            let near = nearest(name, all.map(|one| one.field.name.wire.as_str()));
            self.invalid_pagination(&place, format!("unknown query parameter {}", quoted(name)))
                .maybe_help(near.map(did_you_mean));
            return None;
        };
        let has_type = match self.types.resolved(&found.field.ty) {
            Type::Integer(_) => true,
            Type::String(_) => !is_number,
            _ => false,
        };
        if found.coding != Coding::Single || !has_type {
            let expected = match is_number {
                true => "an integer",
                false => "a string or integer",
            };
            let message = format!("query parameter {} is not {expected}", quoted(name));
            self.invalid_pagination(&place, message);
            return None;
        }
        Some(found)
    }

    /// The response header with the cursor.
    fn page_header(&mut self, declared: &Declared<'_>) -> Option<String> {
        let name = declared.text("header").unwrap_or_default();
        let successes = declared.operation.called_successes().into_iter();
        let headers = successes.flat_map(|response| self.headers_of(&response.shape));
        let mut names = headers.map(|header| header.field.name.wire.as_str());
        if names.clone().any(|known| known.eq_ignore_ascii_case(name)) {
            return Some(name.to_ascii_lowercase());
        }
        let near = nearest(name, names.by_ref()).map(did_you_mean);
        let message = format!("the success has no header {}", quoted(name));
        self.invalid_pagination(&declared.place.key("header"), message)
            .maybe_help(near);
        None
    }

    /// The string or integer field at `next`.
    fn page_text(&mut self, declared: &Declared<'_>, body: &Type) -> Option<Vec<PageStep>> {
        let pointer = declared.text("next").unwrap_or_default();
        let place = declared.place.key("next");
        let (steps, ty) = self.page_field(body, pointer, &place)?;
        let is_text = matches!(ty, Type::String(_) | Type::Integer(_) | Type::Formatted(_));
        if !is_text || steps.is_empty() {
            let message = format!("{} is not a string or integer", quoted(pointer));
            self.invalid_pagination(&place, message);
            return None;
        }
        Some(steps)
    }

    /// The steps to a field of a body by a JSON Pointer (RFC 6901), and its type.
    fn page_field(
        &mut self,
        body: &Type,
        pointer: &str,
        place: &Place,
    ) -> Option<(Vec<PageStep>, Type)> {
        if !pointer.is_empty() && !pointer.starts_with('/') {
            self.invalid_pagination(place, format!("invalid JSON Pointer {}", quoted(pointer)))
                .help(did_you_mean(format!("/{pointer}")));
            return None;
        }
        let mut ty = self.types.resolved(body).clone();
        let mut steps = Vec::new();
        for name in pointer.split('/').skip(1) {
            let name = name.replace("~1", "/").replace("~0", "~");
            let kind = match &ty {
                Type::Named(id) => self.types.get(*id).map(|found| &found.kind),
                _ => None,
            };
            let fields = match kind {
                Some(TypeKind::Struct(object)) => object.fields.as_slice(),
                _ => &[],
            };
            let fields = fields.iter();
            let fields = fields.filter(|field| field.access != Access::WriteOnly);
            let Some(field) = fields.clone().find(|field| field.name.wire == name) else {
                let near = nearest(&name, fields.map(|field| field.name.wire.as_str()));
                let near = near.map(did_you_mean);
                self.invalid_pagination(place, format!("unknown property {}", quoted(&name)))
                    .maybe_help(near);
                return None;
            };
            let resolved = self.types.resolved(&field.ty);
            let is_nullable = matches!(resolved, Type::Nullable(_));
            steps.push(PageStep {
                field: field.name.rust.clone(),
                presence: match (field.required, is_nullable) {
                    (true, false) => StepPresence::Required,
                    (false, true) => StepPresence::Nullable,
                    _ => StepPresence::Option,
                },
                deprecated: field.deprecated.is_some() && !field.required,
            });
            let inner = resolved.clone().not_null();
            ty = self.types.resolved(&inner).clone();
        }
        Some((steps, ty))
    }
}
