//! A table of figures as bars (SVG): of each row, the longest bar is its greatest figure.

use std::fmt::{self, Write as _};

use super::Table;

/// The start of the bars, in pixels.
const LEFT: f64 = 250.0;

/// The length of the longest bar of a row.
const BAR_LENGTH: f64 = 330.0;

/// The height of a bar, with the space below it.
const BAR: f64 = 18.0;

/// The space between rows.
const SPACE: f64 = 12.0;

/// One colour for each contender, readable on light and on dark pages.
const COLOURS: [&str; 5] = ["#d9622b", "#4c8bbf", "#7a9a4d", "#8f7ab8", "#b8913a"];

/// Plots a table.
pub fn svg(table: &Table) -> Result<String, fmt::Error> {
    let contenders = table.contenders();
    let row = BAR * contenders.len() as f64 + SPACE;
    let height = row * table.rows().count() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\" fill=\"#888\">\n<title>{}</title>\n",
        escaped(table.title()),
    );
    for (index, (name, figures)) in table.rows().enumerate() {
        let top = row * index as f64;
        let measured = figures.iter().copied().flatten();
        let greatest = measured.fold(f64::MIN_POSITIVE, f64::max);
        let name = escaped(&name.replace('`', ""));
        writeln!(svg, "<text x=\"0\" y=\"{}\">{name}</text>", top + 13.0)?;
        for (number, (figure, contender)) in figures.iter().zip(contenders).enumerate() {
            let top = top + BAR * number as f64;
            let length = BAR_LENGTH * figure.unwrap_or_default() / greatest;
            let colour = COLOURS[number % COLOURS.len()];
            let figure = figure.map_or_else(|| "–".to_owned(), |figure| format!("{figure:.0}"));
            writeln!(
                svg,
                "<rect x=\"{LEFT}\" y=\"{top}\" width=\"{length:.1}\" height=\"14\" fill=\"{colour}\"/>\n\
                 <text x=\"{:.1}\" y=\"{}\">{figure} {}</text>",
                LEFT + length + 6.0,
                top + 11.0,
                escaped(&contender.replace('`', "")),
            )?;
        }
    }
    svg.push_str("</svg>\n");
    Ok(svg)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::svg;
    use crate::report::Table;

    #[test]
    fn the_greatest_figure_of_a_row_has_the_longest_bar() {
        let mut table = Table::new("Steps & <more>", &["ours", "`theirs`", "to theirs"]);
        table.compare("`get`", [50.0, 100.0]);
        let svg = svg(&table).expect("a picture");
        assert!(
            svg.contains("<title>Steps &amp; &lt;more></title>"),
            "{svg}"
        );
        assert!(svg.contains("width=\"165.0\""), "{svg}");
        assert!(svg.contains("width=\"330.0\""), "{svg}");
        assert!(svg.contains(">100 theirs</text>"), "{svg}");
        assert_eq!(svg.matches("<rect").count(), 2);
    }

    #[test]
    fn a_missing_result_has_a_dash_and_no_bar() {
        let mut table = Table::new("Steps", &["ours", "theirs", "to theirs"]);
        table.compare("`get`", [Some(50.0), None]);
        let svg = svg(&table).expect("a picture");
        assert!(svg.contains("width=\"0.0\""), "{svg}");
        assert!(svg.contains(">– theirs</text>"), "{svg}");
    }
}
