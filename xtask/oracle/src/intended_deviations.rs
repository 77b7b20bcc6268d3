//! The intended deviations of generated crates from JSON Schema.
//!
//! Each is a change of the schemas: a disagreement is allowed only if the validator, given the schemas
//! with such changes, agrees with the crate.

use std::collections::BTreeMap;

use jsonschema::Validator;
use serde_json::{Map, Value};

use crate::{
    convert, directions, discriminators, nodes, patterns, recursion, schema_edits, validator,
};

/// An intended deviation.
pub struct Deviation {
    /// The name in the table.
    pub name: &'static str,
    /// The reason for the deviation.
    pub reason: &'static str,
    /// Changes the schemas of a document.
    edit: Edit,
}

impl Deviation {
    /// Changes these schemas.
    pub fn apply(&self, schemas: &mut Map<String, Value>) {
        match self.edit {
            Edit::All(edit) => edit(schemas),
            Edit::Each(edit) => {
                for (_, schema) in schemas {
                    nodes::change(schema, &mut |object| edit(object));
                }
            }
        }
    }
}

enum Edit {
    /// Each schema separately.
    Each(fn(&mut Map<String, Value>)),
    /// All schemas, by name.
    All(fn(&mut Map<String, Value>)),
}

/// All deviations of decoding.
pub const DEVIATIONS: &[Deviation] = &[
    // First, since others depend on these keywords.
    Deviation {
        name: "keywords of 3.1 are accepted in 3.0",
        reason: "`const` and others have the same meaning in any version, with a warning",
        edit: Edit::Each(convert::restore),
    },
    Deviation {
        name: "integers have 64 bits",
        reason: "a type without a width is `i64`, or `u64` if the bounds require it",
        edit: Edit::All(schema_edits::of_64_bits),
    },
    Deviation {
        name: "a null that is allowed by one keyword is allowed",
        reason: "otherwise `nullable`, the type `null` or a listed `null` would have no effect next to `enum`, `allOf` and others",
        edit: Edit::Each(schema_edits::nullable),
    },
    Deviation {
        name: "keywords imply their type",
        reason: "`properties` without `type: object` is intended for objects",
        edit: Edit::Each(schema_edits::implied_type),
    },
    Deviation {
        name: "the discriminator decides",
        reason: "the required tag determines the schema of a value; JSON Schema ignores it",
        edit: Edit::All(discriminators::decide),
    },
    // After discriminators, which depend on inclusions: this one merges parts.
    Deviation {
        name: "a property hidden in one part is hidden in all",
        reason: "`readOnly` in one schema of an `allOf` applies to the property, as JSON Schema recommends",
        edit: Edit::All(directions::hide_in_all_parts),
    },
    Deviation {
        name: "`float` is single precision",
        reason: "numbers outside of its range are rejected",
        edit: Edit::Each(schema_edits::single),
    },
    Deviation {
        name: "alternatives of `oneOf` with the same values are one",
        reason: "a strict `oneOf` would reject every value; there is a warning",
        edit: Edit::Each(schema_edits::merge_equal_alternatives),
    },
    Deviation {
        name: "a union of schemas that include it has no effect",
        reason: "infinitely recursive validation is undefined in JSON Schema",
        edit: Edit::All(recursion::remove_recursive_unions),
    },
    Deviation {
        name: "a pattern may be a JavaScript literal",
        reason: "`/^a$/` would match nothing; there is a warning",
        edit: Edit::Each(patterns::without_slashes),
    },
    Deviation {
        name: "unused bits of Base64 are zero",
        reason: "other bits would be lost: RFC 4648, section 3.5, allows decoders to reject them",
        edit: Edit::Each(schema_edits::exact_base64),
    },
    Deviation {
        name: "listed strings may be written without quotes",
        reason: "`enum: [1.1, true]` of strings is read as strings, with a warning",
        edit: Edit::Each(schema_edits::listed_strings),
    },
    Deviation {
        name: "a closed schema in `allOf` allows the properties of the others",
        reason: "it would forbid what the other schemas of the same object declare; there is a warning (W0615)",
        edit: Edit::Each(schema_edits::open_reported),
    },
];

/// The permitted differences between a decoded and an encoded value, with the reasons.
pub const DIFFERENCES: [(&str, &str); 6] = [
    ("a default is applied", "absent means the default"),
    (
        "a property of another alternative is ignored",
        "like any unknown property, since the value does not match that alternative",
    ),
    (
        "an absent tag is written",
        "a constant that discriminates alternatives is sent, also if it is optional",
    ),
    (
        "a format is written differently",
        "a type preserves the value, and writes it in one form",
    ),
    (
        "an optional null is omitted",
        "if both are allowed and mean the same",
    ),
    (
        "an unknown property is ignored",
        "without `additionalProperties`, a type preserves known properties only",
    ),
];

