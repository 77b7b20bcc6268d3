//! Operations that look paginated, without a rule for pagination.

use std::fmt::Write as _;

use super::description::Description;
use crate::lower::PaginationProposal;
use crate::report::{Code, Report, quoted};

/// Reports operations with the same rule together.
pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let mut groups: Vec<Vec<&PaginationProposal>> = Vec::new();
    for proposal in &description.inferred.pagination {
        let entries = proposal.rule.entries();
        let mut known = groups.iter_mut();
        let known = known.find(|group| {
            group
                .first()
                .is_some_and(|one| one.rule.entries() == entries)
        });
        match known {
            Some(group) => group.push(proposal),
            None => groups.push(vec![proposal]),
        }
    }
    for group in groups {
        let Some((first, others)) = group.split_first() else {
            continue;
        };
        let more = match others.len() {
            0 => String::new(),
            1 => " and 1 other operation".to_owned(),
            count => format!(" and {count} other operations"),
        };
        let verb = if others.is_empty() { "looks" } else { "look" };
        let name = quoted(&first.rule.selector().text);
        let message = format!("{name}{more} {verb} paginated, without a rule for pagination");
        let mut help = "add to `codegen.toml`:\n[pagination]".to_owned();
        for proposal in &group {
            _ = write!(help, "\n{}", proposal.rule.setting());
        }
        report
            .add(Code::MissingPagination, &first.place, message)
            .at_key()
            .help(help);
    }
}
