//! Who may call: the ways in, any one of which is enough.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::at::At;
use super::change::Verdict;
use super::comparer::{Comparer, Told};
use super::operations::{Operation, listed};
use super::schemes::kind_of;
use generator::source::Place;

/// Why a way in that is gone beside none at all is a risk.
const NOT_KNOWN: &str = "who calls with it is let in as somebody who is not known";

/// One way in: what is asked for of each scheme, which is known by what it is rather than by its name.
pub(super) type Way = BTreeMap<String, BTreeSet<String>>;

/// The ways into an operation, and where they stand.
pub(super) struct Ways {
    pub all: Vec<(Way, Place, String)>,
    pub place: Place,
    pub is_global: bool,
}

impl<'a> Comparer<'a> {
    pub fn security(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        let (Some(before), Some(after)) = (self.ways(old), self.ways(new)) else {
            return;
        };
        let prefix = match before.is_global && after.is_global {
            true => "api-global-security",
            false => "api-security",
        };
        let is_open =
            |ways: &Ways| ways.all.is_empty() || ways.all.iter().any(|(way, ..)| way.is_empty());
        match (is_open(&before), is_open(&after)) {
            (true, true) => {}
            (true, false) => {
                let message = format!("`{}` needs a credential now", new.name);
                let told = Told::new(format!("{prefix}-required"), Verdict::Breaking, message);
                self.tell(
                    told.between(&before.place, &after.place)
                        .of(&new.name)
                        .about(new.id()),
                );
                return;
            }
            (false, true) => {
                let message = format!("`{}` needs no credential any more", new.name);
                let told = Told::new(format!("{prefix}-opened"), Verdict::Safe, message);
                self.tell(
                    told.between(&before.place, &after.place)
                        .of(&new.name)
                        .about(new.id()),
                );
                return;
            }
            (false, false) => {}
        }
        self.compare_ways(&before, &after, prefix, new);
    }

    fn compare_ways(&mut self, before: &Ways, after: &Ways, prefix: &str, new: &Operation<'a>) {
        let mut gone: Vec<_> = missing(before, after);
        let mut come: Vec<_> = missing(after, before);
        gone.retain(|(way, place, words)| {
            let keys: Vec<&String> = way.keys().collect();
            let same =
                |(other, ..): &&(Way, Place, String)| other.keys().collect::<Vec<_>>() == keys;
            let Some(index) = come.iter().position(same) else {
                return true;
            };
            let (now, now_place, _) = come.remove(index);
            self.scopes(way, now, (place, now_place), (prefix, words), new);
            false
        });
        for (way, place, words) in gone {
            // What another way asks less of is let in by that.
            let mut weaker = after.all.iter().filter(|(other, ..)| is_weaker(other, way));
            let (verdict, reason) = match weaker.next() {
                Some((other, ..)) if other.is_empty() && weaker.next().is_none() => {
                    (Verdict::Risky, Some(NOT_KNOWN))
                }
                Some(_) => (Verdict::Safe, None),
                None => (Verdict::Breaking, None),
            };
            let message = format!("`{}` cannot be called with {words} any more", new.name);
            let told = Told::new(format!("{prefix}-removed"), verdict, message);
            let told = Told { reason, ..told };
            self.tell(
                told.between(place, &after.place)
                    .of(&new.name)
                    .about(new.id()),
            );
        }
        for (_, place, words) in come {
            let message = format!("`{}` can be called with {words} now", new.name);
            let told = Told::new(format!("{prefix}-added"), Verdict::Safe, message);
            self.tell(
                told.between(&before.place, place)
                    .of(&new.name)
                    .about(new.id()),
            );
        }
    }

    fn scopes(
        &mut self,
        before: &Way,
        after: &Way,
        (old, new): (&Place, &Place),
        (prefix, words): (&str, &str),
        operation: &Operation<'a>,
    ) {
        for (scheme, scopes) in before {
            let now = after.get(scheme).cloned().unwrap_or_default();
            for scope in now.difference(scopes) {
                let message = format!(
                    "`{}` with {words} needs the scope `{scope}` now",
                    operation.name
                );
                let told = Told::new(format!("{prefix}-scope-added"), Verdict::Breaking, message);
                self.tell(
                    told.between(old, new)
                        .of(&operation.name)
                        .about(operation.id()),
                );
            }
            for scope in scopes.difference(&now) {
                let message = format!(
                    "`{}` with {words} needs no scope `{scope}` any more",
                    operation.name
                );
                let told = Told::new(format!("{prefix}-scope-removed"), Verdict::Safe, message);
                self.tell(
                    told.between(old, new)
                        .of(&operation.name)
                        .about(operation.id()),
                );
            }
        }
    }

