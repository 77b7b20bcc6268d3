//! One request to the servers that other generators write, in process.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use super::{Outcome, cargo_bench, folder, run, target};
use crate::Case;
use crate::contender::REQUESTS;
use crate::peers::Peer;
use crate::report::{Figure, Metric, Summaries, Table};

/// The peers that generate servers, in the order of the columns.
const PEERS: [Peer; 3] = [Peer::Oas3Gen, Peer::OpenapiToRust, Peer::OpenapiGenerator];

/// Runs the suite. A peer that cannot be installed is skipped.
pub fn measure() -> Outcome<Vec<Table>> {
    cargo_bench("bench", "server")?;
    let mut measured = Vec::new();
    for peer in PEERS {
        if bench(peer)? {
            measured.push(peer);
        }
    }
    Ok(vec![
        table("Instructions per request", Metric::Instructions, &measured)?,
        table("Allocations per request", Metric::Allocations, &measured)?,
    ])
}

/// Generates the crate of a peer, tests that it implements the interface, and measures it; `false` if the peer cannot
/// be installed.
pub fn bench(peer: Peer) -> Outcome<bool> {
    if !generate(peer)? {
        return Ok(false);
    }
    let cargo = |arguments: &[&str]| {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(package(peer)).args(arguments);
        // Common dependencies of the peers are built once.
        run(cargo.env("CARGO_TARGET_DIR", target()))
    };
    cargo(&["test", "--profile", "bench"])?;
    cargo(&["bench", "--bench", "peer", "--", "--save-summary=json"])?;
    Ok(true)
}

fn generate(peer: Peer) -> Outcome<bool> {
    let out = package(peer).join(generated(peer));
    let spec = folder().join("../../spec/openapi.yaml").canonicalize()?;
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    if let Err(reason) = peer.installed() {
        eprintln!("{} is skipped: {reason}", peer.name());
        return Ok(false);
    }
    let mut command = match peer.generate_server(&spec, &out)? {
        Some(command) => command,
        None => peer.generate_client(&spec, &out)?,
    };
    run(&mut command)?;
    peer.complete(&out).map(|()| true)
}

/// The name of the generated crate.
fn generated(peer: Peer) -> String {
    match peer {
        // `progenitor-client` is one of its dependencies.
        Peer::Progenitor => "pets-client".to_owned(),
        peer => format!("{}-server", peer.name()),
    }
}

fn table(title: &'static str, metric: Metric, measured: &[Peer]) -> Outcome<Table> {
    let columns = [
        "generated",
        "oas3-gen",
        "openapi-to-rust",
        "rust-axum",
        "to oas3-gen",
        "to openapi-to-rust",
        "to rust-axum",
    ];
    let mut table = Table::new(title, &columns);
    for case in Case::ALL {
        let ours = Summaries::of("target", "bench/server/server");
        let ours = ours.figure(&format!("generated.{}", case.id()), metric)?;
        let mut figures = vec![Some(ours)];
        for peer in PEERS {
            figures.push(match measured.contains(&peer) {
                true => figure_of_peer(peer, case, metric)?,
                false => None,
            });
        }
        let requests = REQUESTS as f64;
        let figures = figures
            .into_iter()
            .map(|figure| figure.map(|all| all / requests));
        table.compare(case.title(), figures);
    }
    Ok(table)
}

fn figure_of_peer(peer: Peer, case: Case, metric: Metric) -> Outcome<Figure> {
    let summaries = Summaries::of("target", &format!("{}-bench/peer/peer", peer.name()));
    summaries.find(&format!("server.{}", case.id()), metric)
}

fn package(peer: Peer) -> PathBuf {
    folder().join("peers").join(peer.name())
}
