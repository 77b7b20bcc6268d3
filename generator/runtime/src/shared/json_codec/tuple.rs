//! Arrays with a type for each item.

use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{Encode, Writer};
use crate::runtime::reader::Reader;

macro_rules! tuples {
    ($($(($item:ident, $index:tt)),+;)+) => {$(
        impl<$($item: Decode),+> Decode for ($($item,)+) {
            fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
                let mut items = ($(None::<$item>,)+);
                let mut index = 0;
                reader.array(&mut |reader| {
                    match index {
                        $($index => items.$index = Some($item::decode(reader)?),)+
                        _ => return Err(DecodeError::new("has too many items")),
                    }
                    index += 1;
                    Ok(())
                })?;
                let missing = || DecodeError::new("is missing").in_item(index);
                Ok(($(items.$index.ok_or_else(missing)?,)+))
            }
        }

        impl<$($item: Encode),+> Encode for ($($item,)+) {
            fn encode(&self, json: &mut Writer) {
                let items: &[&dyn Encode] = &[$(&self.$index),+];
                json.array(items);
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
