//! Values as parameters and headers hold them: texts, lists and fields.

use std::fmt::{self, Display};

use serde::ser::{
    self, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, Serializer,
};

/// A value that is made of texts.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// `null`, which no parameter carries.
    Null,
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Node>),
    /// An object, field by field.
    Fields(Vec<(String, Node)>),
}

/// A value as texts; `None` if it has none, as a number that is not finite.
pub fn of<T: Serialize + ?Sized>(value: &T) -> Option<Node> {
    value.serialize(Writer).ok()
}

/// A value has no text.
#[derive(Clone, Copy, Debug)]
pub struct NoText;

impl Display for NoText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value has no text")
    }
}

impl std::error::Error for NoText {}

impl ser::Error for NoText {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

type Written = Result<Node, NoText>;

fn text(value: impl Display) -> Written {
    Ok(Node::Text(value.to_string()))
}

#[derive(Clone, Copy, Debug)]
struct Writer;

macro_rules! shown {
    ($($method:ident: $kind:ty),*) => {
        $(fn $method(self, value: $kind) -> Written {
            text(value)
        })*
    };
}

impl Serializer for Writer {
    type Ok = Node;
    type Error = NoText;
    type SerializeSeq = List;
    type SerializeTuple = Impossible<Node, NoText>;
    type SerializeTupleStruct = Impossible<Node, NoText>;
    type SerializeTupleVariant = Impossible<Node, NoText>;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Impossible<Node, NoText>;

    shown!(
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32,
        serialize_i64: i64, serialize_i128: i128, serialize_u8: u8, serialize_u16: u16,
        serialize_u32: u32, serialize_u64: u64, serialize_u128: u128, serialize_char: char,
        serialize_str: &str
    );

    fn serialize_f32(self, value: f32) -> Written {
        match value.is_finite() {
            true => text(value),
            false => Err(NoText),
        }
    }

    fn serialize_f64(self, value: f64) -> Written {
        match value.is_finite() {
            true => text(value),
            false => Err(NoText),
        }
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        Err(NoText)
    }

    fn serialize_none(self) -> Written {
        Ok(Node::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(Node::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Ok(Node::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        text(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Written {
        Err(NoText)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, NoText> {
        Ok(List(Vec::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, NoText> {
        Err(NoText)
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, NoText> {
        Err(NoText)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, NoText> {
        Err(NoText)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields, NoText> {
        Ok(Fields(Vec::new()))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields, NoText> {
        Ok(Fields(Vec::new()))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, NoText> {
        Err(NoText)
    }
}

/// The items of a list so far.
#[derive(Debug)]
pub struct List(Vec<Node>);

impl SerializeSeq for List {
    type Ok = Node;
    type Error = NoText;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoText> {
        self.0.push(value.serialize(Writer)?);
        Ok(())
    }

    fn end(self) -> Written {
        Ok(Node::List(self.0))
    }
}

/// The fields of an object so far.
#[derive(Debug)]
pub struct Fields(Vec<(String, Node)>);

impl Fields {
    fn set<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoText> {
        let (_, node) = self.0.last_mut().ok_or(NoText)?;
        *node = value.serialize(Writer)?;
        Ok(())
    }
}

impl SerializeMap for Fields {
    type Ok = Node;
    type Error = NoText;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NoText> {
        match key.serialize(Writer)? {
            Node::Text(name) => self.0.push((name, Node::Null)),
            Node::Null | Node::List(_) | Node::Fields(_) => return Err(NoText),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoText> {
        self.set(value)
    }

    fn end(self) -> Written {
        Ok(Node::Fields(self.0))
    }
}

impl SerializeStruct for Fields {
    type Ok = Node;
    type Error = NoText;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), NoText> {
        self.0.push((key.to_owned(), Node::Null));
        self.set(value)
    }

    fn end(self) -> Written {
        Ok(Node::Fields(self.0))
    }
}

/// JSON whose characters are all of ASCII, for a header.
pub fn in_ascii(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    let mut units = [0; 2];
    for letter in json.chars() {
        if letter.is_ascii() && letter != '\u{7f}' {
            text.push(letter);
            continue;
        }
        for unit in letter.encode_utf16(&mut units) {
            text.push_str(&format!("\\u{unit:04x}"));
        }
    }
    text
}
