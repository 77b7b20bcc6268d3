//! A report for the terminal: the first diagnostics of each code, the most severe first.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::source_map::Located;
use super::text::Text;
use super::{Class, Code, Severity};

/// The maximum number of diagnostics of a code.
const MAX_OF_A_CODE: usize = 3;

/// The diagnostics with the same code, severity and class.
struct Group<'s, 'a> {
    code: Code,
    severity: Severity,
    class: Class,
    all: Vec<&'s Located<'a>>,
}

impl Group<'_, '_> {
    /// The sort key, by severity.
    fn rank(&self) -> (Reverse<Severity>, u8, Reverse<usize>, Code) {
        let left_out = self.all.iter().any(|one| one.diagnostic.skips_operations());
        let cost = match self.class {
            Class::Error => 0,
            Class::Skipped if left_out => 1,
            Class::Skippable => 1,
            Class::Skipped => 2,
            Class::Untyped => 3,
            Class::Unenforced => 4,
            Class::Repaired => 5,
            Class::Suspicious => 6,
            Class::Lint => 7,
        };
        (
            Reverse(self.severity),
            cost,
            Reverse(self.all.len()),
            self.code,
        )
    }
}

/// Renders the first diagnostics of each code; with a table of all codes, if some are not shown.
pub(super) fn blocks(text: &Text<'_>, shown: &[Located<'_>]) -> String {
    let groups = groups(shown);
    let mut blocks = String::new();
    let mut is_cut = false;
    for group in &groups {
        for located in group.all.iter().take(MAX_OF_A_CODE) {
            blocks += &text.block(located);
        }
        let more = group.all.len().saturating_sub(MAX_OF_A_CODE);
        if more > 0 {
            is_cut = true;
            let _ = writeln!(blocks, "… and {more} more of {}\n", group.code);
        }
    }
    if is_cut {
        blocks += &table(&groups);
    }
    blocks
}

fn groups<'s, 'a>(shown: &'s [Located<'a>]) -> Vec<Group<'s, 'a>> {
    let mut groups: BTreeMap<(Code, Severity, Class), Vec<&Located<'a>>> = BTreeMap::new();
    for located in shown {
        let diagnostic = located.diagnostic;
        let key = (diagnostic.code(), diagnostic.severity(), diagnostic.class());
        groups.entry(key).or_default().push(located);
    }
    let groups = groups.into_iter();
    let mut groups: Vec<Group<'_, '_>> = groups
        .map(|((code, severity, class), all)| Group {
            code,
            severity,
            class,
            all,
        })
        .collect();
    groups.sort_by_cached_key(Group::rank);
    groups
}

fn table(groups: &[Group<'_, '_>]) -> String {
    let codes = widest(groups.iter().map(|group| group.code.as_str()));
    let classes = widest(groups.iter().map(|group| group.class.name()));
    let mut table = format!("{:codes$}  count  {:classes$}  title\n", "code", "class");
    for group in groups {
        let (code, class) = (group.code.as_str(), group.class.name());
        let count = group.all.len();
        let title = group.code.title();
        let _ = writeln!(table, "{code:codes$}  {count:5}  {class:classes$}  {title}");
    }
    table + "\n"
}

fn widest<'t>(texts: impl Iterator<Item = &'t str>) -> usize {
    texts.map(str::len).max().unwrap_or(0)
}
