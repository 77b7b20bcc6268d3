//! The keywords of schemas: their values, which may be schemas, and the versions of OpenAPI and JSON Schema that have them.

use super::Kind::{
    self, Any, Bool, BoolOr, Count, Dialect, Exclusive, Items, List, Map, Number, Object, Text,
    Types,
};
use super::objects::{DOCS, SCHEMA, SCHEMAS, STRINGS, optional};
use super::{Draft, Field, Shape, Version};
use Draft::{V4, V6, V7, V2019, V2020};
use Role::{Access, Annotation, Constraint, Core};
use Version::{V2_0, V3_0, V3_1};

/// A keyword of schemas.
#[derive(Debug)]
pub(in crate::source) struct Keyword {
    pub(in crate::source) field: Field,
    pub(in crate::source) role: Role,
    /// The first version of OpenAPI with the keyword.
    pub(in crate::source) open_api: Option<Version>,
    /// The first and the last version of JSON Schema with the keyword.
    drafts: Option<(Draft, Draft)>,
}

/// The effect of a keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::source) enum Role {
    /// No effect on which values are valid.
    Annotation,
    /// The direction in which a value is sent.
    Access,
    /// The identity of a schema, or definitions, to which references lead.
    Core,
    /// A constraint of values of these types; of all types if there are none.
    Constraint(&'static [&'static str]),
}

const ALL: Role = Constraint(&[]);
const ARRAY: Role = Constraint(&["array"]);
const NUMBER: Role = Constraint(&["number", "integer"]);
const OBJECT: Role = Constraint(&["object"]);
const STRING: Role = Constraint(&["string"]);

/// A keyword of OpenAPI and JSON Schema.
const fn row(name: &'static str, kind: Kind, role: Role, since: Version, draft: Draft) -> Keyword {
    Keyword {
        field: optional(name, kind),
        role,
        open_api: Some(since),
        drafts: Some((draft, V2020)),
    }
}

/// A keyword of OpenAPI alone.
const fn open_api(field: Field, role: Role, since: Version) -> Keyword {
    Keyword {
        field,
        role,
        open_api: Some(since),
        drafts: None,
    }
}

/// A keyword of JSON Schema alone.
const fn drafts(name: &'static str, kind: Kind, role: Role, all: (Draft, Draft)) -> Keyword {
    Keyword {
        field: optional(name, kind),
        role,
        open_api: None,
        drafts: Some(all),
    }
}

