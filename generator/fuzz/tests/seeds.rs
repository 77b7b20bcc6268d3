//! Each target over its seeds.

use std::fs;
use std::path::Path;

#[track_caller]
fn check(target: &str, run: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("seeds")
        .join(target);
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        println!("{}", path.display());
        run(&fs::read(path).unwrap());
        count += 1;
    }
    assert_ne!(count, 0, "{target} has no seeds");
}

#[test]
fn pipeline() {
    check("pipeline", fuzz::pipeline::run);
}

#[test]
fn names() {
    check("names", fuzz::names::run);
}

#[test]
fn routing() {
    check("routing", fuzz::routing::run);
}

#[test]
fn parameters() {
    check("parameters", fuzz::parameters::run);
}

#[test]
fn bodies() {
    check("bodies", fuzz::bodies::run);
}

#[test]
fn responses() {
    check("responses", fuzz::responses::run);
}
