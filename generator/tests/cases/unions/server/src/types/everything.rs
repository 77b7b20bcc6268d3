// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use jiff::Zoned;
use jiff::civil::Date;
use uuid::Uuid;

use crate::patterns::LINK_PATTERN;
use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::uuid::UuidText;
use crate::runtime::{integer_enum, json, object, object_schema, text_enum, text_format};
use crate::types::animal::{Animal, ANIMAL_SCHEMA};
use crate::types::cat::{Cat, CAT_SCHEMA};
use crate::types::code::{Code, CODE_SCHEMA};
use crate::types::event_type::{EventType, EVENT_TYPE_SCHEMA};
use crate::types::id::{Id, ID_SCHEMA};
use crate::types::job::{Job, JOB_SCHEMA};
use crate::types::mode::{Mode, MODE_SCHEMA};
use crate::types::perhaps::{Perhaps, PERHAPS_SCHEMA};
use crate::types::pet::{Pet, PET_SCHEMA};
use crate::types::shape::{Shape, SHAPE_SCHEMA};
use crate::types::store::{Store, STORE_SCHEMA};
use crate::types::tree::{Tree, TREE_SCHEMA};
use crate::types::vehicle::{Vehicle, VEHICLE_SCHEMA};
use crate::types::word::{Word, WORD_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Everything {
    pub pet: Pet,
    pub id: Option<Id>,
    pub shape: Option<Shape>,
    pub event: Option<EventType>,
    pub tree: Option<Tree>,
    pub animal: Option<Animal>,
    pub vehicle: Option<Vehicle>,
    pub job: Option<Job>,
    pub store: Option<Store>,
    pub perhaps: Nullable<Perhaps>,
    pub mode: Option<Mode>,
    pub single: Option<Cat>,
    /// A name, or several.
    pub name: Option<EverythingName>,
    pub contact: Option<EverythingContact>,
    pub when: Option<EverythingWhen>,
    pub either: Option<EverythingEither>,
    pub words: Option<EverythingWords>,
    pub level: Option<EverythingLevel>,
    pub model: Option<EverythingModel>,
    pub source: Option<EverythingSource>,
    pub address: Option<EverythingAddress>,
    pub link: Option<EverythingLink>,
}

/// The required fields of [`Everything`].
#[derive(Debug)]
pub struct EverythingRequired {
    pub pet: Pet,
    pub id: Option<Id>,
}

object::implement! {
    Everything from EverythingRequired {
        required(pet, "pet");
        required(id, "id");
        optional(shape: Shape, "shape");
        optional(event: EventType, "event");
        optional(tree: Tree, "tree");
        optional(animal: Animal, "animal");
        optional(vehicle: Vehicle, "vehicle");
        optional(job: Job, "job");
        optional(store: Store, "store");
        nullable(perhaps: Perhaps, "perhaps");
        optional(mode: Mode, "mode");
        optional(single: Cat, "single");
        optional(name: EverythingName, "name");
        optional(contact: EverythingContact, "contact");
        optional(when: EverythingWhen, "when");
        optional(either: EverythingEither, "either");
        optional(words: EverythingWords, "words");
        optional(level: EverythingLevel, "level");
        optional(model: EverythingModel, "model");
        optional(source: EverythingSource, "source");
        optional(address: EverythingAddress, "address");
        optional(link: EverythingLink, "link");
    }
}

object_schema::implement! {
    EVERYTHING_SCHEMA {
        required("pet", Schema::Reference(&PET_SCHEMA));
        required("id", Schema::Nullable(&Schema::Reference(&ID_SCHEMA)));
        optional("shape", Schema::Reference(&SHAPE_SCHEMA));
        optional("event", Schema::Reference(&EVENT_TYPE_SCHEMA));
        optional("tree", Schema::Reference(&TREE_SCHEMA));
        optional("animal", Schema::Reference(&ANIMAL_SCHEMA));
        optional("vehicle", Schema::Reference(&VEHICLE_SCHEMA));
        optional("job", Schema::Reference(&JOB_SCHEMA));
        optional("store", Schema::Reference(&STORE_SCHEMA));
        optional("perhaps", Schema::Nullable(&Schema::Reference(&PERHAPS_SCHEMA)));
        optional("mode", Schema::Reference(&MODE_SCHEMA));
        optional("single", Schema::Reference(&CAT_SCHEMA));
        optional("name", Schema::Reference(&EVERYTHING_NAME_SCHEMA));
        optional("contact", Schema::Reference(&EVERYTHING_CONTACT_SCHEMA));
        optional("when", Schema::Reference(&EVERYTHING_WHEN_SCHEMA));
        optional("either", Schema::Reference(&EVERYTHING_EITHER_SCHEMA));
        optional("words", Schema::Reference(&EVERYTHING_WORDS_SCHEMA));
        optional("level", Schema::Reference(&EVERYTHING_LEVEL_SCHEMA));
        optional("model", Schema::Reference(&EVERYTHING_MODEL_SCHEMA));
        optional("source", Schema::Reference(&EVERYTHING_SOURCE_SCHEMA));
        optional("address", Schema::Reference(&EVERYTHING_ADDRESS_SCHEMA));
        optional("link", Schema::Reference(&EVERYTHING_LINK_SCHEMA));
    }, AdditionalProperties::Any
}

/// A name, or several.
#[derive(Clone, Debug, PartialEq)]
pub enum EverythingName {
    String(String),
    StringArray(Vec<String>),
}

impl From<String> for EverythingName {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Vec<String>> for EverythingName {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for EverythingName {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
        }
    }
}

impl Union for EverythingName {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                union::checked(
                        json::decode(reader),
                        |value: &String| value.chars().count() <= 5,
                    )
                    .map(Self::String)
            }
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &Vec<String>| value.len() >= 2,
                    )
                    .map(Self::StringArray)
            }
        }
    }
}

