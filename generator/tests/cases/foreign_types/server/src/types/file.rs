// @generated from foreign_types.yaml by `cargo xtask codegen`; do not edit.
//! `File`.

use std::collections::BTreeMap;

use crate::runtime::by_serde::BySerde;
use crate::runtime::by_type::ByType;
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::{codec, json, object, unique};
use crate::types::{
    FilePath, Id, Release, RenamedPath, Sizes, Target, FILE_PATH_SCHEMA, ID_SCHEMA,
    RELEASE_SCHEMA, RENAMED_PATH_SCHEMA, SIZES_SCHEMA, TARGET_SCHEMA,
};

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

impl From<FileRequired> for File {
    fn from(required: FileRequired) -> Self {
        Self {
            path: required.path,
            others: None,
            links: None,
            sizes: required.sizes,
            id: required.id,
            release: None,
            span: None,
            kept: None,
            target: None,
            renamed: None,
            next: None,
            other: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl File {
    /// Sets `others`.
    #[must_use]
    pub fn others(mut self, others: impl IntoIterator<Item = FilePath>) -> Self {
        self.others = Some(others.into_iter().collect());
        self
    }

    /// Sets `links`.
    #[must_use]
    pub fn links(
        mut self,
        links: impl Into<Option<BTreeMap<String, Option<FilePath>>>>,
    ) -> Self {
        self.links = links.into();
        self
    }

    /// Sets `release`.
    #[must_use]
    pub fn release(mut self, release: impl Into<Option<Release>>) -> Self {
        self.release = release.into();
        self
    }

    /// Sets `span`.
    #[must_use]
    pub fn span(mut self, span: impl Into<Option<(FilePath, i64)>>) -> Self {
        self.span = span.into();
        self
    }

    /// Sets `kept`.
    #[must_use]
    pub fn kept(mut self, kept: impl Into<Option<FileKept>>) -> Self {
        self.kept = kept.into();
        self
    }

    /// Sets `target`.
    #[must_use]
    pub fn target(mut self, target: impl Into<Option<Target>>) -> Self {
        self.target = target.into();
        self
    }

    /// Sets `renamed`.
    #[must_use]
    pub fn renamed(mut self, renamed: impl Into<Option<RenamedPath>>) -> Self {
        self.renamed = renamed.into();
        self
    }

    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl Into<Option<File>>) -> Self {
        self.next = next.into().map(Box::new);
        self
    }

    /// Sets `other`.
    #[must_use]
    pub fn other(mut self, other: impl IntoOptional<String>) -> Self {
        self.other = other.into_optional();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, FilePath>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for File {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("path", &codec::Encoded::<BySerde<FilePath>>(&self.path));
        fields
            .optional(
                "others",
                &self.others.as_ref().map(codec::Encoded::<Vec<BySerde<FilePath>>>),
            );
        fields
            .optional(
                "links",
                &self
                    .links
                    .as_ref()
                    .map(codec::Encoded::<BTreeMap<String, Option<BySerde<FilePath>>>>),
            );
        fields.field("sizes", &codec::Encoded::<BySerde<Sizes>>(&self.sizes));
        fields.field("id", &codec::Encoded::<BySerde<Id>>(&self.id));
        fields
            .optional(
                "release",
                &self.release.as_ref().map(codec::Encoded::<BySerde<Release>>),
            );
        fields
            .optional(
                "span",
                &self
                    .span
                    .as_ref()
                    .map(codec::Encoded::<(BySerde<FilePath>, ByType<i64>)>),
            );
        fields
            .optional(
                "kept",
                &self.kept.as_ref().map(codec::Encoded::<BySerde<FileKept>>),
            );
        fields.optional("target", &self.target);
        fields
            .optional(
                "renamed",
                &self.renamed.as_ref().map(codec::Encoded::<BySerde<FilePath>>),
            );
        fields.optional("next", &self.next);
        fields.optional("other", &self.other);
        json::EncodeFields::encode_fields(
            &codec::Encoded::<
                BTreeMap<String, BySerde<FilePath>>,
            >(&self.additional_properties),
            fields,
        );
    }
}

impl json::Decode for File {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut path = codec::Coded::<BySerde<FilePath>>::default();
        let mut others = codec::Coded::<Vec<BySerde<FilePath>>>::default();
        let mut links = codec::Coded::<
            BTreeMap<String, Option<BySerde<FilePath>>>,
        >::default();
        let mut sizes = codec::Coded::<BySerde<Sizes>>::default();
        let mut id = codec::Coded::<BySerde<Id>>::default();
        let mut release = codec::Coded::<BySerde<Release>>::default();
        let mut span = codec::Coded::<(BySerde<FilePath>, ByType<i64>)>::default();
        let mut kept = codec::Coded::<BySerde<FileKept>>::default();
        let mut target: Option<Target> = None;
        let mut renamed = codec::Coded::<BySerde<FilePath>>::default();
        let mut next: Option<Box<File>> = None;
        let mut other: Option<String> = None;
        let mut additional_properties = codec::Coded::<
            BTreeMap<String, BySerde<FilePath>>,
        >::default();
        object::read_keeping(
            reader,
            &mut [
                object::required("path", &mut path),
                object::optional("others", &mut others),
                object::optional("links", &mut links),
                object::required("sizes", &mut sizes),
                object::required("id", &mut id),
                object::optional("release", &mut release),
                object::optional("span", &mut span),
                object::optional("kept", &mut kept),
                object::optional("target", &mut target),
                object::optional("renamed", &mut renamed),
                object::optional("next", &mut next),
                object::optional("other", &mut other),
            ],
            &mut additional_properties,
        )?;
        let (Some(path), Some(sizes), Some(id)) = (path.0, sizes.0, id.0) else {
            return Err(object::incomplete());
        };
        let value = Self {
            path,
            others: others.0,
            links: links.0,
            sizes,
            id,
            release: release.0,
            span: span.0,
            kept: kept.0,
            target,
            renamed: renamed.0,
            next,
            other,
            additional_properties: additional_properties.0.unwrap_or_default(),
        };
        object::check(
            value
                .others
                .as_ref()
                .is_none_or(|others| unique::all_differ(
                    others.iter().map(codec::Encoded::<BySerde<FilePath>>),
                )),
            "others",
        )?;
        Ok(value)
    }
}

object::implement!(File);

/// The JSON schema of [`File`].
pub(crate) static FILE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "path",
            required: true,
            schema: Schema::Reference(&FILE_PATH_SCHEMA),
        },
        Field {
            name: "others",
            required: false,
            schema: Schema::Unique(
                &Schema::Array(
                    &Items {
                        schema: Schema::Reference(&FILE_PATH_SCHEMA),
                        minimum: 0,
                        maximum: usize::MAX,
                    },
                ),
            ),
        },
        Field {
            name: "links",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Nullable(&Schema::Reference(&FILE_PATH_SCHEMA)),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "sizes",
            required: true,
            schema: Schema::Reference(&SIZES_SCHEMA),
        },
        Field {
            name: "id",
            required: true,
            schema: Schema::Reference(&ID_SCHEMA),
        },
        Field {
            name: "release",
            required: false,
            schema: Schema::Reference(&RELEASE_SCHEMA),
        },
        Field {
            name: "span",
            required: false,
            schema: Schema::Tuple(
                &[
                    Schema::Reference(&FILE_PATH_SCHEMA),
                    Schema::Integer(i64::MIN, i64::MAX),
                ],
            ),
        },
        Field {
            name: "kept",
            required: false,
            schema: Schema::Reference(&FILE_KEPT_SCHEMA),
        },
        Field {
            name: "target",
            required: false,
            schema: Schema::Reference(&TARGET_SCHEMA),
        },
        Field {
            name: "renamed",
            required: false,
            schema: Schema::Reference(&RENAMED_PATH_SCHEMA),
        },
        Field {
            name: "next",
            required: false,
            schema: Schema::Reference(&FILE_SCHEMA),
        },
        Field {
            name: "other",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Each(&Schema::Reference(&FILE_PATH_SCHEMA)),
);

/// `FileKept`.
pub type FileKept = std::num::NonZeroU8;

/// The JSON schema of [`FileKept`].
pub(crate) static FILE_KEPT_SCHEMA: Schema = Schema::Any;
