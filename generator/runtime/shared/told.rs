//! What values of several types are told apart by.

use std::borrow::Cow;

/// What the branches of a union are told apart by.
#[derive(Clone, Copy, Debug)]
pub enum Told {
    /// By the text of a field; each text leads to a branch.
    ByField(&'static str, &'static [(&'static str, usize)]),
    /// By what they are. A value of which several are true is refused if it must be
    /// of one only.
    ByShape(&'static [Case], Fits),
}

/// How many branches a value may belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fits {
    /// One (`oneOf`).
    One,
    /// Any number but none (`anyOf`).
    Some,
}

/// What is true of every value of a branch.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The branch.
    pub branch: usize,
    /// What kind of value it is.
    pub is: Is,
}

/// A kind of JSON value.
#[derive(Clone, Copy, Debug)]
pub enum Is {
    /// Anything.
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
    /// An array whose items are of one of these kinds.
    ArrayOf(&'static [Is]),
    /// An object.
    Object(&'static ObjectFacts),
}

/// What is true of every object of a branch.
#[derive(Clone, Copy, Debug)]
pub struct ObjectFacts {
    /// The fields that it cannot be without.
    pub required: &'static [&'static str],
    /// The other fields that it knows.
    pub optional: &'static [&'static str],
    /// Whether it has no fields but those.
    pub closed: bool,
    /// The fields that have one of some values, if they are there, by the texts of those.
    pub texts: &'static [(&'static str, &'static [&'static str])],
}

impl Is {
    /// Whether a value may be this.
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

    /// How much of a value this accounts for.
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

impl Told {
    /// The branches that a value may belong to, the most telling first.
    pub fn candidates(&self, shape: &Shape<'_>) -> Vec<usize> {
        match self {
            Self::ByField(field, texts) => {
                let text = shape.text_of(field);
                let branch = texts.iter().find(|(known, _)| Some(*known) == text);
                branch.map(|(_, branch)| *branch).into_iter().collect()
            }
            Self::ByShape(cases, _) => fitting(cases, shape),
        }
    }

    /// Whether a value may belong to several branches.
    pub const fn allows_several(&self) -> bool {
        !matches!(self, Self::ByShape(_, Fits::One))
    }

    /// Whether a field leads to the branch of a value.
    pub const fn is_by_field(&self) -> bool {
        matches!(self, Self::ByField(..))
    }

    /// What is said of a value that belongs to no branch.
    pub fn expected(&self) -> String {
        match self {
            Self::ByField(_, texts) => {
                let texts = texts.iter().map(|(text, _)| format!("`{text}`"));
                format!("expected one of {}", texts.collect::<Vec<_>>().join(", "))
            }
            Self::ByShape(..) => "expected a value of one of the types allowed here".to_owned(),
        }
    }
}

fn fitting(cases: &[Case], shape: &Shape<'_>) -> Vec<usize> {
    let mut fitting: Vec<(usize, usize)> = Vec::new();
    for case in cases.iter().filter(|case| case.is.fits(shape)) {
        let knows = case.is.knows(shape);
        match fitting
            .iter_mut()
            .find(|(branch, _)| *branch == case.branch)
        {
            Some((_, known)) => *known = knows.max(*known),
            None => fitting.push((case.branch, knows)),
        }
    }
    // There are few of them: a sort would cost more to compile than it saves.
    let mut ordered: Vec<(usize, usize)> = Vec::new();
    for (branch, knows) in fitting {
        let at = ordered.partition_point(|(_, others)| *others >= knows);
        ordered.insert(at, (branch, knows));
    }
    ordered.into_iter().map(|(branch, _)| branch).collect()
}

/// What kind of value it is, with its text or its fields.
#[derive(Clone, Debug, PartialEq)]
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
    /// An array, and what its first item is.
    Array(Option<Box<Shape<'a>>>),
    /// An object: the names of its fields, and the texts of those that are strings, numbers, or
    /// booleans.
    Object(Vec<(Cow<'a, str>, Option<Cow<'a, str>>)>),
}

impl Shape<'_> {
    /// The text of a field of an object.
    pub fn text_of(&self, field: &str) -> Option<&str> {
        let Self::Object(fields) = self else {
            return None;
        };
        let (_, text) = fields.iter().find(|(name, _)| name == field)?;
        text.as_deref()
    }
}
