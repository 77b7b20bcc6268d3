//! Renders changes as text in the style of rustc.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use super::{Shown, effect, open_verdict, operations};
use crate::Comparison;
use crate::change::{Change, Item, Verdict};
use openapi_crates::report::SourceLocation;

/// The maximum number of generated items per change.
const MAX_ITEMS: usize = 6;

pub(super) fn render(shown: &[Shown<'_>], comparison: &Comparison, is_colored: bool) -> String {
    let renderer = if is_colored {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let changes = shown.iter().map(|one| one.text(&renderer) + "\n\n");
    let unknown = comparison
        .unknown
        .iter()
        .map(|why| format!("note: {why}\n"));
    let summary = format!("{}\n", comparison.summary());
    changes.chain(unknown).chain([summary]).collect()
}

impl Shown<'_> {
    fn text(&self, renderer: &Renderer) -> String {
        let change = self.change;
        let level = match open_verdict(change) {
            Verdict::Safe => Level::INFO,
            Verdict::Risky => Level::WARNING,
            Verdict::Breaking => Level::ERROR,
        };
        let places = [(&self.old, "before"), (&self.new, "after")];
        let places = places
            .into_iter()
            .filter_map(|(location, label)| Some((location.as_ref()?, label)));
        let snippets: Vec<_> = places
            .filter_map(|(location, label)| snippet(location, label))
            .collect();
        let notes = self.notes();
        let mut group: Group<'_> = level
            .with_name(headline(change))
            .primary_title(change.message.as_str())
            .id(change.rule.as_str())
            .elements(snippets);
        for note in &notes {
            group = group.element(Level::NOTE.message(note.as_str()));
        }
        renderer.render(&[group])
    }

    fn notes(&self) -> Vec<String> {
        let change = self.change;
        let operations = operations(change).map(|all| format!("in {all}"));
        let reason = change.reason.map(str::to_owned);
        let accepted = change
            .accepted
            .as_ref()
            .map(|why| format!("accepted: {why}"));
        // Breaking items must not be among the omitted ones.
        let mut items: Vec<&Item> = change.items.iter().collect();
        items.sort_by_key(|item| !item.change.breaks);
        let items = items.into_iter().take(MAX_ITEMS).map(|item| {
            let breaks = if item.change.breaks {
                " (breaking)"
            } else {
                ""
            };
            format!("generated {}: {}{breaks}", item.audience, item.change.text)
        });
        let more = change.items.len().saturating_sub(MAX_ITEMS);
        let more =
            (more > 0).then(|| format!("and {more} more changed items of the generated crates"));
        let is_breaking = change.worst() == Verdict::Breaking;
        let effect = is_breaking.then(|| effect(change));
        let first = effect.into_iter().chain(operations);
        let first = first.chain(reason).chain(accepted);
        first.chain(items).chain(more).collect()
    }
}

fn headline(change: &Change) -> &'static str {
    match change.worst() {
        Verdict::Safe => "not breaking",
        Verdict::Risky => "potentially breaking",
        Verdict::Breaking => "breaking",
    }
}

fn snippet<'s>(
    location: &'s SourceLocation,
    label: &'static str,
) -> Option<Snippet<'s, annotate_snippets::Annotation<'s>>> {
    let line = location.line.as_ref()?;
    let annotation = AnnotationKind::Primary.span(line.span.clone()).label(label);
    let snippet = Snippet::source(line.text.as_str()).path(location.file.as_str());
    Some(snippet.line_start(line.number).annotation(annotation))
}
