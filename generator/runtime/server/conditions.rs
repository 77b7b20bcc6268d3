//! Which of several operations with the same method and path template a request means: that whose required parameters
//! it has.

use std::borrow::Cow;

use http::request::Parts;

use super::query::{decode, pairs};
use super::rejection::Rejection;

/// Operations with the same method and path template.
#[derive(Debug)]
pub enum Shared<O: 'static> {
    /// They differ in the value of one parameter, by which they are sorted.
    ByValue(Parameter, &'static [(&'static str, O)]),
    /// Those with the most conditions come first; the last may have none.
    ByConditions(&'static [(&'static [Condition], O)]),
}

/// What a request must have.
#[derive(Debug)]
pub struct Condition {
    /// The parameter.
    pub parameter: Parameter,
    /// Its value, if that matters.
    pub value: Option<&'static str>,
}

/// A parameter of a request.
#[derive(Debug)]
pub enum Parameter {
    /// In the query.
    Query(&'static str),
    /// In a header, whose name is in lower case.
    Header(&'static str),
}

impl<O: Copy> Shared<O> {
    /// The operation that a request means.
    ///
    /// # Errors
    ///
    /// [`Rejection::NotFound`] if it means none of them.
    pub fn find(&self, parts: &Parts) -> Result<O, Rejection> {
        let found = match self {
            Self::ByValue(parameter, operations) => {
                let value = parameter.value(parts).ok_or(Rejection::NotFound)?;
                let found = operations.binary_search_by(|(known, _)| (*known).cmp(&*value));
                found
                    .ok()
                    .and_then(|index| operations.get(index))
                    .map(|(_, operation)| *operation)
            }
            Self::ByConditions(operations) => {
                let mut operations = operations.iter();
                let found = operations.find(|(conditions, _)| {
                    conditions.iter().all(|condition| condition.holds(parts))
                });
                found.map(|(_, operation)| *operation)
            }
        };
        found.ok_or(Rejection::NotFound)
    }
}

impl Condition {
    fn holds(&self, parts: &Parts) -> bool {
        let found = self.parameter.value(parts);
        found.is_some_and(|found| self.value.is_none_or(|value| found == value))
    }
}

impl Parameter {
    /// Its value in a request, the first if there are several. `None` if it is not there, or is not text.
    fn value<'p>(&self, parts: &'p Parts) -> Option<Cow<'p, str>> {
        match self {
            Self::Query(name) => {
                let mut pairs = pairs(parts.uri.query().unwrap_or_default());
                let is_named = |known: &str| decode(known).is_some_and(|known| known == *name);
                let (_, value) = pairs.find(|(known, _)| is_named(known))?;
                decode(value)
            }
            Self::Header(name) => {
                let value = parts.headers.get(*name)?;
                value.to_str().ok().map(Cow::Borrowed)
            }
        }
    }
}
