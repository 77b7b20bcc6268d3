//! The links of the documentation: those of the book, and those of all other Markdown files of the repository.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of the chapters.
const BOOK: &str = "generator/book/src";

/// The links and the anchors of a file.
#[derive(Default)]
struct Page {
    links: Vec<String>,
    anchors: BTreeSet<String>,
}

impl Page {
    fn parse(text: &str) -> Self {
        let mut page = Self::default();
        let mut heading: Option<String> = None;
        for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
            match event {
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    page.links.push(dest_url.into_string());
                }
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::Text(text) | Event::Code(text) => {
                    heading.iter_mut().for_each(|heading| *heading += &text);
                }
                Event::End(TagEnd::Heading(_)) => {
                    page.add_anchor(&heading.take().unwrap_or_default());
                }
                _ => {}
            }
        }
        page
    }

    /// Adds the anchor that GitHub and mdBook give a heading: a repeated one has a number.
    fn add_anchor(&mut self, heading: &str) {
        let kept = |&letter: &char| letter.is_alphanumeric() || " -_".contains(letter);
        let anchor: String = heading.to_lowercase().chars().filter(kept).collect();
        let anchor = anchor.replace(' ', "-");
        let numbered = (1..).map(|number| format!("{anchor}-{number}"));
        let mut names = [anchor.clone()].into_iter().chain(numbered);
        let free = names.find(|name| !self.anchors.contains(name));
        self.anchors.extend(free);
    }
}

/// All Markdown files in a folder of the repository, by their paths.
fn pages(folder: &Path, found: &mut BTreeMap<PathBuf, Page>) {
    for entry in fs::read_dir(root().join(folder)).expect("a folder") {
        let entry = entry.expect("an entry");
        let path = folder.join(entry.file_name());
        let name = entry.file_name().into_string().expect("a name");
        let kind = entry.file_type().expect("its type");
        if kind.is_dir() && name != "target" && name != "node_modules" && !name.starts_with('.') {
            pages(&path, found);
        } else if kind.is_file() && name.ends_with(".md") {
            let text = fs::read_to_string(root().join(&path)).expect("a file");
            found.insert(path, Page::parse(&text));
        }
    }
}

fn all_pages() -> BTreeMap<PathBuf, Page> {
    let mut found = BTreeMap::new();
    pages(Path::new(""), &mut found);
    found
}

/// The path that a link of a file leads to, without `.` and `..`.
fn target(from: &Path, link: &str) -> PathBuf {
    let mut target = PathBuf::new();
    for part in from.with_file_name(link).components() {
        match part {
            Component::ParentDir if target.pop() => {}
            Component::CurDir => {}
            part => target.push(part),
        }
    }
    target
}

/// The reason why a link is invalid.
fn error(from: &Path, link: &str, pages: &BTreeMap<PathBuf, Page>) -> Option<&'static str> {
    let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
    let target = match path {
        "" => from.to_owned(),
        path => target(from, path),
    };
    if !root().join(&target).exists() {
        return Some("no such file");
    }
    // A link that leaves the folder leads nowhere in the built book.
    if from.starts_with(BOOK) && !target.starts_with(BOOK) {
        return Some("not in the book");
    }
    let is_picture = target
        .extension()
        .is_some_and(|extension| extension == "png");
    if from.starts_with(BOOK) && !is_picture && !pages.contains_key(&target) {
        return Some("not a chapter");
    }
    let anchors = pages.get(&target).map(|page| &page.anchors);
    let exists = anchor.is_empty() || anchors.is_some_and(|anchors| anchors.contains(anchor));
    (!exists).then_some("no such heading")
}

#[test]
fn links_lead_to_files_and_headings() {
    let pages = all_pages();
    let mut errors = Vec::new();
    for (path, page) in &pages {
        let is_relative = |link: &&String| !link.contains("://");
        for link in page.links.iter().filter(is_relative) {
            if let Some(error) = error(path, link, &pages) {
                errors.push(format!("{}: {link}: {error}", path.display()));
            }
        }
    }
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    for path in ["README.md", "CONTRIBUTING.md", "generator/README.md"] {
        assert!(!pages[Path::new(path)].links.is_empty(), "{path}");
    }
}

#[test]
fn the_summary_lists_each_chapter_once() {
    let mut pages = all_pages();
    let summary = Path::new(BOOK).join("SUMMARY.md");
    let listed = pages.remove(&summary).expect("the summary").links;
    let mut listed: Vec<_> = listed.iter().map(|link| target(&summary, link)).collect();
    listed.sort();
    let chapters: Vec<_> = pages
        .into_keys()
        .filter(|path| path.starts_with(BOOK))
        .collect();
    assert_eq!(listed, chapters);
}

#[test]
fn invalid_links_are_found() {
    let pages = all_pages();
    let chapter = Path::new(BOOK).join("client/calls.md");
    for (link, expected) in [
        ("retries.md#credentials", None),
        ("#setters-and-patch", None),
        ("../reference/servers.md", None),
        ("no-such-chapter.md", Some("no such file")),
        ("retries.md#no-such-heading", Some("no such heading")),
        ("../../../../CONTRIBUTING.md", Some("not in the book")),
    ] {
        assert_eq!(error(&chapter, link, &pages), expected, "{link}");
    }
}
