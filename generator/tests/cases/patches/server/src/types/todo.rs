// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `Todo`.

use jiff::Zoned;

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};

/// `Todo`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Todo {
    /// `title`.
    pub title: String,
    /// `note`.
    pub note: Option<String>,
    /// `due`.
    pub due: Nullable<Zoned>,
    /// `tags`.
    pub tags: Vec<String>,
    /// `kind`.
    pub kind: String,
    /// `steps`.
    pub steps: Vec<String>,
}

/// The required fields of [`Todo`].
#[derive(Debug)]
pub struct TodoRequired {
    /// `title`.
    pub title: String,
    /// `note`.
    pub note: Option<String>,
    /// `tags`.
    pub tags: Vec<String>,
}

impl From<TodoRequired> for Todo {
    fn from(required: TodoRequired) -> Self {
        Self {
            title: required.title,
            note: required.note,
            due: Nullable::Absent,
            tags: required.tags,
            kind: "task".to_owned(),
            steps: Vec::new(),
        }
    }
}

impl Todo {
    /// Sets `due`.
    #[must_use]
    pub fn due(mut self, due: impl Into<Nullable<Zoned>>) -> Self {
        self.due = due.into();
        self
    }

    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<String>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `steps`.
    #[must_use]
    pub fn steps(mut self, steps: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.steps = steps.into_iter().map(Into::into).collect();
        self
    }
}

impl json::EncodeFields for Todo {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("title", &self.title);
        fields.field("note", &self.note);
        fields.nullable("due", &self.due);
        fields.field("tags", &self.tags);
        fields.field("kind", &self.kind);
        fields.field("steps", &self.steps);
    }
}

impl json::Decode for Todo {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut title: Option<String> = None;
        let mut note: Option<Option<String>> = None;
        let mut due: Nullable<Zoned> = Nullable::Absent;
        let mut tags: Option<Vec<String>> = None;
        let mut kind: Option<String> = None;
        let mut steps: Option<Vec<String>> = None;
        object::read(
            reader,
            &mut [
                object::required("title", &mut title),
                object::required("note", &mut note),
                object::optional("due", &mut due),
                object::required("tags", &mut tags),
                object::optional("kind", &mut kind),
                object::optional("steps", &mut steps),
            ],
        )?;
        let (Some(title), Some(note), Some(tags)) = (title, note, tags) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            title,
            note,
            due,
            tags,
            kind: kind.unwrap_or("task".to_owned()),
            steps: steps.unwrap_or(Vec::new()),
        })
    }
}

object::implement!(Todo);
