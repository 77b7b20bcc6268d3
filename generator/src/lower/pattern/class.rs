//! Character classes in brackets.

use regex_syntax::hir::ClassUnicode;

use super::escape::Escaped;
use super::parse::{Parser, Result};
use super::set;
use super::tree::Node;

impl Parser {
    /// Parses a class after its bracket.
    pub fn class(&mut self, start: usize) -> Result<Node> {
        let negated = self.take("^");
        let mut set = set::of(&[]);
        let mut halves_at = None;
        loop {
            self.remark_other_flavours();
            let item = self.at;
            match self.next() {
                None => return Err(self.error_at(start, "unclosed character class")),
                Some(']') => break,
                Some(first) => {
                    let items = self.item(item, first)?;
                    if items.ranges().is_empty() {
                        halves_at.get_or_insert(item);
                    }
                    set.union(&items);
                }
            }
        }
        if let Some(at) = halves_at.filter(|_| set.ranges().is_empty() && !negated) {
            return Err(self.half_of_a_pair(at));
        }
        let set = self.folded(set);
        Ok(Node::Set(match negated {
            true => set::negated(set),
            false => set,
        }))
    }

    /// Parses a character, a range or an escape.
    fn item(&mut self, start: usize, first: char) -> Result<ClassUnicode> {
        let low = self.bound(start, first)?;
        if self.peek() != Some('-') || self.peek_at(1).is_none_or(|next| next == ']') {
            return Ok(of_bound(low));
        }
        self.at += 1;
        let high_at = self.at;
        let high = match self.next() {
            Some(high) => self.bound(high_at, high)?,
            None => return Err(self.error_at(start, "unclosed character class")),
        };
        match (low, high) {
            (Escaped::CodePoint(low), Escaped::CodePoint(high)) if low <= high => {
                Ok(set::of_code_points(&[(low, high)]))
            }
            (Escaped::CodePoint(_), Escaped::CodePoint(_)) => {
                Err(self.error_at(start, "invalid range: the end comes before the start"))
            }
            // A hyphen next to a class is literal (Annex B).
            (low, high) => {
                let mut set = of_bound(low);
                set.union(&of_bound(high));
                set.union(&set::of(&[('-', '-')]));
                Ok(set)
            }
        }
    }

    fn bound(&mut self, start: usize, first: char) -> Result<Escaped> {
        match first {
            '\\' if self.take("b") => Ok(Escaped::CodePoint(0x08)),
            '\\' => self.escaped(start),
            first => Ok(Escaped::CodePoint(u32::from(first))),
        }
    }

    /// Notes syntax with another meaning in other regex flavors.
    fn remark_other_flavours(&mut self) {
        let here = (self.peek(), self.peek_at(1));
        let message = match here {
            (Some('['), Some(':')) => "`[:` in a character class is literal in ECMA-262",
            (Some('&'), Some('&')) => "`&&` in a character class is literal in ECMA-262",
            _ => return,
        };
        self.note(self.at, message);
    }
}

fn of_bound(bound: Escaped) -> ClassUnicode {
    match bound {
        Escaped::Set(set) => set,
        Escaped::CodePoint(code) => set::of_code_points(&[(code, code)]),
    }
}
