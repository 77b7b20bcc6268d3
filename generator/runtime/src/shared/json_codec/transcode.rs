//! The traits of `serde` for JSON types: other formats are converted to JSON and back.

use std::fmt;

pub use serde;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{self, Serialize, Serializer};

use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{self, Encode, Writer};
use crate::runtime::reader::{Kind, Reader};
use crate::runtime::tolerance::Tolerance;

/// Serializes a value to any format.
pub fn serialize<T: Encode, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let json = encode::try_to_bytes(value).map_err(ser::Error::custom)?;
    let json = String::from_utf8(json).map_err(ser::Error::custom)?;
    Json(Reader::new(&json)).serialize(serializer)
}

/// Deserializes a value from any self-describing format.
pub fn deserialize<'de, T: Decode, D: Deserializer<'de>>(
    deserializer: D,
    tolerance: Tolerance,
) -> Result<T, D::Error> {
    let mut json = Writer::default();
    Value(&mut json).deserialize(deserializer)?;
    let value = decode::from_bytes_with(&json.finish().unwrap_or_default(), tolerance);
    value.map_err(de::Error::custom)
}

/// Implements the traits of `serde` for a type. The crate of the type defines its tolerance, as a server or a client.
#[doc(hidden)]
#[macro_export]
#[allow(
    clippy::crate_in_macro_def,
    reason = "the calling crate is a server or a client"
)]
macro_rules! json_serde {
    ($value:ty) => {
        impl $crate::runtime::transcode::serde::Serialize for $value {
            fn serialize<S: $crate::runtime::transcode::serde::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                $crate::runtime::transcode::serialize(self, serializer)
            }
        }

        impl<'de> $crate::runtime::transcode::serde::Deserialize<'de> for $value {
            fn deserialize<D: $crate::runtime::transcode::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                $crate::runtime::transcode::deserialize(deserializer, crate::runtime::TOLERANCE)
            }
        }
    };
}

pub use json_serde as implement;

/// The next value of a JSON text.
struct Json<'a>(Reader<'a>);

impl Serialize for Json<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut reader = self.0.clone();
        match reader.kind().map_err(wrong)? {
            Kind::Null => serializer.serialize_none(),
            Kind::Boolean => serializer.serialize_bool(reader.boolean().map_err(wrong)?),
            Kind::Number => number(reader.number().map_err(wrong)?, serializer),
            Kind::String => serializer.serialize_str(&reader.string().map_err(wrong)?),
            Kind::Array => serializer.collect_seq(items(reader).map_err(wrong)?),
            Kind::Object => serializer.collect_map(fields(reader).map_err(wrong)?),
        }
    }
}

fn wrong<E: ser::Error>(error: DecodeError) -> E {
    E::custom(error)
}

fn number<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    if let Ok(integer) = text.parse() {
        serializer.serialize_i64(integer)
    } else if let Ok(integer) = text.parse() {
        serializer.serialize_u64(integer)
    } else {
        serializer.serialize_f64(text.parse().map_err(ser::Error::custom)?)
    }
}

fn items(mut reader: Reader<'_>) -> Result<Vec<Json<'_>>, DecodeError> {
    let mut items = Vec::new();
    reader.array(&mut |reader| {
        items.push(Json(reader.ahead()?));
        Ok(())
    })?;
    Ok(items)
}

fn fields(mut reader: Reader<'_>) -> Result<Vec<(String, Json<'_>)>, DecodeError> {
    let mut fields = Vec::new();
    reader.object(&mut |reader, name| {
        fields.push((name.to_owned(), Json(reader.ahead()?)));
        Ok(())
    })?;
    Ok(fields)
}

/// Writes a value of any format as JSON.
struct Value<'w>(&'w mut Writer);

impl<'de> DeserializeSeed<'de> for Value<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Value<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value that JSON can represent")
    }

    fn visit_unit<E: de::Error>(self) -> Result<(), E> {
        self.0.raw("null");
        Ok(())
    }

    fn visit_none<E: de::Error>(self) -> Result<(), E> {
        self.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        self.deserialize(deserializer)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<(), E> {
        value.encode(self.0);
        Ok(())
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<(), E> {
        value.encode(self.0);
        Ok(())
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<(), E> {
        value.encode(self.0);
        Ok(())
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<(), E> {
        value.encode(self.0);
        Ok(())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<(), E> {
        self.0.text(text);
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        let mut values = Vec::new();
        loop {
            let mut value = Writer::default();
            match items.next_element_seed(Value(&mut value))? {
                Some(()) => values.push(value),
                None => break,
            }
        }
        self.0.array(&values);
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        let mut before = "{";
        while let Some(name) = fields.next_key::<String>()? {
            self.0.raw(before);
            self.0.text(&name);
            self.0.raw(":");
            fields.next_value_seed(Value(self.0))?;
            before = ",";
        }
        self.0.raw(match before {
            "{" => "{}",
            _ => "}",
        });
        Ok(())
    }
}
