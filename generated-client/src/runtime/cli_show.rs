// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Answers as they are shown: tables on a terminal, and else what was received.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::io::{IsTerminal, Write};

use bytes::Bytes;
use http::header::CONTENT_TYPE;

use super::cli_call::Pages;
use super::cli_end::{End, chain};
use super::cli_table::table;
use super::cli_tree::Tree;
use super::cli_visible;
use super::decode;
use super::wire::Incoming;

/// Where answers are shown, and how.
#[derive(Debug)]
pub struct Screen<W> {
    /// Where they are written.
    pub out: W,
    /// How many letters are in a line, if it is a terminal.
    pub width: Option<u16>,
    /// Whether JSON is not to become a table.
    pub is_json: bool,
}

impl Screen<std::io::Stdout> {
    /// The standard output.
    pub(super) fn standard(is_json: bool) -> Self {
        let out = std::io::stdout();
        let width = || terminal_size::terminal_size().map_or(80, |(width, _)| width.0);
        Self {
            width: out.is_terminal().then(width),
            out,
            is_json,
        }
    }
}

/// How a body is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Json,
    Lines,
    Events,
    Text,
    Bytes,
}

impl<W: Write> Screen<W> {
    /// Shows an answer as it comes.
    pub(super) async fn answer(
        &mut self,
        mut incoming: Incoming,
        items: &[&str],
    ) -> Result<(), End> {
        let media_type = incoming.headers().get(CONTENT_TYPE);
        let media_type = media_type.and_then(|value| value.to_str().ok());
        let media_type = media_type.unwrap_or_default().to_ascii_lowercase();
        let essence = media_type.split(';').next().unwrap_or_default().trim();
        let shape = shape(essence);
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
                            "the answer is no text ({}), which a terminal cannot show: write it to a \
                             file by `> FILE`",
                            cli_visible::line(essence)
                        );
                        return Err(End::Failed(why));
                    }
                    self.out.write_all(&part)?;
                }
            }
        }
        Ok(self.out.flush()?)
    }

    /// Shows the items of all pages: on a terminal when all are there, and else as they come.
    pub(super) async fn pages(&mut self, pages: &mut dyn Pages, path: &[&str]) -> Result<(), End> {
        let mut kept = Vec::new();
        let mut count = 0;
        while let Some(page) = pages.next().await {
            let tree: Tree = decode::from_bytes(&page?).map_err(|fault| malformed(&fault))?;
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

    /// Shows JSON, or what some fields of it lead to.
    pub fn json(&mut self, body: &[u8], path: &[&str]) -> Result<(), End> {
        if body.is_empty() {
            return Ok(());
        }
        if self.width.is_none() {
            return self.as_it_is(body);
        }
        let tree: Tree = decode::from_bytes(body).map_err(|fault| malformed(&fault))?;
        let inner = match path {
            [] => None,
            path => tree.clone().at(path),
        };
        self.tree(&inner.unwrap_or(tree))
    }

    fn tree(&mut self, tree: &Tree) -> Result<(), End> {
        let width = self.width.filter(|_| !self.is_json);
        let text = width.and_then(|width| table(tree, width));
        let text = text.unwrap_or_else(|| tree.pretty());
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Shows a text.
    pub fn text(&mut self, body: &[u8]) -> Result<(), End> {
        if body.is_empty() {
            return Ok(());
        }
        if self.width.is_none() {
            return self.as_it_is(body);
        }
        let text = cli_visible::lines(&String::from_utf8_lossy(body));
        Ok(writeln!(self.out, "{}", text.trim_end_matches('\n'))?)
    }

    /// Shows a value of several.
    pub fn line(&mut self, value: &[u8]) -> Result<(), End> {
        match self.width {
            None => self.as_it_is(value)?,
            Some(_) => {
                let text = cli_visible::line(&String::from_utf8_lossy(value));
                writeln!(self.out, "{text}")?;
            }
        }
        Ok(self.out.flush()?)
    }

    /// Writes what was received, and the end of its line.
    fn as_it_is(&mut self, body: &[u8]) -> Result<(), End> {
        self.out.write_all(body)?;
        match body.ends_with(b"\n") {
            true => Ok(()),
            false => Ok(self.out.write_all(b"\n")?),
        }
    }
}

fn shape(essence: &str) -> Shape {
    match essence {
        "application/jsonl"
        | "application/x-ndjson"
        | "application/ndjson"
        | "application/json-seq" => Shape::Lines,
        "text/event-stream" => Shape::Events,
        "application/xml" => Shape::Text,
        text if text.starts_with("text/") || text.ends_with("+xml") => Shape::Text,
        json if json.ends_with("/json") || json.ends_with("+json") => Shape::Json,
        // What says nothing of itself is shown if it is a text.
        "" => Shape::Text,
        _ => Shape::Bytes,
    }
}

fn malformed(fault: &dyn std::fmt::Display) -> End {
    End::Failed(format!("the answer is no JSON: {fault}"))
}

async fn next(incoming: &mut Incoming) -> Result<Option<Bytes>, End> {
    let part = incoming.next().await;
    part.map_err(|error| End::Failed(chain(&error)))
}

async fn collect(incoming: &mut Incoming) -> Result<Vec<u8>, End> {
    let mut body = Vec::new();
    while let Some(part) = next(incoming).await? {
        body.extend_from_slice(&part);
    }
    Ok(body)
}

/// Values that come one after the other, each found by its line or its event.
#[derive(Debug)]
struct Lines {
    shape: Shape,
    /// What has come of the next line.
    waiting: Vec<u8>,
    /// The data of the next event.
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

    /// The values that are whole with this part.
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

    /// What has come of the last value. An event that does not end is none.
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
