// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Reading`.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, Ipv6Addr};

use bytes::Bytes;
use jiff::SpanFieldwise;
use jiff::civil::Date;
use rust_decimal::Decimal;
use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::base64::Base64Text;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::codec;
use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::decimal::DecimalText;
use crate::runtime::duration::DurationText;
use crate::runtime::ip::{Ipv4Text, Ipv6Text};
use crate::runtime::object::{self, Object};
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::uuid::UuidText;
use crate::types::{OthersType, SensorId, Zoned};

/// `Reading`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Reading {
    /// `sensor`.
    pub sensor: SensorId,
    /// `at`.
    pub at: Zoned,
    /// `seen`.
    pub seen: Option<Option<jiff::Zoned>>,
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
    pub others: Option<OthersType>,
}

/// What a [`Reading`] cannot be without.
#[derive(Clone, Debug)]
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

impl From<ReadingRequired> for Reading {
    fn from(required: ReadingRequired) -> Self {
        Self {
            sensor: required.sensor,
            at: required.at,
            seen: None,
            day: None,
            time: None,
            every: None,
            value: required.value,
            raw: None,
            signature: None,
            file: None,
            v4: None,
            v6: None,
            secret: required.secret,
            site: None,
            docs: None,
            contact: None,
            host: None,
            build: None,
            days: None,
            moments: None,
            others: None,
        }
    }
}

impl Reading {
    /// Sets `seen`.
    #[must_use]
    pub fn seen(mut self, seen: impl Into<Option<jiff::Zoned>>) -> Self {
        self.seen = Some(seen.into());
        self
    }

    /// Sets `day`.
    #[must_use]
    pub fn day(mut self, day: impl Into<Option<Date>>) -> Self {
        self.day = day.into();
        self
    }

    /// Sets `time`.
    #[must_use]
    pub fn time(mut self, time: impl Into<Option<String>>) -> Self {
        self.time = time.into();
        self
    }

    /// Sets `every`.
    #[must_use]
    pub fn every(mut self, every: impl Into<Option<SpanFieldwise>>) -> Self {
        self.every = every.into();
        self
    }

    /// Sets `raw`.
    #[must_use]
    pub fn raw(mut self, raw: impl Into<Option<Bytes>>) -> Self {
        self.raw = raw.into();
        self
    }

    /// Sets `signature`.
    #[must_use]
    pub fn signature(mut self, signature: impl Into<Option<Bytes>>) -> Self {
        self.signature = signature.into();
        self
    }

    /// Sets `file`.
    #[must_use]
    pub fn file(mut self, file: impl Into<Option<String>>) -> Self {
        self.file = file.into();
        self
    }

    /// Sets `v4`.
    #[must_use]
    pub fn v4(mut self, v4: impl Into<Option<Ipv4Addr>>) -> Self {
        self.v4 = v4.into();
        self
    }

    /// Sets `v6`.
    #[must_use]
    pub fn v6(mut self, v6: impl Into<Option<Ipv6Addr>>) -> Self {
        self.v6 = v6.into();
        self
    }

    /// Sets `site`.
    #[must_use]
    pub fn site(mut self, site: impl Into<Option<String>>) -> Self {
        self.site = site.into();
        self
    }

    /// Sets `docs`.
    #[must_use]
    pub fn docs(mut self, docs: impl Into<Option<Vec<String>>>) -> Self {
        self.docs = docs.into();
        self
    }

    /// Sets `contact`.
    #[must_use]
    pub fn contact(mut self, contact: impl Into<Option<String>>) -> Self {
        self.contact = contact.into();
        self
    }

    /// Sets `host`.
    #[must_use]
    pub fn host(mut self, host: impl Into<Option<String>>) -> Self {
        self.host = host.into();
        self
    }

    /// Sets `build`.
    #[must_use]
    pub fn build(mut self, build: impl Into<Option<String>>) -> Self {
        self.build = build.into();
        self
    }

    /// Sets `days`.
    #[must_use]
    pub fn days(mut self, days: impl Into<Option<Vec<Option<Date>>>>) -> Self {
        self.days = days.into();
        self
    }

    /// Sets `moments`.
    #[must_use]
    pub fn moments(
        mut self,
        moments: impl Into<Option<BTreeMap<String, jiff::Zoned>>>,
    ) -> Self {
        self.moments = moments.into();
        self
    }

    /// Sets `others`.
    #[must_use]
    pub fn others(mut self, others: impl Into<Option<OthersType>>) -> Self {
        self.others = others.into();
        self
    }
}

