//! How the values of parameters are written: their `style`, `explode` and `content`.

use std::collections::BTreeSet;

use openapiv3::{
    HeaderStyle, Parameter as Source, ParameterSchemaOrContent, PathStyle, QueryStyle,
};

use crate::lower::{Lowering, content};
use crate::model::{AdditionalProperties, Coding, ListStyle, Style, Type, TypeId, TypeKind};
use crate::report::Code;
use crate::source::Place;

/// What the values of a type may be, as far as a style tells one from another.
#[derive(Debug, Default)]
pub(in crate::lower) struct Kinds {
    pub(in crate::lower) scalar: bool,
    pub(in crate::lower) array: bool,
    pub(in crate::lower) object: bool,
    /// Whether a list or an object stands in a list.
    nested_in_list: bool,
    /// Whether an object stands in an object.
    nested_object: bool,
    /// Whether a list stands in an object.
    nested_list: bool,
    /// Whether a list has a type for each of its items.
    tuple: bool,
    /// What was looked into: at the same level it says the same again.
    seen: BTreeSet<(TypeId, Level)>,
}

/// Where a value stands in that of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Top,
    InList,
    InObject,
}

impl Lowering<'_> {
    /// How a parameter of this type is written; `None` of what has no sensible reading,
    /// which is told.
    pub(in crate::lower) fn coding(
        &mut self,
        source: &Source,
        ty: &Type,
        place: &Place,
    ) -> Option<Coding> {
        let data = source.parameter_data_ref();
        if let ParameterSchemaOrContent::Content(content) = &data.format {
            return match content::as_text(content) {
                None => Some(Coding::Json),
                Some(_) if self.is_scalar(ty) => Some(Coding::Single),
                Some(_) => {
                    let what = "a list or an object as text in a parameter";
                    let media_type = content.keys().next().map_or("", String::as_str);
                    let schema = place.key("content").key(media_type).key("schema");
                    self.unsupported(Code::UnsupportedParameter, &place.key("content"), what)
                        .read_as_text(&schema);
                    None
                }
            };
        }
        let kinds = self.style_kinds(ty);
        let style = self.meant_style(source, &kinds, place);
        if self.is_scalar(ty) {
            return Some(self.scalar_coding(style, place));
        }
        if kinds.array && !kinds.object && !kinds.scalar && self.is_plain_list(ty) {
            self.refuse_explode(source, style, place)?;
            if let Some(list) = list_style(source, style) {
                return Some(Coding::List(list));
            }
        }
        if kinds.are_too_deep(style) {
            let message = "OpenAPI does not say how a list or an object stands inside of a parameter of this style: the whole is sent as JSON";
            self.report
                .add(Code::UndefinedStyle, place, message)
                .help("say so by `content` with `application/json`, or use `deepObject`");
            return Some(Coding::Json);
        }
        self.check_style(source, style, &kinds, place)?;
        Some(Coding::Styled {
            style,
            others: Vec::new(),
        })
    }

    /// The style of a parameter, or the one that is meant where `explode` has no meaning in it.
    fn meant_style(&mut self, source: &Source, kinds: &Kinds, place: &Place) -> Style {
        let explode = source.parameter_data_ref().explode;
        match (source, style(source)) {
            (_, Style::Spaces | Style::Pipes)
                if explode == Some(true) && kinds.array && !kinds.object =>
            {
                let message = "`explode` in a style with delimiters: each item stands under the name of the parameter, as in `form`";
                self.report.add(Code::UndefinedStyle, place, message);
                Style::Form(true)
            }
            (Source::Cookie { .. }, Style::Form(true))
                if explode.is_none() && (kinds.array || kinds.object) =>
            {
                let message = "a list or an object in a cookie, where `explode` has no meaning: its values stand beside each other with commas";
                self.report.add(Code::UndefinedStyle, place, message);
                Style::Form(false)
            }
            (_, style) => style,
        }
    }

    fn scalar_coding(&mut self, style: Style, place: &Place) -> Coding {
        match style {
            Style::Label(_) | Style::Matrix(_) => Coding::Styled {
                style,
                others: Vec::new(),
            },
            Style::Simple(_) | Style::Form(_) => Coding::Single,
            Style::Spaces | Style::Pipes | Style::Deep => {
                let message = "a single value in a style of lists or objects; it is read as `form`";
                self.report.add(Code::UndefinedStyle, place, message);
                Coding::Single
            }
        }
    }

    /// Whether a list has items that are one text each, and of one type.
    pub(in crate::lower) fn is_plain_list(&self, ty: &Type) -> bool {
        match self.types.resolved(ty) {
            Type::Array(array) => !array.unique && self.is_scalar(&array.items),
            _ => false,
        }
    }

    /// Refuses what OpenAPI leaves undefined, and what could not be read back.
    fn check_style(
        &mut self,
        source: &Source,
        style: Style,
        kinds: &Kinds,
        place: &Place,
    ) -> Option<()> {
        if kinds.array || kinds.object {
            self.refuse_explode(source, style, place)?;
        }
        let what = match style {
            _ if kinds.tuple => Some("a list with a type for each item, in a parameter,"),
            Style::Deep => None,
            _ if kinds.object && (kinds.scalar || kinds.array) => {
                Some("a parameter that is an object or something else, other than in `deepObject`,")
            }
            Style::Spaces | Style::Pipes | Style::Label(true) if kinds.scalar && kinds.array => {
                Some(
                    "a parameter that is a list or a single value, in a style where they look alike,",
                )
            }
            Style::Simple(_) if is_header(source) && kinds.scalar && kinds.array => {
                Some("a header that is a list or a single value")
            }
            _ => None,
        };
        match what {
            None => {
                if style == Style::Deep
                    && (kinds.array || kinds.nested_list || kinds.nested_in_list)
                {
                    let message = "OpenAPI does not say how a list stands in `deepObject`: its items are sent as `name[]`";
                    self.report.add(Code::UndefinedStyle, place, message);
                }
                Some(())
            }
            Some(what) => {
                self.unsupported(Code::UnsupportedParameter, place, what)
                    .read_as_text(place);
                None
            }
        }
    }

    /// Refuses `explode` where it has no meaning.
    fn refuse_explode(&mut self, source: &Source, style: Style, place: &Place) -> Option<()> {
        let explode = source.parameter_data_ref().explode;
        match (source, style) {
            (Source::Cookie { .. }, Style::Form(true)) => {
                self.unsupported(
                    Code::UnsupportedParameter,
                    place,
                    "a list or an object in a cookie with `explode`",
                )
                .read_as_text(place)
                .help("with `explode: false`, its values stand beside each other with commas");
                None
            }
            (_, Style::Spaces | Style::Pipes) if explode == Some(true) => {
                self.unsupported(
                    Code::UnsupportedParameter,
                    place,
                    "`explode` in a style with delimiters",
                )
                .read_as_text(place);
                None
            }
            _ => Some(()),
        }
    }

    pub(in crate::lower) fn style_kinds(&self, ty: &Type) -> Kinds {
        let mut kinds = Kinds::default();
        self.add_kinds(ty, Level::Top, &mut kinds);
        kinds
    }

    fn add_kinds(&self, ty: &Type, level: Level, kinds: &mut Kinds) {
        match ty {
            Type::Nullable(inner) => self.add_kinds(inner, level, kinds),
            Type::Array(array) => {
                match level {
                    Level::Top => kinds.array = true,
                    Level::InList => kinds.nested_in_list = true,
                    Level::InObject => kinds.nested_list = true,
                }
                self.add_kinds(&array.items, Level::InList, kinds);
            }
            Type::Map(map) => {
                kinds.add_object(level);
                self.add_kinds(&map.values, Level::InObject, kinds);
            }
            Type::Named(id) => self.add_named(*id, level, kinds),
            // No parameter is `null`.
            Type::Null => {}
            Type::Tuple(_) => kinds.tuple = true,
            Type::Any
            | Type::Boolean
            | Type::Integer(_)
            | Type::Number(_)
            | Type::String(_)
            | Type::Formatted(_) => kinds.scalar |= level == Level::Top,
        }
    }

    fn add_named(&self, id: TypeId, level: Level, kinds: &mut Kinds) {
        let Some(definition) = self.types.get(id) else {
            return;
        };
        match &definition.kind {
            TypeKind::Enum(_) | TypeKind::Foreign(_) => kinds.scalar |= level == Level::Top,
            TypeKind::Alias(ty) => self.add_kinds(ty, level, kinds),
            TypeKind::Union(union) => {
                // A union may stand in itself by way of an object or a list.
                if kinds.seen.insert((id, level)) {
                    for branch in &union.variants {
                        self.add_kinds(&branch.ty, level, kinds);
                    }
                }
            }
            TypeKind::Struct(object) => {
                kinds.add_object(level);
                if kinds.seen.insert((id, level)) {
                    for field in object.all_fields() {
                        let ty = match (&object.additional, &field.ty) {
                            (AdditionalProperties::Kept(kept), Type::Map(map))
                                if kept.name == field.name =>
                            {
                                &map.values
                            }
                            (_, ty) => ty,
                        };
                        self.add_kinds(ty, Level::InObject, kinds);
                    }
                }
            }
        }
    }
}