union::implement! {
    EverythingName by one shape {
        0 = string;
        1 = array;
    }
}

pub(crate) static EVERYTHING_NAME_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingName as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::String(&[TextConstraint::Length(0, 5)]),
            Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 2,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingContact {
    Phone(EverythingContactPhone),
    Mail(EverythingContactMail),
}

impl From<EverythingContactPhone> for EverythingContact {
    fn from(value: EverythingContactPhone) -> Self {
        Self::Phone(value)
    }
}

impl From<EverythingContactMail> for EverythingContact {
    fn from(value: EverythingContactMail) -> Self {
        Self::Mail(value)
    }
}

impl json::Encode for EverythingContact {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Phone(value) => writer.value(value),
            Self::Mail(value) => writer.value(value),
        }
    }
}

impl Union for EverythingContact {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Phone),
            _ => json::decode(reader).map(Self::Mail),
        }
    }
}

union::implement! {
    EverythingContact by any shape {
        0 = object { required ["number"] };
        1 = object { required ["address"] optional ["name"] };
    }
}

pub(crate) static EVERYTHING_CONTACT_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingContact as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&EVERYTHING_CONTACT_PHONE_SCHEMA),
            Schema::Reference(&EVERYTHING_CONTACT_MAIL_SCHEMA),
        ],
    },
);

/// Phone
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingContactPhone {
    pub number: String,
}

/// The required fields of [`EverythingContactPhone`].
#[derive(Debug)]
pub struct EverythingContactPhoneRequired {
    pub number: String,
}

object::implement! {
    EverythingContactPhone from EverythingContactPhoneRequired {
        required(number, "number");
    }
}

object_schema::implement! {
    EVERYTHING_CONTACT_PHONE_SCHEMA {
        required("number", Schema::String(&[]));
    }, AdditionalProperties::Any
}

/// Mail
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingContactMail {
    pub address: String,
    pub name: Option<String>,
}

/// The required fields of [`EverythingContactMail`].
#[derive(Debug)]
pub struct EverythingContactMailRequired {
    pub address: String,
}

object::implement! {
    EverythingContactMail from EverythingContactMailRequired {
        required(address, "address");
        optional(name: String, "name");
    }
}

object_schema::implement! {
    EVERYTHING_CONTACT_MAIL_SCHEMA {
        required("address", Schema::String(&[]));
        optional("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingWhen {
    Date(Date),
    DateTime(Zoned),
}

impl From<Date> for EverythingWhen {
    fn from(value: Date) -> Self {
        Self::Date(value)
    }
}

impl From<Zoned> for EverythingWhen {
    fn from(value: Zoned) -> Self {
        Self::DateTime(value)
    }
}

impl json::Encode for EverythingWhen {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Date(value) => writer.value(value),
            Self::DateTime(value) => writer.value(value),
        }
    }
}