/// Returns the reason for the deviation with this name.
pub fn reason(name: &str) -> &'static str {
    let deviations = DEVIATIONS
        .iter()
        .map(|deviation| (deviation.name, deviation.reason));
    let mut all = deviations
        .chain(DIFFERENCES)
        .chain([NESTING, EMPTY, TEXTS, KEYS, DATE]);
    all.find(|(known, _)| *known == name)
        .map_or("", |(_, reason)| reason)
}

/// The limit of nesting, which is not part of any schema.
pub const NESTING: (&str, &str) = (
    "values are nested at most 127 levels deep",
    "the limit of `serde_json`, which bounds the stack",
);

/// Optional values that no style serializes.
pub const EMPTY: (&str, &str) = (
    "an optional empty list or object in a parameter is absent",
    "no style can serialize it",
);

/// Values that the client generates.
pub const KEYS: (&str, &str) = (
    "a missing idempotency key is generated",
    "so that a request can be retried",
);

/// Headers that are added to every response.
pub const DATE: (&str, &str) = (
    "a response has a `Date` that the handler did not set",
    "HTTP servers add it (RFC 9110, section 6.6.1)",
);

/// Types that no style preserves.
pub const TEXTS: (&str, &str) = (
    "the type of a parameter value is inferred from its text",
    "no style distinguishes a list of one item from the item, or a string from a number",
);

/// The validators of one schema, with and without deviations.
pub struct Validators<'a> {
    name: &'a str,
    schemas: Map<String, Value>,
    known: BTreeMap<u32, Option<Validator>>,
}

impl<'a> Validators<'a> {
    /// The validators of the schema of this name.
    ///
    /// # Errors
    ///
    /// When the schemas are not valid JSON Schema.
    pub fn new(name: &'a str, schemas: Map<String, Value>) -> Result<Self, String> {
        let strict = validator::of(name, &schemas)?;
        let known = BTreeMap::from([(0, Some(strict))]);
        Ok(Self {
            name,
            schemas,
            known,
        })
    }

    /// Returns `true` if the schema allows the value.
    pub fn allows(&mut self, value: &Value) -> bool {
        self.allows_with(0, value).unwrap_or_default()
    }

    /// The deviations with which the verdict on a value is `verdict`; `None` if there are none.
    pub fn explain(&mut self, value: &Value, verdict: bool) -> Option<Vec<&'static str>> {
        let all = (1_u32 << DEVIATIONS.len()) - 1;
        let singles = (0..DEVIATIONS.len()).map(|index| 1_u32 << index);
        let singles: Vec<_> = singles.collect();
        for single in &singles {
            if self.allows_with(*single, value) == Some(verdict) {
                return Some(names(*single));
            }
        }
        let mut needed = all;
        if self.allows_with(needed, value) != Some(verdict) {
            return None;
        }
        for single in singles {
            if self.allows_with(needed & !single, value) == Some(verdict) {
                needed &= !single;
            }
        }
        Some(names(needed))
    }

    fn allows_with(&mut self, deviations: u32, value: &Value) -> Option<bool> {
        let (name, schemas) = (self.name, &self.schemas);
        let validator = self.known.entry(deviations).or_insert_with(|| {
            let mut schemas = schemas.clone();
            for (index, deviation) in DEVIATIONS.iter().enumerate() {
                if deviations >> index & 1 == 1 {
                    deviation.apply(&mut schemas);
                }
            }
            validator::of(name, &schemas).ok()
        });
        validator
            .as_ref()
            .map(|validator| validator.is_valid(value))
    }
}

