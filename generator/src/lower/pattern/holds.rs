//! Whether a string that the description itself has matches a pattern.

use crate::model::{Matcher, RepeatedSet};

/// Whether a string matches.
pub(in crate::lower) fn holds(matcher: &Matcher, text: &str) -> bool {
    match matcher {
        Matcher::Set(set) => is_made_of(set, text),
        Matcher::Regex(source) => {
            regex::Regex::new(source).is_ok_and(|pattern| pattern.is_match(text))
        }
        Matcher::Backtracking(source) => fancy_regex::Regex::new(source)
            .is_ok_and(|pattern| pattern.is_match(text).is_ok_and(|is_match| is_match)),
    }
}

fn is_made_of(set: &RepeatedSet, text: &str) -> bool {
    let count = text.chars().count();
    let is_in_set = |letter: char| {
        let mut ranges = set.ranges.iter();
        ranges.any(|(first, last)| (*first..=*last).contains(&letter))
    };
    let is_below = |maximum: u32| count <= maximum as usize;
    count >= set.minimum as usize && set.maximum.is_none_or(is_below) && text.chars().all(is_in_set)
}