impl Union for EverythingWhen {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Date),
            _ => json::decode(reader).map(Self::DateTime),
        }
    }
}

union::implement! {
    EverythingWhen by one shape {
        0 = string;
        1 = string;
    }
}

pub(crate) static EVERYTHING_WHEN_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingWhen as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::String(
                &[
                    TextConstraint::Condition(
                        |text| text_format::is::<DateText>(text),
                        <DateText as text_format::TextFormat>::EXPECTED,
                    ),
                ],
            ),
            Schema::String(
                &[
                    TextConstraint::Condition(
                        |text| text_format::is::<DateTimeText>(text),
                        <DateTimeText as text_format::TextFormat>::EXPECTED,
                    ),
                ],
            ),
        ],
    },
);

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingEither {
    String(String),
    Uuid(Uuid),
    UuidArray(Vec<Uuid>),
}

impl From<String> for EverythingEither {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Uuid> for EverythingEither {
    fn from(value: Uuid) -> Self {
        Self::Uuid(value)
    }
}

impl From<Vec<Uuid>> for EverythingEither {
    fn from(value: Vec<Uuid>) -> Self {
        Self::UuidArray(value)
    }
}

impl json::Encode for EverythingEither {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Uuid(value) => writer.value(value),
            Self::UuidArray(value) => writer.value(value),
        }
    }
}

impl Union for EverythingEither {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            1 => json::decode(reader).map(Self::Uuid),
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &Vec<Uuid>| value.len() <= 3,
                    )
                    .map(Self::UuidArray)
            }
        }
    }
}

union::implement! {
    EverythingEither by any shape {
        1 = string;
        0 = string;
        2 = array;
    }
}

pub(crate) static EVERYTHING_EITHER_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingEither as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::String(&[]),
            Schema::String(
                &[
                    TextConstraint::Condition(
                        |text| text_format::is::<UuidText>(text),
                        <UuidText as text_format::TextFormat>::EXPECTED,
                    ),
                ],
            ),
            Schema::Array(
                &Items {
                    schema: Schema::String(
                        &[
                            TextConstraint::Condition(
                                |text| text_format::is::<UuidText>(text),
                                <UuidText as text_format::TextFormat>::EXPECTED,
                            ),
                        ],
                    ),
                    minimum: 0,
                    maximum: 3,
                },
            ),
        ],
    },
);

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingWords {
    CodeArray(Vec<Code>),
    WordArray(Vec<Word>),
}

impl json::Encode for EverythingWords {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::CodeArray(value) => writer.value(value),
            Self::WordArray(value) => writer.value(value),
        }
    }
}

impl Union for EverythingWords {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                union::checked(
                        json::decode(reader),
                        |value: &Vec<Code>| {
                            value.iter().all(|item| item.chars().count() <= 3)
                        },
                    )
                    .map(Self::CodeArray)
            }
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &Vec<Word>| {
                            value.iter().all(|item| item.chars().count() >= 5)
                        },
                    )
                    .map(Self::WordArray)
            }
        }
    }
}

union::implement! {
    EverythingWords by any shape {
        0 = array { string };
        1 = array { string };
    }
}

pub(crate) static EVERYTHING_WORDS_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingWords as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&CODE_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
            Schema::Array(
                &Items {
                    schema: Schema::Reference(&WORD_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingLevel {
    Integer(EverythingLevelInteger),
    Keyword(EverythingLevelKeyword),
}

impl From<EverythingLevelInteger> for EverythingLevel {
    fn from(value: EverythingLevelInteger) -> Self {
        Self::Integer(value)
    }
}

impl From<EverythingLevelKeyword> for EverythingLevel {
    fn from(value: EverythingLevelKeyword) -> Self {
        Self::Keyword(value)
    }
}

impl json::Encode for EverythingLevel {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Integer(value) => writer.value(value),
            Self::Keyword(value) => writer.value(value),
        }
    }
}

impl Union for EverythingLevel {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Integer),
            _ => json::decode(reader).map(Self::Keyword),
        }
    }
}

