// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Reading`.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, Ipv6Addr};

use bytes::Bytes;
use jiff::SpanFieldwise;
use jiff::civil::Date;
use rust_decimal::Decimal;

use crate::runtime::base64::Base64Text;
use crate::runtime::base64_url::Base64UrlText;
use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::decimal::DecimalText;
use crate::runtime::duration::DurationText;
use crate::runtime::ip::{Ipv4Text, Ipv6Text};
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::uri::UriText;
use crate::runtime::{json, object, object_schema, text_format};
use crate::types::others::{Others, OTHERS_SCHEMA};
use crate::types::sensor_id::{SensorId, SENSOR_ID_SCHEMA};
use crate::types::zoned::{Zoned, ZONED_SCHEMA};

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
    }, check
}

impl object::Check for Reading {
    fn check(&self) -> json::Result<()> {
        object::require(
            (8..=64).contains(&self.secret.as_str().chars().count()),
            "secret",
        )?;
        object::require(
            self.site.as_ref().is_none_or(|site| text_format::is::<UriText>(site)),
            "site",
        )?;
        object::require(
            self
                .docs
                .as_ref()
                .is_none_or(|docs| {
                    docs
                        .iter()
                        .all(|item| {
                            item.chars().count() <= 100
                                && text_format::is::<UriText>(item)
                        })
                }),
            "docs",
        )?;
        object::require(
            self
                .build
                .as_ref()
                .is_none_or(|build| {
                    build.chars().count() <= 20 && text_format::is::<DateTimeText>(build)
                }),
            "build",
        )?;
        object::require(self.days.as_ref().is_none_or(|days| !days.is_empty()), "days")?;
        Ok(())
    }
}

object_schema::implement! {
    READING_SCHEMA {
        required("sensor", Schema::Reference(&SENSOR_ID_SCHEMA));
        required("at", Schema::Reference(&ZONED_SCHEMA));
        optional("seen", Schema::Nullable(&Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)])));
        optional("day", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateText>(text), <DateText as text_format::TextFormat>::EXPECTED)]));
        optional("time", Schema::String(&[]));
        optional("every", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DurationText>(text), <DurationText as text_format::TextFormat>::EXPECTED)]));
        required("value", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DecimalText>(text), <DecimalText as text_format::TextFormat>::EXPECTED)]));
        optional("raw", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<Base64Text>(text), <Base64Text as text_format::TextFormat>::EXPECTED)]));
        optional("signature", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<Base64UrlText>(text), <Base64UrlText as text_format::TextFormat>::EXPECTED)]));
        optional("file", Schema::String(&[]));
        optional("v4", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<Ipv4Text>(text), <Ipv4Text as text_format::TextFormat>::EXPECTED)]));
        optional("v6", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<Ipv6Text>(text), <Ipv6Text as text_format::TextFormat>::EXPECTED)]));
        required("secret", Schema::String(&[TextConstraint::Length(8, 64), TextConstraint::Condition(|text| text_format::is::<PasswordText>(text), <PasswordText as text_format::TextFormat>::EXPECTED)]));
        optional("site", Schema::String(&[TextConstraint::Condition(|text| text_format::is::<UriText>(text), <UriText as text_format::TextFormat>::EXPECTED)]));
        optional("docs", Schema::Array(&Items { schema: Schema::String(&[TextConstraint::Length(0, 100), TextConstraint::Condition(|text| text_format::is::<UriText>(text), <UriText as text_format::TextFormat>::EXPECTED)]), minimum: 0, maximum: usize::MAX }));
        optional("contact", Schema::String(&[]));
        optional("host", Schema::String(&[]));
        optional("build", Schema::String(&[TextConstraint::Length(0, 20), TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)]));
        optional("days", Schema::Array(&Items { schema: Schema::Nullable(&Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateText>(text), <DateText as text_format::TextFormat>::EXPECTED)])), minimum: 1, maximum: usize::MAX }));
        optional("moments", Schema::Map(&MapValues { schema: Schema::String(&[TextConstraint::Condition(|text| text_format::is::<DateTimeText>(text), <DateTimeText as text_format::TextFormat>::EXPECTED)]), minimum: 0, maximum: usize::MAX }));
        optional("others", Schema::Reference(&OTHERS_SCHEMA));
    }, AdditionalProperties::Any
}
