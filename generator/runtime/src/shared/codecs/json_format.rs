//! Types with a single string format in JSON.

/// Implements `Decode` and `Encode` for a type with a single string format.
#[doc(hidden)]
#[macro_export]
macro_rules! json_format {
    ($value:ty, $format:ty) => {
        impl $crate::runtime::decode::Decode for $value {
            fn decode(
                reader: &mut $crate::runtime::reader::Reader<'_>,
            ) -> Result<Self, $crate::runtime::decode_error::DecodeError> {
                $crate::runtime::text_format::decode::<$format>(reader)
            }
        }

        impl $crate::runtime::encode::Encode for $value {
            fn encode(&self, json: &mut $crate::runtime::encode::Writer) {
                $crate::runtime::text_format::encode::<$format>(self, json);
            }
        }
    };
}

pub use json_format as implement;
