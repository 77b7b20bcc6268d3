//! The positions of diagnostics in the files of a description.

use std::borrow::Cow;
use std::collections::HashMap;

use super::{Diagnostic, Report, Site, Target};
use crate::source::{Location, Part, Place, Positions, Source, locate};

/// A diagnostic with its location, and those of its related places.
pub(super) struct Located<'a> {
    pub(super) diagnostic: &'a Diagnostic,
    pub(super) location: Option<Location>,
    pub(super) related: Vec<Option<Location>>,
}

impl<'a> Located<'a> {
    fn order(&self) -> (Option<&'a str>, usize, String) {
        let location = self.location.as_ref();
        let start = location.map_or(0, |location| location.range.start);
        let file = self.diagnostic.site.file.as_deref();
        (file, start, self.diagnostic.message.clone())
    }
}

/// The locations of many sites, in order, found with one scan of each file.
pub(super) struct Locations<'a> {
    map: &'a SourceMap<'a>,
    nodes: HashMap<Option<&'a str>, std::vec::IntoIter<Option<Location>>>,
}

impl<'a> Locations<'a> {
    pub(super) fn next(&mut self, site: &'a Site) -> Option<Location> {
        match &site.target {
            Target::Node(..) => self.nodes.get_mut(&site.file.as_deref())?.next().flatten(),
            Target::Text(range) => Some(self.map.file(site).positions.location(range.clone())),
        }
    }
}

/// The files of a description.
pub(super) struct SourceMap<'a> {
    main: SourceFile<'a>,
    /// External files and overlays, by their paths.
    others: HashMap<&'a str, SourceFile<'a>>,
}

/// A file with an index of its positions.
pub(super) struct SourceFile<'a> {
    source: &'a Source,
    pub(super) name: Cow<'a, str>,
    pub(super) positions: Positions<'a>,
}

impl<'a> SourceFile<'a> {
    fn new(source: &'a Source, name: Cow<'a, str>) -> Self {
        Self {
            source,
            name,
            positions: Positions::new(&source.text),
        }
    }

    /// The length of a location in characters.
    pub(super) fn length(&self, location: &Location) -> usize {
        let text = self.source.text.get(location.range.clone());
        text.map_or(0, |text| text.chars().count())
    }
}

impl<'a> SourceMap<'a> {
    pub(super) fn new(source: &'a Source) -> Self {
        let folder = source.name.rfind(['/', '\\']).map_or(0, |slash| slash + 1);
        let folder = source.name.get(..folder).unwrap_or_default();
        let files = source.files.sources().map(|(path, source)| {
            let name = Cow::Owned(format!("{folder}{path}"));
            (path, SourceFile::new(source, name))
        });
        let overlays = source.overlays.iter().map(|overlay| {
            let name = overlay.name.as_str();
            (name, SourceFile::new(overlay, Cow::Borrowed(name)))
        });
        Self {
            main: SourceFile::new(source, Cow::Borrowed(&source.name)),
            others: files.chain(overlays).collect(),
        }
    }

    pub(super) fn file(&self, site: &Site) -> &SourceFile<'a> {
        self.file_of(site.file.as_deref())
    }

    fn file_of(&self, path: Option<&str>) -> &SourceFile<'a> {
        let other = path.and_then(|path| self.others.get(path));
        other.unwrap_or(&self.main)
    }

    /// Locates sites.
    pub(super) fn locations<'f>(
        &'f self,
        sites: impl IntoIterator<Item = &'f Site>,
    ) -> Locations<'f> {
        let mut nodes: HashMap<Option<&str>, Vec<(Place, Part)>> = HashMap::new();
        for site in sites {
            if let Target::Node(place, part) = &site.target {
                let of_file = nodes.entry(site.file.as_deref()).or_default();
                of_file.push((place.clone(), *part));
            }
        }
        let found = nodes.into_iter().map(|(file, nodes)| {
            let locations = locate(self.file_of(file).source, &nodes);
            (file, locations.into_iter())
        });
        Locations {
            nodes: found.collect(),
            map: self,
        }
    }
}

impl Report {
    /// The positions of the diagnostics, in the order of the report: `api.yaml:12:7`, or only the file.
    pub(crate) fn positions(&self, source: &Source) -> Vec<String> {
        let map = SourceMap::new(source);
        let located = self.located(&map).into_iter();
        let positions = located.map(
            |Located {
                 diagnostic,
                 location,
                 ..
             }| {
                let file = &map.file(&diagnostic.site).name;
                match location {
                    Some(at) => format!("{file}:{}:{}", at.line, at.column),
                    None => file.to_string(),
                }
            },
        );
        positions.collect()
    }

    /// The diagnostics with their locations, in the order of the files, without duplicates.
    pub(super) fn in_order<'a>(&'a self, map: &SourceMap<'_>) -> Vec<Located<'a>> {
        let mut located = self.located(map);
        located.sort_by_cached_key(Located::order);
        located.dedup_by(|a, b| a.diagnostic.is_duplicate(b.diagnostic));
        located
    }

    fn located<'a>(&'a self, map: &SourceMap<'_>) -> Vec<Located<'a>> {
        let sites = self.diagnostics.iter().flat_map(|diagnostic| {
            let related = diagnostic.related.iter().map(|(site, _)| site);
            std::iter::once(&diagnostic.site).chain(related)
        });
        let mut locations = map.locations(sites);
        let diagnostics = self.diagnostics.iter();
        let located = diagnostics.map(|diagnostic| Located {
            diagnostic,
            location: locations.next(&diagnostic.site),
            related: diagnostic
                .related
                .iter()
                .map(|(site, _)| locations.next(site))
                .collect(),
        });
        located.collect()
    }
}
