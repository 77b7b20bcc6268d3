//! The source of the library for the generated crates.

use std::io;
use std::path::{Component, Path, PathBuf, absolute};

use anyhow::Context;
use openapi_crates::RuntimeSource;

use super::args::{Args, RuntimeChoice};

/// The source of the library for the crates in the folder `out`.
///
/// # Errors
///
/// When the current directory is unknown, or a manifest cannot name the source.
pub fn source(args: &Args, out: &Path) -> anyhow::Result<RuntimeSource> {
    Ok(
        match (args.runtime, &args.runtime_path, &args.runtime_git) {
            (None | Some(RuntimeChoice::Copy), ..) => RuntimeSource::Copy,
            (_, Some(folder), _) => RuntimeSource::Path(from_crate(folder, out)?),
            (_, None, Some(url)) => RuntimeSource::Git(url.clone()),
            (_, None, None) => RuntimeSource::Registry,
        },
    )
}

/// The path that leads from the folder of a crate in `out` to a folder, as manifests name it.
fn from_crate(folder: &Path, out: &Path) -> anyhow::Result<String> {
    let path = Path::new("..").join(relative(&resolved(folder)?, &resolved(out)?));
    in_manifest(&path)
        .filter(|path| !path.contains(char::is_control))
        .with_context(|| {
            format!("`--runtime-path` is {folder:?}, and a manifest cannot name that folder")
        })
}

/// The absolute path of a folder without symbolic links, as far as it exists; an empty path is the current directory.
fn resolved(folder: &Path) -> io::Result<PathBuf> {
    let folder = absolute(Path::new(".").join(folder))?;
    let existing = folder.ancestors().find_map(|ancestor| {
        let (found, rest) = (ancestor.canonicalize().ok()?, folder.strip_prefix(ancestor));
        Some(found.join(rest.ok()?))
    });
    Ok(existing.unwrap_or(folder))
}

/// A path with the separators of manifests; `None` if it is not text.
fn in_manifest(path: &Path) -> Option<String> {
    let components = path.components().map(|one| match one {
        Component::RootDir => Some(""),
        one => one.as_os_str().to_str(),
    });
    let components: Option<Vec<_>> = components.collect();
    Some(components?.join("/"))
}

/// The path that leads from a folder to another one; the other one itself if there is none, as on another drive.
fn relative(to: &Path, from: &Path) -> PathBuf {
    let (to, from) = (normal(to), normal(from));
    let common = to.iter().zip(&from).take_while(|(one, other)| one == other);
    let common = common.count();
    if common == 0 {
        return to.iter().collect();
    }
    let up = from.iter().skip(common).map(|_| Component::ParentDir);
    up.chain(to.iter().skip(common).copied()).collect()
}

/// The components of an absolute path, without `.` and `..`.
fn normal(path: &Path) -> Vec<Component<'_>> {
    let mut components = Vec::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                if let Some(Component::Normal(_)) = components.last() {
                    components.pop();
                }
            }
            component => components.push(component),
        }
    }
    components
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_in_the_current_directory_find_the_library() {
        for (folder, out, expected) in [
            ("runtime", "", "../runtime"),
            ("../runtime", ".", "../../runtime"),
            ("", "out", "../.."),
        ] {
            let args = Args {
                runtime: Some(RuntimeChoice::Crate),
                runtime_path: Some(folder.into()),
                ..Args::default()
            };
            let found = source(&args, Path::new(out)).unwrap();
            assert_eq!(found, RuntimeSource::Path(expected.to_owned()));
        }
    }

    #[test]
    fn paths_lead_from_the_folder_of_a_crate() {
        for (to, from, expected) in [
            ("/work/generator/runtime", "/work", "generator/runtime"),
            (
                "/work/spec/../generator/runtime",
                "/work/./out",
                "../generator/runtime",
            ),
            ("/libraries/runtime", "/work/out", "../../libraries/runtime"),
            ("/work", "/work/out", ".."),
        ] {
            let found = relative(Path::new(to), Path::new(from));
            assert_eq!(found, Path::new(expected), "{to} from {from}");
        }
    }
}
