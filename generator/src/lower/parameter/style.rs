//! The encoding of parameter values by `style` and `explode`, which form fields have in common.

use std::collections::BTreeSet;

use indexmap::IndexMap;
use openapiv3::{
    HeaderStyle, Parameter as Source, ParameterSchemaOrContent, PathStyle, QueryStyle,
};

use serde_json::Value;

use crate::lower::Lowering;
use crate::lowered::{AdditionalProperties, Coding, ListStyle, Style, Type, TypeId, TypeKind};
use crate::report::Code;
use crate::source::{COLLECTION_FORMAT, Place};

/// The kinds of values of a type that a style encodes differently.
#[derive(Debug, Default)]
pub struct Kinds {
    pub scalar: bool,
    pub array: bool,
    pub object: bool,
    /// A value of any type.
    any: bool,
    /// A value of any type in an array.
    any_in_array: bool,
    /// An array or object in an array.
    nested_in_array: bool,
    /// An object in an object.
    nested_object: bool,
    /// An array in an object.
    nested_array: bool,
    tuple: bool,
    /// The unions and objects visited at each level.
    seen: BTreeSet<(TypeId, Level)>,
}

/// The nesting of a value in that of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Top,
    InArray,
    InObject,
}

impl Lowering<'_> {
    /// The encoding of a parameter of this type; `None` if unsupported.
    pub fn coding(&mut self, source: &Source, ty: &Type, place: &Place) -> Option<Coding> {
        let is_scalar = self.is_scalar(ty);
        if let ParameterSchemaOrContent::Content(_) = &source.parameter_data_ref().format {
            if !is_scalar {
                let what = "a text parameter that is not a scalar";
                self.unsupported(Code::UnsupportedParameter, place, what)
                    .read_as_text(place);
            }
            return is_scalar.then_some(Coding::Single);
        }
        let kinds = self.style_kinds(ty);
        let declared = collection_format(&source.parameter_data_ref().extensions);
        let style = match declared.filter(|_| kinds.array) {
            Some(style) => style,
            None => self.effective_style(source, &kinds, place),
        };
        if is_scalar {
            return Some(self.scalar_coding(style, place));
        }
        if kinds.array && !kinds.object && !kinds.scalar && self.is_scalar_array(ty) {
            let list = match (source, style) {
                (Source::Query { .. }, Style::Form(true)) => Some(ListStyle::Repeated),
                (Source::Query { .. }, Style::Form(false)) => Some(ListStyle::Commas),
                (Source::Query { .. }, Style::Spaces) => Some(ListStyle::Spaces),
                (Source::Query { .. }, Style::Pipes) => Some(ListStyle::Pipes),
                (Source::Header { .. }, Style::Simple(_)) => Some(ListStyle::Commas),
                _ => None,
            };
            if let Some(list) = list {
                return Some(Coding::List(list));
            }
        }
        if kinds.are_too_deep(style) {
            let message = "nested arrays or objects, which this style does not define: the parameter is sent as JSON";
            self.diagnose(Code::UndefinedStyle, place, message)
                .help("declare `content` with `application/json`, or use `deepObject`");
            return Some(Coding::Json);
        }
        self.check_style(source, style, &kinds, place)?;
        Some(styled(style))
    }

    /// The declared style, or the closest one for which `explode` is defined.
    fn effective_style(&mut self, source: &Source, kinds: &Kinds, place: &Place) -> Style {
        let explode = source.parameter_data_ref().explode;
        let (message, effective) = match (source, style(source)) {
            (_, Style::Spaces | Style::Tabs | Style::Pipes)
                if explode == Some(true) && kinds.array =>
            {
                (
                    "`explode` is undefined for a delimited style: each item has the parameter name, as in `form`",
                    Style::Form(true),
                )
            }
            (Source::Cookie { .. }, Style::Form(true)) if kinds.array || kinds.object => (
                "`explode` is undefined for an array or object in a cookie: items are comma-separated",
                Style::Form(false),
            ),
            (_, style) => return style,
        };
        self.diagnose(Code::UndefinedStyle, place, message);
        effective
    }

    fn scalar_coding(&mut self, style: Style, place: &Place) -> Coding {
        match style {
            Style::Label(_) | Style::Matrix(_) => styled(style),
            Style::Simple(_) | Style::Form(_) => Coding::Single,
            Style::Spaces | Style::Tabs | Style::Pipes | Style::Deep => {
                let message = "a scalar in a style for arrays or objects, read as `form`";
                self.diagnose(Code::UndefinedStyle, place, message);
                Coding::Single
            }
        }
    }

    /// Reports styles that OpenAPI leaves undefined, and those that cannot be decoded.
    fn check_style(
        &mut self,
        source: &Source,
        style: Style,
        kinds: &Kinds,
        place: &Place,
    ) -> Option<()> {
        let is_scalar_or_array = kinds.scalar && kinds.array;
        let what = match style {
            _ if kinds.tuple => "a tuple in a parameter",
            Style::Deep => {
                if kinds.array || kinds.nested_array || kinds.nested_in_array {
                    let message = "an array, which `deepObject` does not define: its items are sent as `name[]`";
                    self.diagnose(Code::UndefinedStyle, place, message);
                }
                return Some(());
            }
            _ if kinds.object && (kinds.scalar || kinds.array) => {
                "a parameter that is an object or another type, except in `deepObject`,"
            }
            Style::Spaces | Style::Tabs | Style::Pipes | Style::Label(true)
                if is_scalar_or_array =>
            {
                "a parameter whose schema allows both a scalar and an array, in a style that encodes both alike,"
            }
            Style::Simple(_) if is_scalar_or_array && matches!(source, Source::Header { .. }) => {
                "a header whose schema allows both a scalar and an array"
            }
            _ => return Some(()),
        };
        self.unsupported(Code::UnsupportedParameter, place, what)
            .read_as_text(place);
        None
    }

    /// Returns `true` for a value that is encoded as one string.
    pub fn is_scalar(&self, ty: &Type) -> bool {
        match self.types.resolved(ty) {
            Type::Boolean
            | Type::Integer(_)
            | Type::Number(_)
            | Type::String(_)
            | Type::Formatted(_) => true,
            Type::Named(_) => self.types.enumeration(ty).is_some(),
            _ => false,
        }
    }

    /// Returns `true` for an array of scalars.
    pub fn is_scalar_array(&self, ty: &Type) -> bool {
        match self.types.resolved(ty) {
            Type::Array(array) => self.is_scalar(&array.items),
            _ => false,
        }
    }

    pub fn style_kinds(&self, ty: &Type) -> Kinds {
        self.style_kinds_of_all(std::slice::from_ref(ty))
    }

    /// The kinds of values that any of the types has.
    pub fn style_kinds_of_all(&self, types: &[Type]) -> Kinds {
        let mut kinds = Kinds::default();
        for ty in types {
            self.add_kinds(ty, Level::Top, &mut kinds);
        }
        kinds
    }

    fn add_kinds(&self, ty: &Type, level: Level, kinds: &mut Kinds) {
        match ty {
            Type::Nullable(inner) => self.add_kinds(inner, level, kinds),
            Type::Array(array) => {
                match level {
                    Level::Top => kinds.array = true,
                    Level::InArray => kinds.nested_in_array = true,
                    Level::InObject => kinds.nested_array = true,
                }
                self.add_kinds(&array.items, Level::InArray, kinds);
            }
            Type::Map(map) => {
                kinds.add_object(level);
                self.add_kinds(&map.values, Level::InObject, kinds);
            }
            Type::Named(id) => self.add_named(*id, level, kinds),
            Type::Null => {}
            Type::Tuple(_) => kinds.tuple = true,
            Type::Any => {
                kinds.scalar |= level == Level::Top;
                kinds.any |= level == Level::Top;
                kinds.any_in_array |= level == Level::InArray;
            }
            _ => kinds.scalar |= level == Level::Top,
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
                if kinds.seen.insert((id, level)) {
                    for variant in &union.variants {
                        self.add_kinds(&variant.ty, level, kinds);
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
    /// Returns `true` if arrays or objects are nested in others.
    fn has_nested(&self) -> bool {
        self.nested_in_array || self.nested_object || self.nested_array
    }

    /// Returns `true` for objects, and for arrays of other items than scalars.
    pub fn are_complex(&self) -> bool {
        self.object || self.any || self.any_in_array || self.tuple || self.has_nested()
    }

    /// Returns `true` if each value is an array of items of one type.
    pub fn are_arrays(&self) -> bool {
        self.array && !(self.object || self.scalar || self.tuple)
    }

    /// Returns `true` if `deepObject` preserves the type of a value.
    pub fn have_types(&self) -> bool {
        !self.any && !self.tuple
    }

    /// Returns `true` for nesting that a style does not define. An array in an object is repeated under its own name by
    /// `form` with `explode`.
    pub fn are_too_deep(&self, style: Style) -> bool {
        match style {
            Style::Deep => false,
            Style::Form(true) => self.nested_in_array || self.nested_object,
            _ => self.has_nested(),
        }
    }

    fn add_object(&mut self, level: Level) {
        match level {
            Level::Top => self.object = true,
            Level::InArray => self.nested_in_array = true,
            Level::InObject => self.nested_object = true,
        }
    }
}

fn styled(style: Style) -> Coding {
    Coding::Styled {
        style,
        others: Vec::new(),
    }
}

/// The declared style of a parameter.
fn style(source: &Source) -> Style {
    let explode = source.parameter_data_ref().explode;
    let by_default_false = explode.unwrap_or_default();
    match source {
        Source::Query { style, .. } => query_style(style, explode),
        Source::Path { style, .. } => match style {
            PathStyle::Simple => Style::Simple(by_default_false),
            PathStyle::Label => Style::Label(by_default_false),
            PathStyle::Matrix => Style::Matrix(by_default_false),
        },
        Source::Header {
            style: HeaderStyle::Simple,
            ..
        } => Style::Simple(by_default_false),
        Source::Cookie { .. } => Style::Form(explode.unwrap_or(true)),
    }
}

/// The style of `x-collectionFormat`, which is independent of the location; `None` for formats that `style` expresses.
pub fn collection_format(extensions: &IndexMap<String, Value>) -> Option<Style> {
    match extensions.get(COLLECTION_FORMAT)?.as_str()? {
        "ssv" => Some(Style::Spaces),
        "tsv" => Some(Style::Tabs),
        "pipes" => Some(Style::Pipes),
        _ => None,
    }
}

/// The style of a query parameter or form field. The default of `explode` is `true` for `form`.
pub fn query_style(style: &QueryStyle, explode: Option<bool>) -> Style {
    match style {
        QueryStyle::Form => Style::Form(explode.unwrap_or(true)),
        QueryStyle::SpaceDelimited => Style::Spaces,
        QueryStyle::PipeDelimited => Style::Pipes,
        QueryStyle::DeepObject => Style::Deep,
    }
}
