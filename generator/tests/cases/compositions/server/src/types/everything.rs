// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::Value;

use crate::runtime::date::DateText;
use crate::runtime::date_time::DateTimeText;
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::{NumberBounds, TextConstraint};
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::{json, object, text_format, unique};
use crate::types;
use crate::types::{
    Action, Code, Escaped, EverythingKind, EverythingLettersOrFlag, EverythingLists,
    EverythingMixed, EverythingNumberOrText, EverythingOverlap, EverythingPartsItem,
    EverythingReplaced, EverythingShort, EverythingSize, Heir, Loop, Nested, Part,
    ShapeAndColour, Tree, Warm,
};

/// `Everything`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Everything {
    /// `code`.
    pub code: Option<String>,
    /// `typed`.
    pub typed: Option<Code>,
    /// `kind`.
    pub kind: Option<EverythingKind>,
    /// `same`.
    pub same: Option<Warm>,
    /// `overlap`.
    pub overlap: Option<EverythingOverlap>,
    /// `short`.
    pub short: Option<EverythingShort>,
    /// `whole`.
    pub whole: Option<i64>,
    /// `share`.
    pub share: Option<f64>,
    /// `moment`.
    pub moment: Option<String>,
    /// `tags`.
    pub tags: Option<Vec<String>>,
    /// `parts`.
    pub parts: Option<Vec<EverythingPartsItem>>,
    /// `listed`.
    pub listed: Option<Vec<Part>>,
    /// Says nothing.
    pub nothing: Option<Value>,
    /// `perhaps`.
    pub perhaps: Nullable<String>,
    /// `never_null`.
    pub never_null: Option<String>,
    /// `size`.
    pub size: Option<EverythingSize>,
    /// `number_or_text`.
    pub number_or_text: Option<EverythingNumberOrText>,
    /// `letters_or_flag`.
    pub letters_or_flag: Option<EverythingLettersOrFlag>,
    /// `mixed`.
    pub mixed: Option<EverythingMixed>,
    /// `moment_alone`.
    pub moment_alone: Option<Date>,
    /// `foreign`.
    pub foreign: Option<BTreeMap<String, Value>>,
    /// `loop`.
    pub r#loop: Option<Loop>,
    /// `shape`.
    pub shape: Option<ShapeAndColour>,
    /// `nested`.
    pub nested: Option<Nested>,
    /// `tree`.
    pub tree: Option<Tree>,
    /// `action`.
    pub action: Option<Action>,
    /// `escaped`.
    pub escaped: Option<Escaped>,
    /// `lists`.
    pub lists: Option<EverythingLists>,
    /// `heir`.
    pub heir: Option<Heir>,
    /// `replaced`.
    pub replaced: Option<EverythingReplaced>,
}

impl Everything {
    /// Sets `code`.
    #[must_use]
    pub fn code(mut self, code: impl IntoOptional<String>) -> Self {
        self.code = code.into_optional();
        self
    }

    /// Sets `typed`.
    #[must_use]
    pub fn typed(mut self, typed: impl IntoOptional<Code>) -> Self {
        self.typed = typed.into_optional();
        self
    }

    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<EverythingKind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `same`.
    #[must_use]
    pub fn same(mut self, same: impl Into<Option<Warm>>) -> Self {
        self.same = same.into();
        self
    }

    /// Sets `overlap`.
    #[must_use]
    pub fn overlap(mut self, overlap: impl Into<Option<EverythingOverlap>>) -> Self {
        self.overlap = overlap.into();
        self
    }

    /// Sets `short`.
    #[must_use]
    pub fn short(mut self, short: impl Into<Option<EverythingShort>>) -> Self {
        self.short = short.into();
        self
    }

    /// Sets `whole`.
    #[must_use]
    pub fn whole(mut self, whole: impl Into<Option<i64>>) -> Self {
        self.whole = whole.into();
        self
    }

    /// Sets `share`.
    #[must_use]
    pub fn share(mut self, share: impl Into<Option<f64>>) -> Self {
        self.share = share.into();
        self
    }

    /// Sets `moment`.
    #[must_use]
    pub fn moment(mut self, moment: impl IntoOptional<String>) -> Self {
        self.moment = moment.into_optional();
        self
    }

    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `parts`.
    #[must_use]
    pub fn parts(
        mut self,
        parts: impl IntoIterator<Item = EverythingPartsItem>,
    ) -> Self {
        self.parts = Some(parts.into_iter().collect());
        self
    }

