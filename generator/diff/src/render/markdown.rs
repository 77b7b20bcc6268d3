//! Renders changes as Markdown for the description of a pull request.

use std::fmt::Write as _;

use super::{Shown, unnamed_operations};
use crate::Comparison;
use crate::change::{Audience, Verdict};
use openapi_crates::report::SourceLocation;

pub(super) fn render(shown: &[Shown<'_>], comparison: &Comparison) -> String {
    let mut text = format!("### {}\n", comparison.summary());
    let (open, accepted): (Vec<&Shown<'_>>, Vec<&Shown<'_>>) =
        shown.iter().partition(|one| one.change.accepted.is_none());
    for (title, verdict) in [
        ("Breaking", Verdict::Breaking),
        ("Potentially breaking", Verdict::Risky),
        ("Not breaking", Verdict::Safe),
    ] {
        let of_verdict = open.iter().filter(|one| one.change.worst() == verdict);
        section(&mut text, title, &of_verdict.copied().collect::<Vec<_>>());
    }
    section(&mut text, "Accepted", &accepted);
    for why in &comparison.unknown {
        let _ = writeln!(text, "\n> {}", escaped(why));
    }
    text
}

fn section(text: &mut String, title: &str, shown: &[&Shown<'_>]) {
    if shown.is_empty() {
        return;
    }
    let _ = write!(
        text,
        "\n#### {title}\n\n| change | wire | client | server | where |\n| --- | --- | --- | --- | --- |\n"
    );
    for one in shown {
        text.push_str(&one.row());
    }
}

impl Shown<'_> {
    fn row(&self) -> String {
        let change = self.change;
        let mut words = escaped(&change.message);
        if let Some(operations) = unnamed_operations(change) {
            let _ = write!(words, " in {}", escaped(&operations));
        }
        if let Some(reason) = change.accepted.as_deref().or(change.reason) {
            let _ = write!(words, " ({})", escaped(reason));
        }
        for item in change.items.iter().filter(|item| item.change.breaks) {
            let _ = write!(
                words,
                "<br>{}: {}",
                item.audience,
                escaped(&item.change.text)
            );
        }
        let verdicts = Audience::ALL.map(|audience| match change.verdict(audience) {
            Verdict::Safe => "",
            Verdict::Risky => "potentially",
            Verdict::Breaking => "**breaking**",
        });
        let location = self.new.as_ref().or(self.old.as_ref());
        let place = location.map(place).unwrap_or_default();
        format!("| {words} | {} | {place} |\n", verdicts.join(" | "))
    }
}

fn place(location: &SourceLocation) -> String {
    match &location.line {
        Some(line) => format!("`{}:{}`", location.file, line.number),
        None => format!("`{}`", location.file),
    }
}

/// Escapes text for a table cell.
fn escaped(text: &str) -> String {
    plain(text).replace('|', "\\|")
}

/// Joins the lines of a text, and escapes tags outside of code.
pub(super) fn plain(text: &str) -> String {
    let text = text.replace(['\n', '\r'], " ");
    let are_paired = text.matches('`').count().is_multiple_of(2) && !text.contains("``");
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(index, part)| match are_paired && index % 2 == 1 {
        true => part.to_owned(),
        false => part.replace('<', "&lt;"),
    });
    parts.collect::<Vec<_>>().join("`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_escaped_outside_of_code() {
        for (text, expected) in [
            (
                "`Call<ListPets>` was removed",
                "`Call<ListPets>` was removed",
            ),
            ("a <b> `c|d`", "a &lt;b> `c\\|d`"),
            ("`a`<b>`", "`a`&lt;b>`"),
            ("``<b>``", "``&lt;b>``"),
            ("a\r\nb", "a  b"),
        ] {
            assert_eq!(escaped(text), expected);
        }
    }
}
