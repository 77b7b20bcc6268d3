//! Output of responses: tables on a terminal, the received bytes otherwise.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::io::{IsTerminal, Write};

use bytes::Bytes;
use http::header::CONTENT_TYPE;

use crate::runtime::client::cli_call::Pages;
use crate::runtime::client::cli_error::{CliError, chain};
use crate::runtime::client::cli_escape;
use crate::runtime::client::cli_json::Tree;
use crate::runtime::client::cli_table::table;
use crate::runtime::client::wire::Incoming;
use crate::runtime::decode;
use crate::runtime::media_type::{essence, is_within_any, parameters, unquoted};

/// The output, and its format.
#[derive(Debug)]
pub struct Screen<W> {
    /// The output stream.
    pub out: W,
    /// The width of the terminal in characters, if it is one.
    pub width: Option<u16>,
    /// `true` to print JSON instead of tables.
    pub is_json: bool,
}

impl Screen<std::io::Stdout> {
    /// Creates the standard output.
    pub(crate) fn standard(is_json: bool) -> Self {
        let out = std::io::stdout();
        let width = || terminal_size::terminal_size().map_or(80, |(width, _)| width.0);
        Self {
            width: out.is_terminal().then(width),
            out,
            is_json,
        }
    }
}

/// The presentation of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Json,
    Lines,
    Events,
    Text,
    Bytes,
}

impl<W: Write> Screen<W> {
    /// Prints a response as it arrives.
    pub(crate) async fn answer(
        &mut self,
        mut incoming: Incoming,
        items: &[&str],
    ) -> Result<(), CliError> {
        let media_type = incoming.headers().get(CONTENT_TYPE);
        let media_type = media_type.map_or_else(Vec::new, |value| value.as_bytes().to_vec());
        let shape = shape(&media_type);
        match shape {
            Shape::Json | Shape::Text => {
                let body = collect(&mut incoming).await?;
                match shape {
                    Shape::Json => self.json(&body, items)?,
                    _ => self.text(&body)?,
                }
            }
            Shape::Lines | Shape::Events => {
                let mut lines = Lines::new(shape);
                while let Some(part) = next(&mut incoming).await? {
                    for line in lines.take(&part) {
                        self.line(&line)?;
                    }
                }
                if let Some(line) = lines.rest() {
                    self.line(&line)?;
                }
            }
            Shape::Bytes => {
                while let Some(part) = next(&mut incoming).await? {
                    if self.width.is_some() && !part.is_empty() {
                        let why = format!(
                            "cannot show a binary response ({}) on a terminal: redirect it to a \
                             file by `> FILE`",
                            cli_escape::line(&String::from_utf8_lossy(essence(&media_type)))
                        );
                        return Err(CliError::Failed(why));
                    }
                    self.out.write_all(&part)?;
                }
            }
        }
        Ok(self.out.flush()?)
    }

    /// Prints the items of all pages: on a terminal once all have arrived, otherwise one page at a
    /// time.
    pub(crate) async fn pages(
        &mut self,
        pages: &mut dyn Pages,
        path: &[&str],
    ) -> Result<(), CliError> {
        let mut kept = Vec::new();
        let mut count = 0;
        while let Some(page) = pages.next().await {
            let tree: Tree = decode::from_bytes(&page?).map_err(|error| malformed(&error))?;
            let Some(Tree::List(items)) = tree.at(path) else {
                continue;
            };
            if self.width.is_some() {
                kept.extend(items);
                continue;
            }
            for item in items {
                let before = if count == 0 { "[\n" } else { ",\n" };
                write!(self.out, "{before}{}", item.compact())?;
                count += 1;
            }
            self.out.flush()?;
        }
        match (self.width, count) {
            (Some(_), _) => self.tree(&Tree::List(kept))?,
            (None, 0) => writeln!(self.out, "[]")?,
            (None, _) => writeln!(self.out, "\n]")?,
        }
        Ok(self.out.flush()?)
    }

    /// Prints JSON, or the value at a path of fields.
    pub fn json(&mut self, body: &[u8], path: &[&str]) -> Result<(), CliError> {
        if body.is_empty() {
            return Ok(());
        }
        if self.width.is_none() {
            return self.raw(body);
        }
        let tree: Tree = decode::from_bytes(body).map_err(|error| malformed(&error))?;
        let inner = match path {
            [] => None,
            path => tree.clone().at(path),
        };
        self.tree(&inner.unwrap_or(tree))
    }

