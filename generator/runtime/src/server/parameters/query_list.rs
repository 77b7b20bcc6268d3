//! Lists in a query.

use crate::runtime::reason::Reason;
use crate::runtime::server::list_parameter::{List, ListStyle};
use crate::runtime::server::query::{decode, pairs};
use crate::runtime::violation::{Place, Violations};

/// Returns the list with a name. An empty list is absent.
///
/// Invalid percent-encoding is noted, and a repeated name if the style uses one name for all items.
pub fn find<'a>(
    query: Option<&'a str>,
    name: &'static str,
    style: ListStyle,
    violations: &mut Violations,
) -> List<'a> {
    let mut list = List::new(Place::Query(name));
    for (key, value) in pairs(query.unwrap_or_default()) {
        let Some(key) = decode(key) else {
            violations.push(
                Place::QueryString,
                Reason::syntax("a name is not percent-encoded UTF-8"),
            );
            continue;
        };
        if key != name {
            continue;
        }
        if style != ListStyle::Repeated && list.is_given() {
            violations.push(Place::Query(name), Reason::REPEATED);
            continue;
        }
        match style {
            ListStyle::Repeated => list.push(decode(value)),
            // A comma in an item is percent-encoded, delimiters are not.
            ListStyle::Commas => value.split(',').for_each(|item| list.push(decode(item))),
            ListStyle::Spaces => list.push_split(decode(value), ' '),
            ListStyle::Pipes => list.push_split(decode(value), '|'),
        }
    }
    list.note_broken(violations);
    list
}
