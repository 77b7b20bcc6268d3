//! `Cargo.toml` and `rustfmt.toml`.

use super::dependencies::Library;
use super::docs::visible;
use super::features;
use super::readme::README;
use super::runtime::Runtime;
use super::source_file::Imports;
use super::types::Crate as Target;
use super::{Origin, dependencies};
use crate::crates::{self, Crate, Platform};
use crate::lowered::{Api, Dependency, TypeKind};

/// `Cargo.toml` of a crate that uses some parts of the library, and whose files import some names.
pub fn manifest(
    api: &Api,
    target: Target,
    runtime: &Runtime,
    imports: &Imports,
    origin: Origin<'_>,
) -> String {
    // The crate of types depends on the crates that its types need.
    let foreign = match api.has_own_types() {
        true => api.foreign_dependencies(),
        false => Vec::new(),
    };
    let [own, gated] = runtime.crates();
    let minimum_rust = minimum_rust(own.iter().chain(&gated));
    let [own, gated] = match origin.runtime.is_copy() {
        true => [own, gated],
        false => [Vec::new(), Vec::new()],
    };
    let mut own = unique(own.into_iter().chain(imported(imports, true)));
    adapt(api, target, &mut own);
    let gated = unique(gated.into_iter().chain(imported(imports, false)));
    let webhooks = optional(gated, &foreign, &mut own);
    let library = Library::of(runtime, origin.runtime, target);
    let (title, features) = match target {
        Target::Server => (
            "server trait and service",
            features::of_server(api, webhooks, library.as_ref()),
        ),
        Target::Client => (
            "typed client",
            features::of_client(api, webhooks, library.as_ref()),
        ),
        Target::Types => ("types", features::of_types(api)),
    };
    let types = api.types_package();
    let has_features = !api.tag_features.is_empty();
    let types =
        types.map(|package| dependencies::of_types(package, &version(&api.version), has_features));
    let generated: Vec<_> = library.iter().map(Library::line).chain(types).collect();
    format!(
        "{}\n{}{}\n{}{LINTS}",
        package(
            api,
            target,
            origin,
            &format!("{}: {title}", api.title),
            minimum_rust
        ),
        features.section(),
        dependencies::sections(own, &foreign, &generated),
        match has_caseless_variants(api) {
            true => VARIANT_NAMES,
            false => "",
        }
    )
}

/// The minor version of Rust 1 that generated code needs: the first with the edition 2024.
const MINIMUM_RUST: u32 = 85;

/// Returns the minor version of Rust 1 that generated code and its dependencies need. The feature `cli` may need a newer
/// one.
fn minimum_rust<'a>(crates: impl Iterator<Item = &'a Crate>) -> u32 {
    let needed = crates.filter_map(|one| one.minimum_rust);
    needed.fold(MINIMUM_RUST, u32::max)
}

/// The entries of the external crates that files import.
fn imported(imports: &Imports, always: bool) -> impl Iterator<Item = Crate> {
    let names = imports.crates(always);
    names.filter_map(|name| {
        let is_named = |one: &&Crate| one.name.replace('-', "_") == name;
        let mut entries = crates::all().iter().filter(is_named);
        entries.find(|one| one.platform == Platform::Any).copied()
    })
}

/// One entry for each name and platform.
fn unique(crates: impl Iterator<Item = Crate>) -> Vec<Crate> {
    let mut unique: Vec<Crate> = Vec::new();
    for one in crates {
        let is_same = |known: &Crate| known.name == one.name && known.platform == one.platform;
        if !unique.iter().any(is_same) {
            unique.push(one);
        }
    }
    unique
}

/// Replaces the entries that depend on the API.
fn adapt(api: &Api, target: Target, crates: &mut [Crate]) {
    for one in crates {
        match one.name {
            "serde_json" if api.has_own_types() && api.foreign_types().next().is_some() => {
                *one = crates::SERDE_JSON_OF_TYPES;
            }
            "tokio" if target == Target::Server => {
                // The client code that sends webhooks has timers.
                *one = match api.webhooks.operations.is_empty() {
                    true => crates::TOKIO_OF_FILES,
                    false => crates::TOKIO_OF_FILES.with(&["rt", "sync", "time"]),
                };
            }
            _ => {}
        }
    }
}

/// Adds the crates that only webhooks need as optional ones, and returns what their feature enables.
fn optional(needed: Vec<Crate>, foreign: &[Dependency], crates: &mut Vec<Crate>) -> Vec<String> {
    let mut names = Vec::new();
    for needed in needed {
        let is_there = |known: &Crate| {
            let is_same = known.name == needed.name && known.platform == needed.platform;
            is_same || known.is_enough_for(&needed) && !known.optional
        };
        if crates.iter().any(is_there) {
            continue;
        }
        if foreign.iter().any(|one| one.package == needed.name) {
            crates.push(needed);
            continue;
        }
        if !needed.optional {
            names.push(format!("dep:{}", needed.name));
        }
        crates.push(needed.optional());
    }
    names.sort();
    names.dedup();
    names
}

