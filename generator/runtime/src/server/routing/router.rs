//! Routing: matches a method and path to an operation in a tree of path templates (OpenAPI, "Path
//! Templating").

use std::ops::ControlFlow;

use http::Method;

use crate::runtime::server::path;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::segment_key;

/// Path templates with a common prefix.
pub struct Branch<O: 'static> {
    /// The segments of the prefix; at least one.
    pub segments: &'static [Segment],
    /// The operations of the template that ends here, by method.
    pub operations: &'static [(&'static str, O)],
    /// The longer templates, sorted by their first segments, which are unique.
    pub branches: &'static [Branch<O>],
}

/// A segment of a template. Literal segments are sorted by their keys ([`segment_key`]), followed by
/// the others in the order of precedence.
pub enum Segment {
    /// A literal, compared as it is sent.
    Text(Text),
    /// A percent-encoded literal, compared after decoding.
    Encoded(&'static str),
    /// The literals around parameters: `""`, `"."` and `""` of `{name}.{ending}`.
    Mixed(&'static [&'static str]),
    /// A path parameter, which matches any text.
    Parameter,
}

/// A literal segment with its key.
pub struct Text {
    text: &'static str,
    key: u64,
}

impl Segment {
    /// Creates a literal segment.
    pub const fn text(text: &'static str) -> Self {
        let key = segment_key::of(text);
        Self::Text(Text { text, key })
    }
}

/// Returns the operation that matches a method and path, and its path parameters. GET serves HEAD, unless a template has an
/// operation of its own for HEAD. The array has room for `PARAMETERS` of them; those beyond the parameters of the operation
/// are unused.
///
/// # Errors
///
/// [`Rejection::NotFound`] if no template matches, [`Rejection::MethodNotAllowed`] if those that
/// match do not have the method.
pub fn find<'a, O: Copy, const PARAMETERS: usize>(
    branches: &'static [Branch<O>],
    method: &Method,
    path: &'a str,
) -> Result<(O, [&'a str; PARAMETERS]), Rejection> {
    let mut parameters = Parameters {
        texts: [""; PARAMETERS],
        count: 0,
    };
    let (mut found, mut is_path) = (None, false);
    let _ = visit(branches, path, &mut parameters, &mut |operations| {
        is_path = true;
        let mut known = operations.iter();
        let own = known.find(|(known, _)| *known == method.as_str());
        let own = match own {
            None if *method == Method::HEAD => of_get(operations),
            own => own,
        };
        match own {
            None => ControlFlow::Continue(()),
            Some((_, operation)) => {
                found = Some(*operation);
                ControlFlow::Break(())
            }
        }
    });
    match found {
        Some(operation) => Ok((operation, parameters.texts)),
        None if is_path => Err(not_allowed::<O, PARAMETERS>(branches, path)),
        None => Err(Rejection::NotFound),
    }
}

/// Returns the operation of GET, which serves HEAD (RFC 9110, section 9.3.2).
#[cold]
fn of_get<O>(operations: &'static [(&'static str, O)]) -> Option<&'static (&'static str, O)> {
    let mut operations = operations.iter();
    operations.find(|(known, _)| *known == Method::GET.as_str())
}

