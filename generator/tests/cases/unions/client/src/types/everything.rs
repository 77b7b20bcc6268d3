// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use jiff::Zoned;
use jiff::civil::Date;
use serde_json::Value;
use uuid::Uuid;

use crate::runtime::integer_enum::{self, UnknownInteger};
use crate::runtime::nullable::Nullable;
use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};
use crate::types::animal::Animal;
use crate::types::cat::Cat;
use crate::types::code::Code;
use crate::types::event_type::EventType;
use crate::types::id::Id;
use crate::types::job::Job;
use crate::types::mode::Mode;
use crate::types::perhaps::Perhaps;
use crate::types::pet::Pet;
use crate::types::shape::Shape;
use crate::types::store::Store;
use crate::types::tree::Tree;
use crate::types::vehicle::Vehicle;
use crate::types::word::Word;

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

/// A name, or several.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingName {
    String(String),
    StringArray(Vec<String>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for EverythingName {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            _ => json::decode(reader).map(Self::StringArray),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingName by any shape {
        0 = string;
        1 = array;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingContact {
    Phone(EverythingContactPhone),
    Mail(EverythingContactMail),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingContact by any shape {
        0 = object { required ["number"] };
        1 = object { required ["address"] optional ["name"] };
    }
}

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

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingWhen {
    Date(Date),
    DateTime(Zoned),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingWhen by any shape {
        0 = string;
        1 = string;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingEither {
    String(String),
    Uuid(Uuid),
    UuidArray(Vec<Uuid>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for EverythingEither {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::String),
            1 => json::decode(reader).map(Self::Uuid),
            _ => json::decode(reader).map(Self::UuidArray),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingEither by any shape {
        1 = string;
        0 = string;
        2 = array;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingWords {
    CodeArray(Vec<Code>),
    WordArray(Vec<Word>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl json::Encode for EverythingWords {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::CodeArray(value) => writer.value(value),
            Self::WordArray(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for EverythingWords {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::CodeArray),
            _ => json::decode(reader).map(Self::WordArray),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingWords by any shape {
        0 = array { string };
        1 = array { string };
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingLevel {
    Integer(EverythingLevelInteger),
    Keyword(EverythingLevelKeyword),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingLevel by any shape {
        0 = integer;
        1 = string { "low", "high" };
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingLevelInteger {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    EverythingLevelInteger {
        Value1 = 1;
        Value2 = 2;
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingLevelKeyword {
    Low,
    High,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    EverythingLevelKeyword {
        Low = "low";
        High = "high";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingModel {
    String(String),
    Keyword(EverythingModelKeyword),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingModel by any shape {
        0 = string;
        1 = string { "small", "large" };
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EverythingModelKeyword {
    Small,
    Large,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    EverythingModelKeyword {
        Small = "small";
        Large = "large";
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingSource {
    WithUrl(EverythingSourceWithUrl),
    WithAtPath(EverythingSourceWithAtPath),
    Object(EverythingSourceObject),
    /// `Object`.
    Object2(EverythingSourceObject2),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
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

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingAddress {
    String(String),
    StringArray(Vec<String>),
    /// A value that this version of the crate does not know.
    Unknown(Value),
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
            Self::Unknown(value) => writer.value(value),
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

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingAddress by any shape {
        0 = string;
        1 = array;
    }
}

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EverythingLink {
    UriReference(String),
    String(String),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl json::Encode for EverythingLink {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::UriReference(value) => writer.value(value),
            Self::String(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for EverythingLink {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::UriReference),
            _ => json::decode(reader).map(Self::String),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EverythingLink by any shape {
        0 = string;
        1 = string;
    }
}
