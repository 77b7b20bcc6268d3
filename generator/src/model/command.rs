//! The command line of the client: names of commands and flags.

use super::{Api, Content, ContentKind, FileField, Object, Operation, Type, TypeKind};

/// The names of the command line.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CommandLine {
    /// The program name.
    pub program: String,
    /// The environment variable of the base URL.
    pub base_url: String,
    /// The flag and the environment variable of each scheme in use, in the order of `Api::used_schemes`.
    pub credentials: Vec<(String, String)>,
    /// The command groups, in declaration order.
    pub groups: Vec<CommandGroup>,
    /// The commands for OAuth 2.0, if there are such schemes.
    pub login: Option<LoginCommands>,
}

/// The commands for OAuth 2.0, with the environment variables of their options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoginCommands {
    /// The command that obtains tokens.
    pub login: String,
    /// The command that removes them.
    pub logout: String,
    /// The environment variable of the client identifier.
    pub client_id: String,
    /// The environment variable of the client secret.
    pub client_secret: String,
}

/// A group of commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandGroup {
    /// The group name; `None` for top-level commands.
    pub name: Option<String>,
    /// The description of the tag.
    pub description: Option<String>,
    /// The commands.
    pub commands: Vec<Command>,
}

/// The command of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The index of the operation.
    pub operation: usize,
    /// The name.
    pub name: String,
    /// The arguments and flags.
    pub flags: Vec<Flag>,
}

/// An argument or a flag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// The name.
    pub name: String,
    /// The source of its value.
    pub of: FlagOf,
}

/// The input that an argument or flag sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagOf {
    /// The index into the operation's parameters.
    Parameter(usize),
    /// The index into the fields of the body.
    Field(usize),
    /// The index into the files of all bodies.
    File(usize),
}

impl Api {
    /// The object of a request body whose fields are flags.
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

    /// `true` for a scalar.
    pub fn is_scalar(&self, ty: &Type) -> bool {
        match self.unaliased(ty) {
            Type::Boolean
            | Type::Integer(_)
            | Type::Number(_)
            | Type::String(_)
            | Type::Formatted(_) => true,
            Type::Named(id) => matches!(self.type_of(*id).kind, TypeKind::Enum(_)),
            Type::Nullable(ty) => self.is_scalar(ty),
            Type::Any | Type::Null | Type::Array(_) | Type::Tuple(_) | Type::Map(_) => false,
        }
    }
}

impl Operation {
    /// The request bodies of each media type, the default first.
    pub fn sent_bodies(&self) -> impl Iterator<Item = &Content> {
        let first = self.body.iter().map(|body| body.content.first());
        first.chain(self.other_bodies.iter().map(|other| &other.content))
    }

    /// The media type of a body, with parameters only if they distinguish it.
    pub fn body_name<'a>(&self, content: &'a Content) -> &'a str {
        let essence = content.essence();
        let alike = self.sent_bodies();
        match alike.filter(|other| other.essence() == essence).count() {
            0 | 1 => essence,
            _ => &content.media_type,
        }
    }

    /// The file fields of all bodies, each name once.
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
