//! The intended deviations of generated crates from JSON Schema.
//!
//! Each is a change of the schemas: a disagreement is allowed only if the validator, given the schemas
//! with such changes, says what the crate says.

use std::collections::BTreeMap;

use jsonschema::Validator;
use serde_json::{Map, Value};

use crate::{
    convert, directions, discriminators, edits, nodes, patterns, recursion, unrepresented,
    validator,
};

/// A decision that is known by name.
pub struct Reading {
    /// The name in the table.
    pub name: &'static str,
    /// The reason for the deviation.
    pub reason: &'static str,
    /// Changes the schemas of a document.
    edit: Edit,
}

impl Reading {
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
    /// Each schema by itself.
    Each(fn(&mut Map<String, Value>)),
    /// All of them, by name.
    All(fn(&mut Map<String, Value>)),
}

/// All decisions.
pub const READINGS: &[Reading] = &[
    // First, since the others are about these keywords too.
    Reading {
        name: "keywords of 3.1 are read in 3.0",
        reason: "`const` and others mean what they say in any version; a warning says so",
        edit: Edit::Each(convert::restore),
    },
    Reading {
        name: "integers are written as integers",
        reason: "`1.0` or `1e2` is no integer to the types of Rust, nor to JSON Schema before draft 6",
        edit: Edit::Each(edits::whole),
    },
    Reading {
        name: "integers have 64 bits",
        reason: "a type without a width is `i64`, or `u64` where the bounds ask for it",
        edit: Edit::Each(edits::of_64_bits),
    },
    Reading {
        name: "a null that is allowed by one keyword is allowed",
        reason: "`nullable`, the type `null` or a `null` that is listed would say nothing beside `enum`, `allOf` and others; it is meant",
        edit: Edit::Each(edits::nullable),
    },
    Reading {
        name: "keywords imply their type",
        reason: "`properties` without `type: object` is meant for objects",
        edit: Edit::Each(edits::implied_type),
    },
    Reading {
        name: "the discriminator decides",
        reason: "the tag says which schema a value is held to, and is required for it; to JSON Schema it says nothing",
        edit: Edit::All(discriminators::decide),
    },
    // After that, which asks what includes what: parts are laid into one another here.
    Reading {
        name: "what one part hides is hidden in all",
        reason: "`readOnly` in one schema of an `allOf` holds for the field, as JSON Schema advises",
        edit: Edit::All(directions::hide_in_all_parts),
    },
    Reading {
        name: "`float` is single precision",
        reason: "numbers beyond it are refused",
        edit: Edit::Each(edits::single),
    },
    Reading {
        name: "branches of `oneOf` with the same values are one",
        reason: "strictly, no value would be allowed; a warning says so",
        edit: Edit::Each(edits::same_branches),
    },
    Reading {
        name: "a choice of what includes it adds nothing",
        reason: "JSON Schema leaves undefined what it asks without an end",
        edit: Edit::All(recursion::break_up),
    },
    Reading {
        name: "a pattern may be written as a literal of JavaScript",
        reason: "`/^a$/` would match nothing; a warning says so",
        edit: Edit::Each(patterns::without_slashes),
    },
    Reading {
        name: "Base64 has no bits to spare",
        reason: "bits that stand for no byte would be lost: RFC 4648, section 3.5, allows to refuse them",
        edit: Edit::Each(edits::exact_base64),
    },
    Reading {
        name: "listed texts may be written without quotes",
        reason: "`enum: [1.1, true]` of strings is read as texts, with a warning",
        edit: Edit::Each(edits::listed_texts),
    },
    Reading {
        name: "`number` is double precision",
        reason: "its rules are asked of the digits that are kept, as RFC 8259, section 6, leaves open",
        edit: Edit::Each(edits::double),
    },
    Reading {
        name: "items differ in what is kept of them",
        reason: "with `uniqueItems`, what no type keeps would be written as the same item twice",
        edit: Edit::All(unrepresented::differ),
    },
    // Last, since the others know branches by what they are.
    Reading {
        name: "a null of several branches is allowed",
        reason: "`oneOf` would refuse what each of them allows; a warning says so",
        edit: Edit::Each(edits::null_of_branches),
    },
];

