//! Where the diagnostics of a report stand in the texts of a description.

use std::borrow::Cow;
use std::collections::HashMap;

use super::{Diagnostic, Report, Site, Spot};
use crate::source::{Location, Part, Place, Positions, Source, locate};

/// A diagnostic and where it and its related places stand.
pub(super) struct Located<'a> {
    pub(super) diagnostic: &'a Diagnostic,
    pub(super) location: Option<Location>,
    pub(super) related: Vec<Option<Location>>,
}

impl<'a> Located<'a> {
    fn order(&self) -> (Option<&'a str>, usize, String) {
        let start = self
            .location
            .as_ref()
            .map_or(0, |location| location.range.start);
        let file = self.diagnostic.site.file.as_deref();
        (file, start, self.diagnostic.message.clone())
    }
}

/// The locations of many sites, found with one scan of each file, in the order of the sites.
pub(super) struct Locations<'a> {
    book: &'a Book<'a>,
    nodes: HashMap<Option<&'a str>, std::vec::IntoIter<Option<Location>>>,
}

impl<'a> Locations<'a> {
    pub(super) fn next(&mut self, site: &'a Site) -> Option<Location> {
        match &site.spot {
            Spot::Node(..) => self.nodes.get_mut(&site.file.as_deref())?.next().flatten(),
            Spot::Text(range) => Some(self.book.page(site).positions.location(range.clone())),
        }
    }
}

/// The files of a description.
pub(super) struct Book<'a> {
    page: Page<'a>,
    /// Those of the other files, by their paths.
    others: HashMap<&'a str, Page<'a>>,
}

/// A file.
pub(super) struct Page<'a> {
    source: &'a Source,
    pub(super) name: Cow<'a, str>,
    pub(super) positions: Positions<'a>,
}

impl<'a> Page<'a> {
    fn new(source: &'a Source, name: Cow<'a, str>) -> Self {
        Self {
            source,
            name,
            positions: Positions::new(&source.text),
        }
    }

    /// The number of characters of what stands somewhere.
    pub(super) fn length(&self, location: &Location) -> usize {
        let text = self.source.text.get(location.range.clone());
        text.map_or(0, |text| text.chars().count())
    }
}

impl<'a> Book<'a> {
    pub(super) fn new(source: &'a Source) -> Self {
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
        }
    }

    pub(super) fn page(&self, site: &Site) -> &Page<'a> {
        let other = site.file.as_deref().and_then(|file| self.others.get(file));
        other.unwrap_or(&self.page)
    }

    pub(super) fn locations<'f>(&'f self, diagnostics: &'f [Diagnostic]) -> Locations<'f> {
        let sites = diagnostics.iter().flat_map(|diagnostic| {
            let related = diagnostic.related.iter().map(|(site, _)| site);
            std::iter::once(&diagnostic.site).chain(related)
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
}

impl Report {
    /// Where the diagnostics stand, in the order they were found: `api.yaml:12:7`, or the file alone.
    pub(crate) fn positions(&self, source: &Source) -> Vec<String> {
        let book = Book::new(source);
        let mut locations = book.locations(&self.diagnostics);
        let positions = self.diagnostics.iter().map(|diagnostic| {
            let location = locations.next(&diagnostic.site);
            for (site, _) in &diagnostic.related {
                locations.next(site);
            }
            let file = &book.page(&diagnostic.site).name;
            match location {
                Some(at) => format!("{file}:{}:{}", at.line, at.column),
                None => file.to_string(),
            }
        });
        positions.collect()
    }

    /// The diagnostics with their locations, in the order of the texts; each only once.
    pub(super) fn in_order<'a>(&'a self, book: &'a Book<'_>) -> Vec<Located<'a>> {
        let mut locations = book.locations(&self.diagnostics);
        let mut located: Vec<_> = self
            .diagnostics
            .iter()
            .map(|diagnostic| Located {
                diagnostic,
                location: locations.next(&diagnostic.site),
                related: diagnostic
                    .related
                    .iter()
                    .map(|(site, _)| locations.next(site))
                    .collect(),
            })
            .collect();
        located.sort_by_cached_key(Located::order);
        located.dedup_by(|a, b| a.diagnostic.is_like(b.diagnostic));
        located
    }
}
