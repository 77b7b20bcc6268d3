//! Which operation a method and a path name, found in a sorted table of path
//! templates (OpenAPI, "Path Templating").

use std::cmp::Ordering;
use std::ops::ControlFlow;

use http::Method;

use super::path;
use super::rejection::Rejection;

/// A path template: its segments, and the operations by method.
#[derive(Debug)]
pub struct Template<O: 'static> {
    /// What stands between the slashes.
    pub segments: &'static [Segment],
    /// Each method once.
    pub operations: &'static [(Method, O)],
}

/// A segment of a template. A table is sorted by them, in the order in which they are
/// tried: concrete paths come before templated ones.
#[derive(Debug, PartialEq, Eq)]
pub enum Segment {
    /// A text, compared as it is sent.
    Text(&'static str),
    /// A percent-encoded text, compared by what it means.
    Encoded(&'static str),
    /// The texts around parameters: `""`, `"."` and `""` of `{name}.{ending}`.
    Mixed(&'static [&'static str]),
    /// A parameter.
    Parameter,
}

/// Finds the operation that a method and a path name, and the texts of its path
/// parameters, of which there are up to `PARAMETERS`: what stands behind those of the
/// operation means nothing.
///
/// # Errors
///
/// [`Rejection::NotFound`] where no template matches, [`Rejection::MethodNotAllowed`]
/// where only those match that do not have the method.
pub fn find<'a, O: Copy, const PARAMETERS: usize>(
    table: &'static [Template<O>],
    method: &Method,
    path: &'a str,
) -> Result<(O, [&'a str; PARAMETERS]), Rejection> {
    let path = path.strip_prefix('/');
    let mut parameters = Parameters {
        texts: [""; PARAMETERS],
        count: 0,
    };
    let (mut found, mut is_path) = (None, false);
    let _ = visit(table, 0, path, &mut parameters, &mut |template| {
        (found, is_path) = (template.operation(method), true);
        found.map_or(ControlFlow::Continue(()), |_| ControlFlow::Break(()))
    });
    match found {
        Some(operation) => Ok((operation, parameters.texts)),
        None if is_path => Err(not_allowed::<O, PARAMETERS>(table, path)),
        None => Err(Rejection::NotFound),
    }
}

/// Finds as [`find`] does, by what of a path stands behind another.
///
/// # Errors
///
/// As [`find`].
#[inline]
pub fn find_below<'a, O: Copy, const PARAMETERS: usize>(
    base_path: &str,
    table: &'static [Template<O>],
    method: &Method,
    path: &'a str,
) -> Result<(O, [&'a str; PARAMETERS]), Rejection> {
    match path.strip_prefix(base_path) {
        Some(below) if below.starts_with('/') => find(table, method, below),
        _ => Err(Rejection::NotFound),
    }
}

impl<O: Copy> Template<O> {
    fn operation(&self, method: &Method) -> Option<O> {
        let mut operations = self.operations.iter();
        let found = operations.find(|(known, _)| known == method);
        found.map(|(_, operation)| *operation)
    }
}

/// That the path has other methods.
#[cold]
fn not_allowed<O, const PARAMETERS: usize>(
    table: &'static [Template<O>],
    path: Option<&str>,
) -> Rejection {
    let mut allowed: Vec<&str> = Vec::new();
    let mut parameters = Parameters {
        texts: [""; PARAMETERS],
        count: 0,
    };
    let _ = visit(table, 0, path, &mut parameters, &mut |template| {
        for (method, _) in template.operations {
            if !allowed.contains(&method.as_str()) {
                allowed.push(method.as_str());
            }
        }
        ControlFlow::Continue(())
    });
    Rejection::MethodNotAllowed(allowed.join(", "))
}

/// The texts that stand for parameters so far.
struct Parameters<'a, const N: usize> {
    texts: [&'a str; N],
    count: usize,
}

impl<'a, const N: usize> Parameters<'a, N> {
    /// Whether a segment of a template matches; its parameters are kept if it does.
    fn take(&mut self, template: &Segment, segment: &'a str) -> bool {
        match template {
            Segment::Text(text) => segment == *text,
            Segment::Encoded(text) => path::is(segment, text),
            Segment::Mixed(texts) => {
                path::between(segment, texts, |parameter| self.push(parameter)).is_some()
            }
            Segment::Parameter => {
                self.push(segment);
                !segment.is_empty()
            }
        }
    }

    fn push(&mut self, text: &'a str) {
        if let Some(slot) = self.texts.get_mut(self.count) {
            *slot = text;
            self.count += 1;
        }
    }
}

/// Visits the templates that match the rest of a path, the most concrete first. All of
/// `table` match the segments before `depth`; where nothing is left, not even an empty
/// segment, the path ends.
fn visit<'a, O, const N: usize>(
    table: &'static [Template<O>],
    depth: usize,
    path: Option<&'a str>,
    parameters: &mut Parameters<'a, N>,
    visitor: &mut impl FnMut(&'static Template<O>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    // The shortest is the first.
    let (ended, longer) = match table.split_first() {
        Some((first, longer)) if first.segments.len() == depth => (Some(first), longer),
        _ => (None, table),
    };
    let Some(path) = path else {
        return ended.map_or(ControlFlow::Continue(()), visitor);
    };
    let (segment, rest) = split(path);
    let (same, mut others) = split_by_text(longer, depth, segment);
    if !same.is_empty() {
        visit(same, depth + 1, rest, parameters, visitor)?;
    }
    while let Some(kind) = others.first().and_then(|it| it.segments.get(depth)) {
        let is_same = |it: &Template<O>| it.segments.get(depth) == Some(kind);
        let (same, after) = others.split_at(others.partition_point(is_same));
        let count = parameters.count;
        if parameters.take(kind, segment) {
            visit(same, depth + 1, rest, parameters, visitor)?;
        }
        parameters.count = count;
        others = after;
    }
    ControlFlow::Continue(())
}

/// The first segment, and what follows its slash.
fn split(path: &str) -> (&str, Option<&str>) {
    let slash = path.bytes().position(|byte| byte == b'/');
    let parts = slash.and_then(|at| Some((path.get(..at)?, path.get(at + 1..)?)));
    parts.map_or((path, None), |(segment, rest)| (segment, Some(rest)))
}

/// The templates whose segment is this text, and those whose segment is not a text
/// without percent-encoding. All have one.
fn split_by_text<O>(
    table: &'static [Template<O>],
    depth: usize,
    text: &str,
) -> (&'static [Template<O>], &'static [Template<O>]) {
    let known = |it: &Template<O>| match it.segments.get(depth) {
        Some(Segment::Text(known)) => Some(*known),
        _ => None,
    };
    let Some(first) = table.first().and_then(known) else {
        return (&[], table);
    };
    let last = table.last().and_then(known);
    let same: &[_] = match (first.cmp(text), last.map(|last| last.cmp(text))) {
        // As in a prefix that all have in common.
        (Ordering::Equal, Some(Ordering::Equal)) => table,
        (Ordering::Greater, _) | (_, Some(Ordering::Less)) => &[],
        _ => {
            let is_before = |it: &Template<O>| known(it).is_some_and(|known| known < text);
            let (_, from) = table.split_at(table.partition_point(is_before));
            let is_same = |it: &Template<O>| known(it) == Some(text);
            from.split_at(from.partition_point(is_same)).0
        }
    };
    let others = match last {
        Some(_) => &[],
        None => {
            let texts = table.partition_point(|it| known(it).is_some());
            table.split_at(texts).1
        }
    };
    (same, others)
}
