// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Reading`.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, Ipv6Addr};

use bytes::Bytes;
use jiff::SpanFieldwise;
use jiff::civil::Date;
use rust_decimal::Decimal;

use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::password::Password;
use crate::types::others::Others;
use crate::types::sensor_id::SensorId;
use crate::types::zoned::Zoned;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Reading {
    pub sensor: SensorId,
    pub at: Zoned,
    pub seen: Nullable<jiff::Zoned>,
    pub day: Option<Date>,
    pub time: Option<String>,
    pub every: Option<SpanFieldwise>,
    pub value: Decimal,
    pub raw: Option<Bytes>,
    pub signature: Option<Bytes>,
    pub file: Option<String>,
    pub v4: Option<Ipv4Addr>,
    pub v6: Option<Ipv6Addr>,
    pub secret: Password,
    pub site: Option<String>,
    pub docs: Option<Vec<String>>,
    pub contact: Option<String>,
    pub host: Option<String>,
    pub build: Option<String>,
    pub days: Option<Vec<Option<Date>>>,
    pub moments: Option<BTreeMap<String, jiff::Zoned>>,
    pub others: Option<Others>,
}

/// The required fields of [`Reading`].
#[derive(Debug)]
pub struct ReadingRequired {
    pub sensor: SensorId,
    pub at: Zoned,
    pub value: Decimal,
    pub secret: Password,
}

object::implement! {
    Reading from ReadingRequired {
        required(sensor, "sensor");
        required(at, "at");
        nullable(seen: jiff::Zoned, "seen");
        optional(day: Date, "day");
        optional(time: String, "time");
        optional(every: SpanFieldwise, "every");
        required(value, "value");
        optional(raw: Bytes, "raw");
        optional(signature: Bytes, "signature", Base64UrlText);
        optional(file: String, "file");
        optional(v4: Ipv4Addr, "v4");
        optional(v6: Ipv6Addr, "v6");
        required(secret, "secret");
        optional(site: String, "site");
        optional(docs: Vec<String>, "docs");
        optional(contact: String, "contact");
        optional(host: String, "host");
        optional(build: String, "build");
        optional(days: Vec<Option<Date>>, "days");
        optional(moments: BTreeMap<String, jiff::Zoned>, "moments");
        optional(others: Others, "others");
    }
}
