//! Strings that almost match a pattern.

use crate::lower::pattern::tree::Node;

/// Reproducible pseudorandom numbers.
pub struct Numbers(u64);

impl Numbers {
    pub fn new() -> Self {
        Self(0x9e37_79b9_7f4a_7c15)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % bound.max(1)
    }
}

/// Characters at the ends of classes.
const EDGES: &[char] = &[
    'a', 'z', 'A', 'Z', '0', '9', '_', '-', ' ', '\n', '\r', '\t', '.', '/', '\u{a0}', '\u{85}',
    'é', 'ſ', 'K', '\u{2028}', '\u{feff}', '\0', '^', '$', '\\',
];

/// Returns a string that the node may match, apart from lookarounds and anchors.
pub fn text(node: &Node, numbers: &mut Numbers) -> String {
    match node {
        Node::Set(set) => {
            let ranges = set.ranges();
            let Some(range) = ranges.get(numbers.below(ranges.len().min(40))) else {
                return String::new();
            };
            let (first, last) = (u32::from(range.start()), u32::from(range.end()));
            let width = usize::try_from(last - first).unwrap();
            let chosen = first + u32::try_from(numbers.below(width.min(100) + 1)).unwrap();
            char::from_u32(chosen).map(String::from).unwrap_or_default()
        }
        Node::Sequence(nodes) => {
            let texts = nodes.iter().map(|node| text(node, numbers));
            texts.collect()
        }
        Node::Choice(nodes) => text(&nodes[numbers.below(nodes.len())], numbers),
        Node::Repeat(inner, quantifier) => {
            let least = usize::try_from(quantifier.minimum).unwrap();
            let most = quantifier
                .maximum
                .map_or(least + 3, |most| usize::try_from(most).unwrap());
            let count = least + numbers.below((most - least).min(3) + 1);
            (0..count.min(70)).map(|_| text(inner, numbers)).collect()
        }
        Node::Lookaround(look, inner) if !look.negated && numbers.below(2) == 0 => {
            text(inner, numbers)
        }
        _ => String::new(),
    }
}

/// Changes a few characters.
pub fn changed(text: &str, numbers: &mut Numbers) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=numbers.below(2) {
        let at = numbers.below(characters.len() + 1);
        let edge = EDGES[numbers.below(EDGES.len())];
        match numbers.below(4) {
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
