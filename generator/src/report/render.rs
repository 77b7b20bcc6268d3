//! A report as it is shown.

use super::book::{Book, Located};
use super::brief;
use super::counts::Counts;
use super::text::Text;
use super::{Report, Severity, github, json};
use crate::source::Source;

/// The most annotations of a pull request.
pub(super) const MOST_SHOWN: usize = 1000;

/// How a report is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Text alone, in the manner of rustc.
    #[default]
    Plain,
    /// With colours for a terminal (ANSI escape sequences).
    Colored,
    /// An object of JSON in each line: the diagnostics, then one that counts them, which is there
    /// without diagnostics, too.
    Json,
    /// Commands that annotate a pull request on GitHub, one in each line.
    Github,
}

impl Report {
    /// The report as text: all diagnostics in the order of the description, then a line that counts them. Notes are
    /// counted alone.
    ///
    /// `source` must be the text that the diagnostics are of. Empty when there are no diagnostics, but for
    /// JSON: what reads that waits for the last line.
    pub fn render(&self, source: &Source, style: Style) -> String {
        self.rendered(source, style, |text, shown| {
            shown.iter().map(|located| text.block(located)).collect()
        })
    }

    /// The same for people: for a terminal, the first of each code alone, those that cost the most first, then a table
    /// of the codes where diagnostics are left out.
    pub fn render_briefly(&self, source: &Source, style: Style) -> String {
        self.rendered(source, style, brief::blocks)
    }

    fn rendered(
        &self,
        source: &Source,
        style: Style,
        blocks: impl FnOnce(&Text<'_>, &[Located<'_>]) -> String,
    ) -> String {
        let book = Book::new(source);
        let mut shown = self.in_order(&book);
        if shown.is_empty() && style != Style::Json {
            return String::new();
        }
        let counts = Counts::of(&shown);
        shown.retain(|located| located.diagnostic.severity() > Severity::Note);
        match style {
            Style::Json => json::lines(&shown, &book, &counts),
            Style::Plain => blocks(&Text::plain(&book), &shown) + &counts.in_words(),
            Style::Colored => blocks(&Text::colored(&book), &shown) + &counts.in_words(),
            Style::Github => {
                let all = shown.len();
                keep_gravest(&mut shown);
                let commands = shown
                    .iter()
                    .map(|located| github::command(located, &book) + "\n");
                commands.collect::<String>() + &counts.in_words_of(all)
            }
        }
    }
}

/// Leaves out what nobody would read; errors stay before warnings.
fn keep_gravest(located: &mut Vec<Located<'_>>) {
    for severity in [Severity::Warning, Severity::Error] {
        let mut surplus = located.len().saturating_sub(MOST_SHOWN);
        let mut kept: Vec<_> = std::mem::take(located).into_iter().rev().collect();
        kept.retain(|located| {
            let is_left_out = surplus > 0 && located.diagnostic.severity() == severity;
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
    fn diagnostics_are_shown_in_the_order_of_the_text_and_once() {
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

2 errors, 1 warning; 1 repaired
";
        assert_eq!(report.render(&source(), Style::Plain), expected);
    }

    #[test]
    fn a_report_without_diagnostics_is_empty() {
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
            shown.ends_with("1 error, 0 warnings; 1 repaired\n"),
            "{shown}"
        );
    }

    #[test]
    fn a_diagnostic_without_a_location_names_the_file() {
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
    fn annotations_are_cut_and_errors_are_kept() {
        let mut report = Report::new();
        for number in 0..2 * MOST_SHOWN {
            report.add(Code::UnknownField, &place("a"), format!("warning {number}"));
        }
        report.add(Code::UnknownReference, &place("c"), "the error");
        let shown = report.render(&source(), Style::Github);
        assert_eq!(shown.matches("::warning file").count(), MOST_SHOWN - 1);
        assert!(shown.contains("the error"));
        assert!(shown.ends_with("1 error, 2000 warnings; 2000 repaired (1000 of them shown)\n"));
    }

    #[test]
    fn the_first_of_each_code_are_shown_to_people_and_the_costly_ones_first() {
        let mut report = Report::new();
        for number in 0..1000 {
            report.add(Code::UnknownField, &place("a"), format!("field {number}"));
        }
        report.add(Code::SchemaNotApplied, &place("b"), "loose");
        report.add(Code::NotUtf8, &place("c"), "the error");
        let shown = report.render_briefly(&source(), Style::Plain);
        let (error, rest) = shown.split_once("error[E0101]: the error\n").expect(&shown);
        assert_eq!(error, "");
        let (before, after) = rest.split_once("warning[W0702]: loose\n").expect(&shown);
        assert!(!before.contains("W0202") && after.matches("warning[W0202]").count() == 3);
        let end = "\
… and 997 more of W0202

code   count  class     title
E0101      1  fault     text that is not UTF-8
W0702      1  untyped   a body whose schema is not applied
W0202   1000  repaired  an unknown field

1 error, 1001 warnings; 1000 repaired, 1 untyped
";
        assert!(shown.ends_with(end), "{shown}");
        assert_eq!(
            report
                .render(&source(), Style::Plain)
                .matches("-->")
                .count(),
            1002
        );
    }
}
