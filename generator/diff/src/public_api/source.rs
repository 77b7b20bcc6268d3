//! The files that a surface is read from.

use std::collections::{BTreeMap, BTreeSet};

use super::features::{Features, features};
use super::item::Surface;
use super::module::Parsed;
use super::modules::Modules;
use super::parts::Parts;
use super::read::read;
use generator::Fault;
use generator::internals::at_once;
use generator::internals::{Outline, unlisted};
use generator::{Crates, Side};

/// The texts of a crate by their paths, the manifest among them.
type Texts = BTreeMap<String, String>;

/// The path of the manifest.
const MANIFEST: &str = "Cargo.toml";

impl Surface {
    /// All that one of the two crates has for those who depend on it.
    ///
    /// # Errors
    ///
    /// When a file cannot be made.
    pub fn of(crates: &Crates, side: Side) -> Result<Self, Fault> {
        Self::of_texts(&texts(crates, side, &Parts::all())?)
    }

    /// What a crate of some files has for those who depend on it: texts by their paths, with
    /// `src/lib.rs` among them, and `Cargo.toml` if there are features.
    ///
    /// # Errors
    ///
    /// When a file is not Rust.
    pub fn of_texts(texts: &Texts) -> Result<Self, Fault> {
        let modules = Modules::new(parsed(texts, None)?);
        Ok(read(&modules, features_of(texts), &BTreeSet::new()))
    }
}

/// What two versions of a crate have for others where they may differ.
///
/// # Errors
///
/// When a file cannot be made.
pub fn where_they_differ(
    [old, new]: [&Crates; 2],
    [old_parts, new_parts]: &[Parts; 2],
    side: Side,
) -> Result<[Surface; 2], Fault> {
    let (before, now) = at_once(
        || texts(old, side, old_parts),
        || texts(new, side, new_parts),
    );
    let (mut before, mut now) = (before?, now?);
    leave_out_what_is_same(&mut before, &mut now);
    let parsed_before = parsed(&before, None)?;
    let parsed_now = parsed(&now, Some((&before, &parsed_before)))?;
    let (old, new) = (Modules::new(parsed_before), Modules::new(parsed_now));
    let shared = old.shared(&new);
    Ok([
        read(&old, features_of(&before), &shared),
        read(&new, features_of(&now), &shared),
    ])
}

/// Leaves out the files that are the same, but for those that tell what names lead to, and those of
/// parts that differ: the module that declares one may wait for something else.
fn leave_out_what_is_same(before: &mut Texts, now: &mut Texts) {
    const KEPT: [&str; 4] = ["operations", "responses", "runtime", "types"];
    let leads = |path: &str| {
        let mut folders = path.strip_prefix("src/").unwrap_or(path).split('/');
        path == MANIFEST
            || path == "src/lib.rs"
            || path.ends_with("/mod.rs")
            || folders.next().is_some_and(|folder| KEPT.contains(&folder))
    };
    let same = now
        .iter()
        .filter(|(path, text)| !leads(path) && before.get(*path) == Some(text));
    let same: Vec<String> = same.map(|(path, _)| path.clone()).collect();
    for path in &same {
        before.remove(path);
        now.remove(path);
    }
}

/// The files of a crate, as far as they are about some parts.
fn texts(crates: &Crates, side: Side, parts: &Parts) -> Result<Texts, Fault> {
    let mut texts = Texts::new();
    let Some(api) = crates.api(side) else {
        return Ok(texts);
    };
    let outline = Outline {
        has: &|about| parts.have(about),
        unlisted: unlisted(api, side.target(), |id| parts.name(id)),
    };
    crates.write_outline(side, &outline, |path, text| {
        if path == MANIFEST || path.ends_with(".rs") {
            texts.insert(path, text);
        }
        Ok(())
    })?;
    Ok(texts)
}

fn features_of(texts: &Texts) -> Features {
    let manifest = texts.get(MANIFEST).map(String::as_str);
    features(manifest.unwrap_or_default())
}

/// The files of Rust. What is the same in another version is parsed once.
fn parsed(
    texts: &Texts,
    known: Option<(&Texts, &BTreeMap<String, Parsed>)>,
) -> Result<BTreeMap<String, Parsed>, Fault> {
    let sources = texts.iter().filter(|(path, _)| path.ends_with(".rs"));
    let files = sources.map(|(path, text)| {
        let same = known.filter(|(texts, _)| texts.get(path) == Some(text));
        let parsed = match same.and_then(|(_, parsed)| parsed.get(path)) {
            Some(parsed) => parsed.clone(),
            None => parse(path, text)?,
        };
        Ok((path.clone(), parsed))
    });
    files.collect()
}

fn parse(path: &str, text: &str) -> Result<Parsed, Fault> {
    let file = syn::parse_file(text).map_err(|error| Fault::NotRust {
        path: path.to_owned(),
        reason: error.to_string(),
    })?;
    Ok(Parsed::new(file))
}
