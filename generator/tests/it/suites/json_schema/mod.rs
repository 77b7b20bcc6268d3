//! The JSON Schema Test Suite: a server accepts the valid instances of a schema, and rejects the others.

mod clients;
mod crates;
mod description;
mod draft;
mod groups;
mod position;
mod remotes;
mod servers;

use crates::Crates;
use draft::Draft;
use openapi_crates::Side;
use position::Position;

use super::folder;
use super::known::Lists;

#[test]
fn bodies_agree_with_draft_2020_12() {
    assert_agreement(Draft::Draft202012, Position::Body);
}

#[test]
fn bodies_agree_with_draft_4() {
    assert_agreement(Draft::Draft4, Position::Body);
}

#[test]
#[ignore = "slow: run by `cargo xtask ci suites`"]
fn parameters_agree_with_both_drafts() {
    assert_agreement(Draft::Draft202012, Position::Query);
    assert_agreement(Draft::Draft4, Position::Query);
}

#[test]
#[ignore = "slow: run by `cargo xtask ci suites`"]
fn fields_of_forms_agree_with_both_drafts() {
    assert_agreement(Draft::Draft202012, Position::Form);
    assert_agreement(Draft::Draft4, Position::Form);
}

#[test]
#[ignore = "slow: run by `cargo xtask ci suites`"]
fn parts_of_multipart_bodies_agree_with_both_drafts() {
    assert_agreement(Draft::Draft202012, Position::Multipart);
    assert_agreement(Draft::Draft4, Position::Multipart);
}

#[test]
#[ignore = "slow: run by `cargo xtask ci suites`"]
fn checks_of_clients_agree_with_both_drafts() {
    for draft in [Draft::Draft202012, Draft::Draft4] {
        let Some(suite) = folder("json-schema") else {
            return;
        };
        let clients = Crates::generate(&suite, draft, Position::Property, Side::Client);
        let observations = clients.observations(clients::call(&clients));
        let name = draft.folder();
        Lists::read(&format!("{name}-client"))
            .based_on(name)
            .check(&observations);
    }
}

/// Sends each instance in a position to servers, and compares the disagreements with the lists of the draft.
#[track_caller]
fn assert_agreement(draft: Draft, position: Position) {
    let Some(suite) = folder("json-schema") else {
        return;
    };
    let servers = Crates::generate(&suite, draft, position, Side::Server);
    let observations = servers.observations(servers::send(&servers, position));
    let name = draft.folder();
    let lists = match position.lists() {
        None => Lists::read(name),
        Some(position) => Lists::read(&format!("{name}-{position}")).based_on(name),
    };
    lists.check(&observations);
}
