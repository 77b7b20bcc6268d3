//! Media types of bodies, of parameters and of headers.

use std::collections::{BTreeSet, HashMap};

use indexmap::IndexMap;

use super::at::At;
use super::sent::Written;

/// A media type.
pub(super) struct MediaType<'a> {
    /// As the description spells it.
    pub name: &'a str,
    /// Without its parameters, in lower case.
    pub essence: String,
    pub parameters: Vec<(String, String)>,
    pub at: At<'a>,
}

/// The media types of one version, by what they are known by in both.
pub(super) type MediaTypes<'a> = IndexMap<String, MediaType<'a>>;

impl<'a> MediaType<'a> {
    fn new(name: &'a str, at: At<'a>) -> Self {
        let mut parts = name.split(';').map(|part| part.trim().to_ascii_lowercase());
        let essence = parts.next().unwrap_or_default();
        let parameters = parts.filter_map(|part| {
            let (name, value) = part.split_once('=')?;
            Some((
                name.trim().to_owned(),
                value.trim().trim_matches('"').to_owned(),
            ))
        });
        // JSON and what is like it are UTF-8 whether that is said or not.
        let is_json = essence.ends_with("json");
        let said =
            |(name, value): &(String, String)| !(is_json && name == "charset" && value == "utf-8");
        Self {
            parameters: parameters.filter(said).collect(),
            name,
            essence,
            at,
        }
    }

    /// Whether it is a range of media types.
    pub fn is_range(&self) -> bool {
        self.essence.contains('*')
    }

    fn with_parameters(&self) -> String {
        let parameters: BTreeSet<String> = self
            .parameters
            .iter()
            .map(|(name, value)| format!(";{name}={value}"))
            .collect();
        let parameters: Vec<String> = parameters.into_iter().collect();
        format!("{}{}", self.essence, parameters.concat())
    }
}

/// The media types of both versions, without their parameters unless these tell several apart.
pub(super) fn of_both<'a>(old: &At<'a>, new: &At<'a>) -> (MediaTypes<'a>, MediaTypes<'a>) {
    let (before, after) = (listed(old), listed(new));
    let mut told_apart: BTreeSet<String> = BTreeSet::new();
    for list in [&before, &after] {
        let mut known: HashMap<&str, String> = HashMap::new();
        for media in list {
            let whole = media.with_parameters();
            let first = known.entry(&media.essence).or_insert_with(|| whole.clone());
            if *first != whole {
                told_apart.insert(media.essence.clone());
            }
        }
    }
    let by_keys = |list: Vec<MediaType<'a>>| -> MediaTypes<'a> {
        let all = list.into_iter().map(|media| {
            let key = match told_apart.contains(&media.essence) {
                true => media.with_parameters(),
                false => media.essence.clone(),
            };
            (key, media)
        });
        all.collect()
    };
    (by_keys(before), by_keys(after))
}

fn listed<'a>(owner: &At<'a>) -> Vec<MediaType<'a>> {
    let content = owner.get("content");
    let all = content.iter().flat_map(At::named);
    all.map(|(name, at)| MediaType::new(name, at)).collect()
}

/// A range that has a media type.
pub(super) fn covering<'m, 'a>(
    ranges: &'m MediaTypes<'a>,
    media: &MediaType<'a>,
) -> Option<&'m MediaType<'a>> {
    let mut ranges = ranges.values().filter(|range| range.is_range());
    ranges.find(|range| covers(&range.essence, &media.essence))
}

/// What a parameter or a header is written in.
pub(super) fn written_of(owner: &At<'_>) -> Written {
    let all = listed(owner);
    let media = all.first();
    media.map_or(Written::Text, |media| written(&media.essence))
}

/// What the values of a media type are written in.
pub(super) fn written(essence: &str) -> Written {
    match essence {
        essence if essence.ends_with("xml") => Written::Xml,
        essence if essence.ends_with("json") => Written::Json,
        essence if essence.starts_with("text/") || essence.contains("form") => Written::Text,
        _ => Written::Json,
    }
}

/// Whether a range of media types has another.
pub(super) fn covers(range: &str, other: &str) -> bool {
    match range.strip_suffix('*') {
        Some("*/") => true,
        Some(kind) => other.starts_with(kind),
        None => {
            // A suffix says what may be read of it (RFC 6839).
            let suffix = other
                .rsplit_once('+')
                .map(|(_, suffix)| format!("application/{suffix}"));
            suffix.as_deref() == Some(range)
        }
    }
}
