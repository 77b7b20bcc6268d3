//! The syntax of Cargo names and version requirements.

use semver::{Op, VersionReq};

pub fn is_package(name: &str) -> bool {
    let mut letters = name.chars();
    letters
        .next()
        .is_some_and(|first| first.is_ascii_alphabetic())
        && letters.all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_'))
}

pub fn is_feature(name: &str) -> bool {
    let is_of_features = |letter: char| {
        letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '+' | '.' | '/')
    };
    !name.is_empty() && name.chars().all(is_of_features)
}

/// Returns `true` for a version requirement: `1.2`, `>=1, <3`, `*`.
pub fn is_requirement(text: &str) -> bool {
    VersionReq::parse(text).is_ok()
}

/// Returns `true` if a requirement is within a release line, such as `0.2` or `1`.
pub fn is_within(requirement: &str, line: &str) -> bool {
    let comparators = |text: &str| VersionReq::parse(text).map(|parsed| parsed.comparators);
    let (Ok(required), Ok(line)) = (comparators(requirement), comparators(line)) else {
        return false;
    };
    match (required.as_slice(), line.as_slice()) {
        // `*`
        ([], _) => true,
        ([only], [line]) => {
            !matches!(only.op, Op::Greater | Op::GreaterEq | Op::Less | Op::LessEq)
                && only.major == line.major
                && (line.minor.is_none() || only.minor == line.minor)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{is_requirement, is_within};

    #[test]
    fn requirements_are_those_of_cargo() {
        for text in [
            "1",
            "1.2",
            "0.1.0-alpha.1",
            ">=1, <3",
            "^1.0.0+build",
            "*",
            "1.*",
            "~1.2",
        ] {
            assert!(is_requirement(text), "{text}");
        }
        for text in [
            "", "one", "1.2.3.4", "1\"", "1-a", "1.2.3-", "git", "1,", "*, <3", "^*", "1.*.2", "01",
        ] {
            assert!(!is_requirement(text), "{text}");
        }
    }

    #[test]
    fn shared_crates_are_of_one_line_of_releases() {
        for (text, line) in [("1", "1"), ("^1.2", "1"), ("0.2.3", "0.2"), ("*", "0.2")] {
            assert!(is_within(text, line), "{text}");
        }
        for (text, line) in [
            ("2", "1"),
            ("0.20", "0.2"),
            ("1, <3", "1"),
            (">1", "1"),
            ("10", "1"),
        ] {
            assert!(!is_within(text, line), "{text}");
        }
    }
}
