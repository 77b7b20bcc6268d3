//! Writes the corrections of a description as an overlay (OpenAPI Overlay Specification 1.0), which people review, change
//! and commit: with it, the description generates without being corrected anew.

mod action;
mod json_path;
mod overlay;

use crate::Options;
use crate::reading;
use crate::report::Report;
use crate::source::{self, Source};

pub use overlay::Overlay;

/// How a description is repaired.
#[derive(Debug)]
pub struct Repair {
    /// What is wrong with the description, and with the overlay that is there.
    pub report: Report,
    /// The overlay, as far as it could be written; `None` for a description that cannot be repaired.
    pub overlay: Option<Overlay>,
}

/// Repairs a description: `known` is the overlay that is there already, whose actions are kept as they are.
pub fn repair(source: &Source, known: Option<&Source>) -> Repair {
    let repaired = source::with_room(|| repair_here(source, known));
    repaired.unwrap_or_else(|| Repair {
        report: source::no_memory(),
        overlay: None,
    })
}

fn repair_here(source: &Source, known: Option<&Source>) -> Repair {
    let options = Options {
        name: "generated".to_owned(),
        skips: true,
        jobs: 1,
        ..Options::default()
    };
    let changed = match known {
        Some(known) => source.clone().with_overlay(known.clone()),
        None => source.clone(),
    };
    let corrected = reading::read(&changed, &options);
    let Some(value) = source::overlaid_value(&changed).filter(|_| corrected.apis.is_some()) else {
        return Repair {
            report: corrected.report,
            overlay: None,
        };
    };
    let actions = action::actions(&corrected.report, &value);
    let unnecessary = match known {
        Some(known) => {
            let alone = reading::read(source, &options).report;
            overlay::unnecessary(known, &action::faults(&alone))
        }
        None => Vec::new(),
    };
    Repair {
        overlay: Some(Overlay::new(source, known, &actions, unnecessary)),
        report: corrected.report,
    }
}
