//! Optional properties that may be `null`.

use std::borrow::Cow;
use std::mem;
use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{Encode, Fields, Writer};
use crate::runtime::reader::Reader;
use crate::runtime::slot::Slot;

/// An optional property that may be `null`.
///
/// In a `PATCH`, `Absent` leaves a property unchanged, `Null` clears it, and a `Value` replaces it.
/// A setter takes the value itself, an `Option` whose `None` is `null`, or a `Nullable`.
///
/// In a type that derives `Serialize` and `Deserialize`, an absent property is omitted with
/// `#[serde(default, skip_serializing_if = "Nullable::is_absent")]`; elsewhere, `Absent` is serialized as
/// `null`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Nullable<T> {
    /// The property is absent.
    #[default]
    Absent,
    /// The property is `null`.
    Null,
    /// The value of the property.
    Value(T),
}

impl<T> Nullable<T> {
    /// Converts from nested options, where `None` is absent and `Some(None)` is `null`.
    pub fn from_nested(value: Option<Option<T>>) -> Self {
        value.map_or(Self::Absent, Self::from)
    }

    /// Converts to nested options, where `None` is absent and `Some(None)` is `null`.
    pub fn into_nested(self) -> Option<Option<T>> {
        match self {
            Self::Absent => None,
            Self::Null => Some(None),
            Self::Value(value) => Some(Some(value)),
        }
    }

    /// Returns the value, if there is one.
    pub const fn as_ref(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// Returns the value, if there is one, and consumes `self`.
    pub fn into_value(self) -> Option<T> {
        self.into_nested().flatten()
    }

    /// Returns the target of the value, if there is one: of a `String`, a `&str`.
    pub fn as_deref(&self) -> Option<&T::Target>
    where
        T: Deref,
    {
        self.as_ref().map(T::deref)
    }

    /// Takes the value out, and leaves `Absent`.
    pub fn take(&mut self) -> Self {
        mem::take(self)
    }

    /// Converts the value, if there is one.
    pub fn map<U>(self, convert: impl FnOnce(T) -> U) -> Nullable<U> {
        match self {
            Self::Absent => Nullable::Absent,
            Self::Null => Nullable::Null,
            Self::Value(value) => Nullable::Value(convert(value)),
        }
    }

    /// Converts a reference to the value, if there is one.
    pub fn map_ref<'a, U>(&'a self, convert: impl FnOnce(&'a T) -> U) -> Nullable<U> {
        match self {
            Self::Absent => Nullable::Absent,
            Self::Null => Nullable::Null,
            Self::Value(value) => Nullable::Value(convert(value)),
        }
    }

    /// Changes a stored value as a `PATCH` does: an absent property leaves it unchanged, and `null` clears it.
    pub fn apply_to(self, stored: &mut Option<T>) {
        if let Some(value) = self.into_nested() {
            *stored = value;
        }
    }

    /// Returns `true` if the property is absent.
    pub const fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }

    /// Returns `true` if there is a value.
    pub const fn is_some(&self) -> bool {
        matches!(self, Self::Value(_))
    }

    /// Returns `true` if the property is absent or `null`.
    pub const fn is_none(&self) -> bool {
        !self.is_some()
    }

    /// Returns `true` if the property is `null`.
    pub const fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }
}

impl<T> From<T> for Nullable<T> {
    fn from(value: T) -> Self {
        Self::Value(value)
    }
}

/// `None` is `null`.
impl<T> From<Option<T>> for Nullable<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Self::Value)
    }
}

macro_rules! from_text {
    ($($text:ty),*) => {$(
        impl From<$text> for Nullable<String> {
            fn from(value: $text) -> Self {
                Self::Value(value.into())
            }
        }
    )*};
}

from_text!(&str, &String, Box<str>, Cow<'_, str>);

impl<T, const N: usize> From<[T; N]> for Nullable<Vec<T>> {
    fn from(items: [T; N]) -> Self {
        Self::Value(items.into())
    }
}

impl<const N: usize> From<[&str; N]> for Nullable<Vec<String>> {
    fn from(items: [&str; N]) -> Self {
        Self::Value(items.map(str::to_owned).into())
    }
}

impl<T: Serialize> Serialize for Nullable<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_ref().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Nullable<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::deserialize(deserializer).map(Self::from)
    }
}

impl<T: Decode> Decode for Nullable<T> {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        Option::<T>::decode(reader).map(Self::from)
    }
}

/// An absent value that is not a property is `null`.
impl<T: Encode> Encode for Nullable<T> {
    fn encode(&self, json: &mut Writer) {
        self.as_ref().encode(json);
    }
}

impl<T: Decode> Slot for Nullable<T> {
    fn is_filled(&self) -> bool {
        !self.is_absent()
    }

    fn fill(&mut self, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
        *self = Self::decode(reader)?;
        Ok(())
    }
}

impl Fields<'_> {
    /// Writes a field, unless it is absent.
    pub fn nullable<T: Encode>(&mut self, start: &str, value: &Nullable<T>) {
        if !value.is_absent() {
            self.declare::<T>(start);
            self.field(start, value);
        }
    }
}
