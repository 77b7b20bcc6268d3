//! Encoding values as JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::runtime::decode_error::DecodeError;
use crate::runtime::escape;

/// The error for an additional property with the name of a declared one.
const DECLARED: &str = "is a declared property and must not be an additional one";

/// A type that can be encoded as JSON.
pub trait Encode {
    /// Returns `true` if an additional property may take the place of an absent value.
    #[must_use]
    fn is_or_additional() -> bool
    where
        Self: Sized,
    {
        false
    }

    /// Writes the value.
    fn encode(&self, json: &mut Writer);
}

/// A type whose values are objects, or can be.
pub trait EncodeFields {
    /// Encodes the fields of the value.
    fn encode_fields(&self, fields: &mut Fields<'_>);
}

/// The capacity of a new buffer: enough for most errors and small objects.
pub const CAPACITY: usize = 256;

/// Encodes a value; `None` if JSON cannot represent it.
pub fn to_bytes<T: Encode + ?Sized>(value: &T) -> Option<Vec<u8>> {
    try_to_bytes(value).ok()
}

/// Encodes a value. The error has the location of what JSON cannot represent, such as a number that
/// is infinite.
pub fn try_to_bytes<T: Encode + ?Sized>(value: &T) -> Result<Vec<u8>, DecodeError> {
    let mut json = Writer::new(Vec::with_capacity(CAPACITY));
    value.encode(&mut json);
    json.finish()
}

/// Encodes a value as text; `None` if JSON cannot represent it.
pub fn to_text<T: Encode + ?Sized>(value: &T) -> Option<String> {
    String::from_utf8(to_bytes(value)?).ok()
}

/// Writes a JSON text, value by value.
#[derive(Default)]
pub struct Writer {
    json: Vec<u8>,
    /// The first value without a JSON representation.
    error: Option<DecodeError>,
}

impl Writer {
    /// Returns a writer that appends to a text.
    pub const fn new(json: Vec<u8>) -> Self {
        Self { json, error: None }
    }

    /// Returns the text, or the error of a value without a JSON representation.
    #[inline]
    pub fn finish(self) -> Result<Vec<u8>, DecodeError> {
        match self.error {
            None => Ok(self.json),
            Some(error) => Err(error),
        }
    }

    /// Writes JSON, or a fragment of it, unchanged.
    pub fn raw(&mut self, json: &str) {
        self.json.extend_from_slice(json.as_bytes());
    }

    /// Writes any value.
    pub fn value(&mut self, value: &dyn Encode) {
        value.encode(self);
    }

    /// Writes a string.
    #[inline]
    pub fn text(&mut self, text: &str) {
        escape::write(text, &mut self.json);
    }

    /// Notes that a value has no JSON representation.
    #[cold]
    pub fn refuse(&mut self, error: DecodeError) {
        self.error.get_or_insert(error);
    }

    /// Adds a step to the location of an error.
    #[cold]
    fn locate(&mut self, step: impl FnOnce(DecodeError) -> DecodeError) {
        self.error = self.error.take().map(step);
    }

    /// Writes an array.
    pub fn array<T: Encode>(&mut self, items: impl IntoIterator<Item = T>) {
        let mut before = b'[';
        for (index, item) in items.into_iter().enumerate() {
            self.json.push(before);
            item.encode(self);
            if self.error.is_some() {
                return self.locate(|error| error.in_item(index));
            }
            before = b',';
        }
        if before == b'[' {
            self.json.push(before);
        }
        self.json.push(b']');
    }

    /// Writes an object, whose fields `write` writes.
    #[inline]
    pub fn object(&mut self, write: &mut dyn FnMut(&mut Fields<'_>)) {
        let begin = self.json.len();
        let mut fields = Fields {
            json: self,
            known: None,
            declared: &[],
            present: Vec::new(),
        };
        write(&mut fields);
        // The first field begins with a comma, as the others do.
        match self.json.get_mut(begin) {
            Some(comma) => *comma = b'{',
            None => self.json.push(b'{'),
        }
        self.json.push(b'}');
    }
}

/// Writes the fields of an object.
pub struct Fields<'w> {
    json: &'w mut Writer,
    /// The fields written before.
    known: Option<&'w Evaluated<'w>>,
    /// The names that additional properties must not have.
    declared: &'static [&'static str],
    /// Further such names: those of values that are present.
    present: Vec<String>,
}

/// The tags written before.
struct Evaluated<'w> {
    name: &'w str,
    texts: &'w [&'w str],
    others: Option<&'w Evaluated<'w>>,
}

impl<'w> Evaluated<'w> {
    fn texts_of(&self, name: &str) -> Option<&'w [&'w str]> {
        match self.name == name {
            true => Some(self.texts),
            false => self.others?.texts_of(name),
        }
    }
}

