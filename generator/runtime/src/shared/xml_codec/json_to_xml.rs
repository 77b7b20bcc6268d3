//! Conversion of JSON to XML.

use crate::runtime::encode::Encode;
use crate::runtime::node::{self, Node};
use crate::runtime::xml::{
    AdditionalProperties, Document, Field, FieldRepresentation, INSTANCE, Name, Shape,
};
use crate::runtime::xml_name::is_name;
use crate::runtime::xml_tree::{Tree, is_qualified, split};

/// Encodes a value; `None` if it has no XML representation: a number that is not finite, a
/// character that XML does not allow, or a map key that is not a name.
pub fn to_bytes<T: Encode + ?Sized>(value: &T, document: &Document) -> Option<Vec<u8>> {
    of_node(&node::of(value)?, document)
}

/// Converts a value that is already JSON.
pub fn of_json(json: &[u8], document: &Document) -> Option<Vec<u8>> {
    of_node(&crate::runtime::decode::from_bytes(json).ok()?, document)
}

fn of_node(node: &Node, document: &Document) -> Option<Vec<u8>> {
    if matches!((node, document.shape), (Node::Null, Shape::Tree)) {
        return Some(Vec::new());
    }
    let mut sink = Sink {
        xml: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned(),
        declared: Vec::new(),
    };
    match (document.name, node, document.shape) {
        // An element of any name has the name of its tree.
        (None, Node::Fields(fields), Shape::Tree) => sink.whole_tree(&Tree::of(fields)?)?,
        (name, ..) => {
            let name = name.unwrap_or(Name::Plain("root"));
            sink.element(Tag::of(&name), node, document.shape)?;
        }
    }
    Some(sink.xml.into_bytes())
}

/// Writes an XML text, element by element.
struct Sink {
    xml: String,
    /// The prefixes in scope, each with its namespace.
    declared: Vec<(&'static str, &'static str)>,
}

/// Returns `true` if a field has elements of this name.
fn is_element(Field(_, name, held): &Field, local: &str) -> bool {
    held.has_elements() && name.local() == local
}

/// The name of an element or attribute.
#[derive(Clone, Copy)]
struct Tag<'a> {
    namespace: &'static str,
    prefix: &'static str,
    local: &'a str,
}

impl<'a> Tag<'a> {
    const fn of(name: &Name) -> Self {
        match *name {
            Name::Plain(local) => Self::plain(local),
            Name::Within {
                namespace,
                prefix,
                local,
            } => Self {
                namespace,
                prefix,
                local,
            },
        }
    }

    const fn plain(local: &'a str) -> Self {
        Self {
            namespace: "",
            prefix: "",
            local,
        }
    }
}

impl Sink {
    fn element(&mut self, tag: Tag<'_>, node: &Node, shape: &Shape) -> Option<()> {
        if let (Node::Fields(fields), Shape::Tree) = (node, shape) {
            let tree = Tree::of(fields).filter(|tree| tree.local() == tag.local)?;
            return self.whole_tree(&tree);
        }
        let outside = self.declared.len();
        self.xml.push('<');
        self.name(tag);
        self.declare(tag);
        if *node == Node::Null {
            let xsi = Tag {
                namespace: INSTANCE,
                prefix: "xsi",
                local: "nil",
            };
            self.attribute(xsi, "true")?;
        }
        if let (Node::Fields(values), Shape::Object(fields, _)) = (node, shape) {
            self.attributes(values, fields)?;
        }
        self.xml.push('>');
        self.content(node, shape)?;
        self.xml.push_str("</");
        self.name(tag);
        self.xml.push('>');
        self.declared.truncate(outside);
        Some(())
    }

    fn name(&mut self, tag: Tag<'_>) {
        if !tag.prefix.is_empty() {
            self.xml.push_str(tag.prefix);
            self.xml.push(':');
        }
        self.xml.push_str(tag.local);
    }

    /// Declares the namespace of a name, unless it is in scope.
    fn declare(&mut self, tag: Tag<'_>) {
        if tag.namespace.is_empty() || tag.prefix == "xml" {
            return;
        }
        let mut declared = self.declared.iter().rev();
        let known = declared.find(|(prefix, _)| *prefix == tag.prefix);
        if known.is_some_and(|(_, namespace)| *namespace == tag.namespace) {
            return;
        }
        self.declared.push((tag.prefix, tag.namespace));
        self.xml.push_str(" xmlns");
        if !tag.prefix.is_empty() {
            self.xml.push(':');
            self.xml.push_str(tag.prefix);
        }
        self.xml.push_str("=\"");
        // Namespaces of descriptions only contain characters that XML allows.
        self.text(tag.namespace, true);
        self.xml.push('"');
    }

    fn attributes(&mut self, values: &[(String, Node)], fields: &[Field]) -> Option<()> {
        for Field(key, name, held) in fields {
            let (FieldRepresentation::Attribute(_) | FieldRepresentation::AttributeOrNull(_)) =
                held
            else {
                continue;
            };
            match values.iter().find(|(known, _)| known == key) {
                None | Some((_, Node::Null)) => {}
                Some((_, Node::Text(text))) => self.attribute(Tag::of(name), text)?,
                Some((_, Node::List(_) | Node::Fields(_))) => return None,
            }
        }
        Some(())
    }

    fn attribute(&mut self, tag: Tag<'_>, value: &str) -> Option<()> {
        self.declare(tag);
        self.xml.push(' ');
        self.name(tag);
        self.xml.push_str("=\"");
        self.text(value, true)?;
        self.xml.push('"');
        Some(())
    }

