//! Reads a pagination that is declared by keys and values.

use serde_json::{Map, Value};

use crate::http_token::is_token;
use crate::lower::Lowering;
use crate::lowered::{
    Access, Coding, ContentKind, Default as DefaultValue, Field, Location, Operation, PageKind,
    PageStep, Pagination, Parameter, Response, Side, StepPresence, Type, TypeKind,
};
use crate::options::{PAGINATION_KEYS, Redirects};
use crate::report::quoted;
use crate::source::{did_you_mean, nearest};

const KINDS: [&str; 5] = ["cursor", "link", "next-url", "offset", "page"];

/// The keys that some kinds require, and others do not have.
const KEYS_OF_KINDS: [&str; 3] = ["header", "next", "parameter"];

/// The declaration of the pagination of an operation.
pub(super) struct Declared<'a> {
    pub(super) operation: &'a Operation,
    pub(super) entries: &'a Map<String, Value>,
    /// `true` if a header need not be declared by the success.
    pub(super) allows_undeclared_headers: bool,
}

impl Declared<'_> {
    fn text(&self, key: &str) -> Option<&str> {
        self.entries.get(key).and_then(Value::as_str)
    }

    fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }
}

/// The reason why a declaration is invalid for an operation.
pub(super) struct PaginationError {
    /// The key with the invalid value; `None` for the whole declaration.
    pub(super) key: Option<String>,
    /// `true` if the key is wrong, and not its value.
    pub(super) is_at_key: bool,
    pub(super) message: String,
    pub(super) help: Option<String>,
}

impl PaginationError {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self {
            key: None,
            is_at_key: false,
            message: message.into(),
            help: None,
        }
    }

    fn of(key: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            key: Some(key.into()),
            ..Self::new(message)
        }
    }

    fn at_key(self) -> Self {
        Self {
            is_at_key: true,
            ..self
        }
    }

    fn help(self, help: impl Into<Option<String>>) -> Self {
        Self {
            help: help.into(),
            ..self
        }
    }
}