impl Kinds {
    /// Whether lists or objects stand in others.
    pub(in crate::lower) fn has_nested(&self) -> bool {
        self.nested_in_list || self.nested_object || self.nested_list
    }

    /// Whether a style has no words for what is nested: a list in an object has its name in a
    /// query that repeats names.
    fn are_too_deep(&self, style: Style) -> bool {
        let is_nested = self.nested_in_list || self.nested_object;
        match style {
            Style::Deep => false,
            Style::Form(true) => is_nested,
            _ => is_nested || self.nested_list,
        }
    }

    fn add_object(&mut self, level: Level) {
        match level {
            Level::Top => self.object = true,
            Level::InList => self.nested_in_list = true,
            Level::InObject => self.nested_object = true,
        }
    }
}

fn is_header(source: &Source) -> bool {
    matches!(source, Source::Header { .. })
}

/// The style of a parameter, and `explode` by default where it is `form` (OpenAPI,
/// "Parameter Object").
fn style(source: &Source) -> Style {
    let explode = source.parameter_data_ref().explode;
    match source {
        Source::Query { style, .. } => match style {
            QueryStyle::Form => Style::Form(explode.unwrap_or(true)),
            QueryStyle::SpaceDelimited => Style::Spaces,
            QueryStyle::PipeDelimited => Style::Pipes,
            QueryStyle::DeepObject => Style::Deep,
        },
        Source::Path { style, .. } => {
            let explode = explode.unwrap_or_default();
            match style {
                PathStyle::Simple => Style::Simple(explode),
                PathStyle::Label => Style::Label(explode),
                PathStyle::Matrix => Style::Matrix(explode),
            }
        }
        Source::Header {
            style: HeaderStyle::Simple,
            ..
        } => Style::Simple(explode.unwrap_or_default()),
        Source::Cookie { .. } => Style::Form(explode.unwrap_or(true)),
    }
}

/// How the items of a list stand in a parameter, where the runtime for lists alone does.
fn list_style(source: &Source, style: Style) -> Option<ListStyle> {
    match (source, style) {
        (Source::Query { .. }, Style::Form(true)) => Some(ListStyle::Repeated),
        (Source::Query { .. }, Style::Form(false)) => Some(ListStyle::Commas),
        (Source::Query { .. }, Style::Spaces) => Some(ListStyle::Spaces),
        (Source::Query { .. }, Style::Pipes) => Some(ListStyle::Pipes),
        (Source::Header { .. }, _) => Some(ListStyle::Commas),
        _ => None,
    }
}
