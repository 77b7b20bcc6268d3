//! Conversion of XML to JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode;
use crate::runtime::xml::{
    AdditionalProperties, Document, Field, FieldRepresentation, Name, Shape,
};
use crate::runtime::xml_parser::{Element, Source};
use crate::runtime::xml_tree_reader;
use crate::runtime::xml_value::Value;

impl Name {
    /// Returns `true` if it matches an element. A name without a namespace matches any.
    fn is_of_element(&self, local: &str, namespace: &str) -> bool {
        match self {
            Self::Plain(name) => *name == local,
            Self::Within {
                namespace: own,
                local: name,
                ..
            } => *name == local && *own == namespace,
        }
    }

    /// Returns `true` if it matches an attribute.
    fn is_of_attribute(&self, local: &str, namespace: &str) -> bool {
        match self {
            Self::Plain(name) => *name == local && namespace.is_empty(),
            Self::Within { .. } => self.is_of_element(local, namespace),
        }
    }
}

/// Converts an XML body to JSON.
pub fn to_json(bytes: &[u8], document: &Document) -> Result<Vec<u8>, DecodeError> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Err(DecodeError::new("is not UTF-8"));
    };
    if matches!(document.shape, Shape::Tree) && text.trim_ascii().is_empty() {
        return Ok(b"null".to_vec());
    }
    let mut source = Source::new(text);
    let root = source.root()?;
    let is_other = |name: &&Name| !name.is_of_element(&root.local, &root.namespace);
    if let Some(name) = document.name.as_ref().filter(is_other) {
        return Err(DecodeError::new(expected(name.local())));
    }
    let value = read(&mut source, root, document.shape)?;
    source.end()?;
    // Every value read has a JSON representation.
    Ok(encode::to_bytes(&value).unwrap_or_default())
}

fn expected(name: &str) -> String {
    format!("expected the element `{name}`")
}

fn read(source: &mut Source<'_>, element: Element, shape: &Shape) -> Result<Value, DecodeError> {
    if element.is_nil() && !matches!(shape, Shape::Tree) {
        return source.skip().map(|()| Value::Null);
    }
    match shape {
        Shape::Text | Shape::Number | Shape::Boolean => Ok(Value::of_text(source.text()?, shape)),
        Shape::List(name, shape) => {
            let mut items = Vec::new();
            while let Some(item) = source.next()? {
                let index = items.len();
                let item = match name.is_of_element(&item.local, &item.namespace) {
                    true => read(source, item, shape),
                    false => Err(DecodeError::new(expected(name.local()))),
                };
                items.push(item.map_err(|error| error.in_item(index))?);
            }
            Ok(Value::List(items))
        }
        Shape::Object(fields, others) => object(source, element, fields, others),
        Shape::Tree => xml_tree_reader::read(source, &element),
    }
}

/// The fields read so far.
#[derive(Default)]
struct Fields {
    fields: Vec<(Cow<'static, str>, Value)>,
    /// The items of array fields.
    lists: BTreeMap<Cow<'static, str>, Vec<Value>>,
    /// The elements without a description.
    trees: BTreeMap<Cow<'static, str>, Vec<Value>>,
}

fn object(
    source: &mut Source<'_>,
    element: Element,
    fields: &'static [Field],
    others: &AdditionalProperties,
) -> Result<Value, DecodeError> {
    let mut read = Fields::default();
    if matches!(others, AdditionalProperties::Refused) {
        read.unknown_attributes(&element, fields);
    }
    read.attributes(element, fields);
    let mut contents = fields.iter().filter_map(|Field(key, _, held)| match held {
        FieldRepresentation::Content(shape) => Some((*key, *shape)),
        _ => None,
    });
    if let Some((key, shape)) = contents.next() {
        read.content(source.text()?, key, shape);
        return Ok(read.finish(fields));
    }
    while let Some(child) = source.next()? {
        let known = fields.iter().find(|Field(_, name, held)| {
            held.has_elements() && name.is_of_element(&child.local, &child.namespace)
        });
        match known {
            Some(Field(key, _, held)) => read.element(source, child, key, held)?,
            None if is_taken(&child, fields, others) => {
                return Err(DecodeError::new("is unknown").in_field(&child.local));
            }
            None => read.other(source, child, others)?,
        }
    }
    Ok(read.finish(fields))
}

/// Returns `true` if an element that is not a field has the name of one.
fn is_taken(element: &Element, fields: &[Field], others: &AdditionalProperties) -> bool {
    let mut fields = fields.iter();
    !matches!(others, AdditionalProperties::Ignored)
        && fields.any(|Field(key, _, _)| *key == element.local)
}

impl Fields {
    fn attributes(&mut self, element: Element, fields: &'static [Field]) {
        for Field(key, name, held) in fields {
            let (FieldRepresentation::Attribute(shape)
            | FieldRepresentation::AttributeOrNull(shape)) = held
            else {
                continue;
            };
            let mut attributes = element.attributes.iter();
            let found = attributes
                .find(|attribute| name.is_of_attribute(&attribute.local, &attribute.namespace));
            let value = match (found, held) {
                (Some(found), _) => Value::of_text(found.value.clone(), shape),
                (None, FieldRepresentation::AttributeOrNull(_)) => Value::Null,
                (None, _) => continue,
            };
            self.fields.push((Cow::Borrowed(key), value));
        }
    }

