//! Operations whose paths match the same requests: those with the same method and path template are distinguished by
//! their required parameters, if possible.

use std::collections::{BTreeMap, BTreeSet};

use crate::lower::Lowering;
use crate::lower::server::AllServers;
use crate::lowered::{
    Coding, Condition, ConditionOn, Location, Method, Operation, Parameter, PathSegment,
    SharedPath, TypeKind,
};
use crate::report::{Code, quoted};
use crate::source::Place;

/// The number of comparisons of templates that count as one field for the size limit.
const COMPARISONS_OF_A_FIELD: usize = 64;

/// The query and header parameters of an operation.
struct Distinguishing {
    /// The required ones, each with its value if there is only one.
    required: Vec<Condition>,
    declared: BTreeSet<ConditionOn>,
}

impl Distinguishing {
    /// The only value of a required parameter.
    fn value_of(&self, parameter: &ConditionOn) -> Option<&str> {
        let mut required = self.required.iter();
        let own = required.find(|own| own.parameter == *parameter)?;
        own.value.as_deref()
    }
}

impl Lowering<'_> {
    /// Finds the conditions that distinguish operations with the same method and path template, and reports the
    /// operations that no condition distinguishes.
    pub fn distinguish(
        &mut self,
        operations: &[Operation],
        servers: &AllServers,
    ) -> Vec<SharedPath> {
        let mut groups: BTreeMap<(Option<usize>, String, &Method), Vec<usize>> = BTreeMap::new();
        for (index, operation) in operations.iter().enumerate() {
            let below = servers.routing_group(operation.servers);
            let key = (below, shape(&operation.segments), &operation.method);
            groups.entry(key).or_default().push(index);
        }
        let groups = groups.into_values().filter(|group| group.len() > 1);
        groups
            .map(|group| self.conditions(&group, operations))
            .collect()
    }

    /// The conditions of the operations with these indices.
    fn conditions(&mut self, group: &[usize], operations: &[Operation]) -> SharedPath {
        let all = group.iter().filter_map(|index| operations.get(*index));
        let all: Vec<(&Operation, Distinguishing)> =
            all.map(|one| (one, self.distinguishing(one))).collect();
        let mut chosen: Vec<Vec<Condition>> = vec![Vec::new(); all.len()];
        for (second, (other, theirs)) in all.iter().enumerate() {
            for (first, (one, own)) in all.iter().enumerate().take(second) {
                let (own, their) = difference(own, theirs);
                if own.is_none() && their.is_none() {
                    self.report_ambiguous_paths(one, other);
                    break;
                }
                for (index, condition) in [(first, own), (second, their)] {
                    if let Some(condition) = condition
                        && let Some(chosen) = chosen.get_mut(index)
                        && !chosen.contains(&condition)
                    {
                        chosen.push(condition);
                    }
                }
            }
        }
        group.iter().copied().zip(chosen).collect()
    }

    fn distinguishing(&self, operation: &Operation) -> Distinguishing {
        let condition_on = |one: &Parameter| {
            let name = &one.field.name.wire;
            match one.location {
                Location::Query => Some(ConditionOn::Query(name.clone())),
                Location::Header => Some(ConditionOn::Header(name.to_ascii_lowercase())),
                Location::Path | Location::Cookie | Location::Querystring => None,
            }
        };
        let is_plain = |one: &Parameter| matches!(one.coding, Coding::Single | Coding::List(_));
        let parameters = operation.parameters.iter();
        let required = parameters.clone();
        let required = required.filter(|one| one.field.required && is_plain(one));
        let required = required.filter_map(|one| {
            Some(Condition {
                parameter: condition_on(one)?,
                value: self.only_value(one),
            })
        });
        let fixed = operation.fixed_query.iter().map(|(name, value)| Condition {
            parameter: ConditionOn::Query(name.clone()),
            value: value.clone(),
        });
        let fixed: Vec<Condition> = fixed.collect();
        let names = fixed.iter().map(|one| one.parameter.clone());
        Distinguishing {
            declared: parameters.filter_map(condition_on).chain(names).collect(),
            required: required.chain(fixed).collect(),
        }
    }

    /// The value of a parameter with one possible value.
    fn only_value(&self, parameter: &Parameter) -> Option<String> {
        match self.types.kind_of(&parameter.field.ty) {
            Some(TypeKind::Enum(values)) if parameter.coding == Coding::Single => {
                match values.values.as_slice() {
                    [only] => Some(only.value.text()),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Reports operations whose templates differ in the text next to placeholders only, so that a path could match both
    /// and no template has more text.
    pub fn report_ambiguous_templates(&mut self, operations: &[Operation], servers: &AllServers) {
        let is_mixed = |segment: &PathSegment| matches!(segment, PathSegment::Mixed { .. });
        let mut groups: BTreeMap<_, Vec<&Operation>> = BTreeMap::new();
        for operation in operations {
            if !operation.segments.iter().any(is_mixed) {
                continue;
            }
            let shapes = operation.segments.iter().map(|segment| match segment {
                PathSegment::Mixed { .. } => None,
                other => Some(shape(std::slice::from_ref(other))),
            });
            let below = servers.routing_group(operation.servers);
            let key = (below, shapes.collect::<Vec<_>>());
            groups.entry(key).or_default().push(operation);
        }
        for group in groups.values() {
            for (index, one) in group.iter().enumerate() {
                let others = group.get(index + 1..).unwrap_or_default();
                let place = Place::root().key("paths").key(&one.path);
                let cost = others.len() / COMPARISONS_OF_A_FIELD;
                if self.grow(cost, &place).is_none() {
                    return;
                }
                if let Some(other) = others.iter().find(|other| are_ambiguous(one, other)) {
                    self.report_ambiguous_paths(one, other);
                }
            }
        }
    }

    fn report_ambiguous_paths(&mut self, one: &Operation, other: &Operation) {
        let name = |operation: &Operation| {
            quoted(&format!("{} {}", operation.method.as_str(), operation.path))
        };
        let (first, second) = (name(one), name(other));
        let message = format!("ambiguous paths: {first} and {second} match the same requests");
        // Paths that share a path item differ in their keys only.
        let place = |operation: &Operation| match self.place_of(one) == self.place_of(other) {
            true => Place::root().key("paths").key(&operation.path),
            false => self.place_of(operation),
        };
        // Fragments are not sent: only the server cannot have these.
        let has_fragment = |operation: &&Operation| operation.path.contains('#');
        if let Some(unsent) = [other, one].into_iter().find(has_fragment) {
            let kept = if std::ptr::eq(unsent, other) {
                first
            } else {
                second
            };
            let message = format!("only its fragment distinguishes this path from {kept}");
            self.diagnose(Code::OnlyFragmentDiffers, &place(unsent), message)
                .at_key()
                .label("the server does not have its operations");
            return;
        }
        let (one, other) = (place(one), place(other));
        self.diagnose(Code::AmbiguousPaths, &other, message)
            .at_key()
            .related(&one, "the other operation")
            .help("rename or remove one, or generate the client only (`--client`)");
    }
}

/// The conditions that distinguish two operations, on either or both: different values of a parameter, or else a
/// parameter that the other operation does not declare.
fn difference(
    own: &Distinguishing,
    theirs: &Distinguishing,
) -> (Option<Condition>, Option<Condition>) {
    for one in &own.required {
        let other = theirs.value_of(&one.parameter);
        if one.value.is_some() && other.is_some() && one.value.as_deref() != other {
            let their = Condition {
                value: other.map(str::to_owned),
                ..one.clone()
            };
            return (Some(one.clone()), Some(their));
        }
    }
    // A parameter with a single value is preferred, though its presence suffices.
    let only = |known: &Distinguishing, other: &Distinguishing| {
        let required = known.required.iter();
        let missing = required.filter(|one| !other.declared.contains(&one.parameter));
        let first = missing.min_by_key(|one| one.value.is_none());
        first.map(|first| Condition {
            parameter: first.parameter.clone(),
            value: None,
        })
    };
    match only(own, theirs) {
        Some(own) => (Some(own), None),
        None => (None, only(theirs, own)),
    }
}

/// Returns `true` if a path could match two different templates that are equal except in mixed segments and
/// have equally much literal text.
fn are_ambiguous(one: &Operation, other: &Operation) -> bool {
    let mut differ = false;
    let mut pairs = one.segments.iter().zip(&other.segments);
    let overlap = pairs.all(|(one, other)| match (one, other) {
        (PathSegment::Mixed { texts: one, .. }, PathSegment::Mixed { texts: other, .. }) => {
            let length = |texts: &[String]| texts.iter().map(String::len).sum::<usize>();
            differ |= one != other;
            one == other || (length(one) == length(other) && may_overlap(one, other))
        }
        _ => true,
    });
    differ && overlap
}

/// Returns `true` if a text could have the prefix and suffix of both.
fn may_overlap(one: &[String], other: &[String]) -> bool {
    let text = |text: Option<&String>| text.cloned().unwrap_or_default();
    let (start, other_start) = (text(one.first()), text(other.first()));
    let (end, other_end) = (text(one.last()), text(other.last()));
    (start.starts_with(&other_start) || other_start.starts_with(&start))
        && (end.ends_with(&other_end) || other_end.ends_with(&end))
}

/// A path template without the names of its parameters.
fn shape(segments: &[PathSegment]) -> String {
    let segments = segments.iter().map(|segment| match segment {
        PathSegment::Text(text) => text.clone(),
        PathSegment::Parameter(_) => "{}".to_owned(),
        PathSegment::Mixed { texts, .. } => texts.join("{}"),
    });
    segments.collect::<Vec<_>>().join("/")
}
