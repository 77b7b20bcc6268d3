//! The line of a description around a diagnostic, shortened if it is long.

use std::borrow::Cow;
use std::ops::Range;

use annotate_snippets::{Annotation, AnnotationKind, Snippet};

use crate::source::{Location, Positions};

/// Longer lines are shortened to a window: a description may be a single line of megabytes.
const MAX_LINE: usize = 400;
/// The bytes of the window on each side of the underlined text, and of the underlined text itself.
const WINDOW: usize = 100;

/// A line, or a window of it around the underlined text.
pub(super) struct Excerpt<'a> {
    text: Cow<'a, str>,
    span: Range<usize>,
    line: usize,
    /// The column in the description, if it differs from the one in `text`.
    column: Option<usize>,
    kind: AnnotationKind,
    label: Option<&'a str>,
}

impl<'a> Excerpt<'a> {
    pub(super) fn new(
        positions: &Positions<'a>,
        location: &Location,
        kind: AnnotationKind,
        label: Option<&'a str>,
    ) -> Self {
        let (start, line) = positions.line(location.line);
        let span = location.range.start - start..location.range.end - start;
        let whole = line.len() <= MAX_LINE;
        let (text, span) = if whole {
            (Cow::Borrowed(line), span)
        } else {
            window(line, span)
        };
        Self {
            text,
            span,
            line: location.line,
            column: (!whole).then_some(location.column),
            kind,
            label,
        }
    }

    /// The text, and the underlined bytes of it.
    pub(super) fn into_text(self) -> (String, Range<usize>) {
        (self.text.into_owned(), self.span)
    }

    pub(super) fn snippet<'s>(&'s self, path: &'s str) -> Snippet<'s, Annotation<'s>> {
        let annotation = self.kind.span(self.span.clone()).label(self.label);
        Snippet::source(&*self.text)
            .path(path)
            .line_start(self.line)
            .annotation(annotation)
    }

    /// Replaces the column in the window by the column in the description.
    pub(super) fn correct_column(&self, rendered: String, path: &str) -> String {
        let Some(column) = self.column else {
            return rendered;
        };
        let before = self.text.get(..self.span.start).unwrap_or_default();
        let in_window = before.chars().count() + 1;
        let line = self.line;
        let in_output = format!("{path}:{line}:{in_window}\n");
        rendered.replacen(&in_output, &format!("{path}:{line}:{column}\n"), 1)
    }
}

/// The window of a long line around a span, and the span in the window.
fn window(line: &str, span: Range<usize>) -> (Cow<'static, str>, Range<usize>) {
    let from = line.floor_char_boundary(span.start.saturating_sub(WINDOW));
    let end = line.ceil_char_boundary(span.end.min(span.start + WINDOW));
    let to = line.ceil_char_boundary(end + WINDOW);
    let left = if from > 0 { "…" } else { "" };
    let right = if to < line.len() { "…" } else { "" };
    let text = format!("{left}{}{right}", line.get(from..to).unwrap_or_default());
    let shift = |offset: usize| offset - from + left.len();
    (Cow::Owned(text), shift(span.start)..shift(end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::{Code, Report, Style};
    use crate::source::{Place, Source};

    #[test]
    fn a_long_line_is_cut_and_keeps_its_column() {
        let filler = "\"é\":1,".repeat(1000);
        let source = Source::new("a.json", format!("{{{filler}\"bad\":2,{filler}\"z\":3}}"));
        let mut report = Report::new();
        report
            .add(Code::UnknownReference, &Place::root().key("bad"), "no")
            .at_key()
            .label("here");
        let shown = report.render(&source, Style::Plain);
        assert!(shown.contains(" --> a.json:1:6002\n"), "{shown}");
        assert!(shown.contains("\"bad\":2,"), "{shown}");
        assert!(
            shown.lines().all(|line| line.chars().count() < 400),
            "{shown}"
        );
    }

    #[test]
    fn a_window_holds_no_more_than_it_should() {
        let line = "x".repeat(5000);
        for span in [0..10, 0..5000, 4990..5000, 2000..2000] {
            let (text, shifted) = window(&line, span.clone());
            assert!(text.len() < 2 * WINDOW + 2 * WINDOW, "{span:?}");
            assert!(
                shifted.start <= shifted.end && shifted.end <= text.len(),
                "{span:?}"
            );
        }
    }
}
