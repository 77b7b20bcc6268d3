//! Keeps generated paths inside their folder.

use std::path::{Component, Path, PathBuf};

use anyhow::bail;

/// A generated path below a folder.
///
/// # Errors
///
/// When it leads out of the folder.
pub(super) fn below(folder: &Path, path: &str) -> anyhow::Result<PathBuf> {
    let mut parts = Path::new(path).components().peekable();
    let is_inside =
        parts.peek().is_some() && parts.all(|part| matches!(part, Component::Normal(_)));
    if !is_inside || path.contains('\\') {
        bail!("the generated path {path:?} is not inside its crate");
    }
    Ok(folder.join(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_paths_stay_inside() {
        let folder = Path::new("out");
        assert_eq!(
            below(folder, "src/lib.rs").ok(),
            Some(folder.join("src/lib.rs"))
        );
        for bad in [
            "",
            "/etc/passwd",
            "../a",
            "src/../../a",
            "./a",
            "src\\..\\a",
        ] {
            assert!(below(folder, bad).is_err(), "{bad}");
        }
    }
}
