//! Operations with the same method and the same path template, which are distinguished by the parameters that they
//! require.

use std::collections::{BTreeMap, BTreeSet};

use crate::lower::Lowering;
use crate::lower::operation::shape;
use crate::lower::server::AllServers;
use crate::model::{
    Coding, Condition, ConditionOn, Location, Method, Operation, Parameter, SharedPath, TypeKind,
};
use crate::report::{Code, quoted};
use crate::source::Place;

/// The parameters of an operation that may distinguish it.
struct Known {
    /// Those that it requires, each with its value if there is only one.
    required: Vec<Condition>,
    declared: BTreeSet<ConditionOn>,
}

impl Known {
    /// The value that it requires of a parameter.
    fn value_of(&self, parameter: &ConditionOn) -> Option<&str> {
        let mut required = self.required.iter();
        let own = required.find(|own| own.parameter == *parameter)?;
        own.value.as_deref()
    }
}

/// What distinguishes two operations: parameters of which both require different values, or one that only the first or
/// only the second has.
enum Difference {
    Values(Condition, Condition),
    OnlyFirst(Condition),
    OnlySecond(Condition),
}

impl Lowering<'_> {
    /// Distinguishes operations of the same method and path template by the parameters that they require, and reports
    /// those that cannot be.
    pub(in crate::lower) fn distinguish(
        &mut self,
        operations: &[Operation],
        servers: &AllServers,
    ) -> Vec<SharedPath> {
        let mut groups: BTreeMap<(Option<usize>, String, Method), Vec<usize>> = BTreeMap::new();
        for (index, operation) in operations.iter().enumerate() {
            let below = servers.found_below(operation.servers);
            let key = (below, shape(&operation.segments), operation.method);
            groups.entry(key).or_default().push(index);
        }
        let groups = groups.into_values().filter(|group| group.len() > 1);
        groups
            .map(|group| self.conditions(&group, operations))
            .collect()
    }

    /// The conditions of the operations of a group, which are given by their indices.
    fn conditions(&mut self, group: &[usize], operations: &[Operation]) -> SharedPath {
        let all = group
            .iter()
            .filter_map(|index| Some((*index, operations.get(*index)?)));
        let all: Vec<(usize, &Operation, Known)> = all
            .map(|(index, operation)| (index, operation, self.distinguishing(operation)))
            .collect();
        let mut chosen: BTreeMap<usize, Vec<Condition>> = BTreeMap::new();
        let mut choose = |index: usize, required: Condition| {
            let chosen = chosen.entry(index).or_default();
            if !chosen.contains(&required) {
                chosen.push(required);
            }
        };
        for (position, (second, other, theirs)) in all.iter().enumerate() {
            let before = all.get(..position).unwrap_or_default();
            for (first, one, own) in before {
                match difference(own, theirs) {
                    Some(Difference::Values(own, their)) => {
                        choose(*first, own);
                        choose(*second, their);
                    }
                    Some(Difference::OnlyFirst(own)) => choose(*first, own),
                    Some(Difference::OnlySecond(their)) => choose(*second, their),
                    None => {
                        self.refuse_ambiguous(one, other);
                        break;
                    }
                }
            }
        }
        let group = group.iter().copied();
        group
            .map(|index| (index, chosen.remove(&index).unwrap_or_default()))
            .collect()
    }

    fn distinguishing(&self, operation: &Operation) -> Known {
        let of_request =
            |one: &&Parameter| matches!(one.location, Location::Query | Location::Header);
        let distinguished_by = |one: &Parameter| {
            let name = &one.field.name.wire;
            match one.location {
                Location::Header => ConditionOn::Header(name.to_ascii_lowercase()),
                _ => ConditionOn::Query(name.clone()),
            }
        };
        let parameters = operation.parameters.iter().filter(of_request);
        let required = parameters.clone().filter(|one| {
            one.field.required && matches!(one.coding, Coding::Single | Coding::List(_))
        });
        let required = required.map(|one| Condition {
            parameter: distinguished_by(one),
            value: self.only_value(one),
        });
        Known {
            required: required.collect(),
            declared: parameters.map(distinguished_by).collect(),
        }
    }

    /// The value of a parameter that can have no other.
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

    /// Reports two operations of which a request may mean either.
    pub(in crate::lower) fn refuse_ambiguous(&mut self, one: &Operation, other: &Operation) {
        let called = |operation: &Operation| {
            quoted(&format!("{} {}", operation.method.as_str(), operation.path))
        };
        let place = |operation: &Operation| {
            let path = Place::root().key("paths").key(&operation.path);
            path.key(&operation.method.as_str().to_lowercase())
        };
        let message = format!(
            "ambiguous paths: {} and {} match the same requests",
            called(one),
            called(other)
        );
        self.report
            .add(Code::AmbiguousPaths, &place(other), message)
            .at_key()
            .related(&place(one), "the other operation")
            .help("rename or remove one, or generate the client only (`--client`)");
    }
}

/// What distinguishes two operations, if anything does: values first, then what only one of them knows. A request for
/// an operation has all that it requires, so that nothing which would be answered goes to another.
fn difference(own: &Known, theirs: &Known) -> Option<Difference> {
    let by_value = own.required.iter().find_map(|one| {
        let (value, other) = (one.value.as_deref()?, theirs.value_of(&one.parameter)?);
        (value != other).then(|| {
            let their = Condition {
                value: Some(other.to_owned()),
                ..one.clone()
            };
            Difference::Values(one.clone(), their)
        })
    });
    // A parameter with a single value is preferred. Whatever its value, the request means no other operation.
    let only = |known: &Known, other: &Known| {
        let required = known.required.iter();
        let missing = required.filter(|one| !other.declared.contains(&one.parameter));
        let first = missing.min_by_key(|one| one.value.is_none());
        first.map(|first| Condition {
            parameter: first.parameter.clone(),
            value: None,
        })
    };
    by_value
        .or_else(|| only(own, theirs).map(Difference::OnlyFirst))
        .or_else(|| only(theirs, own).map(Difference::OnlySecond))
}
