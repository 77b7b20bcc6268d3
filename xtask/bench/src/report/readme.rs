//! The figures in `README.md`, each suite's between two marks.

use std::fs;
use std::path::Path;

use crate::suites::Outcome;

/// Puts a text in place of the one that a suite has there.
pub fn write(suite: &str, text: &str) -> Outcome<()> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(&file)?;
    let changed = replaced(&readme, suite, text);
    let changed = changed.ok_or_else(|| format!("README.md has no marks of {suite}"))?;
    Ok(fs::write(file, changed)?)
}

fn replaced(readme: &str, suite: &str, text: &str) -> Option<String> {
    let (begin, end) = (
        format!("<!-- {suite} -->\n"),
        format!("<!-- /{suite} -->\n"),
    );
    let (before, rest) = readme.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!(
        "{before}{begin}\n{}\n\n{end}{after}",
        text.trim_end()
    ))
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn what_stands_between_the_marks_is_replaced() {
        let readme = "a\n<!-- x -->\nold\n<!-- /x -->\nb\n<!-- y -->\n<!-- /y -->\n";
        assert_eq!(
            replaced(readme, "x", "new\n").as_deref(),
            Some("a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb\n<!-- y -->\n<!-- /y -->\n")
        );
        assert_eq!(replaced(readme, "z", "new"), None);
    }
}
