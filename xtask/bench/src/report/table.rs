//! A table of figures.

use std::fmt;

/// A table in Markdown, with what it is of.
#[derive(Clone, Debug)]
pub struct Table {
    title: &'static str,
    columns: Vec<String>,
    rows: Vec<(String, Vec<String>)>,
}

impl Table {
    /// A table without rows.
    pub fn new(title: &'static str, columns: &[&str]) -> Self {
        Self {
            title,
            columns: columns.iter().map(|&column| column.to_owned()).collect(),
            rows: Vec::new(),
        }
    }

    /// Adds figures, and the ratio of the first to each of the others.
    pub fn compare(&mut self, name: &str, figures: &[f64]) {
        let first = figures.first().copied().unwrap_or_default();
        let others = figures.iter().skip(1);
        let cells = figures.iter().map(|figure| format!("{figure:.0}"));
        let ratios = others.map(|other| format!("{:.2}", first / other));
        self.rows
            .push((name.to_owned(), cells.chain(ratios).collect()));
    }
}

impl fmt::Display for Table {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            title,
            columns,
            rows,
        } = self;
        writeln!(formatter, "{title}:\n\n| | {} |", columns.join(" | "))?;
        let rule = " ---: |".repeat(columns.len());
        writeln!(formatter, "| --- |{rule}")?;
        for (name, cells) in rows {
            writeln!(formatter, "| {name} | {} |", cells.join(" | "))?;
        }
        Ok(())
    }
}