/// Matches the rest of a path after a prefix, as [`find`] does.
///
/// # Errors
///
/// The rejections of [`find`].
#[inline]
pub fn find_below<'a, O: Copy, const PARAMETERS: usize>(
    base_path: &str,
    branches: &'static [Branch<O>],
    method: &Method,
    path: &'a str,
) -> Result<(O, [&'a str; PARAMETERS]), Rejection> {
    match path.strip_prefix(base_path) {
        Some(below) => find(branches, method, below),
        None => Err(Rejection::NotFound),
    }
}

/// Lists the methods of a path, for a rejection: those of its operations, HEAD if it has GET, and OPTIONS.
#[cold]
fn not_allowed<O, const PARAMETERS: usize>(
    branches: &'static [Branch<O>],
    path: &str,
) -> Rejection {
    let mut allowed: Vec<&str> = Vec::new();
    let mut allow = |method| {
        if !allowed.contains(&method) {
            allowed.push(method);
        }
    };
    let mut parameters = Parameters {
        texts: [""; PARAMETERS],
        count: 0,
    };
    let _ = visit(branches, path, &mut parameters, &mut |operations| {
        for (method, _) in operations {
            allow(*method);
            if *method == Method::GET.as_str() {
                allow(Method::HEAD.as_str());
            }
        }
        ControlFlow::Continue(())
    });
    allow(Method::OPTIONS.as_str());
    Rejection::MethodNotAllowed(allowed.join(", "))
}

/// The path parameters so far.
struct Parameters<'a, const N: usize> {
    texts: [&'a str; N],
    count: usize,
}

impl<'a, const N: usize> Parameters<'a, N> {
    /// Matches a segment with a template and keeps its parameters.
    fn take(&mut self, template: &Segment, segment: &'a str) -> bool {
        match template {
            Segment::Text(known) => segment == known.text,
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

/// Visits the operations of the templates that match the rest of a path, which starts with a slash,
/// the most specific first.
fn visit<'a, O, const N: usize>(
    branches: &'static [Branch<O>],
    path: &'a str,
    parameters: &mut Parameters<'a, N>,
    visitor: &mut impl FnMut(&'static [(&'static str, O)]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some((segment, rest)) = split(path) else {
        return ControlFlow::Continue(());
    };
    let count = parameters.count;
    if let Some(branch) = of_text(branches, segment) {
        branch.visit(rest, parameters, visitor)?;
        parameters.count = count;
    }
    let is_text = |branch: &&Branch<O>| matches!(branch.segments, [Segment::Text(_), ..]);
    let others = branches.iter().rev().take_while(|branch| !is_text(branch));
    let (_, others) = branches.split_at(branches.len() - others.count());
    for branch in others {
        let first = branch.segments.first();
        if first.is_some_and(|first| parameters.take(first, segment)) {
            branch.visit(rest, parameters, visitor)?;
        }
        parameters.count = count;
    }
    ControlFlow::Continue(())
}

/// Returns the branch of a literal segment. Other branches follow the literal ones.
fn of_text<O>(branches: &'static [Branch<O>], segment: &str) -> Option<&'static Branch<O>> {
    let [Segment::Text(_), ..] = branches.first()?.segments else {
        return None;
    };
    let key = segment_key::of(segment);
    let at = branches.partition_point(|branch| branch.key() < key);
    let (_, others) = branches.split_at(at);
    let mut alike = others.iter().take_while(|branch| branch.key() == key);
    alike.find(|branch| match branch.segments {
        [Segment::Text(known), ..] => known.text == segment,
        _ => false,
    })
}

impl<O> Branch<O> {
    /// Returns the key of the first segment. Other segments have a greater key than literals.
    const fn key(&self) -> u64 {
        match self.segments {
            [Segment::Text(known), ..] => known.key,
            _ => u64::MAX,
        }
    }

    /// Visits the operations by the path after the first segment.
    fn visit<'a, const N: usize>(
        &'static self,
        mut path: &'a str,
        parameters: &mut Parameters<'a, N>,
        visitor: &mut impl FnMut(&'static [(&'static str, O)]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for template in self.segments.iter().skip(1) {
            match split(path) {
                Some((segment, rest)) if parameters.take(template, segment) => path = rest,
                _ => return ControlFlow::Continue(()),
            }
        }
        match (path.is_empty(), self.operations) {
            (false, _) => visit(self.branches, path, parameters, visitor),
            (true, []) => ControlFlow::Continue(()),
            (true, operations) => visitor(operations),
        }
    }
}

/// Splits a path, which starts with a slash, into its first segment and the rest.
fn split(path: &str) -> Option<(&str, &str)> {
    let path = path.strip_prefix('/')?;
    let slash = path.bytes().position(|byte| byte == b'/');
    path.split_at_checked(slash.unwrap_or(path.len()))
}
