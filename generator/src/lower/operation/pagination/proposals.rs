//! Proposes rules for operations that look paginated.

use std::collections::BTreeMap;

use super::reader::Declared;
use crate::lower::Lowering;
use crate::lower::operation::Found;
use crate::lowered::{Field, Location, Method, Operation, Type};
use crate::options::PaginationRule;
use crate::source::Place;

/// Query parameters for cursors, and properties with them, in lower case and without other characters.
const CURSORS: [&str; 9] = [
    "cursor",
    "after",
    "pagetoken",
    "nextpagetoken",
    "nexttoken",
    "nextcursor",
    "continuationtoken",
    "marker",
    "startingtoken",
];
const NEXT_CURSORS: [&str; 9] = [
    "nextcursor",
    "nextpagetoken",
    "nexttoken",
    "nextmarker",
    "cursor",
    "endcursor",
    "continuationtoken",
    "next",
    "after",
];
const NEXT_URLS: [&str; 4] = ["next", "nexturl", "nextlink", "nextpageurl"];
const OFFSETS: [&str; 4] = ["offset", "skip", "startat", "startindex"];
const PAGES: [&str; 4] = ["page", "pagenumber", "pageno", "pageindex"];

/// Arrays that are the items where an object has several.
const ITEMS: [&str; 6] = ["items", "data", "results", "values", "records", "entries"];

/// A rule for an operation that looks paginated.
pub(crate) struct PaginationProposal {
    pub(crate) place: Place,
    pub(crate) rule: PaginationRule,
}

/// A property of a page, by its JSON Pointer.
struct Property<'t> {
    pointer: String,
    name: String,
    ty: &'t Type,
}

impl Lowering<'_> {
    /// The first rule that fits an operation by the names of its parameters and properties.
    pub(super) fn propose(
        &self,
        found: &Found<'_>,
        operation: &Operation,
    ) -> Option<PaginationProposal> {
        let selector = found.selector();
        let rule = |kind| PaginationRule::new(&selector, kind).ok();
        let successes = self.successes_of(operation);
        let [success] = successes.as_slice() else {
            return None;
        };
        if operation.method != Method::Get {
            return None;
        }
        let body = self.content_of(&success.shape)?.json()?;
        let properties = self.page_properties(body);
        let items = self.items_of(body, &properties)?;
        let property = |names: &[&str], is_url: bool| {
            let is_like =
                |one: &&Property<'_>| names.contains(&one.name.as_str()) && is_text(one.ty, is_url);
            properties
                .iter()
                .find(is_like)
                .map(|one| one.pointer.clone())
        };
        let query = operation.parameters.iter();
        let query = query.filter(|one| one.location == Location::Query);
        let parameter = |names: &[&str]| {
            let names_of = query.clone().map(|one| &one.field.name.wire);
            names_of
                .clone()
                .find(|one| names.contains(&plain(one).as_str()))
                .cloned()
        };
        let mut headers = self.headers_of(&success.shape).iter();
        let has_link = headers.any(|one| one.field.name.wire.eq_ignore_ascii_case("link"));
        let by = |kind, names: &[&str]| Some(rule(kind)?.parameter(parameter(names)?));
        let candidates = [
            by("cursor", &CURSORS).and_then(|one| Some(one.next(property(&NEXT_CURSORS, false)?))),
            property(&NEXT_URLS, true).and_then(|next| Some(rule("next-url")?.next(next))),
            has_link.then(|| rule("link")).flatten(),
            by("offset", &OFFSETS),
            by("page", &PAGES),
        ];
        let candidates = candidates.into_iter().flatten().map(|rule| match &*items {
            "" => rule,
            items => rule.items(items),
        });
        let rule = { candidates }.find(|rule| {
            let declared = Declared {
                operation,
                entries: rule.entries(),
                allows_undeclared_headers: false,
            };
            self.pagination(&declared).is_ok()
        });
        Some(PaginationProposal {
            place: found.place.clone(),
            rule: rule?,
        })
    }

    /// The properties of a page, and those of its objects.
    fn page_properties<'t>(&'t self, body: &'t Type) -> Vec<Property<'t>> {
        let own = self.properties_of(body, "");
        let inner: Vec<Property<'_>> = own
            .iter()
            .flat_map(|one| self.properties_of(one.ty, &one.pointer))
            .collect();
        own.into_iter().chain(inner).collect()
    }

    fn properties_of<'t>(&'t self, ty: &'t Type, pointer: &str) -> Vec<Property<'t>> {
        let property = |field: &'t Field| {
            let name = &field.name.wire;
            let step = name.replace('~', "~0").replace('/', "~1");
            Property {
                pointer: format!("{pointer}/{step}"),
                name: plain(name),
                ty: self.types.resolved(inner(&field.ty)),
            }
        };
        let fields = self.readable_fields(self.types.resolved(ty)).into_iter();
        fields.map(property).collect()
    }

    /// The JSON Pointer of the items: the only array at the lowest depth, or the one with a usual name.
    fn items_of(&self, body: &Type, properties: &[Property<'_>]) -> Option<String> {
        if matches!(self.types.resolved(body), Type::Array(_)) {
            return Some(String::new());
        }
        let mut by_depth: BTreeMap<usize, Vec<&Property<'_>>> = BTreeMap::new();
        for one in properties
            .iter()
            .filter(|one| matches!(one.ty, Type::Array(_)))
        {
            let depth = one.pointer.matches('/').count();
            by_depth.entry(depth).or_default().push(one);
        }
        let (_, arrays) = by_depth.pop_first()?;
        let chosen = match arrays.as_slice() {
            [only] => only,
            several => several
                .iter()
                .find(|one| ITEMS.contains(&one.name.as_str()))?,
        };
        Some(chosen.pointer.clone())
    }
}

/// A type without `null`.
fn inner(ty: &Type) -> &Type {
    match ty {
        Type::Nullable(inner) => inner,
        ty => ty,
    }
}

fn is_text(ty: &Type, is_url: bool) -> bool {
    match ty {
        Type::String(_) | Type::Formatted(_) => true,
        Type::Integer(_) => !is_url,
        _ => false,
    }
}

/// A name in lower case, with letters and digits alone.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}