union::implement! {
    EverythingLevel by any shape {
        0 = integer;
        1 = string { "low", "high" };
    }
}

pub(crate) static EVERYTHING_LEVEL_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingLevel as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&EVERYTHING_LEVEL_INTEGER_SCHEMA),
            Schema::Reference(&EVERYTHING_LEVEL_KEYWORD_SCHEMA),
        ],
    },
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLevelInteger {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

integer_enum::implement! {
    EverythingLevelInteger {
        Value1 = 1;
        Value2 = 2;
    }
}

pub(crate) static EVERYTHING_LEVEL_INTEGER_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLevelKeyword {
    Low,
    High,
}

text_enum::implement! {
    EverythingLevelKeyword {
        Low = "low";
        High = "high";
    }
}

pub(crate) static EVERYTHING_LEVEL_KEYWORD_SCHEMA: Schema = Schema::Enum(
    &["low", "high"],
    "expected one of `low`, `high`",
);

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingModel {
    String(String),
    Keyword(EverythingModelKeyword),
}

impl From<String> for EverythingModel {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<EverythingModelKeyword> for EverythingModel {
    fn from(value: EverythingModelKeyword) -> Self {
        Self::Keyword(value)
    }
}

impl json::Encode for EverythingModel {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::Keyword(value) => writer.value(value),
        }
    }
}

impl Union for EverythingModel {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::Keyword),
        }
    }
}

union::implement! {
    EverythingModel by any shape {
        0 = string;
        1 = string { "small", "large" };
    }
}

pub(crate) static EVERYTHING_MODEL_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingModel as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::String(&[]),
            Schema::Reference(&EVERYTHING_MODEL_KEYWORD_SCHEMA),
        ],
    },
);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingModelKeyword {
    Small,
    Large,
}

text_enum::implement! {
    EverythingModelKeyword {
        Small = "small";
        Large = "large";
    }
}

pub(crate) static EVERYTHING_MODEL_KEYWORD_SCHEMA: Schema = Schema::Enum(
    &["small", "large"],
    "expected one of `small`, `large`",
);

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingSource {
    WithUrl(EverythingSourceWithUrl),
    WithAtPath(EverythingSourceWithAtPath),
    Object(EverythingSourceObject),
    /// `Object`.
    Object2(EverythingSourceObject2),
}

impl From<EverythingSourceWithUrl> for EverythingSource {
    fn from(value: EverythingSourceWithUrl) -> Self {
        Self::WithUrl(value)
    }
}

impl From<EverythingSourceWithAtPath> for EverythingSource {
    fn from(value: EverythingSourceWithAtPath) -> Self {
        Self::WithAtPath(value)
    }
}

impl From<EverythingSourceObject> for EverythingSource {
    fn from(value: EverythingSourceObject) -> Self {
        Self::Object(value)
    }
}

impl From<EverythingSourceObject2> for EverythingSource {
    fn from(value: EverythingSourceObject2) -> Self {
        Self::Object2(value)
    }
}

impl json::Encode for EverythingSource {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::WithUrl(value) => writer.value(value),
            Self::WithAtPath(value) => writer.value(value),
            Self::Object(value) => writer.value(value),
            Self::Object2(value) => writer.value(value),
        }
    }
}

impl Union for EverythingSource {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::WithUrl),
            1 => json::decode(reader).map(Self::WithAtPath),
            2 => json::decode(reader).map(Self::Object),
            _ => json::decode(reader).map(Self::Object2),
        }
    }
}

union::implement! {
    EverythingSource by any shape {
        0 = object { required ["url", "size"] };
        1 = object { required ["@path", "size"] };
        2 = object { required ["size"] optional ["note"] };
        3 = object { required ["size"] optional ["mark"] };
    }
}

pub(crate) static EVERYTHING_SOURCE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingSource as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&EVERYTHING_SOURCE_WITH_URL_SCHEMA),
            Schema::Reference(&EVERYTHING_SOURCE_WITH_AT_PATH_SCHEMA),
            Schema::Reference(&EVERYTHING_SOURCE_OBJECT_SCHEMA),
            Schema::Reference(&EVERYTHING_SOURCE_OBJECT2_SCHEMA),
        ],
    },
);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingSourceWithUrl {
    pub url: String,
    pub size: i64,
}

