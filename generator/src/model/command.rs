//! The command line of the client: what its commands and flags are called.

use super::{Api, Content, ContentKind, FileField, Object, Operation, Type, TypeKind};

/// What the parts of the command line are called.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CommandLine {
    /// The program.
    pub program: String,
    /// The environment variable of the base address.
    pub base_url: String,
    /// The flag and the environment variable of each scheme that operations ask for, in the order
    /// of these.
    pub credentials: Vec<(String, String)>,
    /// The groups of commands, and those that stand alone, in the order of the description.
    pub groups: Vec<CommandGroup>,
}

/// Commands that stand beside each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandGroup {
    /// What they stand behind; nothing, if they stand alone.
    pub name: Option<String>,
    /// What they are about, in the description's words.
    pub description: Option<String>,
    /// The commands.
    pub commands: Vec<Command>,
}

/// The command of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The operation, by its index.
    pub operation: usize,
    /// Its name.
    pub name: String,
    /// Its arguments and flags.
    pub flags: Vec<Flag>,
}

/// An argument, or a flag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// Its name.
    pub name: String,
    /// What it is of.
    pub of: FlagOf,
}

/// What an argument or a flag is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagOf {
    /// A parameter, by its index among all of the operation.
    Parameter(usize),
    /// A field of the body, by its index.
    Field(usize),
    /// A file of a body, by its index among those of all bodies.
    File(usize),
}

impl Api {
    /// The object that the body of a request is, if it has a flag for each of its fields.
    pub fn object_of_body(&self, operation: &Operation) -> Option<&Object> {
        let content = operation.body.as_ref()?.content.first();
        let ty = match &content.kind {
            ContentKind::Json(ty) | ContentKind::Xml(ty, _) => ty,
            ContentKind::Form(form) => &form.ty,
            _ => return None,
        };
        match self.unaliased(ty) {
            Type::Named(id) => match &self.type_of(*id).kind {
                TypeKind::Struct(object) => Some(object),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a value is one text, and no list or object.
    pub fn is_one_text(&self, ty: &Type) -> bool {
        match self.unaliased(ty) {
            Type::Boolean
            | Type::Integer(_)
            | Type::Number(_)
            | Type::String(_)
            | Type::Formatted(_) => true,
            Type::Named(id) => matches!(self.type_of(*id).kind, TypeKind::Enum(_)),
            Type::Nullable(ty) => self.is_one_text(ty),
            Type::Any | Type::Null | Type::Array(_) | Type::Tuple(_) | Type::Map(_) => false,
        }
    }
}

impl Operation {
    /// The bodies that a client may send, the first in front.
    pub fn sent_bodies(&self) -> impl Iterator<Item = &Content> {
        let first = self.body.iter().map(|body| body.content.first());
        first.chain(self.other_bodies.iter().map(|other| &other.content))
    }

    /// What one of its bodies is named by: its media type, without parameters where these tell it
    /// from no other.
    pub fn body_name<'a>(&self, content: &'a Content) -> &'a str {
        let essence = content.essence();
        let alike = self.sent_bodies();
        match alike.filter(|other| other.essence() == essence).count() {
            0 | 1 => essence,
            _ => &content.media_type,
        }
    }

    /// The fields of its bodies that take files, each name once.
    pub fn sent_files(&self) -> Vec<&FileField> {
        let mut found: Vec<&FileField> = Vec::new();
        for content in self.sent_bodies() {
            let ContentKind::Form(form) = &content.kind else {
                continue;
            };
            for file in form.files.iter().flatten() {
                if !found.iter().any(|known| known.name == file.name) {
                    found.push(file);
                }
            }
        }
        found
    }
}
