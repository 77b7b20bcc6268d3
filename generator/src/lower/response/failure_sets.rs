//! The errors that several operations have in common.

use crate::lower::Lowering;
use crate::lowered::{FailureSet, Operation, Response, Shape, Side, Statuses, Type};

impl Lowering<'_> {
    /// Finds the sets of errors that at least two operations have, and assigns them to the operations. The name of a set depends
    /// on nothing but the set, so that an operation that is added changes no name.
    pub fn failure_sets(&mut self, operations: &mut [Operation]) -> Vec<FailureSet> {
        let groups = groups(operations);
        let sets = groups.iter().map(|group| {
            let responses = group.common_responses();
            let name = self.failure_set_name(&responses);
            let name = self.types.claim_generated(&name, "Set");
            FailureSet { name, responses }
        });
        let sets: Vec<FailureSet> = sets.collect();
        let members: Vec<Vec<usize>> = groups.into_iter().map(|group| group.operations).collect();
        for (set, members) in members.into_iter().enumerate() {
            for index in members {
                if let Some(operation) = operations.get_mut(index) {
                    operation.failure_set = Some(set);
                }
            }
        }
        sets
    }

    /// `ErrorFailure400And404AndDefault`: the types of the payloads and the statuses. Sets that differ in nothing else have
    /// longer names.
    fn failure_set_name(&self, responses: &[Response]) -> String {
        if responses.is_empty() {
            return "AnyFailure".to_owned();
        }
        let mut payloads: Vec<String> = Vec::new();
        for response in responses {
            if let Some(name) = self.payload_name(response)
                && !payloads.contains(&name)
            {
                payloads.push(name);
            }
        }
        let statuses = responses.iter().map(|response| match response.statuses {
            Statuses::Default => "Default".to_owned(),
            statuses => statuses.wire(),
        });
        let statuses: Vec<String> = statuses.collect();
        format!("{}Failure{}", payloads.concat(), statuses.join("And"))
    }

    /// The name of the type of a payload, if it has one.
    fn payload_name(&self, response: &Response) -> Option<String> {
        match &response.shape {
            Shape::Empty => None,
            Shape::Payload(index) => Some(self.payloads.get(*index)?.name.plain().to_owned()),
            Shape::Body(content) => match content.json()? {
                Type::Named(id) => Some(self.types.get(*id)?.name.plain().to_owned()),
                _ => None,
            },
        }
    }
}

/// Operations with the same errors.
struct Group<'o> {
    operations: Vec<usize>,
    failures: Vec<Vec<&'o Response>>,
}

/// Returns the groups of several operations.
fn groups(operations: &[Operation]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (index, operation) in operations.iter().enumerate() {
        let failures = operation.responses_of(Side::Failure);
        match groups.iter_mut().find(|group| group.has(&failures)) {
            Some(group) => {
                group.operations.push(index);
                group.failures.push(failures);
            }
            None => groups.push(Group {
                operations: vec![index],
                failures: vec![failures],
            }),
        }
    }
    groups.retain(|group| group.operations.len() > 1);
    groups
}

impl Group<'_> {
    /// Returns `true` if its operations have these errors.
    fn has(&self, failures: &[&Response]) -> bool {
        let first = self.failures.first().map(Vec::as_slice).unwrap_or_default();
        let mut pairs = first.iter().zip(failures);
        first.len() == failures.len() && pairs.all(|(one, other)| is_same(one, other))
    }

    /// The errors, without the links and with the descriptions on which the operations agree.
    fn common_responses(&self) -> Vec<Response> {
        let first = self.failures.first().into_iter().flatten();
        let common = first.enumerate().map(|(index, response)| {
            let ones = self.failures.iter().filter_map(|one| one.get(index));
            let mut descriptions = ones.map(|one| &one.description);
            Response {
                description: match descriptions.all(|one| *one == response.description) {
                    true => response.description.clone(),
                    false => Some(usual_meaning(response.statuses).to_owned()),
                },
                links: Vec::new(),
                ..(*response).clone()
            }
        });
        common.collect()
    }
}

fn is_same(one: &Response, other: &Response) -> bool {
    one.statuses == other.statuses && one.name.rust == other.name.rust && one.shape == other.shape
}

/// The meaning of a status without a description.
fn usual_meaning(statuses: Statuses) -> &'static str {
    match statuses {
        Statuses::One(status) => status.reason().unwrap_or("an error"),
        Statuses::Range(4) => "an error of the client",
        Statuses::Range(_) => "an error of the server",
        Statuses::Default => "any other error",
    }
}
