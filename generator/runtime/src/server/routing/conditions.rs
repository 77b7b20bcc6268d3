//! Operations that share a method and path template, selected by their required parameters.

use std::borrow::Cow;

use http::request::Parts;

use crate::runtime::server::query::{decode, pairs};
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::request_header;

/// Operations that share a method and path template.
#[derive(Debug)]
pub enum Shared<O: 'static> {
    /// Selected by the value of one parameter. Sorted by value.
    ByValue(Parameter, &'static [(&'static str, O)]),
    /// Selected by conditions. Sorted by their number, descending; the last may have none.
    ByConditions(&'static [(&'static [Condition], O)]),
}

/// A condition on a request.
#[derive(Debug)]
pub struct Condition {
    /// The parameter.
    pub parameter: Parameter,
    /// The required value, if any.
    pub value: Option<&'static str>,
}

/// A parameter of a request.
#[derive(Debug)]
pub enum Parameter {
    /// A query parameter.
    Query(&'static str),
    /// A header, in lower case.
    Header(&'static str),
}

impl<O: Copy> Shared<O> {
    /// Returns the operation that matches a request.
    ///
    /// # Errors
    ///
    /// [`Rejection::NotFound`] if none matches.
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
    /// Returns the first value of the parameter in a query, or the value of a header; `None` if it is absent or not text.
    fn value<'p>(&self, parts: &'p Parts) -> Option<Cow<'p, str>> {
        match self {
            Self::Query(name) => {
                let mut pairs = pairs(parts.uri.query().unwrap_or_default());
                let is_named = |known: &str| decode(known).is_some_and(|known| known == *name);
                let (_, value) = pairs.find(|(known, _)| is_named(known))?;
                decode(value)
            }
            Self::Header(name) => request_header::combined(&parts.headers, name)?,
        }
    }
}
