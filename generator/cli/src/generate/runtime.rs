//! Where the generated crates have the library from.

use std::io;
use std::path::{Component, Path, PathBuf, absolute};

use openapi_crates::RuntimeSource;

use super::args::{Args, RuntimeChoice};

/// The source of the library for the crates in the folder `out`.
///
/// # Errors
///
/// When the current directory is unknown.
pub fn source(args: &Args, out: &Path) -> io::Result<RuntimeSource> {
    Ok(
        match (args.runtime, &args.runtime_path, &args.runtime_git) {
            (None | Some(RuntimeChoice::Copy), ..) => RuntimeSource::Copy,
            (_, Some(folder), _) => {
                let folder = relative(&absolute_folder(folder)?, &absolute_folder(out)?);
                // From the folder of a crate, with the separators of manifests.
                let folder = Path::new("..").join(folder);
                RuntimeSource::Path(folder.to_string_lossy().replace('\\', "/"))
            }
            (_, None, Some(url)) => RuntimeSource::Git(url.clone()),
            (_, None, None) => RuntimeSource::Registry,
        },
    )
}

/// The absolute path of a folder; an empty path is the current directory.
fn absolute_folder(folder: &Path) -> io::Result<PathBuf> {
    absolute(Path::new(".").join(folder))
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
