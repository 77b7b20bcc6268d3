//! Discriminators: how the variant of a union value is determined.

use std::borrow::Cow;

/// Determines the variant of a union value.
#[derive(Clone, Copy)]
pub enum DiscriminatedBy {
    /// The value of this property selects the variant; the last field is the variant for other values, if
    /// there is one.
    Property(
        &'static str,
        &'static [(&'static str, usize)],
        Option<usize>,
    ),
    /// The shape of the value selects the variant. A value that fits several variants is rejected
    /// if only one is allowed.
    Shape(&'static [Case], Fits),
}

/// The number of variants that a value may match.
#[derive(Clone, Copy)]
pub enum Fits {
    /// Exactly one (`oneOf`).
    One,
    /// One or more (`anyOf`).
    Some,
}

/// A shape that all values of a variant have.
pub struct Case {
    /// The index of the variant.
    pub variant: usize,
    /// The shape of the value.
    pub is: ValueKind,
}

/// The shape of a JSON value.
pub enum ValueKind {
    /// Any value.
    Any,
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number without fraction and exponent.
    Integer,
    /// A number.
    Number,
    /// A string.
    String,
    /// One of these strings.
    OneOf(&'static [&'static str]),
    /// An array.
    Array,
    /// An array whose items have one of these shapes.
    ArrayOf(&'static [ValueKind]),
    /// An object.
    Object(&'static ObjectFacts),
}

/// Properties that all objects of a variant have.
pub struct ObjectFacts {
    /// The required fields.
    pub required: &'static [&'static str],
    /// The optional fields.
    pub optional: &'static [&'static str],
    /// `true` if there are no additional properties.
    pub closed: bool,
    /// The fields that, if present, have one of some values.
    pub texts: &'static [(&'static str, &'static [&'static str])],
}

impl ValueKind {
    /// Returns `true` if a value can have this shape.
    fn fits(&self, shape: &Shape<'_>) -> bool {
        match (self, shape) {
            (Self::Any, _)
            | (Self::Null, Shape::Null)
            | (Self::Boolean, Shape::Boolean)
            | (Self::Integer, Shape::Integer)
            | (Self::Number, Shape::Integer | Shape::Number)
            | (Self::String, Shape::String(_))
            | (Self::Array, Shape::Array(_))
            | (Self::ArrayOf(_), Shape::Array(None)) => true,
            (Self::ArrayOf(kinds), Shape::Array(Some(first))) => {
                kinds.iter().any(|kind| kind.fits(first))
            }
            (Self::OneOf(texts), Shape::String(text)) => texts.contains(&text.as_ref()),
            (Self::Object(facts), Shape::Object(fields)) => facts.fit(fields),
            _ => false,
        }
    }

    /// Counts the fields of a value that are known here.
    fn knows(&self, shape: &Shape<'_>) -> usize {
        match (self, shape) {
            (Self::Any, _) => 0,
            (Self::Object(facts), Shape::Object(fields)) => {
                1 + fields.iter().filter(|(name, _)| facts.know(name)).count()
            }
            (Self::ArrayOf(kinds), Shape::Array(Some(first))) => {
                let kinds = kinds.iter().filter(|kind| kind.fits(first));
                1 + kinds.map(|kind| kind.knows(first)).max().unwrap_or(0)
            }
            (Self::OneOf(_), _) => 2,
            (Self::Integer, _) => 2,
            _ => 1,
        }
    }
}

impl ObjectFacts {
    fn fit(&self, fields: &[(Cow<'_, str>, Option<Cow<'_, str>>)]) -> bool {
        let has = |wanted: &&str| fields.iter().any(|(name, _)| name == wanted);
        self.required.iter().all(has)
            && (!self.closed || fields.iter().all(|(name, _)| self.know(name)))
            && fields
                .iter()
                .all(|(name, text)| self.allow(name, text.as_deref()))
    }

    fn know(&self, name: &str) -> bool {
        self.required.contains(&name) || self.optional.contains(&name)
    }