    /// Sets `listed`.
    #[must_use]
    pub fn listed(mut self, listed: impl IntoIterator<Item = Part>) -> Self {
        self.listed = Some(listed.into_iter().collect());
        self
    }

    /// Sets `nothing`.
    #[must_use]
    pub fn nothing(mut self, nothing: impl Into<Option<Value>>) -> Self {
        self.nothing = nothing.into();
        self
    }

    /// Sets `perhaps`.
    #[must_use]
    pub fn perhaps(mut self, perhaps: impl Into<Nullable<String>>) -> Self {
        self.perhaps = perhaps.into();
        self
    }

    /// Sets `never_null`.
    #[must_use]
    pub fn never_null(mut self, never_null: impl IntoOptional<String>) -> Self {
        self.never_null = never_null.into_optional();
        self
    }

    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<EverythingSize>>) -> Self {
        self.size = size.into();
        self
    }

    /// Sets `number_or_text`.
    #[must_use]
    pub fn number_or_text(
        mut self,
        number_or_text: impl Into<Option<EverythingNumberOrText>>,
    ) -> Self {
        self.number_or_text = number_or_text.into();
        self
    }

    /// Sets `letters_or_flag`.
    #[must_use]
    pub fn letters_or_flag(
        mut self,
        letters_or_flag: impl Into<Option<EverythingLettersOrFlag>>,
    ) -> Self {
        self.letters_or_flag = letters_or_flag.into();
        self
    }

    /// Sets `mixed`.
    #[must_use]
    pub fn mixed(mut self, mixed: impl Into<Option<EverythingMixed>>) -> Self {
        self.mixed = mixed.into();
        self
    }

    /// Sets `moment_alone`.
    #[must_use]
    pub fn moment_alone(mut self, moment_alone: impl Into<Option<Date>>) -> Self {
        self.moment_alone = moment_alone.into();
        self
    }

    /// Sets `foreign`.
    #[must_use]
    pub fn foreign(
        mut self,
        foreign: impl Into<Option<BTreeMap<String, Value>>>,
    ) -> Self {
        self.foreign = foreign.into();
        self
    }

    /// Sets `loop`.
    #[must_use]
    pub fn r#loop(mut self, r#loop: impl Into<Option<Loop>>) -> Self {
        self.r#loop = r#loop.into();
        self
    }

    /// Sets `shape`.
    #[must_use]
    pub fn shape(mut self, shape: impl Into<Option<ShapeAndColour>>) -> Self {
        self.shape = shape.into();
        self
    }

    /// Sets `nested`.
    #[must_use]
    pub fn nested(mut self, nested: impl Into<Option<Nested>>) -> Self {
        self.nested = nested.into();
        self
    }

    /// Sets `tree`.
    #[must_use]
    pub fn tree(mut self, tree: impl Into<Option<Tree>>) -> Self {
        self.tree = tree.into();
        self
    }

    /// Sets `action`.
    #[must_use]
    pub fn action(mut self, action: impl Into<Option<Action>>) -> Self {
        self.action = action.into();
        self
    }

    /// Sets `escaped`.
    #[must_use]
    pub fn escaped(mut self, escaped: impl Into<Option<Escaped>>) -> Self {
        self.escaped = escaped.into();
        self
    }

    /// Sets `lists`.
    #[must_use]
    pub fn lists(mut self, lists: impl Into<Option<EverythingLists>>) -> Self {
        self.lists = lists.into();
        self
    }

    /// Sets `heir`.
    #[must_use]
    pub fn heir(mut self, heir: impl Into<Option<Heir>>) -> Self {
        self.heir = heir.into();
        self
    }

    /// Sets `replaced`.
    #[must_use]
    pub fn replaced(mut self, replaced: impl Into<Option<EverythingReplaced>>) -> Self {
        self.replaced = replaced.into();
        self
    }
}

impl json::EncodeFields for Everything {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("code", &self.code);
        fields.optional("typed", &self.typed);
        fields.optional("kind", &self.kind);
        fields.optional("same", &self.same);
        fields.optional("overlap", &self.overlap);
        fields.optional("short", &self.short);
        fields.optional("whole", &self.whole);
        fields.optional("share", &self.share);
        fields.optional("moment", &self.moment);
        fields.optional("tags", &self.tags);
        fields.optional("parts", &self.parts);
        fields.optional("listed", &self.listed);
        fields.optional("nothing", &self.nothing);
        fields.nullable("perhaps", &self.perhaps);
        fields.optional("never_null", &self.never_null);
        fields.optional("size", &self.size);
        fields.optional("number_or_text", &self.number_or_text);
        fields.optional("letters_or_flag", &self.letters_or_flag);
        fields.optional("mixed", &self.mixed);
        fields.optional("moment_alone", &self.moment_alone);
        fields.optional("foreign", &self.foreign);
        fields.optional("loop", &self.r#loop);
        fields.optional("shape", &self.shape);
        fields.optional("nested", &self.nested);
        fields.optional("tree", &self.tree);
        fields.optional("action", &self.action);
        fields.optional("escaped", &self.escaped);
        fields.optional("lists", &self.lists);
        fields.optional("heir", &self.heir);
        fields.optional("replaced", &self.replaced);
    }
}

