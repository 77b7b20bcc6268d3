//! What values must hold to besides what their types say.
//!
//! The words are those of JSON Schema: a rule for objects holds for every value that is none, and
//! so on.

use serde_json::Value;

use super::{Pattern, Text};

/// The index of a rule in `Api::rules`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConstraintId(pub usize);

/// A rule with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedConstraint {
    /// The constant that holds it.
    pub constant: String,
    /// What it is about, as the description calls it.
    pub subject: String,
    /// The rule.
    pub constraint: Constraint,
}

/// What a value must hold to.
#[derive(Clone, Debug, PartialEq)]
pub enum Constraint {
    /// Nothing.
    Any,
    /// No value does.
    Never,
    /// It is of one of these types, by their names in JSON Schema.
    Types(Vec<ValueType>),
    /// It is one of these.
    Values(Vec<Value>),
    /// A number lies within these.
    Bounds(Bounds),
    /// A number is a multiple of this, in decimal digits.
    MultipleOf(String),
    /// A string holds to these.
    Text(Text),
    /// The items of an array behind the first few hold to this.
    Items(usize, Box<Constraint>),
    /// The first items of an array hold to these, in their order.
    Positions(Vec<Constraint>),
    /// An array has so many items.
    ItemCount(Count),
    /// No two items of an array are the same.
    Unique,
    /// So many items of an array hold to this.
    Contains(Box<Constraint>, Count),
    /// An object has these fields.
    Required(Vec<String>),
    /// The fields of these names hold to this.
    Fields(Vec<(String, Constraint)>),
    /// The fields whose names match hold to this.
    PatternFields(Vec<(Pattern, Constraint)>),
    /// All other fields hold to this.
    OtherFields(Known, Box<Constraint>),
    /// The names of all fields hold to this.
    Names(Box<Constraint>),
    /// An object has so many fields.
    FieldCount(Count),
    /// It does not hold to this. What is expected, in words.
    Not(Box<Constraint>, String),
    /// It holds to all of these.
    All(Vec<Constraint>),
    /// It holds to one of these or more. What is expected, in words, if that says it better than
    /// what the nearest of them expects.
    Some(Vec<Constraint>, Option<String>),
    /// It holds to just one of these.
    One(Vec<Constraint>, Option<String>),
    /// It holds to the second if it holds to the first, and else to the third.
    If(Box<[Constraint; 3]>),
    /// The text of a field leads to the rule that it holds to.
    ByTag(String, Vec<(String, Constraint)>),
    /// It is `null`, or holds to this.
    Nullable(Box<Constraint>),
    /// The rule that has this index.
    Reference(ConstraintId),
}

/// A type of JSON values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number without a fraction.
    Integer,
    /// A number.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object.
    Object,
}

/// What a number lies within.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Bounds {
    /// The least allowed value.
    pub minimum: Option<f64>,
    /// The greatest allowed value.
    pub maximum: Option<f64>,
    /// What it is greater than.
    pub above: Option<f64>,
    /// What it is less than.
    pub below: Option<f64>,
}

/// How many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Count {
    /// At least.
    pub minimum: Option<usize>,
    /// At most.
    pub maximum: Option<usize>,
}

/// The fields of an object that are known.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Known {
    /// By their names.
    pub names: Vec<String>,
    /// By what their names match.
    pub patterns: Vec<Pattern>,
    /// By what holds for the object: then these are known, too.
    pub when: Vec<(Constraint, Known)>,
    /// Whether all are known.
    pub all: bool,
}

impl Constraint {
    /// The rule that a value holds to all of some.
    pub fn all(mut rules: Vec<Self>) -> Self {
        rules.retain(|rule| *rule != Self::Any);
        match <[_; 1]>::try_from(rules) {
            Ok([only]) => only,
            Err(rules) if rules.is_empty() => Self::Any,
            Err(rules) => Self::All(rules),
        }
    }
}

impl Constraint {
    /// The rules that this leads to.
    pub fn references(&self, found: &mut Vec<ConstraintId>) {
        match self {
            Self::Reference(id) => found.push(*id),
            Self::Items(_, rule)
            | Self::Contains(rule, _)
            | Self::Names(rule)
            | Self::Not(rule, _)
            | Self::Nullable(rule) => rule.references(found),
            Self::Positions(rules)
            | Self::All(rules)
            | Self::Some(rules, _)
            | Self::One(rules, _) => rules.iter().for_each(|rule| rule.references(found)),
            Self::If(rules) => rules.iter().for_each(|rule| rule.references(found)),
            Self::Fields(rules) | Self::ByTag(_, rules) => {
                rules.iter().for_each(|(_, rule)| rule.references(found));
            }
            Self::PatternFields(rules) => {
                rules.iter().for_each(|(_, rule)| rule.references(found));
            }
            Self::OtherFields(known, rule) => {
                known.references(found);
                rule.references(found);
            }
            _ => {}
        }
    }
}

impl Known {
    /// Whether it knows a field that is none of some.
    pub fn adds_to(&self, names: &[String]) -> bool {
        self.all
            || !self.patterns.is_empty()
            || !self.names.iter().all(|name| names.contains(name))
            || self.when.iter().any(|(_, more)| more.adds_to(names))
    }

    fn references(&self, found: &mut Vec<ConstraintId>) {
        for (rule, known) in &self.when {
            rule.references(found);
            known.references(found);
        }
    }
}

impl Count {
    /// Whether any count is.
    pub fn is_free(self) -> bool {
        self == Self::default()
    }
}
