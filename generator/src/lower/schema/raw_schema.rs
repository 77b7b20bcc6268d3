//! Schemas as the description spells them, before the translation from OpenAPI 3.1 to 3.0.

use serde_json::Value;

use crate::lowered::Count;
use crate::source::upgrade::LOOSENED;
use crate::source::{Document, Place, entries, items};

/// A schema as the description spells it.
#[derive(Clone, Debug)]
pub struct RawSchema<'a> {
    pub value: &'a Value,
    pub place: Place,
    /// `true` for a schema of OpenAPI 3.0.
    pub is_3_0: bool,
}

impl<'a> RawSchema<'a> {
    /// Returns the schema at a location.
    pub fn at(document: &'a Document, place: Place) -> Option<Self> {
        Some(Self {
            value: document.original(&place)?,
            is_3_0: document.is_schema_of_3_0(&place),
            place,
        })
    }

    /// Returns the schema before its type was loosened.
    pub fn original(&self) -> Self {
        let original = self.get(LOOSENED);
        Self {
            value: original.unwrap_or(self.value),
            ..self.clone()
        }
    }

    /// Returns the target of `$ref`.
    pub fn target(&self, document: &'a Document) -> Option<Self> {
        let reference = self.get("$ref")?.as_str()?;
        Self::at(document, Place::of_reference(reference)?)
    }

    /// Returns `true` for a reference whose siblings OpenAPI 3.0 ignores.
    pub fn is_reference(&self) -> bool {
        self.is_3_0 && self.get("$ref").is_some()
    }

    pub fn get(&self, keyword: &str) -> Option<&'a Value> {
        self.value.get(keyword)
    }

    /// Returns the subschema of a keyword.
    pub fn subschema(&self, keyword: &str) -> Option<Self> {
        Some(self.part(self.get(keyword)?, self.place.key(keyword)))
    }

    fn part(&self, value: &'a Value, place: Place) -> Self {
        let is_3_0 = self.is_3_0;
        Self {
            value,
            place,
            is_3_0,
        }
    }

    /// Returns the subschemas that the value itself lists.
    pub fn members(&self) -> Vec<Self> {
        let list = items(Some(self.value)).enumerate();
        list.map(|(index, value)| self.part(value, self.place.index(index)))
            .collect()
    }

    /// Returns the subschemas of a keyword with a list of them.
    pub fn list(&self, keyword: &str) -> Vec<Self> {
        let list = self.subschema(keyword);
        list.map(|list| list.members()).unwrap_or_default()
    }

    /// Returns the subschemas of a keyword with a map of them.
    pub fn map(&self, keyword: &str) -> Vec<(&'a str, Self)> {
        let place = self.place.key(keyword);
        entries(self.get(keyword))
            .map(|(name, value)| (name, self.part(value, place.key(name))))
            .collect()
    }

    /// Returns the schemas of the first items: `prefixItems`, or `items` with a list.
    pub fn prefix_items(&self) -> Vec<Self> {
        match self.get("items") {
            Some(Value::Array(_)) => self.list("items"),
            _ => self.list("prefixItems"),
        }
    }

    /// Returns the schema of the items after the first ones.
    pub fn items(&self) -> Option<Self> {
        let items = self.subschema("items");
        items.filter(|items| !items.value.is_array())
    }

    pub fn count(&self, keyword: &str) -> Option<usize> {
        let count = crate::source::count(self.get(keyword)?)?;
        usize::try_from(count).ok()
    }

    /// Returns the bounds of a count.
    pub fn range(&self, minimum: &str, maximum: &str) -> Count {
        Count {
            minimum: self.count(minimum),
            maximum: self.count(maximum),
        }
    }

    /// Returns `true` if a keyword is `true`.
    pub fn is_true(&self, keyword: &str) -> bool {
        self.get(keyword) == Some(&Value::Bool(true))
    }

    /// Returns `true` if the schema has no constraint.
    pub fn allows_all(&self) -> bool {
        match self.value {
            Value::Object(object) => object.is_empty(),
            other => *other == Value::Bool(true),
        }
    }
}