/// The required fields of [`EverythingSourceWithUrl`].
#[derive(Debug)]
pub struct EverythingSourceWithUrlRequired {
    pub url: String,
    pub size: i64,
}

object::implement! {
    EverythingSourceWithUrl from EverythingSourceWithUrlRequired {
        required(url, "url");
        required(size, "size");
    }
}

object_schema::implement! {
    EVERYTHING_SOURCE_WITH_URL_SCHEMA {
        required("url", Schema::String(&[]));
        required("size", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingSourceWithAtPath {
    /// `@path`.
    pub at_path: String,
    pub size: i64,
}

/// The required fields of [`EverythingSourceWithAtPath`].
#[derive(Debug)]
pub struct EverythingSourceWithAtPathRequired {
    /// `@path`.
    pub at_path: String,
    pub size: i64,
}

object::implement! {
    EverythingSourceWithAtPath from EverythingSourceWithAtPathRequired {
        required(at_path, "@path");
        required(size, "size");
    }
}

object_schema::implement! {
    EVERYTHING_SOURCE_WITH_AT_PATH_SCHEMA {
        required("@path", Schema::String(&[]));
        required("size", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingSourceObject {
    pub size: i64,
    pub note: Option<String>,
}

/// The required fields of [`EverythingSourceObject`].
#[derive(Debug)]
pub struct EverythingSourceObjectRequired {
    pub size: i64,
}

object::implement! {
    EverythingSourceObject from EverythingSourceObjectRequired {
        required(size, "size");
        optional(note: String, "note");
    }
}

object_schema::implement! {
    EVERYTHING_SOURCE_OBJECT_SCHEMA {
        required("size", Schema::Integer(i64::MIN, i64::MAX));
        optional("note", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingSourceObject2 {
    pub size: i64,
    pub mark: Option<String>,
}

/// The required fields of [`EverythingSourceObject2`].
#[derive(Debug)]
pub struct EverythingSourceObject2Required {
    pub size: i64,
}

object::implement! {
    EverythingSourceObject2 from EverythingSourceObject2Required {
        required(size, "size");
        optional(mark: String, "mark");
    }
}

object_schema::implement! {
    EVERYTHING_SOURCE_OBJECT2_SCHEMA {
        required("size", Schema::Integer(i64::MIN, i64::MAX));
        optional("mark", Schema::String(&[]));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingAddress {
    String(String),
    StringArray(Vec<String>),
}

impl From<String> for EverythingAddress {
    fn from(value: String) -> Self {
        Self::String(value)
    }
}

impl From<Vec<String>> for EverythingAddress {
    fn from(value: Vec<String>) -> Self {
        Self::StringArray(value)
    }
}

impl json::Encode for EverythingAddress {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::String(value) => writer.value(value),
            Self::StringArray(value) => writer.value(value),
        }
    }
}

impl Union for EverythingAddress {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }
}

union::implement! {
    EverythingAddress by any shape {
        0 = string;
        1 = array;
    }
}

pub(crate) static EVERYTHING_ADDRESS_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingAddress as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::String(&[]),
            Schema::Array(
                &Items {
                    schema: Schema::String(&[]),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        ],
    },
);

#[derive(Clone, Debug, PartialEq)]
pub enum EverythingLink {
    UriReference(String),
    String(String),
}

impl json::Encode for EverythingLink {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::UriReference(value) => writer.value(value),
            Self::String(value) => writer.value(value),
        }
    }
}

impl Union for EverythingLink {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => {
                union::checked(
                        json::decode(reader),
                        |value: &String| value.chars().count() <= 20,
                    )
                    .map(Self::UriReference)
            }
            _ => {
                union::checked(
                        json::decode(reader),
                        |value: &String| LINK_PATTERN.matches(value),
                    )
                    .map(Self::String)
            }
        }
    }
}

union::implement! {
    EverythingLink by any shape {
        0 = string;
        1 = string;
    }
}

pub(crate) static EVERYTHING_LINK_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EverythingLink as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::String(&[TextConstraint::Length(0, 20)]),
            Schema::String(
                &[
                    TextConstraint::Condition(
                        |text| LINK_PATTERN.matches(text),
                        "expected a string that matches ^x",
                    ),
                ],
            ),
        ],
    },
);