    fn allow(&self, name: &str, text: Option<&str>) -> bool {
        let mut rules = self.texts.iter().filter(|(field, _)| *field == name);
        rules.all(|(_, texts)| text.is_some_and(|text| texts.contains(&text)))
    }
}

impl DiscriminatedBy {
    /// Returns the variants that a value can match, the most specific first.
    pub fn candidates(&self, shape: &Shape<'_>) -> Vec<usize> {
        match self {
            Self::Property(_, _, default) => {
                let is_object = matches!(shape, Shape::Object(_));
                let default = default.filter(|_| is_object);
                self.tagged(shape).or(default).into_iter().collect()
            }
            Self::Shape(cases, _) => fitting(cases, shape),
        }
    }

    /// Returns `true` if `null` is a value of a variant.
    pub const fn takes_null(&self) -> bool {
        let Self::Shape(cases, _) = self else {
            return false;
        };
        let mut cases = *cases;
        while let Some((first, others)) = cases.split_first() {
            if matches!(first.is, ValueKind::Any | ValueKind::Null) {
                return true;
            }
            cases = others;
        }
        false
    }

    /// Returns `true` if a value may match several variants.
    pub const fn allows_several(&self) -> bool {
        !matches!(self, Self::Shape(_, Fits::One))
    }

    /// Returns the text of the field that selects the variant.
    pub fn tag<'s>(&self, shape: &'s Shape<'_>) -> Option<&'s str> {
        match self {
            Self::Property(field, ..) => shape.text_of(field),
            Self::Shape(..) => None,
        }
    }

    /// Returns the variant that the text of a field selects.
    pub fn tagged(&self, shape: &Shape<'_>) -> Option<usize> {
        let Self::Property(_, texts, _) = self else {
            return None;
        };
        let text = self.tag(shape);
        let variant = texts.iter().find(|(known, _)| Some(*known) == text);
        variant.map(|(_, variant)| *variant)
    }

    /// The message for a value that matches no variant.
    pub fn expected(&self) -> String {
        match self {
            Self::Property(_, texts, _) => {
                let texts = texts.iter().map(|(text, _)| format!("`{text}`"));
                format!("expected one of {}", texts.collect::<Vec<_>>().join(", "))
            }
            Self::Shape(..) => "expected a value of one of the allowed types".to_owned(),
        }
    }
}

fn fitting(cases: &[Case], shape: &Shape<'_>) -> Vec<usize> {
    let mut fitting: Vec<(usize, usize)> = Vec::new();
    for case in cases.iter().filter(|case| case.is.fits(shape)) {
        let knows = case.is.knows(shape);
        match fitting
            .iter_mut()
            .find(|(variant, _)| *variant == case.variant)
        {
            Some((_, known)) => *known = knows.max(*known),
            None => fitting.push((case.variant, knows)),
        }
    }
    // There are few of them, so a sort would only cost compile time.
    let mut ordered: Vec<(usize, usize)> = Vec::new();
    for (variant, knows) in fitting {
        let at = ordered.partition_point(|(_, others)| *others >= knows);
        ordered.insert(at, (variant, knows));
    }
    ordered.into_iter().map(|(variant, _)| variant).collect()
}

/// The shape of a value, with its text or fields.
pub enum Shape<'a> {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number without fraction and exponent.
    Integer,
    /// Any other number.
    Number,
    /// A string.
    String(Cow<'a, str>),
    /// An array, and the shape of its first item.
    Array(Option<Box<Shape<'a>>>),
    /// An object: the names of its fields, and the text of those that are scalars.
    Object(Vec<(Cow<'a, str>, Option<Cow<'a, str>>)>),
}

impl Shape<'_> {
    /// Returns the text of a field of an object.
    pub fn text_of(&self, field: &str) -> Option<&str> {
        let Self::Object(fields) = self else {
            return None;
        };
        let (_, text) = fields.iter().find(|(name, _)| name == field)?;
        text.as_deref()
    }
}