impl json::Decode for Everything {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut code: Option<String> = None;
        let mut typed: Option<Code> = None;
        let mut kind: Option<EverythingKind> = None;
        let mut same: Option<Warm> = None;
        let mut overlap: Option<EverythingOverlap> = None;
        let mut short: Option<EverythingShort> = None;
        let mut whole: Option<i64> = None;
        let mut share: Option<f64> = None;
        let mut moment: Option<String> = None;
        let mut tags: Option<Vec<String>> = None;
        let mut parts: Option<Vec<EverythingPartsItem>> = None;
        let mut listed: Option<Vec<Part>> = None;
        let mut nothing: Option<Value> = None;
        let mut perhaps: Nullable<String> = Nullable::Absent;
        let mut never_null: Option<String> = None;
        let mut size: Option<EverythingSize> = None;
        let mut number_or_text: Option<EverythingNumberOrText> = None;
        let mut letters_or_flag: Option<EverythingLettersOrFlag> = None;
        let mut mixed: Option<EverythingMixed> = None;
        let mut moment_alone: Option<Date> = None;
        let mut foreign: Option<BTreeMap<String, Value>> = None;
        let mut r#loop: Option<Loop> = None;
        let mut shape: Option<ShapeAndColour> = None;
        let mut nested: Option<Nested> = None;
        let mut tree: Option<Tree> = None;
        let mut action: Option<Action> = None;
        let mut escaped: Option<Escaped> = None;
        let mut lists: Option<EverythingLists> = None;
        let mut heir: Option<Heir> = None;
        let mut replaced: Option<EverythingReplaced> = None;
        object::read(
            reader,
            &mut [
                object::optional("code", &mut code),
                object::optional("typed", &mut typed),
                object::optional("kind", &mut kind),
                object::optional("same", &mut same),
                object::optional("overlap", &mut overlap),
                object::optional("short", &mut short),
                object::optional("whole", &mut whole),
                object::optional("share", &mut share),
                object::optional("moment", &mut moment),
                object::optional("tags", &mut tags),
                object::optional("parts", &mut parts),
                object::optional("listed", &mut listed),
                object::optional("nothing", &mut nothing),
                object::optional("perhaps", &mut perhaps),
                object::optional("never_null", &mut never_null),
                object::optional("size", &mut size),
                object::optional("number_or_text", &mut number_or_text),
                object::optional("letters_or_flag", &mut letters_or_flag),
                object::optional("mixed", &mut mixed),
                object::optional("moment_alone", &mut moment_alone),
                object::optional("foreign", &mut foreign),
                object::optional("loop", &mut r#loop),
                object::optional("shape", &mut shape),
                object::optional("nested", &mut nested),
                object::optional("tree", &mut tree),
                object::optional("action", &mut action),
                object::optional("escaped", &mut escaped),
                object::optional("lists", &mut lists),
                object::optional("heir", &mut heir),
                object::optional("replaced", &mut replaced),
            ],
        )?;
        let value = Self {
            code,
            typed,
            kind,
            same,
            overlap,
            short,
            whole,
            share,
            moment,
            tags,
            parts,
            listed,
            nothing,
            perhaps,
            never_null,
            size,
            number_or_text,
            letters_or_flag,
            mixed,
            moment_alone,
            foreign,
            r#loop,
            shape,
            nested,
            tree,
            action,
            escaped,
            lists,
            heir,
            replaced,
        };
        object::check(
            value
                .code
                .as_ref()
                .is_none_or(|code| (1..=4).contains(&code.chars().count())),
            "code",
        )?;
        object::check(
            value
                .typed
                .as_ref()
                .is_none_or(|typed| (1..=8).contains(&typed.chars().count())),
            "typed",
        )?;
        object::check(
            value.whole.is_none_or(|whole| (1..=9).contains(&whole)),
            "whole",
        )?;
        object::check(
            value.share.is_none_or(|share| (0.0..=1.0).contains(&share)),
            "share",
        )?;
        object::check(
            value
                .moment
                .as_ref()
                .is_none_or(|moment| {
                    moment.chars().count() <= 30
                        && text_format::is::<DateTimeText>(moment)
                }),
            "moment",
        )?;
        object::check(
            value
                .tags
                .as_ref()
                .is_none_or(|tags| tags.len() <= 3 && unique::all_differ(tags.iter())),
            "tags",
        )?;
        object::check(
            value.perhaps.as_ref().is_none_or(|perhaps| perhaps.chars().count() >= 2),
            "perhaps",
        )?;
        object::check(
            value
                .never_null
                .as_ref()
                .is_none_or(|never_null| never_null.chars().count() <= 2),
            "never_null",
        )?;
        Ok(value)
    }
}

