//! The path of a description as files and tables show it.

use std::path::{Path, PathBuf};

/// A description's path as generated files show it: relative to the folder of the crates, with `/`
/// between its parts. Of a description that is elsewhere only the file's name is shown, so that the
/// output is the same on every machine.
pub fn shown(spec: &Path, out: &Path) -> String {
    let inside = match (spec.canonicalize(), out.canonicalize()) {
        (Ok(spec), Ok(out)) => spec.strip_prefix(out).ok().map(Path::to_owned),
        _ => None,
    };
    let shown = inside.or_else(|| spec.file_name().map(PathBuf::from));
    with_slashes(&shown.unwrap_or_default())
}

/// A path with `/` between its parts, on one line.
pub fn with_slashes(path: &Path) -> String {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/").replace(char::is_control, "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_show_the_path_within_the_output() {
        let folder = tempfile::tempdir().expect("a folder");
        let spec = folder.path().join("spec").join("a.yaml");
        std::fs::create_dir(folder.path().join("spec")).expect("a folder");
        std::fs::write(&spec, "").expect("a file");
        assert_eq!(shown(&spec, folder.path()), "spec/a.yaml");
        assert_eq!(shown(&spec, &folder.path().join("other")), "a.yaml");
    }
}
