// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use std::net::{Ipv4Addr, Ipv6Addr};

use crate::runtime::codec;
use crate::runtime::ip::{Ipv4Text, Ipv6Text};
use crate::runtime::limits::TextRule;
use crate::runtime::schema::Schema;

/// `Range`.
pub type Range = (Ipv4Addr, Ipv6Addr);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Tuple(
    &[
        Schema::String(
            &[
                TextRule {
                    holds: |text| codec::is::<Ipv4Text>(text),
                    expected: <Ipv4Text as codec::TextFormat>::EXPECTED,
                },
            ],
        ),
        Schema::String(
            &[
                TextRule {
                    holds: |text| codec::is::<Ipv6Text>(text),
                    expected: <Ipv6Text as codec::TextFormat>::EXPECTED,
                },
            ],
        ),
    ],
);