fn names(deviations: u32) -> Vec<&'static str> {
    let chosen = DEVIATIONS.iter().enumerate();
    let chosen = chosen.filter(|(index, _)| deviations >> index & 1 == 1);
    chosen.map(|(_, deviation)| deviation.name).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Checks the deviations that explain that a value is accepted (`true`) or rejected.
    #[track_caller]
    fn check(schemas: Value, value: Value, verdict: bool, expected: Option<&[&str]>) {
        let Value::Object(schemas) = schemas else {
            panic!("expected a map of schemas");
        };
        let mut validators = Validators::new("A", schemas).unwrap();
        assert_ne!(
            validators.allows(&value),
            verdict,
            "no disagreement to explain"
        );
        let explained = validators.explain(&value, verdict);
        assert_eq!(explained.as_deref(), expected);
    }

    #[test]
    fn only_a_deviation_that_changes_the_verdict_explains_it() {
        let integer = json!({"A": {"type": "integer"}});
        check(integer.clone(), json!(1.5), true, None);
        check(
            integer.clone(),
            json!(u64::MAX),
            false,
            Some(&["integers have 64 bits"]),
        );
        check(integer.clone(), json!(1), false, None);
        check(integer, json!("1"), true, None);
    }

    #[test]
    fn two_deviations_explain_together() {
        let schemas = json!({"A": {"properties": {"a": {"enum": ["x"], "nullable": true}}}});
        let names = ["a null that is allowed by one keyword is allowed"];
        check(schemas.clone(), json!({"a": null}), true, Some(&names));
        check(
            schemas,
            json!([]),
            false,
            Some(&["keywords imply their type"]),
        );
    }

    #[test]
    fn a_discriminator_decides_between_the_subtypes_of_a_schema() {
        let schemas = json!({
            "A": {
                "type": "object",
                "properties": {"kind": {"type": "string"}},
                "discriminator": {"propertyName": "kind", "mapping": {"b": "#/components/schemas/B"}},
            },
            "B": {"allOf": [{"$ref": "#/components/schemas/A"}, {"required": ["c"]}]},
        });
        let decides: &[_] = &["the discriminator decides"];
        check(schemas.clone(), json!({"kind": "b"}), false, Some(decides));
        check(schemas.clone(), json!({"kind": "d"}), false, Some(decides));
        // All tags belong to other schemas.
        check(schemas.clone(), json!({"kind": "A"}), false, Some(decides));
        check(schemas.clone(), json!({}), false, Some(decides));
        check(schemas, json!({"kind": "b", "c": 1}), false, None);
    }

    #[test]
    fn a_discriminator_decides_between_the_subtypes_of_a_subtype() {
        let schemas = json!({
            "A": {"allOf": [{"$ref": "#/components/schemas/Base"}]},
            "Base": {
                "type": "object",
                "properties": {"kind": {"type": "string"}},
                "discriminator": {"propertyName": "kind"},
            },
            "C": {"allOf": [{"$ref": "#/components/schemas/A"}, {"required": ["c"]}]},
        });
        let decides: &[_] = &["the discriminator decides"];
        check(schemas.clone(), json!({"kind": "C"}), false, Some(decides));
        check(
            schemas.clone(),
            json!({"kind": "Base"}),
            false,
            Some(decides),
        );
        check(schemas, json!({"kind": 1}), true, None);
    }

    #[test]
    fn properties_hidden_in_subtypes_keep_them_subtypes() {
        let schemas = json!({
            "A": {
                "type": "object",
                "properties": {
                    "size": {"enum": ["small"], "nullable": true},
                    "either": {"oneOf": [
                        {"$ref": "#/components/schemas/Pet"},
                        {"$ref": "#/components/schemas/Tag"},
                    ]},
                },
            },
            "Pet": {
                "type": "object",
                "properties": {"id": {"x-oracle-hidden": true}, "kind": {"type": "string"}},
                "discriminator": {"propertyName": "kind"},
            },
            "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"required": ["lives"]}]},
            "Tag": {"type": "object"},
        });
        // No `Pet` is a `Dog`, so the value is only a `Tag`.
        let value = json!({"size": null, "either": {"kind": "Dog"}});
        let names = [
            "a null that is allowed by one keyword is allowed",
            "the discriminator decides",
        ];
        check(schemas, value, true, Some(&names));
    }

    #[test]
    fn nested_hidden_properties_are_hidden_in_all_parts() {
        let path = |parent: Value| json!({"properties": {"path": {"type": "object", "properties": {"parent": parent}}}});
        let listed = json!({"properties": {"type": {"enum": ["a"]}}});
        let schemas = json!({
            "A": {"allOf": [{"$ref": "#/components/schemas/B/allOf/0"}, path(listed)]},
            "B": {"allOf": [path(json!({"x-oracle-hidden": true}))]},
        });
        let value = json!({"path": {"parent": {"type": "A"}}});
        let hidden: &[_] = &["a property hidden in one part is hidden in all"];
        check(schemas.clone(), value, true, Some(hidden));
        check(schemas, json!({"path": 1}), true, None);
    }

    #[test]
    fn equal_alternatives_are_one() {
        let branches = json!([{"required": ["a"]}, {"required": ["b"], "title": "B"}]);
        let same: &[_] = &["alternatives of `oneOf` with the same values are one"];
        let array = json!({"A": {"type": "array", "oneOf": branches}});
        check(array, json!([]), true, Some(same));
        let object = json!({"A": {"type": "object", "oneOf": branches}});
        check(object, json!({"a": 1, "b": 1}), true, None);
    }
}