/// All keywords: those of all versions of OpenAPI, those that only OpenAPI has, those that it took over later, and those
/// that 2020-12 no longer has.
pub(in crate::source) static KEYWORDS: [Keyword; 66] = [
    row("title", Text, Annotation, V2_0, V4),
    row("minLength", Count, STRING, V2_0, V4),
    row("maxLength", Count, STRING, V2_0, V4),
    row("pattern", Text, STRING, V2_0, V4),
    row("minimum", Number, NUMBER, V2_0, V4),
    row("maximum", Number, NUMBER, V2_0, V4),
    row("exclusiveMinimum", Exclusive, NUMBER, V2_0, V4),
    row("exclusiveMaximum", Exclusive, NUMBER, V2_0, V4),
    row("multipleOf", Number, NUMBER, V2_0, V4),
    row("items", Items, ARRAY, V2_0, V4),
    row("minItems", Count, ARRAY, V2_0, V4),
    row("maxItems", Count, ARRAY, V2_0, V4),
    row("uniqueItems", Bool, ARRAY, V2_0, V4),
    row("properties", Map(&SCHEMA), OBJECT, V2_0, V4),
    row("required", STRINGS, OBJECT, V2_0, V4),
    row("additionalProperties", BoolOr(&SCHEMA), OBJECT, V2_0, V4),
    row("minProperties", Count, OBJECT, V2_0, V4),
    row("maxProperties", Count, OBJECT, V2_0, V4),
    row("enum", List(&Any), ALL, V2_0, V4),
    row("type", Types, ALL, V2_0, V4),
    row("allOf", SCHEMAS, ALL, V2_0, V4),
    row("oneOf", SCHEMAS, ALL, V3_0, V4),
    row("anyOf", SCHEMAS, ALL, V3_0, V4),
    row("not", SCHEMA, ALL, V3_0, V4),
    row("description", Text, Annotation, V2_0, V4),
    row("format", Text, ALL, V2_0, V4),
    row("default", Any, Annotation, V2_0, V4),
    row("readOnly", Bool, Access, V2_0, V7),
    row("writeOnly", Bool, Access, V3_0, V7),
    row("deprecated", Bool, Annotation, V3_0, V2019),
    // Until 3.0; 3.1 has the type `null`.
    open_api(optional("nullable", Bool), ALL, V3_0),
    open_api(optional("discriminator", Kind::Discriminator), ALL, V2_0),
    open_api(optional("xml", Object(Shape::Xml)), ALL, V2_0),
    open_api(DOCS, Annotation, V2_0),
    open_api(optional("example", Any), Annotation, V2_0),
    row("$anchor", Text, Core, V3_1, V2019),
    row("$comment", Text, Annotation, V3_1, V7),
    row("$defs", Map(&SCHEMA), Core, V3_1, V2019),
    row("$dynamicAnchor", Text, Core, V3_1, V2020),
    row("$dynamicRef", Text, ALL, V3_1, V2020),
    row("$id", Text, Core, V3_1, V6),
    row("$schema", Dialect, Annotation, V3_1, V4),
    row("$vocabulary", Any, Annotation, V3_1, V2019),
    row("const", Any, ALL, V3_1, V6),
    row("contains", SCHEMA, ARRAY, V3_1, V6),
    row("contentEncoding", Text, STRING, V3_1, V7),
    row("contentMediaType", Text, STRING, V3_1, V7),
    row("contentSchema", SCHEMA, STRING, V3_1, V2019),
    row("dependentRequired", Map(&STRINGS), OBJECT, V3_1, V2019),
    row("dependentSchemas", Map(&SCHEMA), OBJECT, V3_1, V2019),
    row("else", SCHEMA, ALL, V3_1, V7),
    row("examples", Any, Annotation, V3_1, V6),
    row("if", SCHEMA, ALL, V3_1, V7),
    row("maxContains", Count, ARRAY, V3_1, V2019),
    row("minContains", Count, ARRAY, V3_1, V2019),
    row("patternProperties", Map(&SCHEMA), OBJECT, V3_1, V4),
    row("prefixItems", SCHEMAS, ARRAY, V3_1, V2020),
    row("propertyNames", SCHEMA, OBJECT, V3_1, V6),
    row("then", SCHEMA, ALL, V3_1, V7),
    row("unevaluatedItems", BoolOr(&SCHEMA), ARRAY, V3_1, V2019),
    row(
        "unevaluatedProperties",
        BoolOr(&SCHEMA),
        OBJECT,
        V3_1,
        V2019,
    ),
    drafts("$recursiveAnchor", Bool, Core, (V2019, V2019)),
    drafts("$recursiveRef", Text, ALL, (V2019, V2019)),
    drafts("additionalItems", BoolOr(&SCHEMA), ARRAY, (V4, V2019)),
    drafts("definitions", Map(&SCHEMA), Core, (V4, V7)),
    // Lists of properties, or schemas.
    drafts("dependencies", Map(&Items), OBJECT, (V4, V7)),
];

impl Keyword {
    /// The keyword of any version with a name.
    pub(in crate::source) fn of(name: &str) -> Option<&'static Self> {
        KEYWORDS.iter().find(|keyword| keyword.field.name == name)
    }

    /// The first version of JSON Schema with this keyword, if an earlier one ignores a constraint or the target of references.
    pub(in crate::source) fn since(&self, draft: Draft) -> Option<Draft> {
        let (first, _) = self.drafts.filter(|(first, _)| draft < *first)?;
        matches!(self.role, Core | Constraint(_)).then_some(first)
    }
}

/// `true` if a keyword, which may be an extension, only annotates a schema. Others of `also` count as well.
pub(crate) fn is_annotation(keyword: &str, also: &[&str]) -> bool {
    let known = Keyword::of(keyword);
    known.is_some_and(|known| known.role == Annotation)
        || keyword.starts_with("x-")
        || also.contains(&keyword)
}

/// `true` if a keyword constrains values.
pub(crate) fn is_constraint(keyword: &str) -> bool {
    Keyword::of(keyword).is_some_and(|known| matches!(known.role, Constraint(_)))
}

/// `true` if a keyword identifies a schema, or contains definitions.
pub(in crate::source) fn is_core(keyword: &str) -> bool {
    Keyword::of(keyword).is_some_and(|known| known.role == Core)
}
