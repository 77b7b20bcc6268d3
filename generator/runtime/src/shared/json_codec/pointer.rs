//! Locations in a JSON value under validation.

use crate::runtime::decode_error;
use crate::runtime::violation::Place;

/// A JSON Pointer (RFC 6901), formatted only to report a violation.
pub enum Pointer<'a> {
    /// The root value.
    Root,
    /// The value of a field.
    Key(&'a Pointer<'a>, &'a str),
    /// An item of an array.
    Index(&'a Pointer<'a>, usize),
}

impl Pointer<'_> {
    /// Formats the location.
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
                decode_error::push_key(text, name);
            }
            Self::Index(parent, index) => {
                parent.write(text);
                text.push('/');
                text.push_str(&index.to_string());
            }
        }
    }
}