impl Serialize for Reading {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("sensor", &codec::Encoded::<UuidText>(&self.sensor))?;
        object.serialize_entry("at", &codec::Encoded::<DateTimeText>(&self.at))?;
        if let Some(value) = &self.seen {
            object
                .serialize_entry(
                    "seen",
                    &codec::Encoded::<Option<DateTimeText>>(value),
                )?;
        }
        if let Some(value) = &self.day {
            object.serialize_entry("day", &codec::Encoded::<DateText>(value))?;
        }
        if let Some(value) = &self.time {
            object.serialize_entry("time", value)?;
        }
        if let Some(value) = &self.every {
            object.serialize_entry("every", &codec::Encoded::<DurationText>(value))?;
        }
        object.serialize_entry("value", &codec::Encoded::<DecimalText>(&self.value))?;
        if let Some(value) = &self.raw {
            object.serialize_entry("raw", &codec::Encoded::<Base64Text>(value))?;
        }
        if let Some(value) = &self.signature {
            object
                .serialize_entry("signature", &codec::Encoded::<Base64UrlText>(value))?;
        }
        if let Some(value) = &self.file {
            object.serialize_entry("file", value)?;
        }
        if let Some(value) = &self.v4 {
            object.serialize_entry("v4", &codec::Encoded::<Ipv4Text>(value))?;
        }
        if let Some(value) = &self.v6 {
            object.serialize_entry("v6", &codec::Encoded::<Ipv6Text>(value))?;
        }
        object.serialize_entry("secret", &codec::Encoded::<PasswordText>(&self.secret))?;
        if let Some(value) = &self.site {
            object.serialize_entry("site", value)?;
        }
        if let Some(value) = &self.docs {
            object.serialize_entry("docs", value)?;
        }
        if let Some(value) = &self.contact {
            object.serialize_entry("contact", value)?;
        }
        if let Some(value) = &self.host {
            object.serialize_entry("host", value)?;
        }
        if let Some(value) = &self.build {
            object.serialize_entry("build", value)?;
        }
        if let Some(value) = &self.days {
            object
                .serialize_entry(
                    "days",
                    &codec::Encoded::<Vec<Option<DateText>>>(value),
                )?;
        }
        if let Some(value) = &self.moments {
            object
                .serialize_entry(
                    "moments",
                    &codec::Encoded::<BTreeMap<String, DateTimeText>>(value),
                )?;
        }
        if let Some(value) = &self.others {
            object.serialize_entry("others", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Reading {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Reading {
    const NAME: &'static str = "Reading";

    const FIELDS: &'static [&'static str] = &[
        "sensor",
        "at",
        "seen",
        "day",
        "time",
        "every",
        "value",
        "raw",
        "signature",
        "file",
        "v4",
        "v6",
        "secret",
        "site",
        "docs",
        "contact",
        "host",
        "build",
        "days",
        "moments",
        "others",
    ];

    type Slots = ReadingSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => codec::field::<UuidText, _>(&mut slots.sensor, "sensor", map),
            1 => codec::field::<DateTimeText, _>(&mut slots.at, "at", map),
            2 => codec::field::<Option<DateTimeText>, _>(&mut slots.seen, "seen", map),
            3 => codec::lenient_field::<DateText, _>(&mut slots.day, map),
            4 => object::lenient_field(&mut slots.time, map),
            5 => codec::lenient_field::<DurationText, _>(&mut slots.every, map),
            6 => codec::field::<DecimalText, _>(&mut slots.value, "value", map),
            7 => codec::lenient_field::<Base64Text, _>(&mut slots.raw, map),
            8 => codec::lenient_field::<Base64UrlText, _>(&mut slots.signature, map),
            9 => object::lenient_field(&mut slots.file, map),
            10 => codec::lenient_field::<Ipv4Text, _>(&mut slots.v4, map),
            11 => codec::lenient_field::<Ipv6Text, _>(&mut slots.v6, map),
            12 => codec::field::<PasswordText, _>(&mut slots.secret, "secret", map),
            13 => object::lenient_field(&mut slots.site, map),
            14 => object::lenient_field(&mut slots.docs, map),
            15 => object::lenient_field(&mut slots.contact, map),
            16 => object::lenient_field(&mut slots.host, map),
            17 => object::lenient_field(&mut slots.build, map),
            18 => codec::lenient_field::<Vec<Option<DateText>>, _>(&mut slots.days, map),
            19 => {
                codec::lenient_field::<
                    BTreeMap<String, DateTimeText>,
                    _,
                >(&mut slots.moments, map)
            }
            20 => object::lenient_field(&mut slots.others, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            sensor: object::required(slots.sensor, "sensor")?,
            at: object::required(slots.at, "at")?,
            seen: slots.seen,
            day: slots.day,
            time: slots.time,
            every: slots.every,
            value: object::required(slots.value, "value")?,
            raw: slots.raw,
            signature: slots.signature,
            file: slots.file,
            v4: slots.v4,
            v6: slots.v6,
            secret: object::required(slots.secret, "secret")?,
            site: slots.site,
            docs: slots.docs,
            contact: slots.contact,
            host: slots.host,
            build: slots.build,
            days: slots.days,
            moments: slots.moments,
            others: slots.others,
        })
    }
}

/// The fields of a [`Reading`] read so far.
#[derive(Default)]
pub struct ReadingSlots {
    sensor: Option<SensorId>,
    at: Option<Zoned>,
    seen: Option<Option<jiff::Zoned>>,
    day: Option<Date>,
    time: Option<String>,
    every: Option<SpanFieldwise>,
    value: Option<Decimal>,
    raw: Option<Bytes>,
    signature: Option<Bytes>,
    file: Option<String>,
    v4: Option<Ipv4Addr>,
    v6: Option<Ipv6Addr>,
    secret: Option<Password>,
    site: Option<String>,
    docs: Option<Vec<String>>,
    contact: Option<String>,
    host: Option<String>,
    build: Option<String>,
    days: Option<Vec<Option<Date>>>,
    moments: Option<BTreeMap<String, jiff::Zoned>>,
    others: Option<OthersType>,
}
