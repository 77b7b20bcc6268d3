//! The options of the generator.

use openapi_crates::{
    Credentials, Features, OperationNames, Options, Redirects, Selection, Traits, TypeChoices,
};

use crate::choices::Choices;

/// Arbitrary options, mostly the defaults.
pub fn any(choices: &mut Choices<'_>) -> Options {
    let mut options = Options::new("made")
        .spec_path("made.yaml")
        .client_checks(choices.once_in(3))
        .traits(match choices.once_in(4) {
            true => Traits::Tag,
            false => Traits::One,
        })
        .credentials(match choices.once_in(6) {
            true => Credentials::Always,
            false => Credentials::Declared,
        })
        .redirects(match choices.once_in(6) {
            true => Redirects::Responses,
            false => Redirects::Errors,
        })
        .stubs(choices.once_in(4))
        .names(match choices.below(6) {
            1 => OperationNames::Paths,
            2 => OperationNames::Short,
            _ => OperationNames::Ids,
        })
        .names_from_titles(choices.once_in(6))
        .separate_types(choices.once_in(6))
        .types(types(choices));
    if choices.once_in(3) {
        options = options.crates(["money", "std", "semver"]);
    }
    if choices.once_in(6) {
        options = options.operations(selection(choices));
    }
    if choices.once_in(6) {
        options = options.parts(selection(choices));
    }
    if choices.once_in(4) {
        options = options.features(Features::Tag);
    }
    options
}

fn types(choices: &mut Choices<'_>) -> TypeChoices {
    let mut type_choices = TypeChoices::default();
    if choices.once_in(3) {
        for (format, types) in TypeChoices::all() {
            let choice = format!("{format}={}", choices.word(&types));
            assert_eq!(type_choices.choose(&choice), Ok(()));
        }
    }
    type_choices
}

fn selection(choices: &mut Choices<'_>) -> Selection {
    const SELECTORS: &[&str] = &[
        "path:/*",
        "get:/*",
        "tag:*",
        "webhook:*",
        "*a*",
        "path:/a*",
        "post:*",
    ];
    let mut selection = Selection::default();
    let selector = choices.word(SELECTORS);
    // An invalid selector is reported, and has no effect.
    let _ = match choices.below(2) {
        0 => selection.include(selector),
        _ => selection.exclude(selector),
    };
    selection
}
