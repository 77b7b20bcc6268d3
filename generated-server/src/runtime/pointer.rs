// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Places in a JSON value that is held against rules.

use super::fault;
use super::violation::Place;

/// A JSON Pointer (RFC 6901), written out only where something is wrong.
pub enum Pointer<'a> {
    /// The body itself.
    Root,
    /// A field of an object.
    Key(&'a Pointer<'a>, &'a str),
    /// An item of an array.
    Index(&'a Pointer<'a>, usize),
}

impl Pointer<'_> {
    /// The place in words.
    pub fn place(&self) -> Place {
        let mut text = String::with_capacity(32);
        self.write(&mut text);
        Place::Body(text)
    }

    fn write(&self, text: &mut String) {
        match self {
            Self::Root => {}
            Self::Key(parent, name) => {
                parent.write(text);
                fault::push_key(text, name);
            }
            Self::Index(parent, index) => {
                parent.write(text);
                text.push('/');
                text.push_str(&index.to_string());
            }
        }
    }
}
