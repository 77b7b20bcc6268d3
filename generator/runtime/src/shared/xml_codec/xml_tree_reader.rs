//! Reads XML elements without a schema as JSON trees.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::runtime::decode_error::DecodeError;
use crate::runtime::xml_parser::{Element, Piece, Source};
use crate::runtime::xml_value::Value;

const NAME: Cow<'static, str> = Cow::Borrowed("name");
const ATTRIBUTES: Cow<'static, str> = Cow::Borrowed("attributes");
const CONTENT: Cow<'static, str> = Cow::Borrowed("content");

/// Reads an open element, with the namespaces in scope around it.
pub(crate) fn read(source: &mut Source<'_>, element: &Element) -> Result<Value, DecodeError> {
    let around = source.namespaces_around();
    let mut used = BTreeSet::new();
    let Pieces {
        attributes: own,
        content,
    } = pieces(source, element, &mut used)?;
    let mut attributes = Vec::new();
    for (prefix, namespace) in around {
        let declaration = declaration(&prefix);
        let is_own = own.iter().any(|(name, _)| *name == declaration);
        if used.contains(&*prefix) && !is_own && *prefix != *"xml" && !namespace.is_empty() {
            source.repeat(namespace.len())?;
            attributes.push((declaration, namespace.to_string()));
        }
    }
    attributes.extend(own);
    Ok(tree(element, attributes, content))
}

/// The content of an element.
struct Pieces {
    attributes: Vec<(String, String)>,
    content: Vec<Value>,
}

/// Reads an open element, and notes the prefixes that it uses.
fn pieces(
    source: &mut Source<'_>,
    element: &Element,
    used: &mut BTreeSet<String>,
) -> Result<Pieces, DecodeError> {
    used.insert(element.prefix.clone());
    let prefixes = element.attributes.iter().map(|one| &one.prefix);
    used.extend(prefixes.filter(|prefix| !prefix.is_empty()).cloned());
    let declared = source.namespaces_of_open().into_iter();
    let declared =
        declared.map(|(prefix, namespace)| (declaration(&prefix), namespace.to_string()));
    let mut attributes: Vec<(String, String)> = declared.collect();
    let own = element.attributes.iter();
    attributes.extend(own.map(|one| (qualified(&one.prefix, &one.local), one.value.clone())));
    let mut content = Vec::new();
    loop {
        match source.piece()? {
            Piece::Text(text) => content.push(Value::Text(text)),
            Piece::Element(child) => {
                let Pieces {
                    attributes,
                    content: inner,
                } = pieces(source, &child, used)?;
                content.push(tree(&child, attributes, inner));
            }
            Piece::End => break,
        }
    }
    Ok(Pieces {
        attributes,
        content,
    })
}

/// Formats a qualified name.
fn qualified(prefix: &str, local: &str) -> String {
    match prefix {
        "" => local.to_owned(),
        prefix => format!("{prefix}:{local}"),
    }
}

/// The attribute that declares a prefix.
fn declaration(prefix: &str) -> String {
    match prefix {
        "" => "xmlns".to_owned(),
        prefix => format!("xmlns:{prefix}"),
    }
}

fn tree(element: &Element, attributes: Vec<(String, String)>, content: Vec<Value>) -> Value {
    let name = qualified(&element.prefix, &element.local);
    let mut tree = vec![(NAME, Value::Text(name))];
    if !attributes.is_empty() {
        let attributes = attributes.into_iter();
        let attributes = attributes.map(|(name, value)| (Cow::Owned(name), Value::Text(value)));
        tree.push((ATTRIBUTES, Value::Object(attributes.collect())));
    }
    if !content.is_empty() {
        tree.push((CONTENT, Value::List(content)));
    }
    Value::Object(tree)
}
