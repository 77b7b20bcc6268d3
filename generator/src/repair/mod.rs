//! Writes the corrections of a description as an overlay (OpenAPI Overlay Specification 1.0).
//!
//! In: a description, and perhaps its overlay. Out: the overlay with an action for each error, to review, edit and
//! commit. Depends on `correction_rounds` for corrections, `source` and `report`.

mod action;
mod json_path;
mod overlay;

use crate::Options;
use crate::correction_rounds;
use crate::report::Report;
use crate::source::{self, Source};

pub use overlay::Overlay;

/// The repair of a description.
#[derive(Debug)]
pub struct Repair {
    /// The diagnostics of the description and the existing overlay.
    pub report: Report,
    /// The overlay; `None` for a description that cannot be repaired.
    pub overlay: Option<Overlay>,
}

/// Repairs a description. The actions of the existing overlay `known` are kept.
pub fn repair(source: &Source, known: Option<&Source>) -> Repair {
    let repaired = crate::stack::with_large_stack(|| repair_here(source, known));
    repaired.unwrap_or_else(|| Repair {
        report: source::no_memory(),
        overlay: None,
    })
}

fn repair_here(source: &Source, known: Option<&Source>) -> Repair {
    let options = Options::new("generated").skips(true).jobs(1);
    let changed = match known {
        Some(known) => source.clone().with_overlay(known.clone()),
        None => source.clone(),
    };
    let corrected = correction_rounds::read(&changed, &options);
    let Some(value) = source::overlaid_value(&changed).filter(|_| corrected.apis.is_some()) else {
        return Repair {
            report: corrected.report,
            overlay: None,
        };
    };
    let actions = action::actions(&corrected.report, &value);
    let unnecessary = match known {
        Some(known) => {
            let alone = correction_rounds::read(source, &options).report;
            overlay::unnecessary(known, &action::errors(&alone))
        }
        None => Vec::new(),
    };
    Repair {
        overlay: Some(Overlay::new(source, known, &actions, unnecessary)),
        report: corrected.report,
    }
}