/// Differences between what is read and what is written that are allowed, and why.
pub const DIFFERENCES: [(&str, &str); 5] = [
    ("a default is filled in", "absent means the default"),
    (
        "a field of another branch is passed over",
        "as any that the type does not know",
    ),
    (
        "a format is spelled in another way",
        "a type keeps the value, and writes it in one way",
    ),
    (
        "a null that may be left out is left out",
        "where both are allowed and mean the same",
    ),
    (
        "an unknown field is passed over",
        "without `additionalProperties` a type keeps the fields it knows",
    ),
];

/// Returns the reason for the deviation with this name.
pub fn reason(name: &str) -> &'static str {
    let readings = READINGS
        .iter()
        .map(|reading| (reading.name, reading.reason));
    let mut all = readings
        .chain(DIFFERENCES)
        .chain([NESTING, EMPTY, TEXTS, KEYS, DATE]);
    all.find(|(known, _)| *known == name)
        .map_or("", |(_, reason)| reason)
}

/// The bound of nesting, which no schema speaks of.
pub const NESTING: (&str, &str) = (
    "values are nested 127 deep at most",
    "`serde_json` reads no deeper, which keeps the stack bounded",
);

/// Values that no style serializes.
pub const EMPTY: (&str, &str) = (
    "an empty list or object in a parameter is none",
    "no style has anything to write for it",
);

/// Values that the client generates.
pub const KEYS: (&str, &str) = (
    "a key of idempotency that is not given is made",
    "so that a request may be sent again",
);

/// Headers that are added to every response.
pub const DATE: (&str, &str) = (
    "the time of an answer is told, though it was not given",
    "whoever serves HTTP adds `Date` (RFC 9110, section 6.6.1)",
);

/// Types that no style preserves.
pub const TEXTS: (&str, &str) = (
    "a value in a parameter is told by its text",
    "no style tells a list of one item from the item, nor a string from what it spells",
);

/// The validators of one schema, with and without readings.
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
    /// When the schemas are no JSON Schema.
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

    /// The decisions by which the verdict on a value is `verdict`; `None` if there are none.
    pub fn explain(&mut self, value: &Value, verdict: bool) -> Option<Vec<&'static str>> {
        let all = (1_u32 << READINGS.len()) - 1;
        let singles = (0..READINGS.len()).map(|index| 1_u32 << index);
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

    fn allows_with(&mut self, readings: u32, value: &Value) -> Option<bool> {
        let (name, schemas) = (self.name, &self.schemas);
        let validator = self.known.entry(readings).or_insert_with(|| {
            let mut schemas = schemas.clone();
            for (index, reading) in READINGS.iter().enumerate() {
                if readings >> index & 1 == 1 {
                    reading.apply(&mut schemas);
                }
            }
            validator::of(name, &schemas).ok()
        });
        validator
            .as_ref()
            .map(|validator| validator.is_valid(value))
    }
}