impl Fields<'_> {
    /// Writes a field. `start` is the text before its value, `,"name":`, with the name escaped.
    pub fn field(&mut self, start: &str, value: &dyn Encode) {
        self.write(value, || name_in(start), |json| json.raw(start));
    }

    /// Writes a field whose name is already escaped.
    fn named(&mut self, name: &str, value: &dyn Encode) {
        let start = |json: &mut Writer| {
            json.raw(",\"");
            json.raw(name);
            json.raw("\":");
        };
        self.write(value, || name, start);
    }

    #[inline]
    fn write<'n>(
        &mut self,
        value: &dyn Encode,
        name: impl Fn() -> &'n str,
        start: impl FnOnce(&mut Writer),
    ) {
        if self.json.error.is_some() {
            return;
        }
        if let Some(texts) = self.known.and_then(|known| known.texts_of(name())) {
            return self.compare_tag(name(), texts, value);
        }
        start(self.json);
        value.encode(self.json);
        if self.json.error.is_some() {
            self.json.locate(|error| error.in_field(name()));
        }
    }

    /// Refuses a tag that is not one of the type.
    fn compare_tag(&mut self, name: &str, texts: &[&str], value: &dyn Encode) {
        let json_of = |value: &dyn Encode| {
            let mut writer = Writer::default();
            writer.value(value);
            writer.json
        };
        let given = json_of(value);
        if !texts.iter().any(|text| json_of(text) == given) {
            let reason = format!("expected `{}`", texts.join("` or `"));
            self.json.refuse(DecodeError::new(reason).in_field(name));
        }
    }

    /// Writes a field with any name.
    pub fn entry(&mut self, name: &str, value: &dyn Encode) {
        let escaped = escape::escaped(name);
        match self.declared.contains(&name) || self.present.iter().any(|one| *one == escaped) {
            true => self.json.refuse(DecodeError::new(DECLARED).in_field(name)),
            false => self.named(&escaped, value),
        }
    }

    /// Writes the additional properties of an object with declared ones.
    pub fn additional(&mut self, value: &dyn EncodeFields, declared: &'static [&'static str]) {
        self.declared = declared;
        value.encode_fields(self);
        self.declared = &[];
    }

    /// Writes a field, if it is present.
    pub fn optional<T: Encode>(&mut self, start: &str, value: &Option<T>) {
        if let Some(value) = value {
            self.declare::<T>(start);
            self.field(start, value);
        }
    }

    /// Forbids additional properties with the name of a field that is present, if they are permitted otherwise.
    #[inline]
    pub fn declare<T: Encode>(&mut self, start: &str) {
        if T::is_or_additional() {
            self.present.push(name_in(start).to_owned());
        }
    }

    /// Writes the first of the tags of a type and the fields of a value, which may include one of the tags.
    pub fn tagged(&mut self, tag: &str, texts: &[&str], value: &dyn EncodeFields) {
        if let Some(text) = texts.first() {
            self.named(tag, text);
        }
        let known = Evaluated {
            name: tag,
            texts,
            others: self.known,
        };
        value.encode_fields(&mut Fields {
            json: self.json,
            known: Some(&known),
            declared: &[],
            present: Vec::new(),
        });
    }
}

/// Returns the name in `,"name":`.
fn name_in(start: &str) -> &str {
    let name = start.strip_prefix(",\"");
    let name = name.and_then(|name| name.strip_suffix("\":"));
    name.unwrap_or_default()
}

/// A value that is already encoded.
impl Encode for Writer {
    fn encode(&self, json: &mut Writer) {
        json.json.extend_from_slice(&self.json);
        if let Some(error) = &self.error {
            json.refuse(error.clone());
        }
    }
}

impl Encode for str {
    fn encode(&self, json: &mut Writer) {
        json.text(self);
    }
}

impl Encode for String {
    fn encode(&self, json: &mut Writer) {
        json.text(self);
    }
}

impl Encode for bool {
    fn encode(&self, json: &mut Writer) {
        json.raw(if *self { "true" } else { "false" });
    }
}

macro_rules! integers {
    ($($integer:ty),*) => {$(
        impl Encode for $integer {
            fn encode(&self, json: &mut Writer) {
                json.raw(itoa::Buffer::new().format(*self));
            }
        }
    )*};
}

macro_rules! floating {
    ($($number:ty),*) => {$(
        impl Encode for $number {
            fn encode(&self, json: &mut Writer) {
                match self.is_finite() {
                    true => json.raw(zmij::Buffer::new().format_finite(*self)),
                    false => json.refuse(DecodeError::new("is infinite or NaN")),
                }
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, i128, u8, u16, u32, u64);
floating!(f32, f64);

impl<T: Encode + ?Sized> Encode for &T {
    fn encode(&self, json: &mut Writer) {
        (**self).encode(json);
    }
}

impl<T: Encode + ?Sized> Encode for Box<T> {
    fn encode(&self, json: &mut Writer) {
        (**self).encode(json);
    }
}

impl Encode for Cow<'_, str> {
    fn encode(&self, json: &mut Writer) {
        json.text(self);
    }
}

/// `null`
impl Encode for () {
    fn encode(&self, json: &mut Writer) {
        json.raw("null");
    }
}

impl<T: Encode> Encode for Option<T> {
    fn encode(&self, json: &mut Writer) {
        match self {
            Some(value) => value.encode(json),
            None => json.raw("null"),
        }
    }
}

impl<T: Encode> Encode for Vec<T> {
    fn encode(&self, json: &mut Writer) {
        json.array(self);
    }
}

impl<T: Encode> Encode for BTreeMap<String, T> {
    fn encode(&self, json: &mut Writer) {
        json.object(&mut |fields| self.encode_fields(fields));
    }
}

impl<T: Encode> EncodeFields for BTreeMap<String, T> {
    fn encode_fields(&self, fields: &mut Fields<'_>) {
        for (name, value) in self {
            fields.entry(name, value);
        }
    }
}

impl<T: EncodeFields> EncodeFields for Box<T> {
    fn encode_fields(&self, fields: &mut Fields<'_>) {
        (**self).encode_fields(fields);
    }
}
