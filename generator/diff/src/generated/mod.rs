//! The generated crates of both versions: their changed items, and the changes of the description that cause them.
//!
//! In: both sources. Out: changed items, added to changes. Depends on `public_api`.

mod attribution;
mod identity;
mod reassigned;

pub(crate) use attribution::{Files, attribute};

use super::change::{Audience, Item};
use super::public_api::compare_both;
use super::uncomparable::uncomparable;
use openapi_crates::internals::join;
use openapi_crates::report::{Report, Severity};
use openapi_crates::source::Source;
use openapi_crates::{Crates, Options, Side, Understood, understand};

/// The comparison of the crates.
pub(crate) struct Generated {
    /// The changed items, or the reason why the crates could not be compared.
    pub items: Result<(Vec<Item>, Files), String>,
    /// The errors of each version that make a comparison unreliable.
    pub reports: [Report; 2],
}

pub(crate) fn compare(old: &Source, new: &Source, options: &Options) -> Generated {
    // Aliases of identical types would hide the changes of what they stand for.
    let separate = options.clone().separate_types(true);
    let (before, after) = join(|| understand(old, &separate), || understand(new, &separate));
    Generated {
        items: changed_items(&before, &after, options),
        reports: [before, after].map(|understood| uncomparable(understood.report)),
    }
}

fn changed_items(
    old: &Understood,
    new: &Understood,
    options: &Options,
) -> Result<(Vec<Item>, Files), String> {
    let (before, after) = (crates(old, "old")?, crates(new, "new")?);
    let [server, client] = compare_both(before, after).map_err(|error| error.to_string())?;
    let (old, new) = (before.any_api(), after.any_api());
    let mut files = Files::default();
    [old, new]
        .into_iter()
        .flatten()
        .for_each(|api| files.add(api));
    let reassigned = old.zip(new).map(|(old, new)| reassigned::changed(old, new));
    let reassigned = reassigned.unwrap_or_default();
    let of = |audience: Audience, changes: Vec<_>| {
        let side = match audience {
            Audience::Server => Side::Server,
            Audience::Wire | Audience::Client => Side::Client,
        };
        // A crate of types alone is one of clients.
        let side = match (side, before.has(Side::Client), before.has(Side::Server)) {
            (Side::Client, false, false) => Side::Types,
            (side, ..) => side,
        };
        let apis = before.api(side).zip(after.api(side));
        let apis = apis.filter(|_| !options.has_separate_types());
        let identity = apis.map(|(old, new)| identity::changed(old, new));
        let changes = changes.into_iter().chain(reassigned.clone());
        let changes = changes.chain(identity.unwrap_or_default());
        changes.map(move |change| Item { audience, change })
    };
    let items = of(Audience::Client, client).chain(of(Audience::Server, server));
    Ok((items.collect(), files))
}

fn crates<'u>(understood: &'u Understood, version: &str) -> Result<&'u Crates, String> {
    understood.crates.as_ref().ok_or_else(|| {
        let diagnostics = understood.report.diagnostics().iter();
        let mut errors = diagnostics.filter(|diagnostic| diagnostic.severity() == Severity::Error);
        let first = errors.next().map(|first| format!(": {}", first.message()));
        let more = match errors.count() {
            0 => String::new(),
            more => format!(", and {more} more errors"),
        };
        let first = first.unwrap_or_default();
        format!("crates not compared, as the {version} description has errors{first}{more}")
    })
}
