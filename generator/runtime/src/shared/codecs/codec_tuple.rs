//! Tuples with items that need codecs.

use crate::runtime::codec::{Codec, Decoded, Encoded};
use crate::runtime::decode::Decode as _;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{Encode as _, Writer};
use crate::runtime::reader::Reader;

macro_rules! tuples {
    ($($(($codec:ident, $index:tt)),+;)+) => {$(
        impl<$($codec: Codec),+> Codec for ($($codec,)+) {
            type Value = ($($codec::Value,)+);

            fn decode(reader: &mut Reader<'_>) -> Result<Self::Value, DecodeError> {
                let items = <($(Decoded<$codec>,)+)>::decode(reader)?;
                Ok(($(items.$index.0,)+))
            }

            fn encode(value: &Self::Value, json: &mut Writer) {
                ($(Encoded::<$codec>(&value.$index),)+).encode(json);
            }
        }
    )+};
}

tuples! {
    (A, 0);
    (A, 0), (B, 1);
    (A, 0), (B, 1), (C, 2);
    (A, 0), (B, 1), (C, 2), (D, 3);
    (A, 0), (B, 1), (C, 2), (D, 3), (E, 4);
    (A, 0), (B, 1), (C, 2), (D, 3), (E, 4), (F, 5);
    (A, 0), (B, 1), (C, 2), (D, 3), (E, 4), (F, 5), (G, 6);
    (A, 0), (B, 1), (C, 2), (D, 3), (E, 4), (F, 5), (G, 6), (H, 7);
    (A, 0), (B, 1), (C, 2), (D, 3), (E, 4), (F, 5), (G, 6), (H, 7), (I, 8);
    (A, 0), (B, 1), (C, 2), (D, 3), (E, 4), (F, 5), (G, 6), (H, 7), (I, 8), (J, 9);
    (A, 0), (B, 1), (C, 2), (D, 3), (E, 4), (F, 5), (G, 6), (H, 7), (I, 8), (J, 9), (K, 10);
    (A, 0), (B, 1), (C, 2), (D, 3), (E, 4), (F, 5), (G, 6), (H, 7), (I, 8), (J, 9), (K, 10),
    (L, 11);
}
