//! What `(?` opens.

use super::parse::{Flags, Parser, Result};
use super::tree::{Lookaround, Node};

impl Parser {
    /// A group that begins with a question mark.
    pub(super) fn special_group(&mut self, start: usize) -> Result<Node> {
        self.at += 1;
        if self.take(":") {
            return self.inside(start);
        }
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
        if self.take("<") {
            let name = self.name(start)?;
            return self.named(start, name);
        }
        if self.take("P<") {
            self.note(start, "a group of Python's syntax, which begins with `(?P`");
            let name = self.name(start)?;
            return self.named(start, name);
        }
        self.flagged(start)
    }

    /// The name of a group, up to `>`.
    fn name(&mut self, start: usize) -> Result<String> {
        let name =
            self.take_while(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '$'));
        let is_name = name.starts_with(|first: char| !first.is_numeric());
        match is_name && self.next() == Some('>') {
            true => Ok(name),
            false => Err(self.error_at(start, "a name of a group that is none")),
        }
    }

    /// `(?i:…)`, and `(?i)` in front of everything, which is of other flavours.
    fn flagged(&mut self, start: usize) -> Result<Node> {
        let flags = self.changed_flags(start)?;
        match self.next() {
            Some(':') => {
                let before = std::mem::replace(&mut self.flags, flags);
                let node = self.inside(start)?;
                self.flags = before;
                Ok(node)
            }
            Some(')') if self.is_in_front(start) => {
                self.note(
                    start,
                    "flags in parentheses, which hold for all behind them",
                );
                self.flags = flags;
                Ok(Node::Empty)
            }
            Some(')') => Err(self.error_at(
                start,
                "flags in the middle, which ECMA-262 does not have; write `(?i:…)`",
            )),
            _ => Err(self.error_at(start, "a group that ECMA-262 does not have")),
        }
    }

    /// The flags in force after `im-s`.
    fn changed_flags(&mut self, start: usize) -> Result<Flags> {
        let on = self.take_while(|letter| letter.is_ascii_alphabetic());
        let off = match self.take("-") {
            true => self.take_while(|letter| letter.is_ascii_alphabetic()),
            false => String::new(),
        };
        let known = |letter: char| matches!(letter, 'i' | 'm' | 's');
        if on.is_empty() && off.is_empty() || !on.chars().chain(off.chars()).all(known) {
            return Err(self.error_at(start, "a group that ECMA-262 does not have"));
        }
        let mut flags = self.flags;
        flags.set(&on, true);
        flags.set(&off, false);
        Ok(flags)
    }

    /// Whether nothing but `^` stands before.
    fn is_in_front(&mut self, start: usize) -> bool {
        let behind = std::mem::replace(&mut self.at, 0);
        while self.at < start && self.peek() == Some('^') {
            self.at += 1;
        }
        std::mem::replace(&mut self.at, behind) == start
    }
}

impl Flags {
    /// Sets those flags; letters that are none are left out.
    pub(super) fn set(&mut self, letters: &str, value: bool) {
        for letter in letters.chars() {
            match letter {
                'i' => self.ignores_case = value,
                'm' => self.each_line = value,
                's' => self.dot_all = value,
                _ => {}
            }
        }
    }
}
