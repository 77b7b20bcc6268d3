//! Translates schemas of JSON Schema files to 2020-12, the dialect that OpenAPI 3.1 extends.
//!
//! A schema is translated when it becomes a part of the description, in any version. Its definitions are omitted:
//! references to them become references to separate components.

use serde_json::{Map, Value, json};

use crate::source::grammar::{Draft, JSON_SCHEMA_2020_12, Keyword, Kind, SCHEMA, is_core};
use crate::source::tree::Place;

/// The keyword of a dialect.
const DIALECT: &str = "$schema";

/// The translation of a schema and of those in it. All places are relative to it.
#[derive(Debug)]
pub(super) struct Translation {
    draft: Draft,
    /// `true` if a `$recursiveRef` may lead to another file.
    is_recursion_dynamic: bool,
    /// The schemas: their places in the file, and in the translation.
    pub(super) schemas: Vec<(Place, Place)>,
    /// Moved nodes: their places in the translation, and in the file.
    pub(super) moved: Vec<(Place, Place)>,
    /// Ignored fields next to `$ref`: the places of the references in the translation, and the fields.
    pub(super) ignored: Vec<(Place, Vec<String>)>,
    pub(super) unknown: Vec<UnknownKeyword>,
    /// The places of lists of `items` in 2020-12, which has only `prefixItems`.
    pub(super) lists_of_items: Vec<Place>,
}

/// A dropped keyword that the draft of the file does not have.
#[derive(Debug)]
pub(super) struct UnknownKeyword {
    pub(super) name: String,
    pub(super) draft: Draft,
    /// The draft that introduced it.
    pub(super) since: Draft,
    /// A place in the translation that stands for its place in the file.
    pub(super) place: Place,
}

impl Translation {
    /// Translates a schema.
    pub(super) fn of(schema: &mut Value, draft: Draft, is_recursion_dynamic: bool) -> Self {
        let mut translation = Self {
            draft,
            is_recursion_dynamic,
            schemas: Vec::new(),
            moved: Vec::new(),
            ignored: Vec::new(),
            unknown: Vec::new(),
            lists_of_items: Vec::new(),
        };
        translation.schema(schema, &Place::root(), &Place::root());
        if let Value::Object(object) = schema
            && !object.contains_key("$ref")
        {
            object.insert(DIALECT.to_owned(), JSON_SCHEMA_2020_12.into());
        }
        translation
    }

    /// Translates the schema at a place of the file, which is at `now` in the translation.
    fn schema(&mut self, schema: &mut Value, was: &Place, now: &Place) {
        self.schemas.push((was.clone(), now.clone()));
        let Value::Object(object) = schema else {
            return;
        };
        let has_tuples = self.draft < Draft::V2020;
        let is_tuple = object.get("items").is_some_and(Value::is_array)
            && (has_tuples || !object.contains_key("prefixItems"));
        if is_tuple && !has_tuples {
            self.lists_of_items.push(now.key("prefixItems"));
        }
        for (key, value) in std::mem::take(object) {
            let was = was.key(&key);
            if ["$defs", "definitions"].contains(&key.as_str()) {
                continue;
            }
            let keyword = Keyword::of(&key);
            if let Some(since) = keyword.and_then(|keyword| keyword.since(self.draft)) {
                self.drop_unknown(key, since, was, now);
                continue;
            }
            let key = match key.as_str() {
                "$recursiveAnchor" if self.draft == Draft::V2019 => continue,
                "id" if self.draft == Draft::V4 && value.is_string() => "$id",
                "items" if is_tuple => "prefixItems",
                "additionalItems" if is_tuple && has_tuples => "items",
                // It has no effect without a list of items.
                "additionalItems" if has_tuples => continue,
                "dependencies" if self.draft < Draft::V2019 => {
                    self.dependencies(value, object, &was, now);
                    continue;
                }
                key => key,
            };
            let place = now.key(key);
            if was.name() != Some(key) {
                self.moved.push((place.clone(), was.clone()));
            }
            let value = self.keyword(key, value, &was, &place);
            object.insert(key.to_owned(), value);
        }
        self.exclusive_bounds(object, was, now);
        self.recursive_reference(object);
        self.siblings(object, was, now);
    }

