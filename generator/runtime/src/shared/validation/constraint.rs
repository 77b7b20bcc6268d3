//! Constraints that no Rust type expresses (JSON Schema assertions). They are checked against the
//! received body after it is decoded.

use std::collections::BTreeSet;

use crate::runtime::constant::{Constant, Kind};
use crate::runtime::decode;
use crate::runtime::limits::{NumberBounds, TextConstraint, expected_count};
use crate::runtime::multiple::is_multiple;
use crate::runtime::pointer::Pointer;
use crate::runtime::tree::Tree;
use crate::runtime::unique;
use crate::runtime::violation::{Violation, Violations};

/// A predicate for the name of a field.
pub type Matches = fn(&str) -> bool;

/// A constraint of a value. A constraint of objects allows every value that is not an object,
/// and likewise for the other types.
#[derive(Clone, Copy)]
pub enum Constraint {
    /// Holds for every value.
    Any,
    /// Holds for no value.
    Never,
    /// The value has one of these types.
    Types(&'static [Kind]),
    /// The value is one of these. With the expectation for messages.
    Values(&'static [Constant], &'static str),
    /// The bounds of a number.
    Number(NumberBounds),
    /// A number is a multiple of this.
    MultipleOf(&'static str),
    /// The constraints of a string.
    Text(&'static [TextConstraint]),
    /// The constraint of the items of an array from this index on.
    Items(usize, &'static Constraint),
    /// The constraints of the first items of an array.
    Positions(&'static [Constraint]),
    /// The minimum and maximum number of items.
    ItemCount(usize, usize),
    /// All items of an array differ.
    Unique,
    /// The number of items that satisfy a constraint: minimum and maximum.
    Contains(&'static Constraint, usize, usize),
    /// The required fields of an object.
    Required(&'static [&'static str]),
    /// The constraints of fields by name.
    Fields(&'static [(&'static str, Constraint)]),
    /// The constraints of fields by pattern.
    PatternFields(&'static [(Matches, Constraint)]),
    /// The constraint of fields other than these, by name and by pattern.
    OtherFields(
        &'static [&'static str],
        &'static [Matches],
        &'static Constraint,
    ),
    /// The constraint of the names of fields.
    Names(&'static Constraint),
    /// The minimum and maximum number of fields.
    FieldCount(usize, usize),
    /// The value violates this. With the expectation for messages.
    Not(&'static Constraint, &'static str),
    /// The value satisfies all of these.
    All(&'static [Constraint]),
    /// The value satisfies at least one of these. With a name for them in messages, or an empty
    /// string to report the alternatives themselves.
    Some(&'static [Constraint], &'static str),
    /// The value satisfies exactly one of these. With a name for them in messages, or an empty string.
    One(&'static [Constraint], &'static str),
    /// `if`, `then`, `else`.
    If(&'static [Constraint; 3]),
    /// The constraint selected by the text of a field.
    ByTag(&'static str, &'static [(&'static str, Constraint)]),
    /// The value is `null` or satisfies this.
    Nullable(&'static Constraint),
    /// A constraint defined elsewhere.
    Reference(&'static Constraint),
}

/// Collects the violations of a constraint by a JSON text, except at locations that already have
/// one. Returns `true` if the text is JSON.
pub fn find_broken(json: &str, rule: &Constraint, violations: &mut Violations) -> bool {
    let Ok(tree) = decode::from_text::<Tree>(json) else {
        return false;
    };
    add(rule.broken(&tree, &Pointer::Root), violations);
    true
}

/// Adds new violations to the known ones.
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
    /// Returns `true` if a value satisfies the constraint.
    pub fn holds(&self, value: &Tree) -> bool {
        self.broken(value, &Pointer::Root).is_empty()
    }

    /// Returns `true` if a value has the type that the constraint requires, if any.
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
                for rule in rules.iter().filter(|rule| !rule.holds(text)) {
                    violations.push(at.place(), rule.expected());
                }
            }
            (rule, Tree::Array(items)) => rule.check_items(items, at, violations),
            (rule, Tree::Object(object)) => rule.check_fields(value, object, at, violations),
            _ => {}
        }
    }

    fn check_number(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        let is_good = match (self, value) {
            // A number beyond 64 bits cannot be compared.
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
                violations.push(at.place(), "expected unique items");
            }
            Self::Contains(rule, minimum, maximum) => {
                let count = items.iter().filter(|item| rule.holds(item)).count();
                let what = "items that satisfy a constraint";
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
            Self::OtherFields(names, patterns, rule) => {
                let is_other = |name: &str| {
                    !names.contains(&name) && !patterns.iter().any(|matches| matches(name))
                };
                for (name, value) in object.iter().filter(|(name, _)| is_other(name)) {
                    let at = Pointer::Key(at, name);
                    match rule {
                        Self::Never => violations.push(at.place(), "is unknown"),
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
            violations.push(
                at.place(),
                "matches several alternatives, expected exactly one",
            );
        }
        _ => violations.push(
            at.place(),
            format!("requires exactly one of the fields {words}"),
        ),
    }
}

/// Reports the violations of the closest alternative, unless there is a name for all of them.
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
        Some(_) => violations.push(at.place(), format!("requires one of the fields {words}")),
        None => violations.push(at.place(), "is not allowed"),
    }
}
