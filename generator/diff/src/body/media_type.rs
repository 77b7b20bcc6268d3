//! Media types of bodies, parameters and headers.

use std::collections::{BTreeSet, HashMap, HashSet};

use indexmap::IndexMap;

use crate::comparer::Encoding;
use crate::node::Node;

pub(crate) struct MediaType<'a> {
    /// The name in the description.
    pub name: &'a str,
    /// The name without parameters, in lower case.
    pub essence: String,
    /// The parameters, in lower case.
    pub parameters: IndexMap<String, String>,
    pub node: Node<'a>,
}

/// Media types by a key that is the same in both descriptions.
pub(crate) type MediaTypes<'a> = IndexMap<String, MediaType<'a>>;

impl<'a> MediaType<'a> {
    fn new(name: &'a str, node: Node<'a>) -> Self {
        let mut parts = name.split(';').map(|part| part.trim().to_ascii_lowercase());
        let essence = parts.next().unwrap_or_default();
        let parameters = parts.filter_map(|part| {
            let (name, value) = part.split_once('=')?;
            Some((
                name.trim().to_owned(),
                value.trim().trim_matches('"').to_owned(),
            ))
        });
        // JSON is always UTF-8.
        let is_json = essence.ends_with("json");
        let is_default = |name: &str, value: &str| is_json && name == "charset" && value == "utf-8";
        Self {
            parameters: parameters
                .filter(|(name, value)| !is_default(name, value))
                .collect(),
            name,
            essence,
            node,
        }
    }

    fn with_parameters(&self) -> String {
        let parameters = self.parameters.iter();
        let parameters: BTreeSet<String> = parameters
            .map(|(name, value)| format!(";{name}={value}"))
            .collect();
        self.essence.clone() + &parameters.into_iter().collect::<String>()
    }
}

/// Returns the media types of both descriptions by their essence, or with parameters if one description has several of
/// the same essence.
pub(crate) fn media_types<'a>(old: &Node<'a>, new: &Node<'a>) -> (MediaTypes<'a>, MediaTypes<'a>) {
    let (before, after) = (list(old), list(new));
    let mut ambiguous: HashSet<String> = HashSet::new();
    for list in [&before, &after] {
        let mut known: HashMap<&str, String> = HashMap::new();
        for media in list {
            let name = media.with_parameters();
            if *known.entry(&media.essence).or_insert_with(|| name.clone()) != name {
                ambiguous.insert(media.essence.clone());
            }
        }
    }
    let by_key = |list: Vec<MediaType<'a>>| -> MediaTypes<'a> {
        let all = list
            .into_iter()
            .map(|media| match ambiguous.contains(&media.essence) {
                true => (media.with_parameters(), media),
                false => (media.essence.clone(), media),
            });
        all.collect()
    };
    (by_key(before), by_key(after))
}

fn list<'a>(owner: &Node<'a>) -> Vec<MediaType<'a>> {
    let content = owner.members_of("content");
    content
        .map(|(name, node)| MediaType::new(name, node.resolved()))
        .collect()
}

/// Returns the media type range that covers a media type.
pub(crate) fn covering<'m, 'a>(
    all: &'m MediaTypes<'a>,
    media: &MediaType<'a>,
) -> Option<&'m MediaType<'a>> {
    let mut ranges = all.values().filter(|range| range.essence.contains('*'));
    ranges.find(|range| covers(&range.essence, &media.essence))
}

/// Returns the encoding of a parameter or header.
pub(crate) fn encoding_of(owner: &Node<'_>) -> Encoding {
    let first = list(owner).into_iter().next();
    first.map_or(Encoding::Text, |media| encoding_of_type(&media.essence))
}

/// Returns the encoding of a media type.
pub(crate) fn encoding_of_type(essence: &str) -> Encoding {
    if essence.ends_with("xml") {
        Encoding::Xml
    } else if !essence.ends_with("json")
        && (essence.starts_with("text/") || essence.contains("form"))
    {
        Encoding::Text
    } else {
        Encoding::Json
    }
}

/// `true` if a media type range or the base of a structured suffix (RFC 6839) covers a media type.
pub(crate) fn covers(range: &str, media: &str) -> bool {
    match range.strip_suffix('*') {
        Some("*/") => true,
        Some(kind) => media.starts_with(kind),
        None => {
            let suffix = media.rsplit_once('+').map(|(_, suffix)| suffix);
            suffix.is_some() && range.strip_prefix("application/") == suffix
        }
    }
}
