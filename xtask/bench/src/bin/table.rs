//! Prints the summaries of the last `cargo bench -- --save-summary=json` as
//! tables of figures per request, per animal and per call.
//!
//! They are looked for in `CARGO_TARGET_DIR`, or in `target`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use bench::Case;
use bench::contender::REQUESTS;
use bench::json::ANIMALS;
use serde_json::Value;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    let server = target.join("gungraun/bench/server/server");
    println!("Instructions per request:\n");
    table(&server, "Callgrind", "Ir")?;
    println!("\nAllocations per request:\n");
    table(&server, "DHAT", "TotalBlocks")?;
    println!("\nInstructions per animal:\n");
    json(&target.join("gungraun/bench/json/list"))?;
    println!("\nInstructions per call:\n");
    client(&target.join("gungraun/client-bench/client/client"))
}

/// The figures of calls, of which each measurement makes as many as there are requests in others.
fn client(client: &Path) -> Outcome<()> {
    println!("| | generated | `reqwest` by hand | to by hand |");
    println!("| --- | ---: | ---: | ---: |");
    for (call, name) in [
        ("list_pets", "`listPets`, 20 animals"),
        ("create_pet", "`createPet`"),
        ("get_pet", "`getPet`"),
    ] {
        let [generated, by_hand] = ["generated", "by_hand"]
            .map(|contender| client.join(format!("{contender}.{call}")))
            .map(|folder| figure(&folder, "Callgrind", "Ir", REQUESTS as f64));
        let (generated, by_hand) = (generated?, by_hand?);
        println!(
            "| {name} | {generated:.0} | {by_hand:.0} | {:.2} |",
            generated / by_hand
        );
    }
    Ok(())
}

/// The figures of values as JSON.
fn json(list: &Path) -> Outcome<()> {
    println!("| | generated | derived serde | generated, by serde | to derived |");
    println!("| --- | ---: | ---: | ---: | ---: |");
    for way in ["read", "write"] {
        let [generated, derived, by_serde] = ["generated", "derived", "generated_by_serde"]
            .map(|contender| list.join(format!("{way}_{contender}.list")))
            .map(|folder| figure(&folder, "Callgrind", "Ir", ANIMALS as f64));
        let (generated, derived, by_serde) = (generated?, derived?, by_serde?);
        println!(
            "| {way} | {generated:.0} | {derived:.0} | {by_serde:.0} | {:.2} |",
            generated / derived,
        );
    }
    Ok(())
}

fn table(server: &Path, tool: &str, metric: &str) -> Outcome<()> {
    println!("| | generated | bare hyper types | axum | to bare | to axum |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: |");
    for case in Case::ALL {
        let [generated, bare, axum] = ["generated", "bare", "axum"].map(|contender| {
            figure(
                &server.join(format!("{contender}.{}", case.id())),
                tool,
                metric,
                REQUESTS as f64,
            )
        });
        let (generated, bare, axum) = (generated?, bare?, axum?);
        println!(
            "| {} | {generated:.0} | {bare:.0} | {axum:.0} | {:.2} | {:.2} |",
            case.title(),
            generated / bare,
            generated / axum,
        );
    }
    Ok(())
}

/// One figure of one measurement of `count` things, for each of them.
fn figure(folder: &Path, tool: &str, metric: &str, count: f64) -> Outcome<f64> {
    let file = folder.join("summary.json");
    let text = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let summary: Value = serde_json::from_slice(&text)?;
    let measured = total(&summary, tool, metric);
    let measured = measured.ok_or_else(|| format!("{}: no {metric}", file.display()))?;
    Ok(measured / count)
}

fn total(summary: &Value, tool: &str, metric: &str) -> Option<f64> {
    let profiles = summary.get("profiles")?.as_array()?;
    let profile = profiles.iter().find(|profile| profile["tool"] == tool)?;
    profile
        .pointer(&format!("/data/total/metrics/{metric}/values/new"))?
        .as_f64()
}
