//! Reads files from untrusted paths.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs::{self, File, FileType};
use std::io::{self, Read as _};
use std::path::{Component, Path, PathBuf};

use crate::source::{LARGEST, Unread, did_you_mean, nearest};
use anyhow::Context as _;

/// The files that a command reads, or would read if they existed.
#[derive(Debug, Default)]
pub struct Inputs(RefCell<BTreeSet<PathBuf>>);

impl Inputs {
    /// Adds a file.
    pub fn note(&self, path: PathBuf) {
        self.0.borrow_mut().insert(path);
    }

    /// The paths of all files.
    pub fn paths(&self) -> BTreeSet<PathBuf> {
        self.0.borrow().clone()
    }
}

/// Reads a regular file of at most the size of a description. Devices and pipes, which may be endless, are refused.
///
/// # Errors
///
/// When it is not such a file, or cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let found = fs::metadata(path)?;
    if !found.is_file() {
        return Err(io::Error::other(describe(found.file_type())));
    }
    let one_more = u64::try_from(LARGEST).unwrap_or(u64::MAX).saturating_add(1);
    let expected = usize::try_from(found.len().saturating_add(1).min(one_more));
    let mut bytes = Vec::with_capacity(expected.unwrap_or_default());
    File::open(path)?.take(one_more).read_to_end(&mut bytes)?;
    if bytes.len() > LARGEST {
        let megabytes = LARGEST >> 20;
        return Err(io::Error::other(format!(
            "it is larger than {megabytes} MiB"
        )));
    }
    Ok(bytes)
}

fn describe(kind: FileType) -> &'static str {
    if kind.is_dir() {
        "it is a directory"
    } else {
        "it is not a regular file"
    }
}

/// A reader of the files that a description refers to, by paths relative to its directory. After links are resolved, a
/// file must be below `below`, by default that directory.
///
/// # Errors
///
/// When the directory does not exist.
pub fn beside(
    spec: &Path,
    below: Option<&Path>,
) -> anyhow::Result<impl FnMut(&str) -> Result<Vec<u8>, Unread>> {
    let folder = match spec.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => Path::new(".").to_owned(),
    };
    let below = below.unwrap_or(&folder);
    let shown = below.display().to_string();
    let below = below
        .canonicalize()
        .with_context(|| format!("cannot read {shown}"))?;
    Ok(move |path: &str| {
        let cannot = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => Unread {
                why: "file not found".to_owned(),
                help: near(&folder, path, &below).map(did_you_mean),
            },
            _ => error.to_string().into(),
        };
        if !Path::new(path).components().all(is_step) {
            return Err("it is not a relative path".into());
        }
        let file = folder.join(path).canonicalize().map_err(cannot)?;
        if !file.starts_with(&below) {
            return Err(Unread {
                why: format!("it is not below `{shown}`"),
                help: Some(
                    "use `--refs-below DIR` to allow references to files below DIR".to_owned(),
                ),
            });
        }
        read(&file).map_err(cannot)
    })
}

/// The path of a file with a similar name in the same directory.
fn near(folder: &Path, path: &str, below: &Path) -> Option<String> {
    let (parent, name) = path.rsplit_once('/').unwrap_or(("", path));
    let listed = folder.join(parent).canonicalize().ok()?;
    if !listed.starts_with(below) {
        return None;
    }
    let entries = fs::read_dir(listed).ok()?.filter_map(Result::ok);
    let mut names: Vec<_> = entries
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    let near = nearest(name, names.iter().map(String::as_str))?;
    let slash = if parent.is_empty() { "" } else { "/" };
    Some(format!("{parent}{slash}{near}"))
}

fn is_step(component: Component<'_>) -> bool {
    matches!(
        component,
        Component::Normal(_) | Component::ParentDir | Component::CurDir
    )
}
