//! The tables of each suite in `README.md`, between two marks, and their plots.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Table, plot};
use crate::suites::Outcome;

/// Replaces the tables of a suite, each with its plot, and the description of the machine.
pub fn write_tables(suite: &str, tables: &[Table], machine: &str) -> Outcome<()> {
    let mut texts = vec![format!("{machine}\n")];
    for (index, table) in tables.iter().enumerate() {
        let file = format!("plots/{suite}-{}.svg", index + 1);
        fs::create_dir_all(folder().join("plots"))?;
        fs::write(folder().join(&file), plot::svg(table)?)?;
        texts.push(format!("{table}\n![{}]({file})\n", table.title()));
    }
    let file = folder().join("README.md");
    let readme = fs::read_to_string(&file)?;
    let changed = replaced(&readme, suite, &texts.join("\n"));
    let changed = changed.ok_or_else(|| format!("README.md has no marks of {suite}"))?;
    Ok(fs::write(file, changed)?)
}

/// Writes a plot that the text of the README shows.
pub fn write_plot(file: &str, svg: &str) -> Outcome<()> {
    let plots = folder().join("plots");
    fs::create_dir_all(&plots)?;
    Ok(fs::write(plots.join(file), svg)?)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn replaced(readme: &str, name: &str, text: &str) -> Option<String> {
    let begin = format!("<!-- {name} -->\n");
    let end = format!("<!-- /{name} -->\n");
    let (before, rest) = readme.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    let text = text.trim_end();
    Some(format!("{before}{begin}\n{text}\n\n{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn text_between_the_marks_is_replaced() {
        let readme = "a\n<!-- x -->\nold\n<!-- /x -->\nb\n<!-- y -->\n<!-- /y -->\n";
        assert_eq!(
            replaced(readme, "x", "new\n").as_deref(),
            Some("a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb\n<!-- y -->\n<!-- /y -->\n")
        );
        assert_eq!(replaced(readme, "z", "new"), None);
    }
}