    pub(super) fn ways(&self, operation: &Operation<'a>) -> Option<Ways> {
        let root = operation.at.elsewhere(Place::root())?;
        let own = operation.at.get("security");
        let is_global = own.is_none();
        let list = own.or_else(|| root.get("security"));
        let place = list
            .as_ref()
            .map_or_else(|| operation.at.place.clone(), |at| at.place.clone());
        let all = list.iter().flat_map(At::listed);
        // A way that asks for nothing is no way beside none at all.
        let is_alone = list.iter().flat_map(At::listed).nth(1).is_none();
        let all = all.filter(|way| !(is_alone && way.object().is_some_and(Map::is_empty)));
        let all = all.map(|way| {
            let words: Vec<String> = way.named().map(|(name, _)| format!("`{name}`")).collect();
            let schemes = way.named().map(|(name, scopes)| {
                let scopes = scopes
                    .listed()
                    .filter_map(|one| one.value.as_str().map(str::to_owned));
                (self.known_as(&root, name), scopes.collect())
            });
            (schemes.collect(), way.place.clone(), words.join(" and "))
        });
        Some(Ways {
            all: all.collect(),
            place,
            is_global,
        })
    }
}

/// Whether a way asks for no more than another.
pub(super) fn is_weaker(way: &Way, other: &Way) -> bool {
    way.iter().all(|(scheme, scopes)| {
        let asked = other.get(scheme);
        asked.is_some_and(|asked| scopes.is_subset(asked))
    })
}

pub(super) fn missing<'w>(these: &'w Ways, others: &Ways) -> Vec<&'w (Way, Place, String)> {
    let is_there = |way: &Way| others.all.iter().any(|(other, ..)| other == way);
    these
        .all
        .iter()
        .filter(|(way, ..)| !is_there(way))
        .collect()
}

impl<'a> Comparer<'a> {
    /// Compares the schemes that are described.
    pub fn schemes(&mut self, old: &At<'a>, new: &At<'a>) {
        let list = |root: &At<'a>| root.get("components")?.get("securitySchemes");
        let (old_list, new_list) = (list(old), list(new));
        let place = |list: &Option<At<'a>>, root: &At<'a>| {
            list.as_ref()
                .map_or_else(|| root.place.clone(), |at| at.place.clone())
        };
        let (old_place, new_place) = (place(&old_list, old), place(&new_list, new));
        for (name, before) in old_list.iter().flat_map(At::named) {
            let before = before.resolved();
            match new_list.as_ref().and_then(|list| list.found(name)) {
                Some(after) => self.scheme(name, &before, &after),
                None => {
                    let message = format!("the security scheme `{name}` is gone");
                    let told = Told::new("api-security-component-removed", Verdict::Safe, message);
                    self.tell(told.between(&before.place, &new_place).about(name));
                }
            }
        }
        for (name, after) in new_list.iter().flat_map(At::named) {
            if old_list
                .as_ref()
                .is_none_or(|list| list.get(name).is_none())
            {
                let message = format!("the security scheme `{name}` is new");
                let told = Told::new("api-security-component-added", Verdict::Safe, message);
                self.tell(told.between(&old_place, &after.place).about(name));
            }
        }
    }