object::implement!(Everything);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "code",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| (1..=4).contains(&text.chars().count()),
                        expected: "expected between 1 and 4 characters",
                    },
                ],
            ),
        },
        Field {
            name: "typed",
            required: false,
            schema: Schema::Reference(&types::code::SCHEMA),
        },
        Field {
            name: "kind",
            required: false,
            schema: Schema::Reference(&types::everything_kind::SCHEMA),
        },
        Field {
            name: "same",
            required: false,
            schema: Schema::Reference(&types::warm::SCHEMA),
        },
        Field {
            name: "overlap",
            required: false,
            schema: Schema::Reference(&types::everything_overlap::SCHEMA),
        },
        Field {
            name: "short",
            required: false,
            schema: Schema::Reference(&types::everything_short::SCHEMA),
        },
        Field {
            name: "whole",
            required: false,
            schema: Schema::Integer(1, 9),
        },
        Field {
            name: "share",
            required: false,
            schema: Schema::Number(NumberBounds {
                minimum: 0.0,
                maximum: 1.0,
                ..NumberBounds::ANY
            }),
        },
        Field {
            name: "moment",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 30,
                        expected: "expected at most 30 characters",
                    },
                    TextConstraint {
                        holds: |text| text_format::is::<DateTimeText>(text),
                        expected: <DateTimeText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
        Field {
            name: "tags",
            required: false,
            schema: Schema::Unique(
                &Schema::Array(
                    &Items {
                        schema: Schema::String(&[]),
                        minimum: 0,
                        maximum: 3,
                    },
                ),
            ),
        },
        Field {
            name: "parts",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::everything_parts_item::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "listed",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::part::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "nothing",
            required: false,
            schema: Schema::Any,
        },
        Field {
            name: "perhaps",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text.chars().count() >= 2,
                            expected: "expected at least 2 characters",
                        },
                    ],
                ),
            ),
        },
        Field {
            name: "never_null",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 2,
                        expected: "expected at most 2 characters",
                    },
                ],
            ),
        },
        Field {
            name: "size",
            required: false,
            schema: Schema::Reference(&types::everything_size::SCHEMA),
        },
        Field {
            name: "number_or_text",
            required: false,
            schema: Schema::Reference(&types::everything_number_or_text::SCHEMA),
        },
        Field {
            name: "letters_or_flag",
            required: false,
            schema: Schema::Reference(&types::everything_letters_or_flag::SCHEMA),
        },
        Field {
            name: "mixed",
            required: false,
            schema: Schema::Reference(&types::everything_mixed::SCHEMA),
        },
        Field {
            name: "moment_alone",
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
            name: "foreign",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Any,
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "loop",
            required: false,
            schema: Schema::Reference(&types::r#loop::SCHEMA),
        },
        Field {
            name: "shape",
            required: false,
            schema: Schema::Reference(&types::shape_and_colour::SCHEMA),
        },
        Field {
            name: "nested",
            required: false,
            schema: Schema::Reference(&types::nested::SCHEMA),
        },
        Field {
            name: "tree",
            required: false,
            schema: Schema::Reference(&types::tree::SCHEMA),
        },
        Field {
            name: "action",
            required: false,
            schema: Schema::Reference(&types::action::SCHEMA),
        },
        Field {
            name: "escaped",
            required: false,
            schema: Schema::Reference(&types::escaped::SCHEMA),
        },
        Field {
            name: "lists",
            required: false,
            schema: Schema::Reference(&types::everything_lists::SCHEMA),
        },
        Field {
            name: "heir",
            required: false,
            schema: Schema::Reference(&types::heir::SCHEMA),
        },
        Field {
            name: "replaced",
            required: false,
            schema: Schema::Reference(&types::everything_replaced::SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
