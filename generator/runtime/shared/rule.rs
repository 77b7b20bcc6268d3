//! What a body must hold to besides what its type says: the rules of JSON Schema that no type
//! has a word for. They are checked on the body as it was sent, once it has its type.

use std::collections::BTreeSet;

use super::constant::{Constant, Kind};
use super::decode;
use super::known::{Known, Matches, knows};
use super::limits::{NumberRules, TextRule, expected_count};
use super::multiple::is_multiple;
use super::pointer::Pointer;
use super::tree::Tree;
use super::unique;
use super::violation::{Violation, Violations};

/// What a value must hold to. A rule for objects holds for every value that is none, and so on.
#[derive(Clone, Copy, Debug)]
pub enum Constraint {
    /// Nothing.
    Any,
    /// No value does.
    Never,
    /// It is of one of these types.
    Types(&'static [Kind]),
    /// It is one of these, and what is expected in words.
    Values(&'static [Constant], &'static str),
    /// A number lies within these.
    Number(NumberRules),
    /// A number is a multiple of this.
    MultipleOf(&'static str),
    /// A string holds to these.
    Text(&'static [TextRule]),
    /// The items of an array behind so many hold to this.
    Items(usize, &'static Constraint),
    /// The first items of an array hold to these.
    Positions(&'static [Constraint]),
    /// The least and the greatest count of the items of an array.
    ItemCount(usize, usize),
    /// No two items of an array are the same.
    Unique,
    /// At least and at most so many items of an array hold to this.
    Contains(&'static Constraint, usize, usize),
    /// An object has these fields.
    Required(&'static [&'static str]),
    /// The fields of these names hold to this.
    Fields(&'static [(&'static str, Constraint)]),
    /// The fields whose names match hold to this.
    PatternFields(&'static [(Matches, Constraint)]),
    /// The fields that are not known hold to this.
    OtherFields(&'static Known, &'static Constraint),
    /// The names of all fields hold to this.
    Names(&'static Constraint),
    /// The least and the greatest count of the fields of an object.
    FieldCount(usize, usize),
    /// It does not hold to this, and what is expected in words.
    Not(&'static Constraint, &'static str),
    /// It holds to all of these.
    All(&'static [Constraint]),
    /// It holds to one of these or more. What they are in words, or nothing if they tell it
    /// themselves.
    Some(&'static [Constraint], &'static str),
    /// It holds to just one of these. What they are in words, or nothing.
    One(&'static [Constraint], &'static str),
    /// It holds to the second if it holds to the first, and else to the third.
    If(&'static [Constraint; 3]),
    /// The text of a field leads to the rule that it holds to.
    ByTag(&'static str, &'static [(&'static str, Constraint)]),
    /// It is `null`, or holds to this.
    Nullable(&'static Constraint),
    /// A rule that stands elsewhere.
    Reference(&'static Constraint),
}

/// Notes the rules of `rule` that a JSON text breaks, but for places that a violation is known
/// of. Whether the text is JSON, and so could be held against it.
pub fn find_broken(json: &str, rule: &Constraint, violations: &mut Violations) -> bool {
    let Ok(tree) = decode::from_text::<Tree>(json) else {
        return false;
    };
    add(rule.broken(&tree, &Pointer::Root), violations);
    true
}

/// Adds what is found to what is known, of which nothing is told twice.
fn add(found: Violations, violations: &mut Violations) {
    if found.is_empty() {
        return;
    }
    let known: Vec<Violation> = violations.clone().into();
    for Violation { place, message } in Vec::from(found) {
        if !known.iter().any(|one| one.place == place) {
            violations.push(place, message);
        }
    }
}

type Object = [(String, Tree)];

impl Constraint {
    /// Whether a value does.
    pub fn holds(&self, value: &Tree) -> bool {
        self.broken(value, &Pointer::Root).is_empty()
    }

    /// Whether a value is of the type that the rule asks for, if it asks for one.
    fn fits_type(&self, value: &Tree) -> bool {
        match self {
            Self::Types(kinds) => kinds.iter().any(|kind| kind.has(value)),
            Self::All(rules) => rules.iter().all(|rule| match rule {
                Self::Types(_) => rule.fits_type(value),
                _ => true,
            }),
            Self::Reference(rule) | Self::Nullable(rule) => rule.fits_type(value),
            _ => true,
        }
    }

    fn broken(&self, value: &Tree, at: &Pointer<'_>) -> Violations {
        let mut violations = Violations::new();
        self.check(value, at, &mut violations);
        violations
    }

    fn check(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        match (self, value) {
            (Self::Reference(rule), _) => rule.check(value, at, violations),
            (Self::Nullable(_), Tree::Null) | (Self::Any, _) => {}
            (Self::Nullable(rule), _) => rule.check(value, at, violations),
            (Self::Never, _) => violations.push(at.place(), "is not allowed"),
            (Self::Types(kinds), _) => check_kind(kinds, value, at, violations),
            (Self::Values(constants, expected), _)
                if !constants.iter().any(|constant| constant.is(value)) =>
            {
                violations.push(at.place(), *expected);
            }
            (Self::All(rules), _) => {
                for rule in *rules {
                    rule.check(value, at, violations);
                }
            }
            (Self::Not(rule, expected), _) if rule.holds(value) => {
                violations.push(at.place(), *expected);
            }
            (Self::Some(rules, words), _) => check_some(rules, words, value, at, violations),
            (Self::One(rules, words), _) => check_one(rules, words, value, at, violations),
            (Self::If([condition, then, otherwise]), _) => match condition.holds(value) {
                true => then.check(value, at, violations),
                false => otherwise.check(value, at, violations),
            },
            (rule, Tree::Integer(_) | Tree::Number(_) | Tree::Vast) => {
                rule.check_number(value, at, violations);
            }
            (Self::Text(rules), Tree::String(text)) => {
                for rule in rules.iter().filter(|rule| !(rule.holds)(text)) {
                    violations.push(at.place(), rule.expected);
                }
            }
            (rule, Tree::Array(items)) => rule.check_items(items, at, violations),
            (rule, Tree::Object(object)) => rule.check_fields(value, object, at, violations),
            _ => {}
        }
    }

    fn check_number(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        let is_good = match (self, value) {
            // A number beyond those of 64 bits is none that can be compared.
            (Self::Number(_) | Self::MultipleOf(_), Tree::Vast) => false,
            (Self::Number(rules), Tree::Integer(integer)) => rules.allow(*integer as f64),
            (Self::Number(rules), Tree::Number(number)) => rules.allow(*number),
            (Self::MultipleOf(step), Tree::Integer(integer)) => is_multiple(*integer, step),
            (Self::MultipleOf(step), Tree::Number(number)) => is_multiple(*number, step),
            _ => true,
        };
        match self {
            _ if is_good => {}
            Self::Number(rules) => violations.push(at.place(), rules.expected()),
            Self::MultipleOf(step) => {
                violations.push(at.place(), format!("expected a multiple of {step}"));
            }
            _ => {}
        }
    }

    fn check_items(&self, items: &[Tree], at: &Pointer<'_>, violations: &mut Violations) {
        match self {
            Self::Items(first, rule) => {
                for (index, item) in items.iter().enumerate().skip(*first) {
                    rule.check(item, &Pointer::Index(at, index), violations);
                }
            }
            Self::Positions(rules) => {
                for (index, (item, rule)) in items.iter().zip(*rules).enumerate() {
                    rule.check(item, &Pointer::Index(at, index), violations);
                }
            }
            Self::ItemCount(minimum, maximum) => {
                check_count(items.len(), [*minimum, *maximum], "items", at, violations);
            }
            Self::Unique if !unique::all_trees_differ(items) => {
                violations.push(at.place(), "expected items that are all different");
            }
            Self::Contains(rule, minimum, maximum) => {
                let count = items.iter().filter(|item| rule.holds(item)).count();
                let what = "items that hold to a rule";
                check_count(count, [*minimum, *maximum], what, at, violations);
            }
            _ => {}
        }
    }

    fn check_fields(
        &self,
        whole: &Tree,
        object: &Object,
        at: &Pointer<'_>,
        violations: &mut Violations,
    ) {
        match self {
            Self::Required(names) => {
                for name in names.iter().filter(|name| !has(object, name)) {
                    violations.push(Pointer::Key(at, name).place(), "is required");
                }
            }
            Self::FieldCount(minimum, maximum) => {
                let names: BTreeSet<&str> = object.iter().map(|(name, _)| name.as_str()).collect();
                check_count(names.len(), [*minimum, *maximum], "fields", at, violations);
            }
            Self::ByTag(field, rules) => {
                let tag = object.iter().find(|(name, _)| name == field);
                let is_tag =
                    |text: &str| matches!(tag, Some((_, Tree::String(tag))) if tag == text);
                for (_, rule) in rules.iter().filter(|(text, _)| is_tag(text)) {
                    rule.check(whole, at, violations);
                }
            }
            Self::OtherFields(known, rule) => {
                let known = known.of(whole);
                let others = object.iter();
                for (name, value) in others.filter(|(name, _)| !knows(&known, name)) {
                    let at = Pointer::Key(at, name);
                    match rule {
                        Self::Never => violations.push(at.place(), "is not known"),
                        rule => rule.check(value, &at, violations),
                    }
                }
            }
            rule => {
                for (name, value) in object {
                    rule.check_field(name, value, at, violations);
                }
            }
        }
    }

    fn check_field(&self, name: &str, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        let at = Pointer::Key(at, name);
        match self {
            Self::Fields(fields) => {
                for (_, rule) in fields.iter().filter(|(known, _)| *known == name) {
                    rule.check(value, &at, violations);
                }
            }
            Self::PatternFields(fields) => {
                for (_, rule) in fields.iter().filter(|(matches, _)| matches(name)) {
                    rule.check(value, &at, violations);
                }
            }
            Self::Names(rule) => rule.check(&Tree::String(name.to_owned()), &at, violations),
            _ => {}
        }
    }
}

fn has(object: &Object, name: &str) -> bool {
    object.iter().any(|(known, _)| known == name)
}

fn check_count(
    count: usize,
    [minimum, maximum]: [usize; 2],
    what: &str,
    at: &Pointer<'_>,
    violations: &mut Violations,
) {
    if !(minimum..=maximum).contains(&count) {
        violations.push(at.place(), expected_count(minimum, maximum, what));
    }
}

fn check_kind(kinds: &[Kind], value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
    if !kinds.iter().any(|kind| kind.has(value)) {
        let words: Vec<&str> = kinds.iter().map(|kind| kind.word()).collect();
        violations.push(at.place(), format!("expected {}", words.join(" or ")));
    }
}

fn check_some(
    rules: &[Constraint],
    words: &str,
    value: &Tree,
    at: &Pointer<'_>,
    violations: &mut Violations,
) {
    let mut broken = Vec::new();
    for rule in rules {
        let found = rule.broken(value, at);
        if found.is_empty() {
            return;
        }
        broken.push((!rule.fits_type(value), found));
    }
    tell_none(broken, words, at, violations);
}

fn check_one(
    rules: &[Constraint],
    words: &str,
    value: &Tree,
    at: &Pointer<'_>,
    violations: &mut Violations,
) {
    let broken = rules
        .iter()
        .map(|rule| (!rule.fits_type(value), rule.broken(value, at)));
    let broken: Vec<(bool, Violations)> = broken.collect();
    match broken.iter().filter(|(_, found)| found.is_empty()).count() {
        0 => tell_none(broken, words, at, violations),
        1 => {}
        _ if words.is_empty() => {
            violations.push(at.place(), "fits several alternatives, and must fit one");
        }
        _ => violations.push(at.place(), format!("needs just one of the fields {words}")),
    }
}

/// Tells what the nearest alternative expects, unless words say it better.
fn tell_none(
    broken: Vec<(bool, Violations)>,
    words: &str,
    at: &Pointer<'_>,
    violations: &mut Violations,
) {
    let nearest = broken
        .into_iter()
        .min_by_key(|(is_other, found)| (*is_other, found.len()));
    match nearest {
        Some((_, nearest)) if words.is_empty() => violations.append(nearest),
        Some(_) => violations.push(at.place(), format!("needs one of the fields {words}")),
        None => violations.push(at.place(), "is not allowed"),
    }
}
