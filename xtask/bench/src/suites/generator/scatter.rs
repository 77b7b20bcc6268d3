//! Cost over size (SVG), both in powers of ten: linear growth has a slope of one.

use std::fmt::{self, Write as _};

/// The cost of a description.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// Its size.
    pub bytes: f64,
    /// Time.
    pub milliseconds: f64,
    /// Memory.
    pub megabytes: f64,
}

/// The distance between two powers of ten, in pixels.
const POWER: f64 = 120.0;

/// The least power of ten that is shown, of bytes.
const BYTES: f64 = 2.0;

const WIDTH: f64 = 680.0;
const HEIGHT: f64 = 440.0;

const HEAD: &str = "\
<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" height=\"500\" \
font-family=\"sans-serif\" font-size=\"12\" fill=\"#888\">
<title>Time and memory over the size of the description</title>
";

/// Plots points.
pub fn svg(points: &[Point]) -> Result<String, fmt::Error> {
    let mut svg = HEAD.to_owned();
    for (power, text) in [
        (3.0, "1 kB"),
        (4.0, "10 kB"),
        (5.0, "100 kB"),
        (6.0, "1 MB"),
        (7.0, "10 MB"),
    ] {
        let x = across(power);
        writeln!(
            svg,
            "<line x1=\"{x}\" x2=\"{x}\" y1=\"20\" y2=\"{HEIGHT}\" stroke=\"#8884\"/>"
        )?;
        writeln!(svg, "<text x=\"{x}\" y=\"{}\">{text}</text>", HEIGHT + 16.0)?;
    }
    for (power, text) in [
        (1.0, "10 ms, 10 MB"),
        (2.0, "100"),
        (3.0, "1000"),
        (4.0, "10,000"),
    ] {
        let y = HEIGHT - POWER * (power - 0.5);
        writeln!(
            svg,
            "<line x1=\"0\" x2=\"{WIDTH}\" y1=\"{y}\" y2=\"{y}\" stroke=\"#8884\"/>"
        )?;
        writeln!(svg, "<text x=\"0\" y=\"{}\">{text}</text>", y - 4.0)?;
    }
    for point in points {
        let x = across(point.bytes.log10());
        for (figure, colour) in [
            (point.milliseconds, "#d9622b"),
            (point.megabytes, "#4c8bbf"),
        ] {
            let y = HEIGHT - POWER * (figure.log10() - 0.5);
            writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>"
            )?;
        }
    }
    for (index, (text, colour)) in [("milliseconds", "#d9622b"), ("MB", "#4c8bbf")]
        .iter()
        .enumerate()
    {
        let x = 40.0 + 120.0 * index as f64;
        writeln!(
            svg,
            "<circle cx=\"{x}\" cy=\"484\" r=\"4\" fill=\"{colour}\"/>"
        )?;
        writeln!(svg, "<text x=\"{}\" y=\"488\">{text}</text>", x + 8.0)?;
    }
    svg.push_str("</svg>\n");
    Ok(svg)
}

fn across(power: f64) -> f64 {
    POWER * (power - BYTES)
}

#[cfg(test)]
mod tests {
    use super::{Point, svg};

    #[test]
    fn ten_times_the_size_is_one_power_of_ten() {
        let point = |bytes, milliseconds| Point {
            bytes,
            milliseconds,
            megabytes: 10.0,
        };
        let svg = svg(&[point(1e4, 100.0), point(1e5, 1000.0)]).expect("a picture");
        assert!(svg.contains("<circle cx=\"240.0\" cy=\"260.0\""), "{svg}");
        assert!(svg.contains("<circle cx=\"360.0\" cy=\"140.0\""), "{svg}");
    }
}
