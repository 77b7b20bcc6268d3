//! Names of pattern constants.

use std::collections::BTreeSet;

use crate::names::{Name, numbered};
use crate::source::{Document, Place};

#[derive(Debug, Default)]
pub struct Constants(BTreeSet<String>);

impl Constants {
    /// Names a pattern after its first use, with a number if the name is taken.
    pub fn choose(&mut self, document: &Document, place: &Place) -> String {
        let stem = stem(document, place).filter(|stem| stem.is_ascii());
        let stem = stem.unwrap_or_else(|| "text".to_owned());
        let name = Name::lower(&stem, None).constant("PATTERN");
        numbered(name, |name| self.0.insert(name.clone()))
    }
}

/// Returns the last name on the path to a pattern.
fn stem(document: &Document, place: &Place) -> Option<String> {
    let mut places = std::iter::successors(Some(place), |place| place.parent());
    places.find_map(|place| {
        let name = place.name()?;
        match place.parent()?.name()? {
            "properties" | "schemas" | "headers" => Some(name.to_owned()),
            "parameters" => {
                let parameter = document.raw(place)?;
                Some(parameter.get("name")?.as_str()?.to_owned())
            }
            _ => None,
        }
    })
}
