//! The names in use in one scope.

use std::collections::{BTreeMap, BTreeSet};

use super::{Case, MAX_SIMILAR, Name};

/// The maximum length of a name in bytes, since a file name can have 255.
const MAX_LENGTH: usize = 200;

/// A scope of Rust names.
#[derive(Debug, Default)]
pub struct Scope {
    taken: BTreeMap<String, String>,
    /// The last number that was tried for each name.
    numbers: BTreeMap<String, u32>,
}

impl Scope {
    /// Returns a scope with names that generated code uses.
    pub fn with_reserved<'a>(words: impl IntoIterator<Item = &'a str>) -> Self {
        let taken = words
            .into_iter()
            .map(|word| (word.to_owned(), String::new()))
            .collect();
        Self {
            taken,
            numbers: BTreeMap::new(),
        }
    }

    /// Returns the names of the description.
    pub fn names(&self) -> BTreeSet<String> {
        let taken = self.taken.iter().filter(|(_, wire)| !wire.is_empty());
        taken.map(|(name, _)| name.clone()).collect()
    }

    /// Claims a name. The error is its owner.
    pub fn claim(&mut self, name: &Name) -> Result<(), Taken> {
        self.check(name)?;
        self.taken.insert(name.rust.clone(), name.wire.clone());
        Ok(())
    }

    /// Claims all names, or none.
    pub fn claim_all(&mut self, names: &[Name]) -> Result<(), Taken> {
        names.iter().try_for_each(|name| self.check(name))?;
        names.iter().try_for_each(|name| self.claim(name))
    }

    /// Returns the first free name, or `plain` with a number.
    pub fn free(
        &mut self,
        case: Case,
        names: impl IntoIterator<Item = Name>,
        plain: &Name,
    ) -> Name {
        let mut names = names.into_iter();
        let free = names.find(|name| self.check(name).is_ok());
        free.unwrap_or_else(|| self.numbered(case, plain))
    }

    /// Returns the name with the smallest unused number.
    fn numbered(&mut self, case: Case, name: &Name) -> Name {
        let last = self.numbers.get(&name.rust).copied().unwrap_or(1);
        let mut number = last.saturating_add(1);
        while self.check(&case.numbered(name, number)).is_err() && number < u32::MAX {
            number += 1;
        }
        self.numbers.insert(name.rust.clone(), number);
        case.numbered(name, number)
    }

    /// Checks that a name is free. The error is its owner.
    pub fn check(&self, name: &Name) -> Result<(), Taken> {
        if name.rust.len() > MAX_LENGTH {
            return Err(Taken::TooLong);
        }
        match self.taken.get(&name.rust) {
            None => Ok(()),
            Some(wire) if wire.is_empty() => Err(Taken::ByGeneratedCode),
            Some(wire) => Err(Taken::By(wire.clone())),
        }
    }
}

/// The number of similar names in use, since thousands of names can be shortened to the same one.
#[derive(Debug, Default)]
pub struct Similar(BTreeMap<String, usize>);

impl Similar {
    /// The number of names that are always tried, since they depend on more than the wanted name.
    const TRIED: usize = 3;

    /// Returns the first of [similar names](Name::or_similar) that `claim` accepts.
    pub fn claim(
        &mut self,
        wanted: &Name,
        word: &str,
        mut claim: impl FnMut(&Name) -> bool,
    ) -> Option<Name> {
        let taken = self.0.entry(wanted.rust.clone()).or_default();
        let untried = (0..MAX_SIMILAR).filter(|index| *index < Self::TRIED || index >= taken);
        let names = untried.map(|index| (index, wanted.similar(word, index)));
        let (index, name) = names.into_iter().find(|(_, name)| claim(name))?;
        *taken = index.max(*taken);
        Some(name)
    }
}

/// The owner of a name.
#[derive(Debug, PartialEq, Eq)]
pub enum Taken {
    /// Another name of the description, in its original spelling.
    By(String),
    /// Generated code, or Rust itself.
    ByGeneratedCode,
    /// The name is too long for a file.
    TooLong,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_taken_once() {
        let mut scope = Scope::with_reserved(["Option"]);
        assert_eq!(
            scope.claim(&Name::upper("option", None)),
            Err(Taken::ByGeneratedCode)
        );
        let (longest, longer) = ("a".repeat(MAX_LENGTH), "a".repeat(MAX_LENGTH + 1));
        let chosen = |name: &str| Name::lower("name", Some(name));
        assert_eq!(scope.claim(&chosen(&longest)), Ok(()));
        assert_eq!(scope.claim(&chosen(&longer)), Err(Taken::TooLong));
        assert_eq!(scope.claim(&Name::lower(&longer, None)), Ok(()));
        assert_eq!(scope.claim(&Name::upper("a-b", None)), Ok(()));
        assert_eq!(
            scope.claim(&Name::upper("a_b", None)),
            Err(Taken::By("a-b".into()))
        );
    }
}
