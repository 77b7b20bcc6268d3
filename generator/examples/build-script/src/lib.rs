//! The client of the shop, whose source the build script generates from `shop.yaml`.

include!(concat!(env!("OUT_DIR"), "/generated/lib.rs"));
