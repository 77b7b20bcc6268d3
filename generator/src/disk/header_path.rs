//! The path of a description as files and tables show it.

use std::path::{Path, PathBuf};

/// The path of a description in generated files: relative to the parent directory of the crates, with `/` as separator.
/// For a description outside of that directory it is the file name, so that the output is the same on every machine.
pub fn shown(spec: &Path, out: &Path) -> String {
    // An empty path is the current folder, which `canonicalize` does not know.
    let out = match out.as_os_str().is_empty() {
        true => Path::new("."),
        false => out,
    };
    let inside = match (spec.canonicalize(), out.canonicalize()) {
        (Ok(spec), Ok(out)) => spec.strip_prefix(out).ok().map(Path::to_owned),
        _ => None,
    };
    let shown = inside.or_else(|| spec.file_name().map(PathBuf::from));
    with_slashes(&shown.unwrap_or_default())
}

/// A path on one line, with `/` as separator.
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
        // Tests run in the folder of the package.
        assert_eq!(shown(Path::new("src/lib.rs"), Path::new("")), "src/lib.rs");
    }
}
