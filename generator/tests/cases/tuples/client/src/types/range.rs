// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use std::net::{Ipv4Addr, Ipv6Addr};

pub type Range = (Ipv4Addr, Ipv6Addr);
