//! Diagnostics as text in the style of rustc.

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer};

use super::excerpt::Excerpt;
use super::source_map::{Located, SourceMap};
use super::{Diagnostic, Severity, Site};
use crate::source::Location;

/// A renderer of diagnostics.
pub(super) struct Text<'a> {
    map: &'a SourceMap<'a>,
    renderer: Renderer,
}

impl<'a> Text<'a> {
    pub(super) fn plain(map: &'a SourceMap<'a>) -> Self {
        let renderer = Renderer::plain();
        Self { map, renderer }
    }

    pub(super) fn colored(map: &'a SourceMap<'a>) -> Self {
        let renderer = Renderer::styled();
        Self { map, renderer }
    }

    /// Renders a diagnostic, followed by an empty line.
    pub(super) fn block(&self, located: &Located<'_>) -> String {
        self.rendered(located) + "\n\n"
    }

    pub(super) fn rendered(&self, located: &Located<'_>) -> String {
        let excerpts = self.excerpts(located);
        let diagnostic = located.diagnostic;
        let level = match diagnostic.severity() {
            Severity::Note => Level::NOTE,
            Severity::Warning => Level::WARNING,
            Severity::Error => Level::ERROR,
        };
        let mut group = level
            .primary_title(&diagnostic.message)
            .id(diagnostic.code.as_str())
            .elements(excerpts.iter().map(|(name, excerpt)| excerpt.snippet(name)));
        if excerpts.is_empty() {
            group = group.element(Origin::path(&*self.map.file(&diagnostic.site).name));
        }
        let text = self.renderer.render(&[with_advice(group, diagnostic)]);
        excerpts.iter().fold(text, |text, (name, excerpt)| {
            excerpt.correct_column(text, name)
        })
    }

    /// The excerpts, each with the name of its file.
    fn excerpts<'f>(&'f self, located: &'f Located<'_>) -> Vec<(&'f str, Excerpt<'f>)> {
        let diagnostic = located.diagnostic;
        let primary = located.location.iter().map(|location| {
            let label = diagnostic.label.as_deref();
            self.excerpt(&diagnostic.site, location, AnnotationKind::Primary, label)
        });
        let related = diagnostic.related.iter().zip(&located.related);
        let related = related.filter_map(|((site, label), location)| {
            let kind = AnnotationKind::Context;
            Some(self.excerpt(site, location.as_ref()?, kind, Some(label)))
        });
        primary.chain(related).collect()
    }

    fn excerpt<'f>(
        &'f self,
        site: &Site,
        location: &Location,
        kind: AnnotationKind,
        label: Option<&'f str>,
    ) -> (&'f str, Excerpt<'f>) {
        let file = self.map.file(site);
        let excerpt = Excerpt::new(&file.positions, location, kind, label);
        (&file.name, excerpt)
    }
}

fn with_advice<'a>(mut group: Group<'a>, diagnostic: &'a Diagnostic) -> Group<'a> {
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(help));
    }
    for note in diagnostic.notes() {
        group = group.element(Level::NOTE.message(note));
    }
    group
}
