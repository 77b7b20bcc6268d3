//! Lists in parameters.

use std::borrow::Cow;

use crate::runtime::check;
use crate::runtime::limits::reason_of_items;
use crate::runtime::reason::Reason;
use crate::runtime::schema::Schema;
use crate::runtime::server::string_schema;
use crate::runtime::server::string_to_json::{Kinds, Value, Writer};
use crate::runtime::violation::{Place, Violations};

/// The serialization style of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ListStyle {
    /// `name=a&name=b`
    Repeated,
    /// `name=a,b`
    Commas,
    /// `name=a%20b`
    Spaces,
    /// `name=a%7Cb`
    Pipes,
}

/// The items of a list, not yet decoded.
pub struct List<'a> {
    place: Place,
    items: Vec<Cow<'a, str>>,
    is_broken: bool,
}

impl<'a> List<'a> {
    pub(crate) fn new(place: Place) -> Self {
        Self {
            place,
            items: Vec::new(),
            is_broken: false,
        }
    }

    pub(crate) fn is_given(&self) -> bool {
        self.is_broken || !self.items.is_empty()
    }

    /// Adds an item; `None` if it cannot be read.
    pub(crate) fn push(&mut self, item: Option<Cow<'a, str>>) {
        match item {
            Some(item) => self.items.push(item),
            None => self.is_broken = true,
        }
    }

    /// Adds the items of a delimited text; `None` if it cannot be read.
    pub fn push_split(&mut self, text: Option<Cow<'a, str>>, delimiter: char) {
        match text {
            Some(Cow::Borrowed(text)) => self.items.extend(text.split(delimiter).map(Cow::from)),
            Some(Cow::Owned(text)) => {
                let items = text.split(delimiter).map(|item| Cow::from(item.to_owned()));
                self.items.extend(items);
            }
            None => self.is_broken = true,
        }
    }

    /// Notes that an item could not be read.
    pub fn note_broken(&self, violations: &mut Violations) {
        if self.is_broken {
            violations.push(
                self.place.clone(),
                Reason::syntax("is not percent-encoded UTF-8"),
            );
        }
    }

    /// Returns the values, or `None` if the list is absent or invalid; the latter is noted.
    pub fn optional<T>(
        self,
        violations: &mut Violations,
        schema: &'static Schema,
        decode: impl Fn(&str) -> Result<T, Reason>,
    ) -> Option<Vec<T>> {
        if self.is_broken || self.items.is_empty() {
            return None;
        }
        let known = violations.len();
        let of_item = self.check(schema, violations);
        let mut values = Vec::with_capacity(self.items.len());
        for (index, item) in self.items.iter().enumerate() {
            match string_schema::decode(item, of_item, &decode) {
                Ok(value) => values.push(value),
                Err(error) => violations.note_at(&self.place_of_item(index + 1), error),
            }
        }
        (violations.len() == known).then_some(values)
    }

    /// Checks the list as a whole, and returns the schema of its items, if they were not checked.
    fn check(&self, schema: &'static Schema, violations: &mut Violations) -> &'static Schema {
        let uniform = match schema {
            Schema::Array(array) => Some(*array).filter(|array| array.is_uniform()),
            _ => None,
        };
        if let Some(array) = uniform {
            let reason = reason_of_items(self.items.len(), array.minimum, array.maximum);
            if let Some(reason) = reason {
                violations.push(self.place.clone(), reason);
            }
            return &array.items;
        }
        let items = self.items.iter().map(|item| Value::Text(item.clone()));
        let mut writer = Writer::default();
        writer.all(&Kinds::of(schema), &[Value::List(items.collect())]);
        if let Err(error) = check::check(&writer.finish().unwrap_or_default(), schema) {
            for part in error.into_parts() {
                let place = match part.first_index() {
                    Some(index) => self.place_of_item(index + 1),
                    None => self.place.clone(),
                };
                let (_, reason) = part.into_pointer();
                violations.push(place, reason);
            }
        }
        &Schema::Any
    }

    /// Returns the values, or `None` if the list is invalid, which is noted. An empty list is sent as
    /// nothing.
    pub fn required<T>(
        self,
        violations: &mut Violations,
        schema: &'static Schema,
        decode: impl Fn(&str) -> Result<T, Reason>,
    ) -> Option<Vec<T>> {
        if !self.is_given() {
            let is_allowed = check::check("[]", schema).is_ok();
            if !is_allowed {
                violations.push(self.place, Reason::REQUIRED);
            }
            return is_allowed.then(Vec::new);
        }
        self.optional(violations, schema, decode)
    }

    fn place_of_item(&self, item: usize) -> Place {
        match self.place {
            Place::Query(name) => Place::QueryItem(name, item),
            Place::Header(name) => Place::HeaderItem(name, item),
            _ => self.place.clone(),
        }
    }
}
