//! Packs what the pages serve, so that a fault of it is one of the build: the
//! description, with this server as its only one, and the files of Swagger UI.

use std::env;
use std::error::Error;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::GzEncoder;
use rawzip::{CompressionMethod, ZipArchive};
use utoipa_swagger_ui_vendored::SWAGGER_UI_VENDORED;

type Fallible<T> = Result<T, Box<dyn Error>>;

const DESCRIPTION: &str = "../spec/openapi.yaml";

/// The path that all operations stand under, on the server that the page is from.
const SERVERS: &str = "servers:\n  - url: /v1\n";

const PAGES: [&str; 2] = ["index.html", "start.js"];
const SWAGGER_UI: [&str; 3] = [
    "dist/swagger-ui-bundle.js",
    "dist/swagger-ui.css",
    "LICENSE",
];

fn main() -> Fallible<()> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let out = |name: &str| out.join(format!("{name}.gz"));

    println!("cargo::rerun-if-changed={DESCRIPTION}");
    let description = led_here(&fs::read_to_string(DESCRIPTION)?)?;
    let value: serde_yaml::Value = serde_yaml::from_str(&description)?;
    let json = serde_json::to_string_pretty(&value)?;
    pack(&out("openapi.yaml"), description.as_bytes())?;
    pack(&out("openapi.json"), json.as_bytes())?;

    for name in PAGES {
        let path = format!("src/pages/{name}");
        println!("cargo::rerun-if-changed={path}");
        pack(&out(name), &fs::read(path)?)?;
    }
    for path in SWAGGER_UI {
        let name = path.rsplit('/').next().unwrap_or(path);
        pack(&out(name), &of_swagger_ui(path)?)?;
    }
    Ok(())
}

/// The description with this server in place of its own; all else is left as it is.
fn led_here(description: &str) -> Fallible<String> {
    let lines: Vec<&str> = description.split_inclusive('\n').collect();
    let begin = lines.iter().position(|line| line.starts_with("servers:"));
    let begin = begin.ok_or("the description has no `servers` at its root")?;
    let is_within = |line: &&&str| line.starts_with([' ', '-']);
    let within = lines[begin + 1..].iter().take_while(is_within).count();
    let rest = lines[begin + 1 + within..].concat();
    Ok(lines[..begin].concat() + SERVERS + &rest)
}

/// A file of the archive of Swagger UI, which has one folder at its root.
fn of_swagger_ui(path: &str) -> Fallible<Vec<u8>> {
    let archive = ZipArchive::from_slice(SWAGGER_UI_VENDORED)?;
    let mut entries = archive.entries();
    while let Some(entry) = entries.next_entry()? {
        let name = entry.file_path().try_normalize()?;
        if name
            .as_ref()
            .split_once('/')
            .is_none_or(|(_, name)| name != path)
        {
            continue;
        }
        if entry.compression_method() != CompressionMethod::DEFLATE {
            return Err(format!("{path} is not packed as it is expected").into());
        }
        let file = archive.get_entry(entry.wayfinder())?;
        let mut bytes = Vec::new();
        file.verifying_reader(DeflateDecoder::new(file.data()))
            .read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    Err(format!("{path} is not in the archive of Swagger UI").into())
}

fn pack(path: &Path, bytes: &[u8]) -> Fallible<()> {
    let mut encoder = GzEncoder::new(fs::File::create(path)?, Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()?;
    Ok(())
}