fn names(readings: u32) -> Vec<&'static str> {
    let chosen = READINGS.iter().enumerate();
    let chosen = chosen.filter(|(index, _)| readings >> index & 1 == 1);
    chosen.map(|(_, reading)| reading.name).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Checks the deviations that explain that a value is accepted (`true`) or rejected.
    #[track_caller]
    fn check(schemas: Value, value: Value, verdict: bool, expected: Option<&[&str]>) {
        let Value::Object(schemas) = schemas else {
            panic!("schemas have names");
        };
        let mut validators = Validators::new("A", schemas).unwrap();
        assert_ne!(
            validators.allows(&value),
            verdict,
            "there is nothing to explain"
        );
        let explained = validators.explain(&value, verdict);
        assert_eq!(explained.as_deref(), expected);
    }

    #[test]
    fn only_a_decision_that_changes_the_verdict_explains_it() {
        let integer = json!({"A": {"type": "integer"}});
        let whole = "integers are written as integers";
        check(integer.clone(), json!(1.0), false, Some(&[whole]));
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
    fn two_decisions_explain_together() {
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
    fn a_discriminator_decides_between_the_heirs_of_a_schema() {
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
        // All tags are of others.
        check(schemas.clone(), json!({"kind": "A"}), false, Some(decides));
        check(schemas.clone(), json!({}), false, Some(decides));
        check(schemas, json!({"kind": "b", "c": 1}), false, None);
    }

    #[test]
    fn a_null_of_several_branches_is_one_of_the_choice() {
        let branch = |ty| json!({"type": ty, "nullable": true});
        let schemas = json!({"A": {"oneOf": [branch("string"), branch("integer")]}});
        let names = [
            "a null that is allowed by one keyword is allowed",
            "a null of several branches is allowed",
        ];
        check(schemas.clone(), json!(null), true, Some(&names));
        check(schemas, json!(true), true, None);
    }

    #[test]
    fn rules_are_asked_of_the_digits_that_a_number_keeps() {
        let schemas = json!({"A": {"type": "number", "multipleOf": 5.0}});
        let double: &[_] = &["`number` is double precision"];
        check(schemas.clone(), json!(i64::MAX), true, Some(double));
        let large = json!(9_007_199_254_740_995_u64);
        check(schemas.clone(), large, false, Some(double));
        check(schemas, json!(7), true, None);
    }

    #[test]
    fn what_is_hidden_in_heirs_leaves_them_heirs() {
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
        // No `Pet` is a `Dog`, so that the value is a `Tag` alone.
        let value = json!({"size": null, "either": {"kind": "Dog"}});
        let names = [
            "a null that is allowed by one keyword is allowed",
            "the discriminator decides",
        ];
        check(schemas, value, true, Some(&names));
    }

    #[test]
    fn what_a_part_hides_inside_a_field_is_hidden_in_the_other_parts() {
        let path = |parent: Value| json!({"properties": {"path": {"type": "object", "properties": {"parent": parent}}}});
        let listed = json!({"properties": {"type": {"enum": ["a"]}}});
        let schemas = json!({
            "A": {"allOf": [{"$ref": "#/components/schemas/B/allOf/0"}, path(listed)]},
            "B": {"allOf": [path(json!({"x-oracle-hidden": true}))]},
        });
        let value = json!({"path": {"parent": {"type": "A"}}});
        let hidden: &[_] = &["what one part hides is hidden in all"];
        check(schemas.clone(), value, true, Some(hidden));
        check(schemas, json!({"path": 1}), true, None);
    }

    #[test]
    fn items_differ_in_what_is_kept_of_them() {
        let list = json!({"type": "array", "uniqueItems": true, "items": {"$ref": "#/components/schemas/B"}});
        let schemas = json!({"A": list, "B": {"properties": {"a": {"type": "string"}}}});
        let kept: &[_] = &["items differ in what is kept of them"];
        let unknown = json!([{"a": "b", "c": 1}, {"a": "b", "c": 2}]);
        check(schemas.clone(), unknown, false, Some(kept));
        let uuid = "123e4567-e89b-12d3-a456-426614174000";
        let cases = json!([{"a": uuid}, {"a": uuid.to_ascii_uppercase()}]);
        check(schemas.clone(), cases, false, Some(kept));
        check(schemas, json!([{"a": "b"}, {"a": "B"}]), false, None);
    }

    #[test]
    fn branches_that_say_the_same_are_one() {
        let branches = json!([{"required": ["a"]}, {"required": ["b"], "title": "B"}]);
        let same: &[_] = &["branches of `oneOf` with the same values are one"];
        let array = json!({"A": {"type": "array", "oneOf": branches}});
        check(array, json!([]), true, Some(same));
        let object = json!({"A": {"type": "object", "oneOf": branches}});
        check(object, json!({"a": 1, "b": 1}), true, None);
    }
}
