//! The command line of the client: names of commands and flags.

use super::{Api, Content, ContentKind, EnumKind, Format, Object, Operation, Side, Type, TypeKind};

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
    /// The name, unique among all arguments and flags.
    pub name: String,
    /// The placeholder in the usage, if it is a positional argument.
    pub positional: Option<String>,
    /// The source of its value.
    pub of: FlagOf,
    /// `true` if it is required.
    pub is_required: bool,
    /// The bodies to which it applies; empty if it applies to all.
    pub media_types: Vec<String>,
}

/// The input that an argument or flag sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlagOf {
    /// The index into the operation's parameters.
    Parameter(usize),
    /// A field: the index of its body, and of the field of that body.
    Field(usize, usize),
    /// A file: the index of its body, and of the file of that body.
    File(usize, usize),
    /// A field or file of a form that declares none.
    Part,
    /// The media type of the body, of these.
    ContentType(Vec<String>),
    /// The media type of the response, of these.
    Accept(Vec<String>),
}

impl FlagOf {
    /// `true` if it sets a part of the body.
    pub fn is_of_body(&self) -> bool {
        matches!(self, Self::Field(..) | Self::File(..) | Self::Part)
    }
}

/// The type of the value of a flag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlagKind {
    /// `true` or `false`.
    Boolean,
    /// An integer within bounds.
    Integer(i128, i128),
    /// A number.
    Number,
    /// Any string.
    Text,
    /// A string of a format.
    Format(Format),
    /// One of these strings.
    OneOf(Vec<String>),
    /// One of these integers.
    OneInteger(Vec<String>),
    /// JSON, or a string if it is not JSON.
    Any,
    /// JSON.
    Json,
}

impl Api {
    /// The object of a body, whose fields are flags.
    pub fn object_of(&self, content: &Content) -> Option<&Object> {
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

    /// The type of the value of a flag, and `true` if it can be repeated.
    pub fn flag_kind(&self, ty: &Type) -> (FlagKind, bool) {
        match self.unaliased(ty) {
            Type::Nullable(ty) => self.flag_kind(ty),
            Type::Array(array) => match self.flag_kind(&array.items) {
                (_, true) => (FlagKind::Json, true),
                (items, false) => (items, true),
            },
            ty => (self.kind_of_one(ty), false),
        }
    }

    fn kind_of_one(&self, ty: &Type) -> FlagKind {
        match ty {
            Type::Boolean => FlagKind::Boolean,
            Type::Integer(integer) => {
                let (least, most) = integer.range();
                FlagKind::Integer(least, most)
            }
            Type::Number(_) => FlagKind::Number,
            Type::String(_) => FlagKind::Text,
            Type::Formatted(formatted) => FlagKind::Format(formatted.format),
            Type::Named(id) => match &self.type_of(*id).kind {
                TypeKind::Enum(enumeration) => {
                    let values = enumeration.values.iter().map(|value| value.value.text());
                    match enumeration.kind {
                        EnumKind::Text => FlagKind::OneOf(values.collect()),
                        EnumKind::Integer => FlagKind::OneInteger(values.collect()),
                        EnumKind::Mixed => FlagKind::Any,
                    }
                }
                TypeKind::Union(_) => FlagKind::Any,
                TypeKind::Struct(_) | TypeKind::Foreign(_) | TypeKind::Alias(_) => FlagKind::Json,
            },
            Type::Any => FlagKind::Any,
            Type::Null | Type::Array(_) | Type::Tuple(_) | Type::Map(_) | Type::Nullable(_) => {
                FlagKind::Json
            }
        }
    }

    /// The media types among which a client can choose that of a successful response, in lower case.
    pub fn offered_media_types(&self, operation: &Operation) -> Vec<String> {
        let responses = operation.responses_of(Side::Success).into_iter();
        let contents = responses.filter_map(|response| self.content_of(&response.shape));
        let mut offered: Vec<String> = Vec::new();
        for content in contents.filter(|one| one.union().is_some() || one.xml.is_some()) {
            let essences = content.variants().into_iter().map(Content::essence);
            let xml = content.xml.iter().flat_map(|xml| &xml.media_types);
            for media_type in essences.chain(xml.map(String::as_str)) {
                let media_type = media_type.to_ascii_lowercase();
                if !offered.contains(&media_type) {
                    offered.push(media_type);
                }
            }
        }
        offered
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

    /// The bodies that commands can send, each with its media type and its index: the first of each media type.
    pub fn named_bodies(&self) -> Vec<(usize, &str, &Content)> {
        let mut named: Vec<(usize, &str, &Content)> = Vec::new();
        for (index, content) in self.sent_bodies().enumerate() {
            let name = self.body_name(content);
            if named.iter().all(|(_, known, _)| *known != name) {
                named.push((index, name, content));
            }
        }
        named
    }
}
