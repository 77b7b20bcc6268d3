//! Groups that begin with `(?`.

use super::parse::{Parser, Result};
use super::tree::{Lookaround, Node};

impl Parser {
    pub fn special_group(&mut self, start: usize) -> Result<Node> {
        self.at += 1;
        for (opening, behind, negated) in [
            ("=", false, false),
            ("!", false, true),
            ("<=", true, false),
            ("<!", true, true),
        ] {
            if self.take(opening) {
                let node = self.inside(start)?;
                return Ok(Node::Lookaround(
                    Lookaround { behind, negated },
                    Box::new(node),
                ));
            }
        }
        if self.take(":") || (self.take("<") && self.takes_name()) {
            return self.inside(start);
        }
        Err(self.unsupported_at(start, "unknown group syntax"))
    }

    /// Parses the name of a group, up to `>`.
    fn takes_name(&mut self) -> bool {
        let name =
            self.take_while(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '$'));
        name.starts_with(|first: char| !first.is_numeric()) && self.next() == Some('>')
    }
}