    fn tree(&mut self, tree: &Tree) -> Result<(), CliError> {
        let width = self.width.filter(|_| !self.is_json);
        let text = width.and_then(|width| table(tree, width));
        let text = text.unwrap_or_else(|| tree.pretty());
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Prints a text.
    pub fn text(&mut self, body: &[u8]) -> Result<(), CliError> {
        if body.is_empty() {
            return Ok(());
        }
        if self.width.is_none() {
            return self.raw(body);
        }
        let text = cli_escape::lines(&String::from_utf8_lossy(body));
        Ok(writeln!(self.out, "{}", text.trim_end_matches('\n'))?)
    }

    /// Prints one value of a stream.
    pub fn line(&mut self, value: &[u8]) -> Result<(), CliError> {
        match self.width {
            None => self.raw(value)?,
            Some(_) => {
                let text = cli_escape::line(&String::from_utf8_lossy(value));
                writeln!(self.out, "{text}")?;
            }
        }
        Ok(self.out.flush()?)
    }

    /// Writes bytes unchanged, and a line feed.
    fn raw(&mut self, body: &[u8]) -> Result<(), CliError> {
        self.out.write_all(body)?;
        match body.ends_with(b"\n") {
            true => Ok(()),
            false => Ok(self.out.write_all(b"\n")?),
        }
    }
}

/// The shape of a body of a media type. Without one, the body is shown if it is text.
fn shape(media_type: &[u8]) -> Shape {
    let is = |ranges| is_within_any(media_type, ranges);
    if parameters(media_type).any(|(name, value)| {
        name.eq_ignore_ascii_case(b"stream") && unquoted(value) == &b"watch"[..]
    }) || is(
        "*/jsonl, */x-jsonl, */jsonlines, */x-jsonlines, */ndjson, */x-ndjson, */json-seq, *+json-seq",
    ) {
        Shape::Lines
    } else if is("text/event-stream") {
        Shape::Events
    } else if is("*/json, *+json") {
        Shape::Json
    } else if is("text/*, */xml, *+xml") || media_type.trim_ascii().is_empty() {
        Shape::Text
    } else {
        Shape::Bytes
    }
}

fn malformed(error: &dyn std::fmt::Display) -> CliError {
    CliError::Failed(format!("the response is not JSON: {error}"))
}

async fn next(incoming: &mut Incoming) -> Result<Option<Bytes>, CliError> {
    let part = incoming.next().await;
    part.map_err(|error| CliError::Failed(chain(&error)))
}

async fn collect(incoming: &mut Incoming) -> Result<Vec<u8>, CliError> {
    let mut body = Vec::new();
    while let Some(part) = next(incoming).await? {
        body.extend_from_slice(&part);
    }
    Ok(body)
}

/// Splits a stream of values into lines or events.
#[derive(Debug)]
struct Lines {
    shape: Shape,
    /// The incomplete line.
    waiting: Vec<u8>,
    /// The data of the incomplete event.
    data: Option<Vec<u8>>,
}

impl Lines {
    const fn new(shape: Shape) -> Self {
        Self {
            shape,
            waiting: Vec::new(),
            data: None,
        }
    }

    /// Adds a chunk, and returns the values that it completes.
    fn take(&mut self, part: &[u8]) -> Vec<Vec<u8>> {
        let mut values = Vec::new();
        for byte in part {
            match byte {
                b'\n' => values.extend(self.end_line()),
                byte => self.waiting.push(*byte),
            }
        }
        values
    }

    /// Returns the last value of a stream. An incomplete event is discarded.
    fn rest(mut self) -> Option<Vec<u8>> {
        match self.shape {
            Shape::Events => None,
            _ => self.end_line(),
        }
    }

    fn end_line(&mut self) -> Option<Vec<u8>> {
        let line = std::mem::take(&mut self.waiting);
        let line = line.strip_suffix(b"\r").unwrap_or(&line);
        if self.shape != Shape::Events {
            let line = line.strip_prefix(b"\x1e").unwrap_or(line);
            return (!line.trim_ascii().is_empty()).then(|| line.to_vec());
        }
        if line.is_empty() {
            return self.data.take();
        }
        if let Some(data) = line.strip_prefix(b"data:") {
            let data = data.strip_prefix(b" ").unwrap_or(data);
            match &mut self.data {
                None => self.data = Some(data.to_vec()),
                Some(before) => {
                    before.push(b'\n');
                    before.extend_from_slice(data);
                }
            }
        }
        None
    }
}
