//! Lists in parameters.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use crate::runtime::limits::expected_count;
use crate::runtime::server::parameter::Reason;
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
            violations.push(self.place.clone(), "is not percent-encoded UTF-8");
        }
    }

    /// Returns the values, or `None` if the list is absent or invalid; the latter is noted.
    pub fn optional<T>(
        self,
        violations: &mut Violations,
        allowed: RangeInclusive<usize>,
        decode: impl Fn(&str) -> Result<T, Reason>,
    ) -> Option<Vec<T>> {
        if self.is_broken || self.items.is_empty() {
            return None;
        }
        let mut is_allowed = allowed.contains(&self.items.len());
        if !is_allowed {
            violations.push(
                self.place.clone(),
                expected_count(*allowed.start(), *allowed.end(), "items"),
            );
        }
        let mut values = Vec::with_capacity(self.items.len());
        for (index, item) in self.items.iter().enumerate() {
            match decode(item) {
                Ok(value) => values.push(value),
                Err(reason) => {
                    is_allowed = false;
                    violations.push(self.place_of_item(index + 1), reason);
                }
            }
        }
        is_allowed.then_some(values)
    }

    /// Returns the values, or `None` if the list is invalid, which is noted. An empty list is sent as
    /// nothing.
    pub fn required<T>(
        self,
        violations: &mut Violations,
        allowed: RangeInclusive<usize>,
        decode: impl Fn(&str) -> Result<T, Reason>,
    ) -> Option<Vec<T>> {
        if !self.is_given() {
            let is_allowed = allowed.contains(&0);
            if !is_allowed {
                violations.push(self.place, "is required");
            }
            return is_allowed.then(Vec::new);
        }
        self.optional(violations, allowed, decode)
    }

    fn place_of_item(&self, item: usize) -> Place {
        match self.place {
            Place::Query(name) => Place::QueryItem(name, item),
            Place::Header(name) => Place::HeaderItem(name, item),
            _ => self.place.clone(),
        }
    }
}
