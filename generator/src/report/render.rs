//! A report as text for people, in the manner of rustc.

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer};

use super::excerpt::Excerpt;
use super::{Finding, Report, Severity, Site};
use crate::source::{Location, Positions, Source, locate};

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
        let page = Page::new(source, style);
        let mut shown = self.in_order(&page);
        let summary = summary(&shown);
        keep_gravest(&mut shown);
        let mut text = String::new();
        for finding in &shown {
            text.push_str(&page.render(finding));
            text.push_str("\n\n");
        }
        text.push_str(&summary);
        text.push('\n');
        text
    }

    /// The findings with their locations, in the order of the text; each only once.
    fn in_order<'a>(&'a self, page: &Page<'_>) -> Vec<Located<'a>> {
        let mut locations = Locations::find(&self.findings, page);
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

impl Located<'_> {
    fn order(&self) -> (usize, String) {
        let start = self
            .location
            .as_ref()
            .map_or(0, |location| location.range.start);
        (start, self.finding.message.clone())
    }
}

/// The locations of many sites, found with one scan, in the order of the sites.
struct Locations<'a> {
    positions: &'a Positions<'a>,
    nodes: std::vec::IntoIter<Option<Location>>,
}

impl<'a> Locations<'a> {
    fn find(findings: &[Finding], page: &'a Page<'_>) -> Self {
        let sites = findings.iter().flat_map(|finding| {
            let related = finding.related.iter().map(|(site, _)| site);
            std::iter::once(&finding.site).chain(related)
        });
        let nodes: Vec<_> = sites
            .filter_map(|site| match site {
                Site::Node(place, part) => Some((place.clone(), *part)),
                Site::Text(_) => None,
            })
            .collect();
        Self {
            positions: &page.positions,
            nodes: locate(page.source, &nodes).into_iter(),
        }
    }

    fn next(&mut self, site: &Site) -> Option<Location> {
        match site {
            Site::Node(..) => self.nodes.next().flatten(),
            Site::Text(range) => Some(self.positions.location(range.clone())),
        }
    }
}

/// What every finding of one rendering shares.
struct Page<'a> {
    source: &'a Source,
    positions: Positions<'a>,
    renderer: Renderer,
}

impl<'a> Page<'a> {
    fn new(source: &'a Source, style: Style) -> Self {
        Self {
            source,
            positions: Positions::new(&source.text),
            renderer: match style {
                Style::Plain => Renderer::plain(),
                Style::Colored => Renderer::styled(),
            },
        }
    }

    fn render(&self, located: &Located<'_>) -> String {
        let excerpts = self.excerpts(located);
        let finding = located.finding;
        let level = match finding.severity {
            Severity::Warning => Level::WARNING,
            Severity::Error => Level::ERROR,
        };
        let mut group = level.primary_title(&finding.message).elements(
            excerpts
                .iter()
                .map(|excerpt| excerpt.snippet(&self.source.name)),
        );
        if excerpts.is_empty() {
            group = group.element(Origin::path(&self.source.name));
        }
        let text = self.renderer.render(&[with_advice(group, finding)]);
        excerpts.iter().fold(text, |text, excerpt| {
            excerpt.correct_column(text, &self.source.name)
        })
    }

    fn excerpts<'f>(&'f self, located: &'f Located<'_>) -> Vec<Excerpt<'f>> {
        let finding = located.finding;
        let primary = located.location.iter().map(|location| {
            let label = finding.label.as_deref();
            Excerpt::new(&self.positions, location, AnnotationKind::Primary, label)
        });
        let related = finding.related.iter().zip(&located.related);
        let related = related.filter_map(|((_, label), location)| {
            let kind = AnnotationKind::Context;
            Some(Excerpt::new(
                &self.positions,
                location.as_ref()?,
                kind,
                Some(label),
            ))
        });
        primary.chain(related).collect()
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
