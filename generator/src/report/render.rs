//! Rendering of a report.

use super::counts::Counts;
use super::short_text;
use super::source_map::{Located, SourceMap};
use super::text::Text;
use super::{Report, Severity, github, json, sarif};
use crate::source::Source;

/// The maximum number of annotations of a pull request.
pub(super) const MAX_ANNOTATIONS: usize = 1000;

/// The format of a rendered report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Style {
    /// Text in the style of rustc.
    #[default]
    Plain,
    /// Text with ANSI colors.
    Colored,
    /// JSON lines: one for each diagnostic, and always a summary.
    Json,
    /// Workflow commands of GitHub Actions, which annotate a pull request.
    Github,
    /// A log in the Static Analysis Results Interchange Format (SARIF 2.1.0), always with one run.
    Sarif,
}

impl Report {
    /// Renders the diagnostics in the order of the description, followed by a summary. Notes are only counted.
    ///
    /// `source` must be the description of the report. Empty without diagnostics, except for the summary of JSON and the log of SARIF.
    pub fn render(&self, source: &Source, style: Style) -> String {
        self.rendered(source, style, |text, shown| {
            shown.iter().map(|located| text.block(located)).collect()
        })
    }

    /// Renders only the first diagnostics of each code in the text styles, the most severe first; with a table of all
    /// codes, if some are not shown.
    pub fn render_briefly(&self, source: &Source, style: Style) -> String {
        self.rendered(source, style, short_text::blocks)
    }

    fn rendered(
        &self,
        source: &Source,
        style: Style,
        blocks: impl FnOnce(&Text<'_>, &[Located<'_>]) -> String,
    ) -> String {
        let map = SourceMap::new(source);
        let mut shown = self.in_order(&map);
        if shown.is_empty() && !matches!(style, Style::Json | Style::Sarif) {
            return String::new();
        }
        let counts = Counts::of(&shown);
        shown.retain(|located| located.diagnostic.severity() > Severity::Note);
        match style {
            Style::Json => json::lines(&shown, &map, &counts),
            Style::Sarif => sarif::log(&shown, &map),
            Style::Plain => blocks(&Text::plain(&map), &shown) + &counts.summary(),
            Style::Colored => blocks(&Text::colored(&map), &shown) + &counts.summary(),
            Style::Github => {
                let all = shown.len();
                keep_most_severe(&mut shown);
                let commands = shown
                    .iter()
                    .map(|located| github::command(located, &map) + "\n");
                commands.collect::<String>() + &counts.summary_of(all)
            }
        }
    }
}

/// Drops surplus warnings, then surplus errors.
fn keep_most_severe(located: &mut Vec<Located<'_>>) {
    for severity in [Severity::Warning, Severity::Error] {
        let mut surplus = located.len().saturating_sub(MAX_ANNOTATIONS);
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
    fn diagnostics_are_sorted_by_location_without_duplicates() {
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
    fn a_denied_warning_keeps_its_code() {
        let mut report = Report::new();
        report.add(Code::UnknownField, &place("a"), "odd");
        let mut strict = Policy::default();
        strict.deny_warnings();
        report.apply_policy(&strict);
        let shown = report.render(&source(), Style::Plain);
        assert!(shown.starts_with("error[W0202]: odd\n"), "{shown}");
        assert!(
            shown.contains("note: error because of `--strict`\n"),
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
        for number in 0..2 * MAX_ANNOTATIONS {
            report.add(Code::UnknownField, &place("a"), format!("warning {number}"));
        }
        report.add(Code::UnknownReference, &place("c"), "the error");
        let shown = report.render(&source(), Style::Github);
        assert_eq!(shown.matches("::warning file").count(), MAX_ANNOTATIONS - 1);
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
E0101      1  error     invalid UTF-8
W0702      1  untyped   body with an unused schema
W0202   1000  repaired  unknown field

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
