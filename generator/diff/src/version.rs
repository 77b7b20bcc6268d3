//! Which version is due (semver.org).

use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter};

use super::change::{Audience, Change, Verdict};

/// Who depends on the version: those who only implement the server follow the description anyway, and each new
/// operation breaks them.
pub(super) const CALLERS: [Audience; 2] = [Audience::Wire, Audience::Client];

/// How much a version must change at least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Not at all: nothing changed.
    #[default]
    None,
    /// Something was added, or may matter to somebody.
    Minor,
    /// Something breaks.
    Major,
}

impl Step {
    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Minor => "minor",
            Self::Major => "major",
        }
    }

    /// What some changes ask for, for the sake of some. What was accepted is counted as well: it breaks all the same.
    pub fn of(changes: &[Change], audiences: &[Audience]) -> Self {
        let of = |change: &Change| {
            let verdicts = audiences.iter().map(|one| change.verdict(*one));
            verdicts.max().unwrap_or_default()
        };
        match changes.iter().map(of).max() {
            None => Self::None,
            Some(Verdict::Safe | Verdict::Risky) => Self::Minor,
            Some(Verdict::Breaking) => Self::Major,
        }
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A version of three numbers, with whatever stands behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    numbers: [u64; 3],
    /// What makes it one before the release: `rc.1`.
    before: Option<String>,
}

impl Version {
    /// Reads `1.2.3` or `1.2.3-rc.1+5`.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.split('+').next()?;
        let (numbers, before) = match text.split_once('-') {
            Some((numbers, before)) => (numbers, Some(prerelease(before)?)),
            None => (text, None),
        };
        let mut parts = numbers.split('.').map(number);
        let numbers = [parts.next()??, parts.next()??, parts.next()??];
        parts.next().is_none().then_some(Self { numbers, before })
    }

    /// The least version that is due after this one. While the first number is 0, the second one says what breaks; a
    /// version before the release promises nothing, and the release is due.
    pub fn after(&self, step: Step) -> Self {
        let [major, minor, patch] = self.numbers;
        let numbers = match (step, major) {
            (Step::None, _) => return self.clone(),
            _ if self.before.is_some() => self.numbers,
            (Step::Major, 0) => [0, minor.saturating_add(1), 0],
            (Step::Minor, 0) => [0, minor, patch.saturating_add(1)],
            (Step::Major, _) => [major.saturating_add(1), 0, 0],
            (Step::Minor, _) => [major, minor.saturating_add(1), 0],
        };
        Self {
            numbers,
            before: None,
        }
    }

    /// Whether this version may follow another after changes that ask for a step: it may be one before the release that
    /// is due.
    pub fn may_follow(&self, old: &Self, step: Step) -> bool {
        let is_lower = match (&self.before, &old.before) {
            _ if self.numbers != old.numbers => false,
            (Some(_), None) => true,
            (Some(new), Some(old)) => precedence(new, old) == Ordering::Less,
            (None, _) => false,
        };
        let is_kept = step != Step::None && self == old;
        self.numbers >= old.after(step).numbers && !is_lower && !is_kept
    }
}

/// What stands behind the hyphen: identifiers with dots between them.
fn prerelease(text: &str) -> Option<String> {
    let is_identifier = |one: &str| {
        let mut letters = one.chars();
        !one.is_empty() && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
    };
    text.split('.').all(is_identifier).then(|| text.to_owned())
}

/// The order of what stands behind two hyphens (semver.org, 11.4).
fn precedence(one: &str, other: &str) -> Ordering {
    let rank = |text: &str| -> Vec<(bool, u64, String)> {
        let parts = text.split('.');
        parts
            .map(|part| match part.parse() {
                Ok(number) => (false, number, String::new()),
                Err(_) => (true, 0, part.to_owned()),
            })
            .collect()
    };
    rank(one).cmp(&rank(other))
}

fn number(text: &str) -> Option<u64> {
    let is_plain = text == "0" || !text.starts_with('0');
    text.parse()
        .ok()
        .filter(|_| is_plain && !text.starts_with('+'))
}

impl Display for Version {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [major, minor, patch] = self.numbers;
        write!(f, "{major}.{minor}.{patch}")?;
        match &self.before {
            Some(before) => write!(f, "-{before}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        Version::parse(text).expect("a version")
    }

    #[test]
    fn what_is_due_follows_from_what_changed() {
        for (old, step, due) in [
            ("1.2.3", Step::None, "1.2.3"),
            ("1.2.3", Step::Minor, "1.3.0"),
            ("1.2.3", Step::Major, "2.0.0"),
            ("0.2.3", Step::Minor, "0.2.4"),
            ("0.2.3", Step::Major, "0.3.0"),
            ("1.0.0-rc.1", Step::None, "1.0.0-rc.1"),
            ("1.0.0-rc.1", Step::Minor, "1.0.0"),
            ("1.0.0-rc.1", Step::Major, "1.0.0"),
        ] {
            assert_eq!(version(old).after(step).to_string(), due);
        }
    }

    #[test]
    fn a_version_that_is_too_low_is_none() {
        assert!(version("2.0.0").may_follow(&version("1.9.9"), Step::Major));
        assert!(version("3.1.0").may_follow(&version("1.9.9"), Step::Major));
        assert!(!version("1.10.0").may_follow(&version("1.9.9"), Step::Major));
        assert!(!version("1.9.9").may_follow(&version("1.9.9"), Step::Minor));
        assert!(!version("0.9.9").may_follow(&version("1.0.0"), Step::None));
        assert!(!version("1.0.0-rc.1").may_follow(&version("1.0.0"), Step::None));
        assert!(version("2.0.0-rc.1").may_follow(&version("1.9.9"), Step::Major));
        assert!(version("1.0.0-rc.2").may_follow(&version("1.0.0-rc.1"), Step::Major));
        assert!(!version("1.0.0-rc.1").may_follow(&version("1.0.0-rc.1"), Step::Minor));
        assert!(!version("1.0.0-rc.2").may_follow(&version("1.0.0-rc.10"), Step::Minor));
        assert!(version("1.0.0").may_follow(&version("1.0.0-rc.10"), Step::None));
    }

    #[test]
    fn what_is_no_semantic_version_is_none() {
        for text in [
            "",
            "1",
            "1.2",
            "1.2.3.4",
            "01.2.3",
            "v1.2.3",
            "1.2.x",
            "2026-11-23",
            "1.2.3-",
            "1.2.3-a..b",
        ] {
            assert_eq!(Version::parse(text), None, "{text}");
        }
    }
}