    fn drop_unknown(&mut self, name: String, since: Draft, was: Place, now: &Place) {
        // Another keyword may have moved to the place of this name.
        let place = now.key(&format!("{name} (unknown)"));
        self.moved.push((place.clone(), was));
        self.unknown.push(UnknownKeyword {
            name,
            draft: self.draft,
            since,
            place,
        });
    }

    /// Translates the schemas of a keyword.
    fn keyword(&mut self, key: &str, mut value: Value, was: &Place, now: &Place) -> Value {
        let kind = Keyword::of(key).map(|keyword| keyword.field.kind);
        match (kind, &mut value) {
            (Some(Kind::List(&SCHEMA) | Kind::Items), Value::Array(list)) => {
                for (index, schema) in list.iter_mut().enumerate() {
                    self.schema(schema, &was.index(index), &now.index(index));
                }
            }
            (Some(Kind::Map(&SCHEMA)), Value::Object(map)) => {
                for (name, schema) in map {
                    self.schema(schema, &was.key(name), &now.key(name));
                }
            }
            (Some(SCHEMA | Kind::BoolOr(&SCHEMA) | Kind::Items), schema) => {
                self.schema(schema, was, now);
            }
            _ => {}
        }
        value
    }

    /// Splits `dependencies`, which are lists of properties or schemas.
    fn dependencies(
        &mut self,
        value: Value,
        object: &mut Map<String, Value>,
        was: &Place,
        now: &Place,
    ) {
        let Value::Object(dependencies) = value else {
            // The validation reports it.
            object.insert("dependentSchemas".to_owned(), value);
            return self.moved.push((now.key("dependentSchemas"), was.clone()));
        };
        for (name, mut value) in dependencies {
            let key = match value.is_array() {
                true => "dependentRequired",
                false => "dependentSchemas",
            };
            let (was, now) = (was.key(&name), now.key(key).key(&name));
            self.moved.push((now.clone(), was.clone()));
            if !value.is_array() {
                self.schema(&mut value, &was, &now);
            }
            let entries = object.entry(key).or_insert_with(|| json!({}));
            if let Value::Object(entries) = entries {
                entries.insert(name, value);
            }
        }
    }

    /// Replaces the flags of draft 4 by numbers.
    fn exclusive_bounds(&mut self, object: &mut Map<String, Value>, was: &Place, now: &Place) {
        if self.draft != Draft::V4 {
            return;
        }
        for (inclusive, exclusive) in [
            ("minimum", "exclusiveMinimum"),
            ("maximum", "exclusiveMaximum"),
        ] {
            let Some(Value::Bool(is_exclusive)) = object.get(exclusive) else {
                continue;
            };
            let is_exclusive = *is_exclusive;
            object.shift_remove(exclusive);
            if is_exclusive && let Some(bound) = object.shift_remove(inclusive) {
                object.insert(exclusive.to_owned(), bound);
                self.moved.push((now.key(exclusive), was.key(inclusive)));
            }
        }
    }

    /// Replaces `$recursiveRef` by `$ref`, unless its target depends on the referring file.
    fn recursive_reference(&self, object: &mut Map<String, Value>) {
        if self.draft != Draft::V2019 || object.contains_key("$ref") {
            return;
        }
        let key = match self.is_recursion_dynamic {
            true => "$dynamicRef",
            false => "$ref",
        };
        if let Some(target) = object.shift_remove("$recursiveRef") {
            object.insert(key.to_owned(), target);
        }
    }

