//! What `(?` opens.

use super::parse::{Flags, Parser, Result, is_repeatable};
use super::tree::{Node, Reference, Target};

impl Parser {
    /// A group that begins with a question mark.
    pub(super) fn special_group(&mut self, start: usize) -> Result<Node> {
        self.at += 1;
        if self.take(":") {
            let node = self.inside(start)?;
            // In a group, what takes no characters may be repeated.
            return Ok(match is_repeatable(&node) {
                true => node,
                false => Node::Sequence(vec![node]),
            });
        }
        for (opening, behind, negated) in [
            ("=", false, false),
            ("!", false, true),
            ("<=", true, false),
            ("<!", true, true),
        ] {
            if self.take(opening) {
                return self.look(start, behind, negated);
            }
        }
        if self.take("<") {
            let name = self.name(start, '>')?;
            return self.capture(start, Some(name));
        }
        if self.take("P") {
            return self.of_python(start);
        }
        self.flagged(start)
    }

    /// `(?P<n>…)` and `(?P=n)`, of Python, Go and Rust, mean one thing only.
    fn of_python(&mut self, start: usize) -> Result<Node> {
        self.remark(start, "a group of Python's syntax, which begins with `(?P`");
        if self.take("=") {
            let name = self.name(start, ')')?;
            return Ok(self.reference(start, Target::Name(name)));
        }
        if self.take("<") {
            let name = self.name(start, '>')?;
            return self.capture(start, Some(name));
        }
        Err(self.wrong_at(start, "a group that ECMA-262 does not have"))
    }

    pub(super) fn reference(&self, at: usize, target: Target) -> Node {
        Node::Reference(Reference {
            target,
            ignores_case: self.flags.ignores_case,
            at,
            optional: false,
        })
    }

    /// The name of a group and what ends it.
    pub(super) fn name(&mut self, start: usize, end: char) -> Result<String> {
        let name =
            self.take_while(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '$'));
        let is_name = name.starts_with(|first: char| !first.is_numeric());
        match is_name && self.next() == Some(end) {
            true => Ok(name),
            false => Err(self.wrong_at(start, "a name of a group that is none")),
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
                self.remark(
                    start,
                    "flags in parentheses, which hold for all behind them",
                );
                self.flags = flags;
                Ok(Node::Empty)
            }
            Some(')') => Err(self.wrong_at(
                start,
                "flags in the middle, which ECMA-262 does not have; write `(?i:…)`",
            )),
            _ => Err(self.wrong_at(start, "a group that ECMA-262 does not have")),
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
            return Err(self.wrong_at(start, "a group that ECMA-262 does not have"));
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
