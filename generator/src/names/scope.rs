//! Which names are taken in one place.

use std::collections::{BTreeMap, BTreeSet};

use super::{Case, MOST_SIMILAR, Name};

/// The most bytes of a name: it is that of a file, too, which may have 255 with what
/// is added to it.
const LONGEST: usize = 200;

/// The names that stand beside each other in one place.
#[derive(Debug, Default)]
pub struct Scope {
    taken: BTreeMap<String, String>,
    /// The last number that was tried behind a name.
    numbers: BTreeMap<String, u32>,
}

impl Scope {
    /// A scope in which these words are taken by the generated code itself.
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

    /// The names that things of the description have.
    pub fn names(&self) -> BTreeSet<String> {
        let taken = self.taken.iter().filter(|(_, wire)| !wire.is_empty());
        taken.map(|(name, _)| name.clone()).collect()
    }

    /// Takes a name. The error is what has it already.
    pub fn claim(&mut self, name: &Name) -> Result<(), Taken> {
        self.check(name)?;
        self.taken.insert(name.rust.clone(), name.wire.clone());
        Ok(())
    }

    /// Takes some names, or none of them.
    pub fn claim_all(&mut self, names: &[Name]) -> Result<(), Taken> {
        names.iter().try_for_each(|name| self.check(name))?;
        names.iter().try_for_each(|name| self.claim(name))
    }

    /// The first of some names that is free, or else `plain` with a number behind it.
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

    /// The name with the smallest number behind it that is free, and was not asked for before.
    fn numbered(&mut self, case: Case, name: &Name) -> Name {
        let last = self.numbers.get(&name.rust).copied().unwrap_or(1);
        let mut number = last.saturating_add(1);
        while self.check(&case.numbered(name, number)).is_err() && number < u32::MAX {
            number += 1;
        }
        self.numbers.insert(name.rust.clone(), number);
        case.numbered(name, number)
    }

    /// Whether a name is free. The error is what has it already.
    pub fn check(&self, name: &Name) -> Result<(), Taken> {
        if name.rust.len() > LONGEST {
            return Err(Taken::TooLong);
        }
        match self.taken.get(&name.rust) {
            None => Ok(()),
            Some(wire) if wire.is_empty() => Err(Taken::ByGeneratedCode),
            Some(wire) => Err(Taken::By(wire.clone())),
        }
    }
}

/// How many of the names like one are taken: a description may have thousands that are cut off alike.
#[derive(Debug, Default)]
pub struct Similar(BTreeMap<String, usize>);

impl Similar {
    /// How many are tried each time: what they are depends on more than the name.
    const TRIED: usize = 3;

    /// The first of a name and of [those like it](Name::or_similar) that `claim` takes.
    pub fn claim(
        &mut self,
        wanted: &Name,
        word: &str,
        mut claim: impl FnMut(&Name) -> bool,
    ) -> Option<Name> {
        let taken = self.0.entry(wanted.rust.clone()).or_default();
        let untried = (0..MOST_SIMILAR).filter(|index| *index < Self::TRIED || index >= taken);
        let names = untried.map(|index| (index, wanted.similar(word, index)));
        let (index, name) = names.into_iter().find(|(_, name)| claim(name))?;
        *taken = index.max(*taken);
        Some(name)
    }
}

/// Who has a name that something else asks for.
#[derive(Debug, PartialEq, Eq)]
pub enum Taken {
    /// Another thing of the description, by its wire name.
    By(String),
    /// A name that generated code uses itself, or that means something in Rust.
    ByGeneratedCode,
    /// Nothing; but no file can have so long a name.
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
        let (longest, longer) = ("a".repeat(LONGEST), "a".repeat(LONGEST + 1));
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