    /// Removes the fields next to `$ref` that drafts before 2019-09 ignore, and moves a reference with others to `allOf`:
    /// OpenAPI 3.0 ignores them, too.
    fn siblings(&mut self, object: &mut Map<String, Value>, was: &Place, now: &Place) {
        if !object.get("$ref").is_some_and(Value::is_string) {
            return;
        }
        let is_sibling = |key: &&String| {
            !(is_core(key) || ["$comment", "$ref", "$schema"].contains(&key.as_str()))
        };
        let siblings: Vec<String> = object.keys().filter(is_sibling).cloned().collect();
        let Some(target) = object.get("$ref").filter(|_| !siblings.is_empty()).cloned() else {
            // An `$id` is the base of the reference.
            let has_base = self.draft >= Draft::V2019;
            return object.retain(|key, _| key == "$ref" || (key == "$id" && has_base));
        };
        if self.draft < Draft::V2019 {
            self.ignored.push((now.clone(), siblings));
            object.retain(|key, _| key == "$ref");
            return;
        }
        object.shift_remove("$ref");
        let members = object.entry("allOf").or_insert_with(|| json!([]));
        if let Value::Array(members) = members {
            let place = now.key("allOf").index(members.len());
            self.moved.push((place, was.clone()));
            members.push(json!({ "$ref": target }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn translated(draft: Draft, mut schema: Value) -> Value {
        Translation::of(&mut schema, draft, false);
        if let Value::Object(object) = &mut schema {
            object.shift_remove("$schema");
        }
        schema
    }

    #[test]
    fn keywords_are_those_of_2020_12() {
        use Draft::{V4, V6, V7, V2019, V2020};
        for (draft, schema, expected) in [
            (
                V4,
                json!({"id": "a", "properties": {"id": {"minimum": 1, "exclusiveMinimum": true}}}),
                json!({"$id": "a", "properties": {"id": {"exclusiveMinimum": 1}}}),
            ),
            (
                V4,
                json!({"maximum": 1, "exclusiveMaximum": false, "exclusiveMinimum": true}),
                json!({"maximum": 1}),
            ),
            (
                V7,
                json!({"items": [{"items": true}], "additionalItems": {"additionalItems": false}}),
                json!({"prefixItems": [{"items": true}], "items": {}}),
            ),
            (
                V7,
                json!({"dependencies": {"a": ["b"], "c": {"definitions": {}}}, "definitions": {"d": {}}}),
                json!({"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"c": {}}}),
            ),
            (
                V7,
                json!({"not": {"$ref": "#/a", "minimum": 1, "$comment": "b"}}),
                json!({"not": {"$ref": "#/a"}}),
            ),
            (
                V2019,
                json!({"not": {"$ref": "#/a", "minimum": 1}, "contains": {"$recursiveRef": "#"}}),
                json!({"not": {"minimum": 1, "allOf": [{"$ref": "#/a"}]}, "contains": {"$ref": "#"}}),
            ),
            // Keywords of later drafts.
            (
                V4,
                json!({"$id": "a", "const": 1, "not": {"if": {"type": "string"}, "then": {}, "type": "null"}, "readOnly": true}),
                json!({"not": {"type": "null"}, "readOnly": true}),
            ),
            (
                V6,
                json!({"const": 1, "contains": {"else": {}}, "contentEncoding": "base64"}),
                json!({"const": 1, "contains": {}}),
            ),
            (
                V7,
                json!({"items": [{}], "prefixItems": [{"type": "null"}], "if": {"minContains": 1}, "$recursiveRef": "#"}),
                json!({"prefixItems": [{}], "if": {}}),
            ),
            (
                V7,
                json!({"properties": {"const": {}}, "dependencies": {"a": ["b"]}, "dependentRequired": {"a": ["c"]}}),
                json!({"properties": {"const": {}}, "dependentRequired": {"a": ["b"]}}),
            ),
            (
                V2020,
                json!({"items": [{"definitions": {}}], "additionalItems": false, "$recursiveAnchor": true}),
                json!({"prefixItems": [{}], "additionalItems": false, "$recursiveAnchor": true}),
            ),
            // The validation reports it.
            (
                V2020,
                json!({"items": [{"definitions": {}}], "prefixItems": [{}]}),
                json!({"items": [{}], "prefixItems": [{}]}),
            ),
            // Not schemas.
            (
                V4,
                json!({"enum": [{"items": []}], "default": {"exclusiveMinimum": true}}),
                json!({"enum": [{"items": []}], "default": {"exclusiveMinimum": true}}),
            ),
            (
                V2020,
                json!({"dependencies": {}, "exclusiveMinimum": 1}),
                json!({"dependencies": {}, "exclusiveMinimum": 1}),
            ),
        ] {
            assert_eq!(translated(draft, schema), expected);
        }
    }
}
