//! XML elements without a schema, as JSON trees: objects with the qualified `name`, the
//! `attributes` including namespace declarations, and the `content`, a list of texts and elements.
//!
//! `<p:a xmlns:p="urn:p" b="1">c<d/></p:a>` is `{"name": "p:a", "attributes": {"xmlns:p": "urn:p",
//! "b": "1"}, "content": ["c", {"name": "d"}]}`. Only comments and processing instructions are
//! dropped.

use crate::runtime::node::Node;
use crate::runtime::xml_name::is_name;

/// An element to be written.
pub(crate) struct Tree<'n> {
    pub(crate) name: &'n str,
    pub(crate) attributes: &'n [(String, Node)],
    pub(crate) content: &'n [Node],
}

impl<'n> Tree<'n> {
    /// Returns the element of a value, if it is a tree.
    pub(crate) fn of(fields: &'n [(String, Node)]) -> Option<Self> {
        let mut tree = Self {
            name: "",
            attributes: &[],
            content: &[],
        };
        for (key, value) in fields {
            match (key.as_str(), value) {
                ("name", Node::Text(name)) => tree.name = name,
                ("attributes", Node::Fields(attributes)) => tree.attributes = attributes,
                ("content", Node::List(content)) => tree.content = content,
                _ => return None,
            }
        }
        is_qualified(tree.name).then_some(tree)
    }

    /// The local name.
    pub(crate) fn local(&self) -> &'n str {
        split(self.name).1
    }

    /// The prefixes that it declares.
    pub(crate) fn declared(&self) -> impl Iterator<Item = &'n str> {
        let names = self.attributes.iter().map(|(name, _)| name.as_str());
        names.filter_map(|name| match name.strip_prefix("xmlns")? {
            "" => Some(""),
            prefix => prefix.strip_prefix(':'),
        })
    }
}

/// Splits a name into prefix and local name.
pub(crate) fn split(name: &str) -> (&str, &str) {
    name.split_once(':').unwrap_or(("", name))
}

/// Returns `true` if a text is a qualified name.
pub(crate) fn is_qualified(name: &str) -> bool {
    match name.split_once(':') {
        Some((prefix, local)) => is_name(prefix) && is_name(local),
        None => is_name(name),
    }
}
