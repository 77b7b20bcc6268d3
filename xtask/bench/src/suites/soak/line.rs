//! A time series as a line plot (SVG).

use std::fmt::{self, Write as _};

/// The width and height of the plot.
const WIDTH: f64 = 680.0;
const HEIGHT: f64 = 200.0;

/// Plots figures that were measured at equal intervals.
pub fn svg(title: &str, figures: &[f64]) -> Result<String, fmt::Error> {
    let greatest = figures.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
    let step = WIDTH / figures.len().saturating_sub(1).max(1) as f64;
    let mut points = String::new();
    for (index, figure) in figures.iter().enumerate() {
        let (x, y) = (step * index as f64, HEIGHT - HEIGHT * figure / greatest);
        write!(points, "{x:.1},{:.1} ", y + 20.0)?;
    }
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" height=\"250\" \
         font-family=\"sans-serif\" font-size=\"12\" fill=\"#888\">\n<title>{title}</title>\n\
         <text x=\"0\" y=\"12\">{greatest:.1} {title}</text>\n\
         <line x1=\"0\" y1=\"220\" x2=\"{WIDTH}\" y2=\"220\" stroke=\"#888\"/>\n\
         <polyline points=\"{}\" fill=\"none\" stroke=\"#d9622b\" stroke-width=\"2\"/>\n\
         <text x=\"0\" y=\"240\">0</text>\n</svg>\n",
        points.trim_end()
    ))
}

#[cfg(test)]
mod tests {
    use super::svg;

    #[test]
    fn the_greatest_figure_is_at_the_top() {
        let svg = svg("MiB", &[5.0, 10.0]).expect("a picture");
        assert!(svg.contains("points=\"0.0,120.0 680.0,20.0\""), "{svg}");
        assert!(svg.contains("10.0 MiB"), "{svg}");
    }
}
