//! Runs each target on its seeds and on some mutations of them, which are deterministic.

use std::fs;
use std::path::Path;

use fastrand::Rng;

#[track_caller]
fn check(target: &str, changes: usize, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("seeds")
        .join(target);
    let entries = fs::read_dir(folder).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    assert!(!files.is_empty(), "{target} has no seeds");
    files.sort();
    let mut random = Rng::with_seed(1);
    for file in files {
        println!("{}", file.display());
        let seed = fs::read(file).unwrap();
        run(&seed);
        for _ in 0..changes {
            let changed = changed(&seed, &mut random);
            println!("{}", changed.escape_ascii());
            run(&changed);
        }
    }
}

/// Bytes with some of them changed, left out, or put in.
fn changed(seed: &[u8], random: &mut Rng) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..random.usize(1..6) {
        let at = random.usize(..=bytes.len());
        let end = random.usize(at..=bytes.len()).min(at + 16);
        let (range, put_in) = match random.u8(..4) {
            0 => (at..end, Vec::new()),
            1 => (at..at, vec![random.u8(..)]),
            2 => (at..end, vec![random.u8(..)]),
            _ => (at..at, bytes[at..end].to_vec()),
        };
        bytes.splice(range, put_in);
    }
    bytes
}

#[test]
fn pipeline() {
    check("pipeline", 10, fuzz::pipeline::run);
}

#[test]
fn names() {
    check("names", 10, fuzz::names::run);
}

#[test]
fn routing() {
    check("routing", 300, fuzz::routing::run);
}

#[test]
fn parameters() {
    check("parameters", 300, fuzz::parameters::run);
}

#[test]
fn bodies() {
    check("bodies", 300, fuzz::bodies::run);
}

#[test]
fn responses() {
    check("responses", 300, fuzz::responses::run);
}
