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
use crate::types::{Others, SensorId, Zoned};

/// `Reading`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Reading {
    /// `sensor`.
    pub sensor: SensorId,
    /// `at`.
    pub at: Zoned,
    /// `seen`.
    pub seen: Nullable<jiff::Zoned>,
    /// `day`.
    pub day: Option<Date>,
    /// `time`.
    pub time: Option<String>,
    /// `every`.
    pub every: Option<SpanFieldwise>,
    /// `value`.
    pub value: Decimal,
    /// `raw`.
    pub raw: Option<Bytes>,
    /// `signature`.
    pub signature: Option<Bytes>,
    /// `file`.
    pub file: Option<String>,
    /// `v4`.
    pub v4: Option<Ipv4Addr>,
    /// `v6`.
    pub v6: Option<Ipv6Addr>,
    /// `secret`.
    pub secret: Password,
    /// `site`.
    pub site: Option<String>,
    /// `docs`.
    pub docs: Option<Vec<String>>,
    /// `contact`.
    pub contact: Option<String>,
    /// `host`.
    pub host: Option<String>,
    /// `build`.
    pub build: Option<String>,
    /// `days`.
    pub days: Option<Vec<Option<Date>>>,
    /// `moments`.
    pub moments: Option<BTreeMap<String, jiff::Zoned>>,
    /// `others`.
    pub others: Option<Others>,
}

/// The required fields of [`Reading`].
#[derive(Debug)]
pub struct ReadingRequired {
    /// `sensor`.
    pub sensor: SensorId,
    /// `at`.
    pub at: Zoned,
    /// `value`.
    pub value: Decimal,
    /// `secret`.
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
