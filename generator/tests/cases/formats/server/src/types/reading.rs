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
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::ip::{Ipv4Text, Ipv6Text};
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::password::{Password, PasswordText};
use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::uri::UriText;
use crate::runtime::{codec, json, object, text_format};
use crate::types::{
    Others, SensorId, Zoned, OTHERS_SCHEMA, SENSOR_ID_SCHEMA, ZONED_SCHEMA,
};

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

impl From<ReadingRequired> for Reading {
    fn from(required: ReadingRequired) -> Self {
        Self {
            sensor: required.sensor,
            at: required.at,
            seen: Nullable::Absent,
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
    pub fn seen(mut self, seen: impl Into<Nullable<jiff::Zoned>>) -> Self {
        self.seen = seen.into();
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
    pub fn time(mut self, time: impl IntoOptional<String>) -> Self {
        self.time = time.into_optional();
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
    pub fn file(mut self, file: impl IntoOptional<String>) -> Self {
        self.file = file.into_optional();
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
    pub fn site(mut self, site: impl IntoOptional<String>) -> Self {
        self.site = site.into_optional();
        self
    }

    /// Sets `docs`.
    #[must_use]
    pub fn docs(mut self, docs: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.docs = Some(docs.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `contact`.
    #[must_use]
    pub fn contact(mut self, contact: impl IntoOptional<String>) -> Self {
        self.contact = contact.into_optional();
        self
    }

    /// Sets `host`.
    #[must_use]
    pub fn host(mut self, host: impl IntoOptional<String>) -> Self {
        self.host = host.into_optional();
        self
    }

    /// Sets `build`.
    #[must_use]
    pub fn build(mut self, build: impl IntoOptional<String>) -> Self {
        self.build = build.into_optional();
        self
    }

    /// Sets `days`.
    #[must_use]
    pub fn days(mut self, days: impl IntoIterator<Item = Option<Date>>) -> Self {
        self.days = Some(days.into_iter().collect());
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
    pub fn others(mut self, others: impl Into<Option<Others>>) -> Self {
        self.others = others.into();
        self
    }
}

impl json::EncodeFields for Reading {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("sensor", &self.sensor);
        fields.field("at", &self.at);
        fields.nullable("seen", &self.seen);
        fields.optional("day", &self.day);
        fields.optional("time", &self.time);
        fields.optional("every", &self.every);
        fields.field("value", &self.value);
        fields.optional("raw", &self.raw);
        fields
            .optional(
                "signature",
                &self.signature.as_ref().map(codec::Encoded::<Base64UrlText>),
            );
        fields.optional("file", &self.file);
        fields.optional("v4", &self.v4);
        fields.optional("v6", &self.v6);
        fields.field("secret", &self.secret);
        fields.optional("site", &self.site);
        fields.optional("docs", &self.docs);
        fields.optional("contact", &self.contact);
        fields.optional("host", &self.host);
        fields.optional("build", &self.build);
        fields.optional("days", &self.days);
        fields.optional("moments", &self.moments);
        fields.optional("others", &self.others);
    }
}

impl json::Decode for Reading {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut sensor: Option<SensorId> = None;
        let mut at: Option<Zoned> = None;
        let mut seen: Nullable<jiff::Zoned> = Nullable::Absent;
        let mut day: Option<Date> = None;
        let mut time: Option<String> = None;
        let mut every: Option<SpanFieldwise> = None;
        let mut value: Option<Decimal> = None;
        let mut raw: Option<Bytes> = None;
        let mut signature = codec::Coded::<Base64UrlText>::default();
        let mut file: Option<String> = None;
        let mut v4: Option<Ipv4Addr> = None;
        let mut v6: Option<Ipv6Addr> = None;
        let mut secret: Option<Password> = None;
        let mut site: Option<String> = None;
        let mut docs: Option<Vec<String>> = None;
        let mut contact: Option<String> = None;
        let mut host: Option<String> = None;
        let mut build: Option<String> = None;
        let mut days: Option<Vec<Option<Date>>> = None;
        let mut moments: Option<BTreeMap<String, jiff::Zoned>> = None;
        let mut others: Option<Others> = None;
        object::read(
            reader,
            &mut [
                object::required("sensor", &mut sensor),
                object::required("at", &mut at),
                object::optional("seen", &mut seen),
                object::optional("day", &mut day),
                object::optional("time", &mut time),
                object::optional("every", &mut every),
                object::required("value", &mut value),
                object::optional("raw", &mut raw),
                object::optional("signature", &mut signature),
                object::optional("file", &mut file),
                object::optional("v4", &mut v4),
                object::optional("v6", &mut v6),
                object::required("secret", &mut secret),
                object::optional("site", &mut site),
                object::optional("docs", &mut docs),
                object::optional("contact", &mut contact),
                object::optional("host", &mut host),
                object::optional("build", &mut build),
                object::optional("days", &mut days),
                object::optional("moments", &mut moments),
                object::optional("others", &mut others),
            ],
        )?;
        let (Some(sensor), Some(at), Some(value), Some(secret)) = (
            sensor,
            at,
            value,
            secret,
        ) else {
            return Err(object::incomplete());
        };
        let value = Self {
            sensor,
            at,
            seen,
            day,
            time,
            every,
            value,
            raw,
            signature: signature.0,
            file,
            v4,
            v6,
            secret,
            site,
            docs,
            contact,
            host,
            build,
            days,
            moments,
            others,
        };
        object::check(
            (8..=64).contains(&value.secret.as_str().chars().count()),
            "secret",
        )?;
        object::check(
            value.site.as_ref().is_none_or(|site| text_format::is::<UriText>(site)),
            "site",
        )?;
        object::check(
            value
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
        object::check(
            value
                .build
                .as_ref()
                .is_none_or(|build| {
                    build.chars().count() <= 20 && text_format::is::<DateTimeText>(build)
                }),
            "build",
        )?;
        object::check(value.days.as_ref().is_none_or(|days| !days.is_empty()), "days")?;
        Ok(value)
    }
}

object::implement!(Reading);

/// The JSON schema of [`Reading`].
pub(crate) static READING_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "sensor",
            required: true,
            schema: Schema::Reference(&SENSOR_ID_SCHEMA),
        },
        Field {
            name: "at",
            required: true,
            schema: Schema::Reference(&ZONED_SCHEMA),
        },
        Field {
            name: "seen",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text_format::is::<DateTimeText>(text),
                            expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "day",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<DateText>(text),
                        expected: <DateText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "time",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "every",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<DurationText>(text),
                        expected: <DurationText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "value",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<DecimalText>(text),
                        expected: <DecimalText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "raw",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<Base64Text>(text),
                        expected: <Base64Text as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "signature",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<Base64UrlText>(text),
                        expected: <Base64UrlText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "file",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "v4",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<Ipv4Text>(text),
                        expected: <Ipv4Text as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "v6",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<Ipv6Text>(text),
                        expected: <Ipv6Text as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "secret",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| (8..=64).contains(&text.chars().count()),
                        expected: "expected between 8 and 64 characters",
                    },
                    TextConstraint {
                        holds: |text| text_format::is::<PasswordText>(text),
                        expected: <PasswordText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "site",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<UriText>(text),
                        expected: <UriText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "docs",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::String(
                        &[
                            TextConstraint {
                                holds: |text| text.chars().count() <= 100,
                                expected: "expected at most 100 characters",
                            },
                            TextConstraint {
                                holds: |text| text_format::is::<UriText>(text),
                                expected: <UriText as text_format::TextFormat>::EXPECTED,
                            },
                        ],
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "contact",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "host",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "build",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 20,
                        expected: "expected at most 20 characters",
                    },
                    TextConstraint {
                        holds: |text| text_format::is::<DateTimeText>(text),
                        expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "days",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Nullable(
                        &Schema::String(
                            &[
                                TextConstraint {
                                    holds: |text| text_format::is::<DateText>(text),
                                    expected: <DateText as text_format::TextFormat>::EXPECTED,
                                },
                            ],
                        ),
                    ),
                    minimum: 1,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "moments",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::String(
                        &[
                            TextConstraint {
                                holds: |text| text_format::is::<DateTimeText>(text),
                                expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                            },
                        ],
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "others",
            required: false,
            schema: Schema::Reference(&OTHERS_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
