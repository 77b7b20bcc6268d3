//! Serialization of lists, objects and unions in parameter styles.

use crate::runtime::node::Node;
use crate::runtime::parameter_style::Style;

/// Encodes a text for its location: percent-encoded or unchanged.
pub type Encode = fn(&str) -> String;

/// Serializes a value. The inner `None` means that it is omitted, the outer one that it cannot be
/// represented.
pub fn text(style: Style, name: &str, node: &Node, encode: Encode) -> Option<Option<String>> {
    let writer = Writer {
        style,
        name,
        encode,
    };
    match node {
        Node::Null => Some(None),
        Node::Text(text) => Some(Some(writer.scalar(text))),
        Node::List(items) => writer.list(items),
        Node::Fields(fields) => writer.fields(fields),
    }
}

struct Writer<'a> {
    style: Style,
    name: &'a str,
    encode: Encode,
}

impl Writer<'_> {
    fn scalar(&self, text: &str) -> String {
        let text = (self.encode)(text);
        match self.style {
            Style::Label { .. } => format!(".{text}"),
            Style::Matrix { .. } => self.named(&text),
            _ => text,
        }
    }

    fn named(&self, text: &str) -> String {
        let name = (self.encode)(self.name);
        match text {
            "" => format!(";{name}"),
            text => format!(";{name}={text}"),
        }
    }

    fn list(&self, items: &[Node]) -> Option<Option<String>> {
        if items.is_empty() {
            return Some(None);
        }
        let items: Option<Vec<String>> = items.iter().map(|item| self.part(item)).collect();
        let items = items?;
        Some(Some(match self.style {
            Style::Matrix { explode: true } => items.iter().map(|item| self.named(item)).collect(),
            _ => self.joined(&items),
        }))
    }

    /// Omits fields that are `null`.
    fn fields(&self, fields: &[(String, Node)]) -> Option<Option<String>> {
        let mut parts = Vec::new();
        for (name, value) in fields.iter().filter(|(_, value)| *value != Node::Null) {
            let (name, value) = (self.word(name)?, self.part(value)?);
            match self.style.has_pairs() {
                true if name.contains('=') => return None,
                true => parts.push(format!("{name}={value}")),
                false => parts.extend([name, value]),
            }
        }
        if parts.is_empty() {
            return Some(None);
        }
        Some(Some(match self.style {
            Style::Matrix { explode: true } => {
                parts.iter().map(|part| format!(";{part}")).collect()
            }
            _ => self.joined(&parts),
        }))
    }

    fn part(&self, node: &Node) -> Option<String> {
        match node {
            Node::Text(text) => self.word(text),
            Node::Null | Node::List(_) | Node::Fields(_) => None,
        }
    }

    /// Encodes an item; `None` if it contains the delimiter.
    fn word(&self, text: &str) -> Option<String> {
        let word = (self.encode)(text);
        let is_unclear = match self.style.is_delimited() {
            true => text.contains(self.style.between()),
            false => word.contains(self.style.between()),
        };
        (!is_unclear).then_some(word)
    }

    fn joined(&self, parts: &[String]) -> String {
        match self.style {
            Style::Label { explode: false } => format!(".{}", parts.join(",")),
            Style::Label { explode: true } => format!(".{}", parts.join(".")),
            Style::Matrix { .. } => self.named(&parts.join(",")),
            style => {
                let between = (self.encode)(&style.between().to_string());
                match style.is_delimited() {
                    true => parts.join(&between),
                    false => parts.join(","),
                }
            }
        }
    }
}

/// Returns the query pairs, with encoded values; `None` if a value cannot be represented.
pub fn pairs(
    style: Style,
    name: &str,
    node: &Node,
    encode: Encode,
) -> Option<Vec<(String, String)>> {
    let mut pairs = Vec::new();
    match (style, node) {
        (Style::Deep, _) => deep(name.to_owned(), node, encode, &mut pairs)?,
        (Style::Form { explode: true }, Node::List(items)) => {
            repeated(name, items, encode, &mut pairs)?;
        }
        (Style::Form { explode: true }, Node::Fields(fields)) => {
            for (name, value) in fields {
                match value {
                    Node::Null => {}
                    Node::List(items) => repeated(name, items, encode, &mut pairs)?,
                    value => repeated(name, std::slice::from_ref(value), encode, &mut pairs)?,
                }
            }
        }
        _ => {
            let text = text(style, name, node, encode)?;
            pairs.extend(text.map(|text| (name.to_owned(), text)));
        }
    }
    Some(pairs)
}

/// Returns a pair for each value.
fn repeated(
    name: &str,
    values: &[Node],
    encode: Encode,
    pairs: &mut Vec<(String, String)>,
) -> Option<()> {
    for value in values {
        match value {
            Node::Text(text) => pairs.push((name.to_owned(), encode(text))),
            Node::Null | Node::List(_) | Node::Fields(_) => return None,
        }
    }
    Some(())
}

/// Serializes `name[k]=v`, `name[]=v` for the items of a list, or `name[0][k]=v` if these are not
/// strings.
fn deep(
    name: String,
    node: &Node,
    encode: Encode,
    pairs: &mut Vec<(String, String)>,
) -> Option<()> {
    match node {
        Node::Null => {}
        Node::Text(text) => pairs.push((name, encode(text))),
        Node::List(items) => {
            let are_texts = items.iter().all(|item| matches!(item, Node::Text(_)));
            for (index, item) in items.iter().enumerate() {
                if *item == Node::Null {
                    return None;
                }
                let key = match are_texts {
                    true => format!("{name}[]"),
                    false => format!("{name}[{index}]"),
                };
                let known = pairs.len();
                deep(key, item, encode, pairs)?;
                // An item without pairs would not be counted.
                if pairs.len() == known {
                    return None;
                }
            }
        }
        Node::Fields(fields) => {
            for (field, value) in fields {
                if field.is_empty() || field.contains(['[', ']']) {
                    return None;
                }
                deep(format!("{name}[{field}]"), value, encode, pairs)?;
            }
        }
    }
    Some(())
}
