//! Values whose type does not say itself how JSON writes them: those of other
//! crates, and what is made of them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// How JSON writes the values of a type.
pub trait Codec {
    /// The type.
    type Value;

    /// Reads a value.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self::Value, D::Error>;

    /// Writes a value.
    fn write<S: Serializer>(value: &Self::Value, serializer: S) -> Result<S::Ok, S::Error>;
}

/// A format of strings that stand for values of a type.
pub trait TextFormat {
    /// The type.
    type Value;
    /// The format in words: `expected …`.
    const EXPECTED: &'static str;

    /// The value that a text stands for; `None` if it is not of the format, or if
    /// the type cannot hold it without a loss.
    fn parse(text: &str) -> Option<Self::Value>;

    /// The text that stands for a value.
    fn text(value: &Self::Value) -> String;
}

/// Whether a text is of a format.
pub fn is<F: TextFormat>(text: &str) -> bool {
    F::parse(text).is_some()
}

/// The value that a text stands for, or what is expected of it.
pub fn parse<F: TextFormat>(text: &str) -> Result<F::Value, Cow<'static, str>> {
    F::parse(text).ok_or(Cow::Borrowed(F::EXPECTED))
}

/// The text that stands for a value.
pub fn text<F: TextFormat>(value: &F::Value) -> String {
    F::text(value)
}

impl<F: TextFormat> Codec for F {
    type Value = F::Value;

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<F::Value, D::Error> {
        deserializer.deserialize_str(FormatVisitor::<F>(PhantomData))
    }

    fn write<S: Serializer>(value: &F::Value, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&F::text(value))
    }
}

struct FormatVisitor<F>(PhantomData<F>);

impl<F: TextFormat> Visitor<'_> for FormatVisitor<F> {
    type Value = F::Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a string")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<F::Value, E> {
        F::parse(text).ok_or_else(|| E::custom(F::EXPECTED))
    }
}

impl<C: Codec> Codec for Vec<C> {
    type Value = Vec<C::Value>;

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self::Value, D::Error> {
        let items: Vec<Decoded<C>> = Vec::deserialize(deserializer)?;
        Ok(items.into_iter().map(|item| item.0).collect())
    }

    fn write<S: Serializer>(value: &Self::Value, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(value.iter().map(Encoded::<C>))
    }
}

impl<C: Codec> Codec for Option<C> {
    type Value = Option<C::Value>;

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self::Value, D::Error> {
        let value: Option<Decoded<C>> = Option::deserialize(deserializer)?;
        Ok(value.map(|value| value.0))
    }

    fn write<S: Serializer>(value: &Self::Value, serializer: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => C::write(value, serializer),
            None => serializer.serialize_none(),
        }
    }
}

impl<C: Codec> Codec for BTreeMap<String, C> {
    type Value = BTreeMap<String, C::Value>;

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self::Value, D::Error> {
        let fields: BTreeMap<String, Decoded<C>> = BTreeMap::deserialize(deserializer)?;
        let fields = fields.into_iter();
        Ok(fields.map(|(name, value)| (name, value.0)).collect())
    }

    fn write<S: Serializer>(value: &Self::Value, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            value
                .iter()
                .map(|(name, value)| (name, Encoded::<C>(value))),
        )
    }
}

/// A value that is read by a codec.
pub struct Decoded<C: Codec>(pub C::Value);

impl<'de, C: Codec> Deserialize<'de> for Decoded<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        C::read(deserializer).map(Self)
    }
}

/// A value that is written by a codec.
pub struct Encoded<'a, C: Codec>(pub &'a C::Value);

impl<C: Codec> Serialize for Encoded<'_, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        C::write(self.0, serializer)
    }
}

/// Reads the value of a field that may stand once.
pub fn field<'de, C: Codec, A: MapAccess<'de>>(
    slot: &mut Option<C::Value>,
    name: &'static str,
    map: &mut A,
) -> Result<(), A::Error> {
    if slot.is_some() {
        return Err(de::Error::duplicate_field(name));
    }
    *slot = Some(map.next_value::<Decoded<C>>()?.0);
    Ok(())
}

/// Reads the value of an optional field, taking `null` for absent.
pub fn lenient_field<'de, C: Codec, A: MapAccess<'de>>(
    slot: &mut Option<C::Value>,
    map: &mut A,
) -> Result<(), A::Error> {
    let value: Option<Decoded<C>> = map.next_value()?;
    *slot = value.map(|value| value.0);
    Ok(())
}

/// Keeps the value of a field among the others. A repeated one is refused.
pub fn keep<'de, C: Codec, A: MapAccess<'de>>(
    others: &mut BTreeMap<String, C::Value>,
    name: String,
    map: &mut A,
) -> Result<(), A::Error> {
    let value: Decoded<C> = map.next_value()?;
    match others.insert(name, value.0) {
        None => Ok(()),
        Some(_) => Err(de::Error::custom("a field is repeated")),
    }
}
