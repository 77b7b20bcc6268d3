// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `File`.

use std::collections::BTreeMap;

use crate::runtime::by_serde::BySerde;
use crate::runtime::by_type::ByType;
use crate::runtime::object;
use crate::types::file_path::FilePath;
use crate::types::id::Id;
use crate::types::release::Release;
use crate::types::renamed_path::RenamedPath;
use crate::types::sizes::Sizes;
use crate::types::target::Target;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct File {
    pub path: FilePath,
    pub others: Option<Vec<FilePath>>,
    pub links: Option<BTreeMap<String, Option<FilePath>>>,
    pub sizes: Sizes,
    pub id: Id,
    pub release: Option<Release>,
    pub span: Option<(FilePath, i64)>,
    pub kept: Option<FileKept>,
    pub target: Option<Target>,
    pub renamed: Option<RenamedPath>,
    pub next: Option<Box<File>>,
    pub other: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, FilePath>,
}

/// The required fields of [`File`].
#[derive(Debug)]
pub struct FileRequired {
    pub path: FilePath,
    pub sizes: Sizes,
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
        optional(span: (FilePath, i64), "span", (BySerde<FilePath>, ByType<i64>,));
        optional(kept: FileKept, "kept", BySerde<FileKept>);
        optional(target: Target, "target");
        optional(renamed: RenamedPath, "renamed", BySerde<FilePath>);
        optional(next: Box<File>, "next");
        optional(other: String, "other");
        additional(additional_properties: BTreeMap<String, FilePath>, BTreeMap<String, BySerde<FilePath>>);
    }
}

pub type FileKept = std::num::NonZeroU8;
