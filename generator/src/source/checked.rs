//! A description as its author wrote it, put together from its files and checked.

use serde_json::Value;

use super::nodes::node;
use super::version::Version;
use super::{Origins, Part, Place, Source, Wanted, check_value, complete, gather};
use crate::report::{Report, Site};

/// A description in one value, in the words of its own version of OpenAPI.
#[derive(Debug)]
pub struct Checked {
    value: Value,
    origins: Origins,
    is_3_0: bool,
}

/// Reads a description and checks its structure. What has one sensible reading is repaired.
///
/// `None` when the text cannot be read as an OpenAPI document; the report says why.
pub fn checked(source: &Source, report: &mut Report) -> Option<Checked> {
    let wanted = Wanted::default();
    let mut gathered = gather(source, &wanted, report)?;
    let mut found = std::mem::take(&mut gathered.found);
    let outline = check_value(source, &mut gathered, &wanted, &mut found);
    if let Some(outline) = &outline {
        complete(&mut gathered.value, outline, &mut found);
    }
    report.append(found.map_files(&gathered.origins));
    outline.map(|_| Checked {
        value: gathered.value,
        origins: gathered.origins,
        is_3_0: gathered.version == Version::V3_0,
    })
}

impl Checked {
    /// The whole description.
    pub fn root(&self) -> &Value {
        &self.value
    }

    /// The value at a place.
    pub fn at(&self, place: &Place) -> Option<&Value> {
        node(&self.value, place)
    }

    /// Whether it is one of OpenAPI 3.0, where nothing counts beside `$ref`.
    pub fn is_3_0(&self) -> bool {
        self.is_3_0
    }

    /// Where a node is written.
    pub fn site(&self, place: &Place, part: Part) -> Site {
        Site::node(place, part).in_files(&self.origins)
    }
}
