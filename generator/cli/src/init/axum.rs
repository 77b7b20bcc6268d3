//! `--axum`: the files of a service for production, which replace its program.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use openapi_crates::internals::Starter;

use super::SPEC_FOLDER;
use super::files::{CrateNames, write, write_source};

const MANIFEST: &str = include_str!("../../templates/axum/manifest.toml");
const PAGE: &str = include_str!("../../templates/axum/docs.html");
const SOURCES: [(&str, &str); 12] = [
    ("main.rs", include_str!("../../templates/axum/main.rs")),
    ("app.rs", include_str!("../../templates/axum/app.rs")),
    ("config.rs", include_str!("../../templates/axum/config.rs")),
    ("docs.rs", include_str!("../../templates/axum/docs.rs")),
    (
        "metrics.rs",
        include_str!("../../templates/axum/metrics.rs"),
    ),
    // The service of this repository has the same files.
    ("log.rs", include_str!("../../templates/axum/log.rs")),
    (
        "server/mod.rs",
        include_str!("../../templates/axum/server/mod.rs"),
    ),
    (
        "server/connection.rs",
        include_str!("../../templates/axum/server/connection.rs"),
    ),
    (
        "server/connections.rs",
        include_str!("../../templates/axum/server/connections.rs"),
    ),
    (
        "server/exchange.rs",
        include_str!("../../templates/axum/server/exchange.rs"),
    ),
    (
        "server/listener.rs",
        include_str!("../../templates/axum/server/listener.rs"),
    ),
    (
        "server/request_head.rs",
        include_str!("../../templates/axum/server/request_head.rs"),
    ),
];

/// The setting of a server that reads bodies.
const BODY_LIMIT_FIELD: &str = r"    /// The maximum size of a JSON body, in bytes
    #[arg(long, env, default_value_t = 64 * 1024)]
    pub body_limit: usize,

";

/// Writes the files. `spec` is the path of the description in the workspace.
pub(super) fn write_service(
    name: &str,
    folder: &Path,
    spec: &str,
    starter: &Starter,
) -> anyhow::Result<()> {
    let spec = spec
        .strip_prefix(&format!("{SPEC_FOLDER}/"))
        .unwrap_or(spec);
    let (names, files) = (
        CrateNames::new(name),
        files(&folder.join(SPEC_FOLDER), spec)?,
    );
    let extension = match spec.ends_with(".json") {
        true => "json",
        false => "yaml",
    };
    let mut headers = String::new();
    for header in &starter.secret_headers {
        write!(headers, ", HeaderName::from_static({header:?})")?;
    }
    let (limit, limit_field) = match starter.takes_bodies {
        true => (".body_limit(config.body_limit)", BODY_LIMIT_FIELD),
        false => ("", ""),
    };
    let values = [
        ("{body_limit}", limit),
        ("{body_limit_field}", limit_field),
        ("api_server", names.packages().server),
        ("api_service", names.packages().service),
        ("{name}", name),
        ("{spec}", spec),
        ("{pages_prefix}", &starter.pages_prefix),
        ("{extension}", extension),
        ("{secret_headers}", &headers),
        ("{files}", &files),
    ];
    let fill = |template: &str| {
        let values = values.iter();
        values.fold(template.to_owned(), |text, (key, value)| {
            text.replace(key, value)
        })
    };
    write(&folder.join("service/Cargo.toml"), &fill(MANIFEST))?;
    write(&folder.join("service/src/docs.html"), &fill(PAGE))?;
    for (file, template) in SOURCES {
        write_source(folder, &format!("service/src/{file}"), &fill(template))?;
    }
    Ok(())
}

/// The files of the description as pairs of their paths and texts.
fn files(folder: &Path, spec: &str) -> anyhow::Result<String> {
    let mut paths = Vec::new();
    collect(folder, &mut paths).with_context(|| format!("cannot read {}", folder.display()))?;
    let names = paths
        .iter()
        .filter_map(|path| path.strip_prefix(folder).ok());
    let names = names.map(|name| name.to_string_lossy().replace('\\', "/"));
    let mut names: Vec<String> = names.filter(|name| name != "vendor.lock").collect();
    names.sort_by_key(|name| (name != spec, name.clone()));
    let mut text = String::new();
    for name in names {
        let path = format!("../../{SPEC_FOLDER}/{name}");
        writeln!(text, "    ({name:?}, include_str!({path:?})),")?;
    }
    Ok(text)
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => collect(&path, paths)?,
            false => paths.push(path),
        }
    }
    Ok(())
}
