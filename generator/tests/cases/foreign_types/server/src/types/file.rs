// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `File`.

use std::collections::BTreeMap;

use crate::runtime::by_serde::BySerde;
use crate::runtime::by_type::ByType;
use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::unique_schema::UniqueSchema;
use crate::runtime::{codec, json, object, object_schema, unique};
use crate::types::file_path::{FilePath, FILE_PATH_SCHEMA};
use crate::types::id::{Id, ID_SCHEMA};
use crate::types::release::{Release, RELEASE_SCHEMA};
use crate::types::renamed_path::{RenamedPath, RENAMED_PATH_SCHEMA};
use crate::types::sizes::{Sizes, SIZES_SCHEMA};
use crate::types::target::{Target, TARGET_SCHEMA};

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
    }, check
}

impl object::Check for File {
    fn check(&self) -> json::Result<()> {
        object::require(
            self
                .others
                .as_ref()
                .is_none_or(|others| unique::all_differ(
                    others.iter().map(codec::Encoded::<BySerde<FilePath>>),
                )),
            "others",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    FILE_SCHEMA {
        required("path", Schema::Reference(&FILE_PATH_SCHEMA));
        optional("others", Schema::Other(&UniqueSchema(Schema::Array(&Items { schema: Schema::Reference(&FILE_PATH_SCHEMA), minimum: 0, maximum: usize::MAX }))));
        optional("links", Schema::Map(&MapValues { schema: Schema::Nullable(&Schema::Reference(&FILE_PATH_SCHEMA)), minimum: 0, maximum: usize::MAX }));
        required("sizes", Schema::Reference(&SIZES_SCHEMA));
        required("id", Schema::Reference(&ID_SCHEMA));
        optional("release", Schema::Reference(&RELEASE_SCHEMA));
        optional("span", Schema::Tuple(&[Schema::Reference(&FILE_PATH_SCHEMA), Schema::Integer(i64::MIN, i64::MAX)]));
        optional("kept", Schema::Reference(&FILE_KEPT_SCHEMA));
        optional("target", Schema::Reference(&TARGET_SCHEMA));
        optional("renamed", Schema::Reference(&RENAMED_PATH_SCHEMA));
        optional("next", Schema::Reference(&FILE_SCHEMA));
        optional("other", Schema::String(&[]));
    }, AdditionalProperties::Each(&Schema::Reference(&FILE_PATH_SCHEMA))
}

pub type FileKept = std::num::NonZeroU8;

pub(crate) static FILE_KEPT_SCHEMA: Schema = Schema::Any;
