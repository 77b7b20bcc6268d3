//! Back-references, which ECMA-262 reads in its own way: one to a group that has
//! not matched is empty, and every round of a loop forgets what its groups have
//! captured. The engine fails on the first and keeps the second, so each
//! reference is understood by where it and its group stand.

use std::collections::BTreeMap;

use super::parse::Result;
use super::tree::{Look, Node, Reference, Target, Times, Wrong};

/// Resolves every reference: to the number of its group, or to nothing where it
/// is always empty.
pub(super) fn resolve(node: &mut Node, names: &[Option<String>]) -> Result<()> {
    let mut groups = BTreeMap::new();
    find(node, &mut Vec::new(), &mut groups);
    replace(node, &mut Vec::new(), &Groups { names, groups })
}

/// A step from a node to one in it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Sequence(usize),
    Choice(usize),
    Repeat { times: Times, may_be_empty: bool },
    Look(Look),
    Group(usize),
}

struct Groups<'a> {
    names: &'a [Option<String>],
    groups: BTreeMap<usize, Vec<Step>>,
}

/// The way to each group, with the group itself as its last step.
fn find(node: &Node, way: &mut Vec<Step>, groups: &mut BTreeMap<usize, Vec<Step>>) {
    if let Node::Group(number, _) = node {
        let mut whole = way.clone();
        whole.push(Step::Group(*number));
        groups.insert(*number, whole);
    }
    for (step, child) in children(node) {
        way.push(step);
        find(child, way, groups);
        way.pop();
    }
}

fn children(node: &Node) -> Vec<(Step, &Node)> {
    match node {
        Node::Group(number, child) => vec![(Step::Group(*number), child)],
        Node::Look(look, child) => vec![(Step::Look(*look), child)],
        Node::Repeat(child, times) => vec![(repeat(child, *times), child)],
        Node::Sequence(nodes) => numbered(nodes, Step::Sequence),
        Node::Choice(nodes) => numbered(nodes, Step::Choice),
        _ => Vec::new(),
    }
}

fn numbered(nodes: &[Node], step: fn(usize) -> Step) -> Vec<(Step, &Node)> {
    let nodes = nodes.iter().enumerate();
    nodes.map(|(index, node)| (step(index), node)).collect()
}

fn repeat(child: &Node, times: Times) -> Step {
    Step::Repeat {
        times,
        may_be_empty: child.may_be_empty(),
    }
}

fn replace(node: &mut Node, way: &mut Vec<Step>, groups: &Groups<'_>) -> Result<()> {
    let mut visit = |step: Step, child: &mut Node| {
        way.push(step);
        let result = replace(child, way, groups);
        way.pop();
        result
    };
    match node {
        Node::Reference(reference) => {
            *node = groups.resolve(reference, way)?;
            Ok(())
        }
        Node::Group(number, child) => visit(Step::Group(*number), child),
        Node::Look(look, child) => visit(Step::Look(*look), child),
        Node::Repeat(child, times) => visit(repeat(child, *times), child),
        Node::Sequence(nodes) => {
            let mut nodes = nodes.iter_mut().enumerate();
            nodes.try_for_each(|(index, node)| visit(Step::Sequence(index), node))
        }
        Node::Choice(nodes) => {
            let mut nodes = nodes.iter_mut().enumerate();
            nodes.try_for_each(|(index, node)| visit(Step::Choice(index), node))
        }
        _ => Ok(()),
    }
}

impl Groups<'_> {
    fn resolve(&self, reference: &Reference, way: &[Step]) -> Result<Node> {
        let wrong = |what: &str| Wrong {
            at: reference.at,
            what: what.to_owned(),
        };
        let number = match &reference.target {
            Target::Number(number) => Some(*number),
            Target::Name(name) => self.number_of(name),
        };
        let group = number.and_then(|number| Some((number, self.groups.get(&number)?)));
        let Some((number, group)) = group else {
            return Err(wrong("a reference to a group that is not there"));
        };
        match relation(way, group) {
            Relation::Empty => Ok(Node::Empty),
            Relation::Unclear => Err(wrong(
                "a reference whose group is in a loop, an alternative or a look behind, in a way \
                 that is not supported",
            )),
            _ if reference.ignores_case => Err(wrong("a reference that ignores case")),
            Relation::Matched { optional } => Ok(Node::Reference(Reference {
                target: Target::Number(number),
                optional,
                ..reference.clone()
            })),
        }
    }

    fn number_of(&self, name: &str) -> Option<usize> {
        let mut names = self.names.iter();
        let index = names.position(|known| known.as_deref() == Some(name))?;
        Some(index + 1)
    }
}

/// What a group has captured when a reference to it is reached.
#[derive(Debug, PartialEq)]
enum Relation {
    /// Nothing, ever.
    Empty,
    /// What it matched last; `optional` where it may not have matched.
    Matched { optional: bool },
    /// What the engine would see otherwise than ECMA-262.
    Unclear,
}

fn relation(reference: &[Step], group: &[Step]) -> Relation {
    let steps = reference.iter().zip(group);
    let shared = steps.take_while(|(one, other)| one == other).count();
    let (common, to_group) = group.split_at(shared);
    let to_reference = reference.get(shared..).unwrap_or_default();
    let looks_behind = |steps: &[Step]| {
        let mut steps = steps.iter();
        steps.any(|step| matches!(step, Step::Look(look) if look.behind))
    };
    match (to_reference.first(), to_group.first()) {
        _ if looks_behind(common) || looks_behind(to_reference) => Relation::Unclear,
        // The reference is in the group itself, or in another alternative.
        (_, None) | (Some(Step::Choice(_)), _) => Relation::Empty,
        (Some(Step::Sequence(at)), Some(Step::Sequence(group))) if at < group => Relation::Empty,
        _ => behind(common, to_group, looks_behind(to_group)),
    }
}

/// The reference comes after the group.
fn behind(common: &[Step], to_group: &[Step], in_look_behind: bool) -> Relation {
    let has = |steps: &[Step], is: fn(&Step) -> bool| steps.iter().any(is);
    if has(
        to_group,
        |step| matches!(step, Step::Look(look) if look.negated),
    ) {
        return Relation::Empty;
    }
    let optional = has(to_group, |step| match step {
        Step::Choice(_) => true,
        Step::Repeat { times, .. } => times.minimum == 0,
        _ => false,
    });
    let is_loop = |step: &Step| matches!(step, Step::Repeat { times, .. } if times.is_loop());
    let forgets = optional && (has(common, is_loop) || has(to_group, is_loop));
    let has_empty_rounds = has(
        to_group,
        |step| matches!(step, Step::Repeat { times, may_be_empty: true } if times.is_loop()),
    );
    match in_look_behind || forgets || has_empty_rounds {
        true => Relation::Unclear,
        false => Relation::Matched { optional },
    }
}
