//! The next version of a description (semver.org).

use std::fmt::{self, Display, Formatter};

use semver::Prerelease;

use super::change::{Audience, Change, Verdict};

/// The audiences that depend on the version. Implementations of the server are updated together with the description,
/// and every new operation breaks them.
pub(crate) const CALLERS: [Audience; 2] = [Audience::Wire, Audience::Client];

/// The size of a version change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// No change.
    #[default]
    None,
    /// No change is breaking.
    Minor,
    /// A change is breaking.
    Major,
}

impl Step {
    /// Returns the name: `minor`.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Minor => "minor",
            Self::Major => "major",
        }
    }

    /// Returns the step that changes require. Accepted changes count as well, as they break clients all the same.
    pub fn of(changes: &[Change], audiences: &[Audience]) -> Self {
        let verdicts = changes
            .iter()
            .flat_map(|change| audiences.iter().map(|audience| change.verdict(*audience)));
        match verdicts.max() {
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

/// A semantic version; build metadata is ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version(semver::Version);

impl Version {
    /// Parses `1.2.3` or `1.2.3-rc.1+5`.
    pub fn parse(text: &str) -> Option<Self> {
        let version = semver::Version::parse(text).ok()?;
        Some(Self(semver::Version {
            build: semver::BuildMetadata::EMPTY,
            ..version
        }))
    }

    /// Returns the lowest version that may follow. Before 1.0.0, breaking changes increase the minor version; a
    /// pre-release may be followed by its release.
    pub fn after(&self, step: Step) -> Self {
        let mut next = self.0.clone();
        match (step, next.major) {
            (Step::None, _) => return self.clone(),
            _ if !next.pre.is_empty() => {}
            (Step::Major, 0) | (Step::Minor, 1..) => {
                (next.minor, next.patch) = (next.minor.saturating_add(1), 0);
            }
            (Step::Minor, 0) => next.patch = next.patch.saturating_add(1),
            (Step::Major, 1..) => {
                next = semver::Version::new(next.major.saturating_add(1), 0, 0);
            }
        }
        next.pre = Prerelease::EMPTY;
        Self(next)
    }

    /// `true` if this version, or its release, is high enough after a step from an old version.
    pub fn may_follow(&self, old: &Self, step: Step) -> bool {
        let release = |version: &Self| (version.0.major, version.0.minor, version.0.patch);
        let is_high_enough = release(self) >= release(&old.after(step));
        let is_kept = step != Step::None && self == old;
        is_high_enough && self.0 >= old.0 && !is_kept
    }
}

impl Display for Version {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        Version::parse(text).expect("a version")
    }

    #[test]
    fn the_step_determines_the_next_version() {
        for (old, step, next) in [
            ("1.2.3", Step::None, "1.2.3"),
            ("1.2.3", Step::Minor, "1.3.0"),
            ("1.2.3", Step::Major, "2.0.0"),
            ("0.2.3", Step::Minor, "0.2.4"),
            ("0.2.3", Step::Major, "0.3.0"),
            ("1.0.0-rc.1", Step::None, "1.0.0-rc.1"),
            ("1.0.0-rc.1", Step::Minor, "1.0.0"),
            ("1.0.0-rc.1", Step::Major, "1.0.0"),
        ] {
            assert_eq!(version(old).after(step).to_string(), next);
        }
    }

    #[test]
    fn versions_that_are_too_low_are_rejected() {
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
    fn other_versions_are_rejected() {
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