impl Lowering<'_> {
    /// The pagination of an operation.
    pub(super) fn pagination(
        &self,
        declared: &Declared<'_>,
    ) -> Result<Pagination, PaginationError> {
        for (key, value) in declared.entries {
            if !PAGINATION_KEYS.contains(&key.as_str()) {
                let known = format!("use `{}`", PAGINATION_KEYS.join("`, `"));
                let help = nearest(key, PAGINATION_KEYS).map_or(known, did_you_mean);
                return Err(
                    PaginationError::of(key, format!("unknown key {}", quoted(key)))
                        .at_key()
                        .help(help),
                );
            }
            if !value.is_string() {
                return Err(PaginationError::of(
                    key,
                    format!("`{key}` must be a string"),
                ));
            }
        }
        let body = self.page_body(declared)?;
        let kind = self.page_kind(declared, &body)?;
        let pointer = declared.text("items").unwrap_or_default();
        let (items, ty) = self.page_field(&body, pointer, "items")?;
        let Type::Array(array) = ty else {
            let (error, what): (fn(String) -> PaginationError, _) = match declared.has("items") {
                false => (
                    |message| PaginationError::new(message),
                    "the body".to_owned(),
                ),
                true => (
                    |message| PaginationError::of("items", message),
                    quoted(pointer),
                ),
            };
            let help = "set `items` to the JSON Pointer of the array in the body: `/data/items`";
            return Err(error(format!("{what} is not an array")).help(help.to_owned()));
        };
        Ok(Pagination {
            kind,
            items,
            item: array.items,
        })
    }

    /// The responses that are successes for callers.
    pub(super) fn successes_of<'o>(&self, operation: &'o Operation) -> Vec<&'o Response> {
        match self.operation_options.redirects {
            Redirects::Errors => operation.called_successes(),
            Redirects::Responses => operation.responses_of(Side::Success),
        }
    }

    /// The type of the JSON body of the only success.
    fn page_body(&self, declared: &Declared<'_>) -> Result<Type, PaginationError> {
        let successes = self.successes_of(declared.operation);
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
        match body.map(|content| &content.kind) {
            Some(ContentKind::Json(ty)) => Ok(ty.clone()),
            _ => {
                let message = "pagination requires a single success with a JSON body";
                Err(PaginationError::new(message).at_key().help(help.to_owned()))
            }
        }
    }

    fn page_kind(&self, declared: &Declared<'_>, body: &Type) -> Result<PageKind, PaginationError> {
        let has_header = declared.has("header");
        let kind = declared.text("kind").unwrap_or_default();
        let keys: &[&str] = match kind {
            "link" => &[],
            "next-url" if has_header => &["header"],
            "next-url" => &["next"],
            "cursor" if has_header => &["header", "parameter"],
            "cursor" => &["next", "parameter"],
            "page" | "offset" => &["parameter"],
            _ => return Err(unknown_kind(declared.text("kind"))),
        };
        verify_keys(declared, kind, keys)?;
        Ok(match kind {
            "link" => PageKind::Link,
            "next-url" if has_header => PageKind::HeaderUrl(self.page_header(declared)?),
            "next-url" => PageKind::NextUrl(self.page_text(declared, body)?),
            "cursor" if has_header => PageKind::HeaderCursor {
                parameter: self.page_parameter(declared)?,
                header: self.page_header(declared)?,
            },
            "cursor" => PageKind::Cursor {
                parameter: self.page_parameter(declared)?,
                field: self.page_text(declared, body)?,
            },
            "offset" => PageKind::Offset {
                parameter: self.page_parameter(declared)?,
                first: self.first_number(declared)?.unwrap_or(0),
            },
            _ => PageKind::Page {
                parameter: self.page_parameter(declared)?,
                first: self.first_number(declared)?.unwrap_or(1),
            },
        })
    }

    /// The number of the first page or item: the default of the parameter, or else its minimum.
    fn first_number(&self, declared: &Declared<'_>) -> Result<Option<u64>, PaginationError> {
        let field = &self.declared_parameter(declared)?.field;
        match &field.default {
            Some(DefaultValue::Integer(first)) => u64::try_from(*first).map(Some).ok(),
            Some(DefaultValue::String(first)) => first.parse().map(Some).ok(),
            _ => Some(minimum(field)),
        }
        .ok_or_else(|| {
            let message = "the default of the parameter is not the number of a page or item";
            PaginationError::of("parameter", message)
        })
    }

    /// The name of the query parameter: a string or an integer.
    fn page_parameter(&self, declared: &Declared<'_>) -> Result<String, PaginationError> {
        let Parameter { field, coding, .. } = self.declared_parameter(declared)?;
        let ty = self.types.resolved(&field.ty);
        let name = &field.name.wire;
        match (coding, ty) {
            (Coding::Single, Type::Integer(_) | Type::String(_)) => Ok(name.clone()),
            _ => {
                let name = quoted(name);
                let message = format!("query parameter {name} is not a string or integer");
                Err(PaginationError::of("parameter", message))
            }
        }
    }

    fn declared_parameter<'o>(
        &self,
        declared: &Declared<'o>,
    ) -> Result<&'o Parameter, PaginationError> {
        let name = declared.text("parameter").unwrap_or_default();
        let all = declared.operation.parameters.iter();
        let mut all = all.filter(|one| one.location == Location::Query);
        let known = all.clone().map(|one| one.field.name.wire.as_str());
        all.find(|one| one.field.name.wire == name).ok_or_else(|| {
            let message = format!("unknown query parameter {}", quoted(name));
            PaginationError::of("parameter", message).help(nearest(name, known).map(did_you_mean))
        })
    }

    /// The response header with the cursor or URL, in lower case.
    fn page_header(&self, declared: &Declared<'_>) -> Result<String, PaginationError> {
        let name = declared.text("header").unwrap_or_default();
        let successes = self.successes_of(declared.operation).into_iter();
        let headers = successes.flat_map(|response| self.headers_of(&response.shape));
        let mut names = headers.map(|header| header.field.name.wire.as_str());
        let is_declared = names.clone().any(|known| known.eq_ignore_ascii_case(name));
        let near = nearest(name, names.by_ref()).map(did_you_mean);
        let is_accepted = declared.allows_undeclared_headers && near.is_none() && is_token(name);
        match is_declared || is_accepted {
            true => Ok(name.to_ascii_lowercase()),
            false => {
                let message = format!("the success has no header {}", quoted(name));
                Err(PaginationError::of("header", message).help(near))
            }
        }
    }

    /// The string or integer field at `next`.
    fn page_text(
        &self,
        declared: &Declared<'_>,
        body: &Type,
    ) -> Result<Vec<PageStep>, PaginationError> {
        let pointer = declared.text("next").unwrap_or_default();
        let (steps, ty) = self.page_field(body, pointer, "next")?;
        let is_text = matches!(ty, Type::String(_) | Type::Integer(_) | Type::Formatted(_));
        match is_text && !steps.is_empty() {
            true => Ok(steps),
            false => {
                let message = format!("{} is not a string or integer", quoted(pointer));
                Err(PaginationError::of("next", message))
            }
        }
    }

    /// The steps to a field of a body by the JSON Pointer (RFC 6901) of a key, and its type.
    fn page_field(
        &self,
        body: &Type,
        pointer: &str,
        key: &str,
    ) -> Result<(Vec<PageStep>, Type), PaginationError> {
        if !pointer.is_empty() && !pointer.starts_with('/') {
            let message = format!("invalid JSON Pointer {}", quoted(pointer));
            return Err(PaginationError::of(key, message).help(did_you_mean(format!("/{pointer}"))));
        }
        let mut ty = self.types.resolved(body).clone();
        let mut steps = Vec::new();
        for name in pointer.split('/').skip(1) {
            let name = name.replace("~1", "/").replace("~0", "~");
            let fields = self.readable_fields(&ty);
            let Some(field) = fields.iter().find(|field| field.name.wire == name) else {
                let known = fields.iter().map(|field| field.name.wire.as_str());
                let near = nearest(&name, known).map(did_you_mean);
                let message = format!("unknown property {}", quoted(&name));
                return Err(PaginationError::of(key, message).help(near));
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
        Ok((steps, ty))
    }

    /// The fields of an object in a response.
    pub(super) fn readable_fields(&self, ty: &Type) -> Vec<&Field> {
        let kind = match ty {
            Type::Named(id) => self.types.get(*id).map(|found| &found.kind),
            _ => None,
        };
        let fields = kind.into_iter().flat_map(TypeKind::fields);
        fields
            .filter(|field| field.access != Access::WriteOnly)
            .collect()
    }
}

fn unknown_kind(kind: Option<&str>) -> PaginationError {
    let Some(kind) = kind else {
        return PaginationError::new("pagination without `kind`")
            .help(format!("use one of `{}`", KINDS.join("`, `")));
    };
    let known = format!("use one of `{}`", KINDS.join("`, `"));
    let help = nearest(kind, KINDS).map_or(known, did_you_mean);
    PaginationError::of(
        "kind",
        format!("unknown kind of pagination {}", quoted(kind)),
    )
    .help(help)
}

/// Checks that the keys of a kind are present, and no others.
fn verify_keys(declared: &Declared<'_>, kind: &str, keys: &[&str]) -> Result<(), PaginationError> {
    for key in KEYS_OF_KINDS {
        match (keys.contains(&key), declared.has(key)) {
            (true, false) => {
                let message = format!("pagination of kind `{kind}` requires `{key}`");
                return Err(PaginationError::new(message));
            }
            (false, true) => {
                let message = format!("pagination of kind `{kind}` has no `{key}`");
                return Err(PaginationError::of(key, message).at_key());
            }
            _ => {}
        }
    }
    Ok(())
}

/// The minimum of an integer, unless it is negative or that of its format.
fn minimum(field: &Field) -> Option<u64> {
    match field.ty.clone().not_null() {
        Type::Integer(integer) => {
            let (least, _) = integer.range();
            let is_chosen = least != integer.format.minimum();
            u64::try_from(least).ok().filter(|_| is_chosen)
        }
        _ => None,
    }
}
