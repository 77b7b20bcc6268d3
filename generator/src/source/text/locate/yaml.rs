//! Finds places in YAML 1.2.

use std::ops::Range;

use saphyr_parser::{Event, Parser, Span};

use super::Tree;

/// Notes the wanted places; `false` if the text is invalid.
pub(super) fn scan(tree: &mut Tree, text: &str) -> bool {
    let mut scan = Scan {
        tree,
        frames: Vec::new(),
    };
    let mut parser = Parser::new_from_str(text);
    while let Some(event) = parser.next_event() {
        let Ok((event, span)) = event else {
            return false;
        };
        scan.event(event, span);
    }
    true
}

/// Notes the wanted places in a text whose closing brackets are indented less than YAML 1.2 requires, which other parsers accept.
pub(super) fn scan_with_joined_brackets(tree: &mut Tree, text: &str) {
    // Places before an error are found.
    scan(tree, &with_joined_brackets(text));
}

/// Moves closing brackets at the start of a line to the end of the line before, without changing any position.
fn with_joined_brackets(text: &str) -> String {
    let mut joined = String::with_capacity(text.len());
    // A bracket after a comment would be a part of it.
    let mut has_comment = false;
    for line in text.split_inclusive('\n') {
        let is_joined = line.trim_start().starts_with(['}', ']']) && !has_comment;
        if is_joined {
            let end = joined.trim_end_matches(['\r', '\n']).len();
            let spaces = " ".repeat(joined.len() - end);
            joined.replace_range(end.., &spaces);
        }
        has_comment = line.contains('#');
        joined.push_str(line);
    }
    joined
}

/// A pass over the events of the parser.
struct Scan<'tree> {
    tree: &'tree mut Tree,
    frames: Vec<Frame>,
}

/// An open list or object. `node` is `None` if nothing in it is wanted.
struct Frame {
    node: Option<usize>,
    start: usize,
    next: Next,
}

/// The meaning of the next event in a frame.
enum Next {
    Entry(usize),
    Key,
    ValueOf(Option<usize>),
}

impl Scan<'_> {
    fn event(&mut self, event: Event<'_>, span: Span) {
        match event {
            Event::Scalar(text, ..) => self.scalar(&text, span),
            Event::Alias(_) => self.scalar("", span),
            Event::SequenceStart(..) => self.open(span, Next::Entry(0)),
            Event::MappingStart(..) => self.open(span, Next::Key),
            Event::SequenceEnd | Event::MappingEnd => self.close(span),
            _ => {}
        }
    }

    fn scalar(&mut self, text: &str, span: Span) {
        let range = span.start.index()..span.end.index();
        match self.frames.last().map(|frame| &frame.next) {
            Some(Next::Key) => self.key(text, range),
            _ => {
                let node = self.enter_value();
                self.tree.set_value(node, range);
            }
        }
    }

    fn key(&mut self, text: &str, range: Range<usize>) {
        if let Some(frame) = self.frames.last_mut() {
            frame.next = Next::ValueOf(self.tree.set_key(frame.node, text, range));
        }
    }

    fn open(&mut self, span: Span, next: Next) {
        let node = self.enter_value();
        self.frames.push(Frame {
            node,
            start: span.start.index(),
            next,
        });
    }

    fn close(&mut self, span: Span) {
        if let Some(frame) = self.frames.pop() {
            self.tree
                .set_value(frame.node, frame.start..span.end.index());
        }
    }

    /// Returns the node of the value that starts here, and advances the frame around it.
    fn enter_value(&mut self) -> Option<usize> {
        let Some(frame) = self.frames.last_mut() else {
            return Some(0);
        };
        match &mut frame.next {
            Next::Entry(index) => {
                let step = *index;
                *index += 1;
                self.tree.child(frame.node?, &step.to_string())
            }
            // No place addresses the value of a key that is an object or a list.
            Next::Key => {
                frame.next = Next::ValueOf(None);
                None
            }
            Next::ValueOf(child) => {
                let child = *child;
                frame.next = Next::Key;
                child
            }
        }
    }
}