    fn scheme(&mut self, name: &str, old: &At<'a>, new: &At<'a>) {
        let (old_root, new_root) = (root_of(old), root_of(new));
        let scheme = Described { name, old, new };
        if kind_of(&old_root, name) != kind_of(&new_root, name) {
            let message = format!("the security scheme `{name}` is another");
            self.tell_scheme(&scheme, "type-changed", Verdict::Safe, message);
            return;
        }
        // Whoever asks for tokens where it was told before gets none.
        let in_use = match is_used(&old_root, name) {
            true => Verdict::Breaking,
            false => Verdict::Safe,
        };
        for (key, what, verdict) in [
            ("bearerFormat", "bearer-format-changed", Verdict::Safe),
            ("openIdConnectUrl", "openid-connect-url-changed", in_use),
        ] {
            if old.text(key) != new.text(key) {
                let message = format!("`{key}` of `{name}` is another");
                self.tell_scheme(&scheme, what, verdict, message);
            }
        }
        self.flows(&scheme, in_use);
    }

    /// The ways in which a scheme of OAuth gives tokens.
    fn flows(&mut self, scheme: &Described<'a, '_>, in_use: Verdict) {
        let name = scheme.name;
        let flows = |at: &At<'a>| -> BTreeMap<&'a str, At<'a>> {
            at.get("flows").iter().flat_map(At::entries).collect()
        };
        let (before, after) = (flows(scheme.old), flows(scheme.new));
        for (kind, was) in &before {
            match after.get(kind) {
                Some(is) => self.flow(scheme, kind, (was, is), in_use),
                None => {
                    let message = format!("`{name}` has no flow `{kind}` any more");
                    self.tell_scheme(scheme, "oauth-flow-removed", in_use, message);
                }
            }
        }
        for kind in after.keys().filter(|kind| !before.contains_key(*kind)) {
            let message = format!("`{name}` has the flow `{kind}` now");
            self.tell_scheme(scheme, "oauth-flow-added", Verdict::Safe, message);
        }
    }

    fn flow(
        &mut self,
        scheme: &Described<'a, '_>,
        kind: &str,
        (was, is): (&At<'a>, &At<'a>),
        in_use: Verdict,
    ) {
        let name = scheme.name;
        for (key, what) in [
            ("authorizationUrl", "oauth-url-changed"),
            ("tokenUrl", "oauth-token-url-changed"),
        ] {
            if was.text(key) != is.text(key) {
                let message = format!("`{key}` of `{name}` ({kind}) is another");
                self.tell_scheme(scheme, what, in_use, message);
            }
        }
        let scopes = |flow: &At<'a>| -> BTreeMap<&'a str, &'a Value> {
            let all = flow.get("scopes");
            let all = all.iter().flat_map(At::named);
            all.map(|(scope, text)| (scope, text.value)).collect()
        };
        let (was, is) = (scopes(was), scopes(is));
        for (scope, text) in &was {
            let (what, words) = match is.get(scope) {
                None => ("oauth-scope-removed", "is gone"),
                Some(now) if now != text => ("oauth-scope-changed", "has other words"),
                Some(_) => continue,
            };
            let message = format!("the scope `{scope}` of `{name}` {words}");
            self.tell_scheme(scheme, what, Verdict::Safe, message);
        }
        for scope in is.keys().filter(|scope| !was.contains_key(*scope)) {
            let message = format!("the scope `{scope}` of `{name}` is new");
            self.tell_scheme(scheme, "oauth-scope-added", Verdict::Safe, message);
        }
    }

    fn tell_scheme(
        &mut self,
        scheme: &Described<'_, '_>,
        what: &str,
        verdict: Verdict,
        message: String,
    ) {
        let rule = format!("api-security-component-{what}");
        let told = Told::new(rule, verdict, message);
        let told = told.between(&scheme.old.place, &scheme.new.place);
        self.tell(told.about(scheme.name));
    }
}

/// A scheme as both descriptions have it.
struct Described<'a, 's> {
    name: &'s str,
    old: &'s At<'a>,
    new: &'s At<'a>,
}

/// Whether a credential of a scheme is asked for anywhere.
fn is_used(root: &At<'_>, name: &str) -> bool {
    let asks = |owner: &At<'_>| {
        let ways = owner.get("security");
        let mut ways = ways.iter().flat_map(At::listed);
        ways.any(|way| way.get(name).is_some())
    };
    asks(root)
        || listed(root.get("paths").as_ref())
            .values()
            .any(|operation| asks(&operation.at))
}

fn root_of<'a>(at: &At<'a>) -> At<'a> {
    at.elsewhere(Place::root()).unwrap_or_else(|| at.clone())
}