    fn content(&mut self, node: &Node, shape: &Shape) -> Option<()> {
        match (node, shape) {
            (Node::Null, _) => Some(()),
            (Node::Text(text), Shape::Text | Shape::Number | Shape::Boolean | Shape::Tree) => {
                self.text(text, false)
            }
            (Node::List(items), Shape::List(name, shape)) => {
                self.items(Tag::of(name), items, shape)
            }
            (Node::Fields(values), Shape::Object(fields, others)) => {
                self.fields(values, fields, others)
            }
            (Node::Text(_) | Node::List(_) | Node::Fields(_), _) => None,
        }
    }

    fn items(&mut self, tag: Tag<'_>, items: &[Node], shape: &Shape) -> Option<()> {
        for item in items {
            self.element(tag, item, shape)?;
        }
        Some(())
    }

    fn fields(
        &mut self,
        values: &[(String, Node)],
        fields: &[Field],
        others: &AdditionalProperties,
    ) -> Option<()> {
        for (key, value) in values {
            match fields.iter().find(|Field(known, _, _)| known == key) {
                Some(Field(_, name, held)) => self.field(Tag::of(name), value, held)?,
                // It would be read as the field.
                None if fields.iter().any(|field| is_element(field, key)) => return None,
                None => self.other(key, value, others)?,
            }
        }
        Some(())
    }

    fn field(&mut self, tag: Tag<'_>, value: &Node, held: &FieldRepresentation) -> Option<()> {
        match (held, value) {
            (FieldRepresentation::Attribute(_) | FieldRepresentation::AttributeOrNull(_), _) => {
                Some(())
            }
            (FieldRepresentation::Content(shape), value) => self.content(value, shape),
            (FieldRepresentation::Element(shape), value) => self.element(tag, value, shape),
            (FieldRepresentation::Items(_) | FieldRepresentation::ItemsOrEmpty(_), Node::Null) => {
                Some(())
            }
            (
                FieldRepresentation::Items(shape) | FieldRepresentation::ItemsOrEmpty(shape),
                Node::List(items),
            ) => self.items(tag, items, shape),
            (
                FieldRepresentation::Items(_) | FieldRepresentation::ItemsOrEmpty(_),
                Node::Text(_) | Node::Fields(_),
            ) => None,
        }
    }

    fn other(&mut self, key: &str, value: &Node, others: &AdditionalProperties) -> Option<()> {
        let tag = Some(key).filter(|key| is_name(key)).map(Tag::plain);
        match (others, value) {
            (AdditionalProperties::Elements(shape @ Shape::Tree), Node::List(trees)) => {
                self.items(tag?, trees, shape)
            }
            (AdditionalProperties::Elements(shape), value) => self.element(tag?, value, shape),
            (AdditionalProperties::Items(shape), Node::List(items)) => {
                self.items(tag?, items, shape)
            }
            (
                AdditionalProperties::Ignored
                | AdditionalProperties::Refused
                | AdditionalProperties::Items(_),
                _,
            ) => None,
        }
    }

    /// Writes an element without a schema. Without a default namespace in scope, it is in none.
    fn whole_tree(&mut self, tree: &Tree<'_>) -> Option<()> {
        let mut known: Vec<String> = self
            .declared
            .iter()
            .map(|(prefix, _)| (*prefix).to_owned())
            .collect();
        let mut declared = self.declared.iter().rev();
        let around = declared.find(|(prefix, _)| prefix.is_empty());
        let leaves = around.is_some_and(|(_, namespace)| !namespace.is_empty())
            && tree.declared().all(|prefix| !prefix.is_empty());
        known.push("xml".to_owned());
        self.tree(tree, leaves, &mut known)
    }

    fn tree(
        &mut self,
        tree: &Tree<'_>,
        leaves_default: bool,
        known: &mut Vec<String>,
    ) -> Option<()> {
        let outside = known.len();
        known.extend(tree.declared().map(str::to_owned));
        let is_known = |name: &str| {
            let (prefix, _) = split(name);
            prefix.is_empty() || prefix == "xmlns" || known.iter().any(|known| known == prefix)
        };
        if !is_known(tree.name) {
            return None;
        }
        self.xml.push('<');
        self.xml.push_str(tree.name);
        if leaves_default {
            self.xml.push_str(" xmlns=\"\"");
        }
        for (name, value) in tree.attributes {
            let Node::Text(value) = value else {
                return None;
            };
            if !is_qualified(name) || !is_known(name) {
                return None;
            }
            self.xml.push(' ');
            self.xml.push_str(name);
            self.xml.push_str("=\"");
            self.text(value, true)?;
            self.xml.push('"');
        }
        self.xml.push('>');
        for piece in tree.content {
            match piece {
                Node::Text(text) => self.text(text, false)?,
                Node::Fields(fields) => self.tree(&Tree::of(fields)?, false, known)?,
                Node::Null | Node::List(_) => return None,
            }
        }
        self.xml.push_str("</");
        self.xml.push_str(tree.name);
        self.xml.push('>');
        known.truncate(outside);
        Some(())
    }

    /// Writes the text of an element or attribute.
    fn text(&mut self, text: &str, is_attribute: bool) -> Option<()> {
        for letter in text.chars() {
            match letter {
                '&' => self.xml.push_str("&amp;"),
                '<' => self.xml.push_str("&lt;"),
                '>' => self.xml.push_str("&gt;"),
                '"' if is_attribute => self.xml.push_str("&quot;"),
                // They would be normalized to spaces.
                '\r' => self.xml.push_str("&#13;"),
                '\n' if is_attribute => self.xml.push_str("&#10;"),
                '\t' if is_attribute => self.xml.push_str("&#9;"),
                '\t' | '\n' | ' '..='\u{fffd}' | '\u{10000}'.. => self.xml.push(letter),
                _ => return None,
            }
        }
        Some(())
    }
}
