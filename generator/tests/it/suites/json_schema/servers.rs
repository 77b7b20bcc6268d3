//! Instances in requests to servers.

use serde_json::Value;

use super::crates::{Crates, Reaction};
use super::position::Position;
use crate::suites::server_program::{Response, send as send_requests};

/// Sends the instances in a position.
pub fn send(servers: &Crates, position: Position) -> Vec<Reaction> {
    let instances = servers.instances().into_iter();
    let requests = instances.map(|instance| {
        let path = format!("/g{}", instance.number);
        position.request(instance.package, path, instance.test.data.get())
    });
    let requests: Vec<_> = requests.collect();
    let packages: Vec<_> = servers.packages().cloned().collect();
    let responses = send_requests(&servers.program, &packages, &requests);
    responses.into_iter().map(reaction).collect()
}

fn reaction(response: Response) -> Reaction {
    match response {
        Response::Status(501, _) => Reaction::Accepted,
        Response::Status(400, problem) => Reaction::Rejected(reason(&problem)),
        Response::Status(404, _) => Reaction::Missing,
        Response::Status(status, text) => Reaction::Failed(format!("{status} {text}")),
        Response::Crash(text) => Reaction::Failed(text),
    }
}

/// The reason of a rejection, from its problem details (RFC 9457).
fn reason(problem: &str) -> String {
    let problem: Value = serde_json::from_str(problem).unwrap_or_default();
    problem["detail"].as_str().unwrap_or_default().to_owned()
}