/// The lint against bindings that are named like a variant, which is an error by default. Only a variant in a script
/// without upper case can be named like a parameter.
const VARIANT_NAMES: &str = "\
[lints.rust]
# Names in scripts without upper case are the same for variants and parameters.
bindings_with_variant_name = \"allow\"

";

/// Returns `true` if a variant has no letter in upper case.
fn has_caseless_variants(api: &Api) -> bool {
    let names = api
        .types
        .iter()
        .flat_map(|definition| match &definition.kind {
            TypeKind::Enum(enumeration) => {
                enumeration.values.iter().map(|value| &value.name).collect()
            }
            TypeKind::Union(union) => union.variants.iter().map(|variant| &variant.name).collect(),
            TypeKind::Struct(_) | TypeKind::Alias(_) | TypeKind::Foreign(_) => Vec::new(),
        });
    let mut names = names.map(|name| name.plain());
    names.any(|name| !name.chars().any(char::is_uppercase))
}

/// Lints that a description can trigger, which cannot be fixed in the generated crate.
const LINTS: &str = "\
[lints.clippy]
# Names, parameters, defaults and prose come from the description.
derivable_impls = \"allow\"
doc_lazy_continuation = \"allow\"
large_enum_variant = \"allow\"
module_inception = \"allow\"
should_implement_trait = \"allow\"
too_many_arguments = \"allow\"
type_complexity = \"allow\"
unnecessary_lazy_evaluations = \"allow\"
wrong_self_convention = \"allow\"
";

fn package(
    api: &Api,
    target: Target,
    origin: Origin<'_>,
    description: &str,
    minimum_rust: u32,
) -> String {
    let program = (target == Target::Client && !api.operations.is_empty()).then(|| {
        // The docs of the program would be those of the library.
        format!(
            "\n[[bin]]\nname = {}\npath = \"src/main.rs\"\nrequired-features = [\"cli\"]\ndoc = false\n",
            quoted(&api.command_line.program)
        )
    });
    let program = program.unwrap_or_default();
    let license = api
        .license
        .as_ref()
        .map(|license| format!("license = {}\n", quoted(license)))
        .unwrap_or_default();
    format!(
        "# {header}\n\n[package]\nname = {name}\nversion = {version}\nedition = \"2024\"\n\
         rust-version = \"1.{minimum_rust}\"\ndescription = {description}\nreadme = \"{README}\"\n{license}{program}",
        header = origin.header(),
        name = quoted(origin.crate_name),
        version = quoted(&version(&api.version)),
        description = quoted(&one_line(description)),
    )
}

/// Returns the version of the description as a semantic version: missing numbers are zero.
fn version(text: &str) -> String {
    let core = text
        .trim()
        .trim_start_matches('v')
        .split(['-', '+'])
        .next()
        .unwrap_or_default();
    let numbers = core.split('.').map(|part| part.parse::<u64>().unwrap_or(0));
    let numbers: Vec<String> = numbers
        .chain([0, 0, 0])
        .take(3)
        .map(|number| number.to_string())
        .collect();
    numbers.join(".")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A TOML basic string.
pub fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for character in visible(text).chars() {
        match character {
            '"' | '\\' => out.extend(['\\', character]),
            character => out.push(character),
        }
    }
    out.push('"');
    out
}

/// A TOML array of strings.
pub fn array(texts: &[impl AsRef<str>]) -> String {
    let texts = texts.iter().map(|text| quoted(text.as_ref()));
    format!("[{}]", texts.collect::<Vec<_>>().join(", "))
}

/// `rustfmt.toml`, which disables `cargo fmt` for the crate.
pub fn rustfmt(header: &str) -> String {
    format!("# {header}\n# Formatted when it is generated.\ndisable_all_formatting = true\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_become_semantic() {
        for (text, expected) in [
            ("1.0.0", "1.0.0"),
            ("v2", "2.0.0"),
            ("2024-01-31", "2024.0.0"),
            ("1.2.3-beta+5", "1.2.3"),
            ("latest", "0.0.0"),
        ] {
            assert_eq!(version(text), expected);
        }
    }

    #[test]
    fn strings_cannot_end_early() {
        assert_eq!(quoted("a\"b\\c\nd"), "\"a\\\"b\\\\c d\"");
        assert_eq!(quoted("\u{2066}a\u{202e}"), "\"\u{fffd}a\u{fffd}\"");
    }
}
