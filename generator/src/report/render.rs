//! A report as text for people, in the manner of rustc.

use std::borrow::Cow;
use std::collections::HashMap;

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer};

use super::excerpt::Excerpt;
use super::{Finding, Report, Severity, Site, Spot};
use crate::source::{Location, Part, Place, Positions, Source, locate};

/// The most findings that are shown, so that a hostile description cannot flood a terminal.
const MOST_SHOWN: usize = 1000;

/// How a report is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Text alone.
    Plain,
    /// With colours for a terminal (ANSI escape sequences).
    Colored,
}

impl Report {
    /// The report as text: findings in the order of the description, then a line that counts them.
    ///
    /// `source` must be the text that the findings are of. Empty when there are no findings.
    pub fn render(&self, source: &Source, style: Style) -> String {
        if self.is_empty() {
            return String::new();
        }
        let book = Book::new(source, style);
        let mut shown = self.in_order(&book);
        let summary = summary(&shown);
        keep_gravest(&mut shown);
        let mut text = String::new();
        for finding in &shown {
            text.push_str(&book.render(finding));
            text.push_str("\n\n");
        }
        text.push_str(&summary);
        text.push('\n');
        text
    }

    /// The findings with their locations, in the order of the texts; each only once.
    fn in_order<'a>(&'a self, book: &'a Book<'_>) -> Vec<Located<'a>> {
        let mut locations = book.locations(&self.findings);
        let mut located: Vec<_> = self
            .findings
            .iter()
            .map(|finding| Located {
                finding,
                location: locations.next(&finding.site),
                related: finding
                    .related
                    .iter()
                    .map(|(site, _)| locations.next(site))
                    .collect(),
            })
            .collect();
        located.sort_by_cached_key(Located::order);
        located.dedup_by(|a, b| a.finding == b.finding);
        located
    }
}

/// A finding and where it and its related places stand.
struct Located<'a> {
    finding: &'a Finding,
    location: Option<Location>,
    related: Vec<Option<Location>>,
}

impl<'a> Located<'a> {
    fn order(&self) -> (Option<&'a str>, usize, String) {
        let start = self
            .location
            .as_ref()
            .map_or(0, |location| location.range.start);
        let file = self.finding.site.file.as_deref();
        (file, start, self.finding.message.clone())
    }
}

/// The locations of many sites, found with one scan of each file, in the order of the sites.
struct Locations<'a> {
    book: &'a Book<'a>,
    nodes: HashMap<Option<&'a str>, std::vec::IntoIter<Option<Location>>>,
}

impl<'a> Locations<'a> {
    fn next(&mut self, site: &'a Site) -> Option<Location> {
        match &site.spot {
            Spot::Node(..) => self.nodes.get_mut(&site.file.as_deref())?.next().flatten(),
            Spot::Text(range) => Some(self.book.page(site).positions.location(range.clone())),
        }
    }
}

/// What every finding of one rendering shares.
struct Book<'a> {
    page: Page<'a>,
    /// Those of the other files, by their paths.
    others: HashMap<&'a str, Page<'a>>,
    renderer: Renderer,
}

/// A file.
struct Page<'a> {
    source: &'a Source,
    name: Cow<'a, str>,
    positions: Positions<'a>,
}

impl<'a> Page<'a> {
    fn new(source: &'a Source, name: Cow<'a, str>) -> Self {
        Self {
            source,
            name,
            positions: Positions::new(&source.text),
        }
    }
}

impl<'a> Book<'a> {
    fn new(source: &'a Source, style: Style) -> Self {
        let folder = source.name.rfind(['/', '\\']).map_or(0, |slash| slash + 1);
        let folder = source.name.get(..folder).unwrap_or_default();
        let others = source.files.sources();
        let page = |(path, source)| {
            let name = Cow::Owned(format!("{folder}{path}"));
            (path, Page::new(source, name))
        };
        let overlays = source.overlays.iter().map(|overlay| {
            let page = Page::new(overlay, Cow::Borrowed(&overlay.name));
            (overlay.name.as_str(), page)
        });
        Self {
            page: Page::new(source, Cow::Borrowed(&source.name)),
            others: others.map(page).chain(overlays).collect(),
            renderer: match style {
                Style::Plain => Renderer::plain(),
                Style::Colored => Renderer::styled(),
            },
        }
    }

    fn page(&self, site: &Site) -> &Page<'a> {
        let other = site.file.as_deref().and_then(|file| self.others.get(file));
        other.unwrap_or(&self.page)
    }

    fn locations<'f>(&'f self, findings: &'f [Finding]) -> Locations<'f> {
        let sites = findings.iter().flat_map(|finding| {
            let related = finding.related.iter().map(|(site, _)| site);
            std::iter::once(&finding.site).chain(related)
        });
        let mut nodes: HashMap<Option<&str>, Vec<(Place, Part)>> = HashMap::new();
        for site in sites {
            if let Spot::Node(place, part) = &site.spot {
                let of_file = nodes.entry(site.file.as_deref()).or_default();
                of_file.push((place.clone(), *part));
            }
        }
        let found = nodes.into_iter().map(|(file, nodes)| {
            let other = file.and_then(|file| self.others.get(file));
            let page = other.unwrap_or(&self.page);
            (file, locate(page.source, &nodes).into_iter())
        });
        Locations {
            nodes: found.collect(),
            book: self,
        }
    }

    fn render(&self, located: &Located<'_>) -> String {
        let excerpts = self.excerpts(located);
        let finding = located.finding;
        let level = match finding.severity {
            Severity::Warning => Level::WARNING,
            Severity::Error => Level::ERROR,
        };
        let mut group = level
            .primary_title(&finding.message)
            .elements(excerpts.iter().map(|(name, excerpt)| excerpt.snippet(name)));
        if excerpts.is_empty() {
            group = group.element(Origin::path(&*self.page(&finding.site).name));
        }
        let text = self.renderer.render(&[with_advice(group, finding)]);
        excerpts.iter().fold(text, |text, (name, excerpt)| {
            excerpt.correct_column(text, name)
        })
    }

    /// The lines to show, each with the name of its file.
    fn excerpts<'f>(&'f self, located: &'f Located<'_>) -> Vec<(&'f str, Excerpt<'f>)> {
        let finding = located.finding;
        let primary = located.location.iter().map(|location| {
            let label = finding.label.as_deref();
            self.excerpt(&finding.site, location, AnnotationKind::Primary, label)
        });
        let related = finding.related.iter().zip(&located.related);
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
        let page = self.page(site);
        let excerpt = Excerpt::new(&page.positions, location, kind, label);
        (&page.name, excerpt)
    }
}

