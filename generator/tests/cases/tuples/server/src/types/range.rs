// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use std::net::{Ipv4Addr, Ipv6Addr};

use crate::runtime::ip::{Ipv4Text, Ipv6Text};
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::Schema;
use crate::runtime::text_format;

pub type Range = (Ipv4Addr, Ipv6Addr);

pub(crate) static RANGE_SCHEMA: Schema = Schema::Tuple(
    &[
        Schema::String(
            &[
                TextConstraint::Condition(
                    |text| text_format::is::<Ipv4Text>(text),
                    <Ipv4Text as text_format::TextFormat>::EXPECTED,
                ),
            ],
        ),
        Schema::String(
            &[
                TextConstraint::Condition(
                    |text| text_format::is::<Ipv6Text>(text),
                    <Ipv6Text as text_format::TextFormat>::EXPECTED,
                ),
            ],
        ),
    ],
);
