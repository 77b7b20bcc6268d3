//! Changes as text for people, in the manner of rustc.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use super::{Shown, effect, operations};
use crate::Comparison;
use crate::change::{Item, Verdict};
use generator::report::SourceLocation;

/// The most items of the generated crates that are told of one change.
const MOST_ITEMS: usize = 6;

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
        let effect = effect(change);
        let level = match (change.gravest(), &change.accepted) {
            (_, Some(_)) | (Verdict::Safe, None) => Level::INFO,
            (Verdict::Risky, None) => Level::WARNING,
            (Verdict::Breaking, None) => Level::ERROR,
        };
        let places = [(&self.old, "before"), (&self.new, "after")];
        let places = places
            .into_iter()
            .filter_map(|(spot, label)| Some((spot.as_ref()?, label)));
        let snippets: Vec<_> = places
            .filter_map(|(spot, label)| snippet(spot, label))
            .collect();
        let notes = self.notes();
        let mut group: Group<'_> = level
            .with_name(effect.as_str())
            .primary_title(change.message.as_str())
            .id(change.rule.as_str())
            .elements(snippets);
        for note in &notes {
            group = group.element(Level::NOTE.message(note.as_str()));
        }
        renderer.render(&[group])
    }

    /// What is told below the places.
    fn notes(&self) -> Vec<String> {
        let change = self.change;
        let operations = operations(change).map(|all| format!("in {all}"));
        let reason = change.reason.map(str::to_owned);
        let accepted = change
            .accepted
            .as_ref()
            .map(|why| format!("accepted: {why}"));
        // What breaks must not be among those that are left out.
        let mut items: Vec<&Item> = change.items.iter().collect();
        items.sort_by_key(|item| !item.change.breaks);
        let items = items.into_iter().take(MOST_ITEMS).map(|item| {
            let breaks = if item.change.breaks {
                ", which breaks"
            } else {
                ""
            };
            format!("generated {}: {}{breaks}", item.audience, item.change.text)
        });
        let more = change.items.len().saturating_sub(MOST_ITEMS);
        let more = (more > 0).then(|| format!("{more} more items of the generated crates change"));
        let first = operations.into_iter().chain(reason).chain(accepted);
        first.chain(items).chain(more).collect()
    }
}

fn snippet<'s>(
    spot: &'s SourceLocation,
    label: &'static str,
) -> Option<Snippet<'s, annotate_snippets::Annotation<'s>>> {
    let line = spot.line.as_ref()?;
    let annotation = AnnotationKind::Primary.span(line.span.clone()).label(label);
    let snippet = Snippet::source(line.text.as_str()).path(spot.file.as_str());
    Some(snippet.line_start(line.number).annotation(annotation))
}
