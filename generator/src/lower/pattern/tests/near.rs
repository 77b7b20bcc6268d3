//! Strings that almost match a pattern.

use fastrand::Rng;

use crate::lower::pattern::tree::Node;

/// Characters at the ends of classes.
const EDGES: &[char] = &[
    'a', 'z', 'A', 'Z', '0', '9', '_', '-', ' ', '\n', '\r', '\t', '.', '/', '\u{a0}', '\u{85}',
    'é', 'ſ', 'K', '\u{2028}', '\u{feff}', '\0', '^', '$', '\\',
];

/// Returns a string that the node may match, apart from lookarounds and anchors.
pub fn text(node: &Node, random: &mut Rng) -> String {
    match node {
        Node::Set(set) => {
            let ranges = set.ranges();
            let Some(range) = ranges.get(random.usize(..ranges.len().clamp(1, 40))) else {
                return String::new();
            };
            let (first, last) = (u32::from(range.start()), u32::from(range.end()));
            let width = usize::try_from(last - first).unwrap();
            let chosen = first + u32::try_from(random.usize(..width.min(100) + 1)).unwrap();
            char::from_u32(chosen).map(String::from).unwrap_or_default()
        }
        Node::Sequence(nodes) => {
            let texts = nodes.iter().map(|node| text(node, random));
            texts.collect()
        }
        Node::Choice(nodes) => text(&nodes[random.usize(..nodes.len())], random),
        Node::Repeat(inner, quantifier) => {
            let least = usize::try_from(quantifier.minimum).unwrap();
            let most = quantifier
                .maximum
                .map_or(least + 3, |most| usize::try_from(most).unwrap());
            let count = least + random.usize(..(most - least).min(3) + 1);
            (0..count.min(70)).map(|_| text(inner, random)).collect()
        }
        Node::Lookaround(look, inner) if !look.negated && random.bool() => text(inner, random),
        _ => String::new(),
    }
}

/// Changes a few characters.
pub fn changed(text: &str, random: &mut Rng) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=random.usize(..2) {
        let at = random.usize(..characters.len() + 1);
        let edge = EDGES[random.usize(..EDGES.len())];
        match random.usize(..4) {
            0 => characters.insert(at, edge),
            1 if at < characters.len() => characters[at] = edge,
            2 if at < characters.len() => {
                characters.remove(at);
            }
            _ if at < characters.len() => {
                let twice = characters[at];
                characters.insert(at, twice);
            }
            _ => characters.push(edge),
        }
    }
    characters.into_iter().collect()
}
