//! A table of figures.

use std::fmt;

/// A table with a title, which is displayed as Markdown.
#[derive(Clone, Debug)]
pub struct Table {
    title: &'static str,
    columns: Vec<&'static str>,
    rows: Vec<(String, Vec<Figure>)>,
}

/// A result; `None` if the contender does not support the case.
pub type Figure = Option<f64>;

impl Table {
    /// A table without rows. The columns are the contenders, and then the ratios of the first to
    /// each of the others.
    pub fn new(title: &'static str, columns: &[&'static str]) -> Self {
        Self {
            title,
            columns: columns.to_vec(),
            rows: Vec::new(),
        }
    }

    /// Adds the figures of the contenders.
    pub fn compare<F: Into<Figure>>(&mut self, name: &str, figures: impl IntoIterator<Item = F>) {
        let figures = figures.into_iter().map(Into::into);
        self.rows.push((name.to_owned(), figures.collect()));
    }

    /// The title.
    pub const fn title(&self) -> &'static str {
        self.title
    }

    /// The compared contenders.
    pub fn contenders(&self) -> &[&'static str] {
        let count = self.rows.first().map_or(0, |(_, figures)| figures.len());
        self.columns.get(..count).unwrap_or_default()
    }

    /// The rows: a name, and a figure for each contender.
    pub fn rows(&self) -> impl Iterator<Item = (&str, &[Figure])> {
        let rows = self.rows.iter();
        rows.map(|(name, figures)| (name.as_str(), figures.as_slice()))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.columns.join(" | ");
        writeln!(formatter, "{}:\n\n| | {columns} |", self.title)?;
        let rule = " ---: |".repeat(self.columns.len());
        writeln!(formatter, "| --- |{rule}")?;
        for (name, figures) in self.rows() {
            writeln!(formatter, "| {name} | {} |", cells(figures).join(" | "))?;
        }
        Ok(())
    }
}

/// The figures, and the ratio of the first to each of the others.
fn cells(figures: &[Figure]) -> Vec<String> {
    let (first, others) = match figures {
        [first, others @ ..] => (*first, others),
        [] => (None, figures),
    };
    let counts = figures.iter().map(|figure| cell(*figure, 0));
    let ratios = others.iter().map(|other| {
        let ratio = first.zip(*other).map(|(first, other)| first / other);
        cell(ratio, 2)
    });
    counts.chain(ratios).collect()
}

/// A figure with this number of decimals, or a dash.
fn cell(figure: Figure, digits: usize) -> String {
    figure.map_or_else(|| "–".to_owned(), |figure| format!("{figure:.digits$}"))
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn the_first_is_compared_with_the_others() {
        let mut table = Table::new("Steps", &["ours", "theirs", "to theirs"]);
        table.compare("`get`", [50.4, 100.8]);
        let expected = "Steps:\n\n| | ours | theirs | to theirs |\n| --- | ---: | ---: | ---: |\n\
                        | `get` | 50 | 101 | 0.50 |\n";
        assert_eq!(table.to_string(), expected);
    }

    #[test]
    fn a_missing_result_is_a_dash() {
        let mut table = Table::new("Steps", &["ours", "theirs", "others'", "to 2", "to 3"]);
        table.compare("`get`", [Some(50.4), None, Some(100.8)]);
        let row = "| `get` | 50 | – | 101 | – | 0.50 |\n";
        assert!(table.to_string().ends_with(row), "{table}");
    }
}
