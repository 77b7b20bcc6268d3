// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `File`.

use std::collections::BTreeMap;

use crate::runtime::by_serde::BySerde;
use crate::runtime::by_type::ByType;
use crate::runtime::object;
use crate::types::{FilePath, Id, Release, RenamedPath, Sizes, Target};

/// `File`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct File {
    /// `path`.
    pub path: FilePath,
    /// `others`.
    pub others: Option<Vec<FilePath>>,
    /// `links`.
    pub links: Option<BTreeMap<String, Option<FilePath>>>,
    /// `sizes`.
    pub sizes: Sizes,
    /// `id`.
    pub id: Id,
    /// `release`.
    pub release: Option<Release>,
    /// `span`.
    pub span: Option<(FilePath, i64)>,
    /// `kept`.
    pub kept: Option<FileKept>,
    /// `target`.
    pub target: Option<Target>,
    /// `renamed`.
    pub renamed: Option<RenamedPath>,
    /// `next`.
    pub next: Option<Box<File>>,
    /// `other`.
    pub other: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, FilePath>,
}

/// The required fields of [`File`].
#[derive(Debug)]
pub struct FileRequired {
    /// `path`.
    pub path: FilePath,
    /// `sizes`.
    pub sizes: Sizes,
    /// `id`.
    pub id: Id,
}

object::implement! {
    File from FileRequired {
        required(path, "path", BySerde<FilePath>);
        optional(others: Vec<FilePath>, "others", Vec<BySerde<FilePath>>);
        optional(links: BTreeMap<String, Option<FilePath>>, "links", BTreeMap<String, Option<BySerde<FilePath>>>);
        required(sizes, "sizes", BySerde<Sizes>);
        required(id, "id", BySerde<Id>);
        optional(release: Release, "release", BySerde<Release>);
        optional(span: (FilePath, i64,), "span", (BySerde<FilePath>, ByType<i64>,));
        optional(kept: FileKept, "kept", BySerde<FileKept>);
        optional(target: Target, "target");
        optional(renamed: RenamedPath, "renamed", BySerde<FilePath>);
        optional(next: Box<File>, "next");
        optional(other: String, "other");
        others(additional_properties: BTreeMap<String, FilePath>, BTreeMap<String, BySerde<FilePath>>);
    }
}

/// `FileKept`.
pub type FileKept = std::num::NonZeroU8;
