//! The syntax of Cargo names and version requirements.

pub(super) fn is_package(name: &str) -> bool {
    let mut letters = name.chars();
    letters
        .next()
        .is_some_and(|first| first.is_ascii_alphabetic())
        && letters.all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_'))
}

pub(super) fn is_feature(name: &str) -> bool {
    let is_of_features = |letter: char| {
        letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '+' | '.' | '/')
    };
    !name.is_empty() && name.chars().all(is_of_features)
}

/// Returns `true` for a version requirement: `1.2`, `>=1, <3`, `*`.
pub(super) fn is_requirement(text: &str) -> bool {
    let is_part = |part: &str| {
        let part = part.trim();
        let operators = ["^", "~", ">=", "<=", ">", "<", "="];
        let mut operators = operators.iter();
        let version = operators.find_map(|operator| part.strip_prefix(operator));
        is_version(version.unwrap_or(part).trim_start())
    };
    text.trim() == "*" || text.split(',').all(is_part)
}

/// Returns `true` if a requirement is within a release line, such as `0.2` or `1`.
pub(super) fn is_within(requirement: &str, line: &str) -> bool {
    let version = requirement.trim().trim_start_matches(['^', '~', '=']);
    match version.trim_start().strip_prefix(line) {
        Some(rest) => !requirement.contains(',') && (rest.is_empty() || rest.starts_with('.')),
        None => version == "*",
    }
}

/// Returns `true` for a version, possibly partial or with wildcards.
fn is_version(text: &str) -> bool {
    let (numbers, rest) = match text.find(['-', '+']) {
        Some(end) => text.split_at(end),
        None => (text, ""),
    };
    let parts: Vec<&str> = numbers.split('.').collect();
    let count = parts.iter().take_while(|part| is_number(part)).count();
    let mut wildcards = parts.iter().skip(count);
    let is_whole = rest.is_empty() || count == 3;
    (1..=3).contains(&parts.len())
        && count > 0
        && wildcards.all(|part| *part == "*")
        && is_whole
        && is_label(rest)
}

fn is_number(part: &str) -> bool {
    let is_short = part == "0" || !part.starts_with('0');
    is_short && part.parse::<u64>().is_ok()
}

/// Returns `true` for an empty text, or a pre-release with build metadata: `-alpha.1+build`.
fn is_label(text: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let is_word = |word: &str| !word.is_empty() && word.chars().all(is_letter);
    let label = text.strip_prefix(['-', '+']);
    label.is_none_or(|label| label.split(['.', '+']).all(is_word))
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
