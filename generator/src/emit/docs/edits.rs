//! Edits that keep rustdoc from warning about a text.

use std::ops::Range;

use pulldown_cmark::{
    BrokenLink, CodeBlockKind, CowStr, Event, LinkType, OffsetIter, Parser, Tag, TagEnd,
};

use super::code_blocks::{fenced_block, indented_block};
use super::headings::Headings;
use super::literal::{addresses, linked, literal};
use super::markdown::extensions;

/// A part of a text, and what takes its place.
pub struct Edit {
    range: Range<usize>,
    text: String,
}

impl Edit {
    /// Puts a text in the place of another.
    pub fn replace(range: Range<usize>, text: impl Into<String>) -> Self {
        let text = text.into();
        Self { range, text }
    }

    /// Puts a text between others.
    pub fn insert(at: usize, text: impl Into<String>) -> Self {
        Self::replace(at..at, text)
    }
}

/// Applies the edits that do not overlap.
pub fn apply(source: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|edit| edit.range.start);
    let mut out = String::new();
    let mut done = 0;
    for edit in edits {
        if let Some(before) = source.get(done..edit.range.start) {
            out.push_str(before);
            out.push_str(&edit.text);
            done = edit.range.end;
        }
    }
    out + source.get(done..).unwrap_or_default()
}

/// The edits that a text needs. Some may show only after others are made.
pub fn edits(source: &str) -> Vec<Edit> {
    // rustdoc takes all brackets for links whose target it has to find.
    let parser = Parser::new_with_broken_link_callback(
        source,
        extensions(),
        Some(|_: BrokenLink| Some((CowStr::from(""), CowStr::from("")))),
    );
    let mut scan = Scan::new(source);
    for (label, definition) in parser.reference_definitions().iter() {
        scan.definition(label, &definition.dest, definition.span.clone());
    }
    let mut events = parser.into_offset_iter();
    while let Some((event, range)) = events.next() {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                let code = code(&mut events);
                scan.code_block(&kind, range, &code);
            }
            event => scan.event(event, range),
        }
    }
    scan.finish()
}

/// The text of a code block, up to its end.
fn code<'a>(events: &mut OffsetIter<'a, impl pulldown_cmark::BrokenLinkCallback<'a>>) -> String {
    events
        .map_while(|(event, _)| match event {
            Event::Text(text) => Some(text),
            _ => None,
        })
        .collect::<Vec<_>>()
        .concat()
}

/// A walk over the events of a text.
struct Scan<'a> {
    source: &'a str,
    edits: Vec<Edit>,
    headings: Headings,
    /// Plain text without a gap, not yet searched for addresses.
    plain: Range<usize>,
    depth: usize,
    links: usize,
}

impl<'a> Scan<'a> {
    fn new(source: &'a str) -> Self {
        Self {
            source,
            edits: Vec::new(),
            headings: Headings::default(),
            plain: 0..0,
            depth: 0,
            links: 0,
        }
    }

    fn text(&self, range: &Range<usize>) -> &'a str {
        self.source.get(range.clone()).unwrap_or_default()
    }

    fn event(&mut self, event: Event, range: Range<usize>) {
        match event {
            Event::Text(text) if self.text(&range) == text.as_ref() => self.plain_text(range),
            event => {
                self.link_addresses();
                self.mark(event, range);
            }
        }
    }

    fn mark(&mut self, event: Event, range: Range<usize>) {
        match event {
            Event::Start(tag) => self.start(tag, range),
            Event::End(tag) => self.end(tag),
            Event::Html(_) | Event::InlineHtml(_) => self.html(range),
            // What may follow the box of a task differs between versions of the parser.
            Event::FootnoteReference(_) | Event::TaskListMarker(_) => self.escape(range.start),
            Event::HardBreak if !self.text(&range).starts_with('\\') => {
                self.edits.push(Edit::replace(range, "\\\n"));
            }
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag, range: Range<usize>) {
        self.depth += 1;
        match tag {
            Tag::Link {
                link_type,
                dest_url,
                ..
            } => {
                self.links += 1;
                if !is_safe_link(link_type, &dest_url) {
                    self.escape(range.start);
                }
            }
            Tag::Image { link_type, .. } if is_unknown(link_type) => self.escape(range.start + 1),
            Tag::FootnoteDefinition(_) => self.escape(range.start),
            Tag::Heading { level, .. } => self.headings.push(self.source, range, level),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        self.depth = self.depth.saturating_sub(1);
        if tag == TagEnd::Link {
            self.links = self.links.saturating_sub(1);
        }
    }

    fn escape(&mut self, at: usize) {
        self.edits.push(Edit::insert(at, "\\"));
    }

    fn plain_text(&mut self, range: Range<usize>) {
        if self.plain.end == range.start {
            self.plain.end = range.end;
        } else {
            self.link_addresses();
            self.plain = range;
        }
    }

    /// Links the addresses of the plain text before this event.
    fn link_addresses(&mut self) {
        let text = self.text(&self.plain);
        for address in addresses(text).into_iter().filter(|_| self.links == 0) {
            let link = linked(text.get(address.clone()).unwrap_or_default());
            let start = self.plain.start;
            let range = start + address.start..start + address.end;
            self.edits.push(Edit::replace(range, link));
        }
        self.plain = 0..0;
    }

    /// Shows HTML as text.
    fn html(&mut self, range: Range<usize>) {
        let text = self.text(&range);
        match text.trim_end_matches('\n').contains('\n') {
            true => self.escape(range.start),
            false => self.edits.push(Edit::replace(range, literal(text))),
        }
    }

    fn code_block(&mut self, kind: &CodeBlockKind, range: Range<usize>, code: &str) {
        self.link_addresses();
        match kind {
            CodeBlockKind::Fenced(_) => {
                let is_outermost = self.depth == 0;
                self.edits
                    .extend(fenced_block(self.source, range, is_outermost));
            }
            CodeBlockKind::Indented => self.edits.push(indented_block(self.source, range, code)),
        }
    }

    /// A definition must lead somewhere, and must not define our own links,
    /// which are all code.
    fn definition(&mut self, label: &str, target: &str, range: Range<usize>) {
        if !is_safe_target(target) || label.contains('`') {
            self.escape(range.start);
        }
    }

    fn finish(mut self) -> Vec<Edit> {
        self.link_addresses();
        // The mark of a heading comes before all that the heading holds.
        let mut edits = self.headings.edits(self.source);
        edits.append(&mut self.edits);
        edits
    }
}

fn is_unknown(link: LinkType) -> bool {
    use LinkType::{CollapsedUnknown, ReferenceUnknown, ShortcutUnknown};
    matches!(link, CollapsedUnknown | ReferenceUnknown | ShortcutUnknown)
}

fn is_safe_link(link: LinkType, target: &str) -> bool {
    match link {
        LinkType::Autolink | LinkType::Email => true,
        link => !is_unknown(link) && is_safe_target(target),
    }
}

/// Returns `true` if rustdoc does not resolve a target as an item.
fn is_safe_target(target: &str) -> bool {
    let is_file = target.contains('.') && target.matches('#').count() < 2;
    target.is_empty() || target.starts_with('#') || target.contains('/') || is_file
}