fn with_advice<'a>(mut group: Group<'a>, finding: &'a Finding) -> Group<'a> {
    if let Some(help) = &finding.help {
        group = group.element(Level::HELP.message(help));
    }
    if finding.denied {
        group = group.element(Level::NOTE.message("a warning, made an error by `--strict`"));
    }
    group
}

/// Leaves out what nobody would read; errors stay before warnings.
fn keep_gravest(located: &mut Vec<Located<'_>>) {
    for severity in [Severity::Warning, Severity::Error] {
        let mut surplus = located.len().saturating_sub(MOST_SHOWN);
        let mut kept: Vec<_> = std::mem::take(located).into_iter().rev().collect();
        kept.retain(|located| {
            let is_left_out = surplus > 0 && located.finding.severity == severity;
            surplus -= usize::from(is_left_out);
            !is_left_out
        });
        kept.reverse();
        *located = kept;
    }
}

/// `2 errors, 1 warning`.
fn summary(located: &[Located<'_>]) -> String {
    let counted = |severity, what: &str| {
        let alike = located
            .iter()
            .filter(|located| located.finding.severity == severity);
        match alike.count() {
            1 => format!("1 {what}"),
            count => format!("{count} {what}s"),
        }
    };
    let errors = counted(Severity::Error, "error");
    let warnings = counted(Severity::Warning, "warning");
    match located.len() {
        ..=MOST_SHOWN => format!("{errors}, {warnings}"),
        _ => format!("{errors}, {warnings} ({MOST_SHOWN} of them shown)"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source() -> Source {
        Source::new("a.yaml", "a: 1\nb: 2\nc: 3\n")
    }

    fn place(key: &str) -> Place {
        Place::root().key(key)
    }

    #[test]
    fn findings_are_shown_in_the_order_of_the_text_and_once() {
        let mut report = Report::new();
        report.warning(&place("c"), "third");
        report
            .error(&place("a"), "first")
            .label("here")
            .help("do this");
        report
            .error(&place("b"), "second")
            .at_key()
            .related(&place("a"), "because of this");
        report.warning(&place("c"), "third");
        let expected = "\
error: first
 --> a.yaml:1:4
  |
1 | a: 1
  |    ^ here
  |
  = help: do this

error: second
 --> a.yaml:2:1
  |
2 | b: 2
  | ^
  |
 ::: a.yaml:1:1
  |
1 | a: 1
  | - because of this

warning: third
 --> a.yaml:3:4
  |
3 | c: 3
  |    ^

2 errors, 1 warning
";
        assert_eq!(report.render(&source(), Style::Plain), expected);
    }

    #[test]
    fn a_report_without_findings_is_empty() {
        assert_eq!(Report::new().render(&source(), Style::Plain), "");
    }

    #[test]
    fn a_denied_warning_says_what_it_was() {
        let mut report = Report::new();
        report.warning(&place("a"), "odd");
        report.deny_warnings();
        let shown = report.render(&source(), Style::Plain);
        assert!(shown.starts_with("error: odd\n"), "{shown}");
        assert!(
            shown.contains("note: a warning, made an error by `--strict`\n"),
            "{shown}"
        );
        assert!(shown.ends_with("1 error, 0 warnings\n"), "{shown}");
    }

    #[test]
    fn a_finding_without_a_location_names_the_file() {
        let mut report = Report::new();
        report.error(&place("a"), "lost");
        let shown = report.render(&Source::new("a.yaml", "@"), Style::Plain);
        assert!(shown.starts_with("error: lost\n--> a.yaml\n"), "{shown}");
    }

    #[test]
    fn colours_are_only_in_the_coloured_style() {
        let mut report = Report::new();
        report.error(&place("a"), "first");
        assert!(report.render(&source(), Style::Colored).contains('\u{1b}'));
        assert!(!report.render(&source(), Style::Plain).contains('\u{1b}'));
    }

    #[test]
    fn a_flood_is_cut_and_errors_are_kept() {
        let mut report = Report::new();
        for number in 0..2 * MOST_SHOWN {
            report.warning(&place("a"), format!("warning {number}"));
        }
        report.error(&place("c"), "the error");
        let shown = report.render(&source(), Style::Plain);
        assert_eq!(shown.matches("-->").count(), MOST_SHOWN);
        assert!(shown.contains("error: the error\n"));
        assert!(shown.ends_with("1 error, 2000 warnings (1000 of them shown)\n"));
    }
}
