//! A report as it is shown.

use super::book::{Book, Located};
use super::counts::Counts;
use super::text::Text;
use super::{Report, Severity, github, json};
use crate::source::Source;

/// The most findings that are shown, so that a hostile description cannot flood a terminal.
pub(super) const MOST_SHOWN: usize = 1000;

/// How a report is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Text alone, in the manner of rustc.
    #[default]
    Plain,
    /// With colours for a terminal (ANSI escape sequences).
    Colored,
    /// An object of JSON in each line: the findings, then one that counts them, which is there
    /// without findings, too.
    Json,
    /// Commands that annotate a pull request on GitHub, one in each line.
    Github,
}

impl Report {
    /// The report as text: findings in the order of the description, then a line that counts them.
    /// Notes are counted alone.
    ///
    /// `source` must be the text that the findings are of. Empty when there are no findings, but for
    /// JSON: what reads that waits for the last line.
    pub fn render(&self, source: &Source, style: Style) -> String {
        let book = Book::new(source);
        let mut shown = self.in_order(&book);
        if shown.is_empty() && style != Style::Json {
            return String::new();
        }
        let counts = Counts::of(&shown);
        shown.retain(|located| located.finding.severity() > Severity::Note);
        keep_gravest(&mut shown);
        let text = match style {
            Style::Plain | Style::Github => Text::plain(&book),
            Style::Colored => Text::colored(&book),
            Style::Json => return json::lines(&shown, &book, &counts),
        };
        let mut written = String::new();
        for located in &shown {
            if style == Style::Github {
                written.push_str(&github::command(located, &book));
            } else {
                written.push_str(&text.render(located));
                written.push('\n');
            }
            written.push('\n');
        }
        written.push_str(&counts.in_words());
        written.push('\n');
        written
    }
}

/// Leaves out what nobody would read; errors stay before warnings.
fn keep_gravest(located: &mut Vec<Located<'_>>) {
    for severity in [Severity::Warning, Severity::Error] {
        let mut surplus = located.len().saturating_sub(MOST_SHOWN);
        let mut kept: Vec<_> = std::mem::take(located).into_iter().rev().collect();
        kept.retain(|located| {
            let is_left_out = surplus > 0 && located.finding.severity() == severity;
            surplus -= usize::from(is_left_out);
            !is_left_out
        });
        kept.reverse();
        *located = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{Code, Policy};
    use crate::source::Place;

    fn source() -> Source {
        Source::new("a.yaml", "a: 1\nb: 2\nc: 3\n")
    }

    fn place(key: &str) -> Place {
        Place::root().key(key)
    }

    #[test]
    fn findings_are_shown_in_the_order_of_the_text_and_once() {
        let mut report = Report::new();
        report.add(Code::UnknownField, &place("c"), "third");
        report
            .add(Code::UnknownReference, &place("a"), "first")
            .label("here")
            .help("do this");
        report
            .add(Code::UnknownReference, &place("b"), "second")
            .at_key()
            .related(&place("a"), "because of this");
        report.add(Code::UnknownField, &place("c"), "third");
        let expected = "\
error[E0301]: first
 --> a.yaml:1:4
  |
1 | a: 1
  |    ^ here
  |
  = help: do this

error[E0301]: second
 --> a.yaml:2:1
  |
2 | b: 2
  | ^
  |
 ::: a.yaml:1:1
  |
1 | a: 1
  | - because of this

warning[W0202]: third
 --> a.yaml:3:4
  |
3 | c: 3
  |    ^

2 errors, 1 warning; 1 mended
";
        assert_eq!(report.render(&source(), Style::Plain), expected);
    }

    #[test]
    fn a_report_without_findings_is_empty() {
        for style in [Style::Plain, Style::Colored, Style::Github] {
            assert_eq!(Report::new().render(&source(), style), "", "{style:?}");
        }
        let json = Report::new().render(&source(), Style::Json);
        assert!(
            json.starts_with("{\"kind\":\"summary\",\"errors\":0,"),
            "{json}"
        );
    }

    #[test]
    fn a_denied_warning_says_what_it_was() {
        let mut report = Report::new();
        report.add(Code::UnknownField, &place("a"), "odd");
        let mut strict = Policy::default();
        strict.deny_warnings();
        report.hold_to(&strict);
        let shown = report.render(&source(), Style::Plain);
        assert!(shown.starts_with("error[W0202]: odd\n"), "{shown}");
        assert!(
            shown.contains("note: made an error by `--strict`\n"),
            "{shown}"
        );
        assert!(
            shown.ends_with("1 error, 0 warnings; 1 mended\n"),
            "{shown}"
        );
    }

    #[test]
    fn a_finding_without_a_location_names_the_file() {
        let mut report = Report::new();
        report.add(Code::UnknownReference, &place("a"), "lost");
        let shown = report.render(&Source::new("a.yaml", "@"), Style::Plain);
        assert!(
            shown.starts_with("error[E0301]: lost\n--> a.yaml\n"),
            "{shown}"
        );
    }

    #[test]
    fn colours_are_only_in_the_coloured_style() {
        let mut report = Report::new();
        report.add(Code::UnknownReference, &place("a"), "first");
        assert!(report.render(&source(), Style::Colored).contains('\u{1b}'));
        assert!(!report.render(&source(), Style::Plain).contains('\u{1b}'));
    }

    #[test]
    fn a_flood_is_cut_and_errors_are_kept() {
        let mut report = Report::new();
        for number in 0..2 * MOST_SHOWN {
            report.add(Code::UnknownField, &place("a"), format!("warning {number}"));
        }
        report.add(Code::UnknownReference, &place("c"), "the error");
        let shown = report.render(&source(), Style::Plain);
        assert_eq!(shown.matches("-->").count(), MOST_SHOWN);
        assert!(shown.contains("error[E0301]: the error\n"));
        assert!(shown.ends_with("1 error, 2000 warnings; 2000 mended (1000 of them shown)\n"));
    }
}
