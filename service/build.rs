//! Packs what the pages serve, so that a fault of it is one of the build: the
//! description with this server as its only one, as YAML and as JSON.

use std::env;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

const DESCRIPTION: &str = "../spec/openapi.yaml";

/// The path that all operations stand under, on the server that the page is from.
const SERVERS: &str = "servers:\n  - url: /v1\n";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={DESCRIPTION}");
    let description = led_here(&fs::read_to_string(DESCRIPTION)?)?;
    let value: serde_yaml::Value = serde_yaml::from_str(&description)?;
    let json = serde_json::to_string_pretty(&value)?;

    let out = PathBuf::from(env::var("OUT_DIR")?);
    pack(&out, "openapi.yaml", description.as_bytes())?;
    pack(&out, "openapi.json", json.as_bytes())?;
    Ok(())
}

/// The description with this server in place of its own; all else is left as it is.
fn led_here(description: &str) -> Result<String, &'static str> {
    let lines: Vec<&str> = description.split_inclusive('\n').collect();
    let begin = lines.iter().position(|line| line.starts_with("servers:"));
    let begin = begin.ok_or("the description has no `servers` at its root")?;
    let belongs = |line: &&str| line.starts_with([' ', '-']);
    let length = lines[begin + 1..]
        .iter()
        .take_while(|line| belongs(line))
        .count();
    let rest = lines[begin + 1 + length..].concat();
    Ok(lines[..begin].concat() + SERVERS + &rest)
}

fn pack(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let file = fs::File::create(folder.join(format!("{name}.gz")))?;
    let mut encoder = GzEncoder::new(file, Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()?;
    Ok(())
}
