//! Runs the whole generator on mutated descriptions, or on arbitrary bytes.

use openapi_crates::Options;
use serde_json::Value;

use crate::choices::Choices;
use crate::mutation::{mutate, serialize};
use crate::{options, outcome, seeds};

/// The maximum number of changes of a description.
const MAX_CHANGES: usize = 12;

/// Runs the target: the first byte determines if the rest is a text.
pub fn run(data: &[u8]) {
    let mut choices = Choices::new(data);
    if choices.below(8) == 0 {
        let name = choices.word(&["made.yaml", "made.json"]);
        let options = options::any(&mut choices);
        outcome::check_twice(name, choices.rest().to_vec(), &options);
        return;
    }
    let seeds = seeds::documents();
    let Some(seed) = choices.one_of(seeds) else {
        return;
    };
    let options = options::any(&mut choices);
    let bytes = mutated(seed, &mut choices);
    outcome::check_twice("made.yaml", bytes, &options);
}

/// Mutates a document, and serializes it.
pub fn mutated(document: &Value, choices: &mut Choices<'_>) -> Vec<u8> {
    let mut root = document.clone();
    let donors: Vec<&Value> = seeds::documents().iter().collect();
    // Decided first, since the changes use all remaining bytes.
    let mut form_choices = Choices::new(choices.bytes(8));
    // Few changes are more likely than many, of which one usually leads to refusal.
    let max = choices.below(MAX_CHANGES);
    for _ in 0..=choices.below(max + 1) {
        mutate(&mut root, &donors, choices);
        if choices.is_exhausted() {
            break;
        }
    }
    serialize(&root, &mut form_choices)
}

/// The options for mutated documents of a folder.
pub fn default_options() -> Options {
    options::any(&mut Choices::new(&[]))
}