    /// Adds the text of the element. An empty text is absent, unless it is a string.
    fn content(&mut self, text: String, key: &'static str, shape: &Shape) {
        if !text.is_empty() || matches!(shape, Shape::Text) {
            let value = Value::of_text(text, shape);
            self.fields.push((Cow::Borrowed(key), value));
        }
    }

    /// Notes unknown attributes, for the type to reject. Namespaced attributes such as
    /// `xsi:schemaLocation` and `xml:lang` are ignored.
    fn unknown_attributes(&mut self, element: &Element, fields: &[Field]) {
        for attribute in &element.attributes {
            let is_known = fields.iter().any(|Field(_, name, held)| {
                matches!(
                    held,
                    FieldRepresentation::Attribute(_) | FieldRepresentation::AttributeOrNull(_)
                ) && name.is_of_attribute(&attribute.local, &attribute.namespace)
            });
            if !is_known && attribute.namespace.is_empty() {
                let key = Cow::Owned(attribute.local.clone());
                self.fields.push((key, Value::Null));
            }
        }
    }

    fn element(
        &mut self,
        source: &mut Source<'_>,
        element: Element,
        key: &'static str,
        held: &FieldRepresentation,
    ) -> Result<(), DecodeError> {
        match held {
            FieldRepresentation::Element(shape)
            | FieldRepresentation::Attribute(shape)
            | FieldRepresentation::AttributeOrNull(shape)
            | FieldRepresentation::Content(shape) => {
                self.field(source, element, Cow::Borrowed(key), shape)
            }
            FieldRepresentation::Items(shape) | FieldRepresentation::ItemsOrEmpty(shape) => {
                self.item(source, element, Cow::Borrowed(key), shape)
            }
        }
    }

    fn other(
        &mut self,
        source: &mut Source<'_>,
        element: Element,
        others: &AdditionalProperties,
    ) -> Result<(), DecodeError> {
        let key = Cow::Owned(element.local.clone());
        match others {
            AdditionalProperties::Ignored => source.skip(),
            AdditionalProperties::Refused => {
                self.fields.push((key, Value::Null));
                source.skip()
            }
            AdditionalProperties::Elements(Shape::Tree) => {
                let tree = xml_tree_reader::read(source, &element)?;
                self.trees.entry(key).or_default().push(tree);
                Ok(())
            }
            AdditionalProperties::Elements(shape) => self.field(source, element, key, shape),
            AdditionalProperties::Items(shape) => self.item(source, element, key, shape),
        }
    }

    /// Reads a field. A repeated field is noted twice, which its type rejects.
    fn field(
        &mut self,
        source: &mut Source<'_>,
        element: Element,
        key: Cow<'static, str>,
        shape: &Shape,
    ) -> Result<(), DecodeError> {
        let value = read(source, element, shape).map_err(|error| error.in_field(&key))?;
        self.fields.push((key, value));
        Ok(())
    }

    /// Reads an item of an array field.
    fn item(
        &mut self,
        source: &mut Source<'_>,
        element: Element,
        key: Cow<'static, str>,
        shape: &Shape,
    ) -> Result<(), DecodeError> {
        let known = self.lists.get(&key).map_or(0, Vec::len);
        let value =
            read(source, element, shape).map_err(|error| error.in_item(known).in_field(&key))?;
        self.lists.entry(key).or_default().push(value);
        Ok(())
    }

    fn finish(self, fields: &'static [Field]) -> Value {
        let Self {
            fields: mut all,
            mut lists,
            trees,
        } = self;
        for Field(key, _, held) in fields {
            if matches!(held, FieldRepresentation::ItemsOrEmpty(_)) {
                lists.entry(Cow::Borrowed(key)).or_default();
            }
        }
        let lists = lists.into_iter();
        all.extend(lists.map(|(key, items)| (key, Value::List(items))));
        all.extend(trees.into_iter().map(|(key, mut trees)| match trees.len() {
            1 => (key, trees.swap_remove(0)),
            _ => (key, Value::List(trees)),
        }));
        Value::Object(all)
    }
}
