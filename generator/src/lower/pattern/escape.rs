//! Escapes.

use regex_syntax::hir::ClassUnicode;

use super::parse::{Parser, Result};
use super::set;
use super::tree::{Node, Quantifier};

/// An escaped character or class.
pub enum Escaped {
    CodePoint(u32),
    Set(ClassUnicode),
}

impl Parser {
    /// Parses an escape outside of a class, after its backslash.
    pub fn escape(&mut self, start: usize) -> Result<Node> {
        match self.peek() {
            Some(negated @ ('b' | 'B')) => {
                self.at += 1;
                Ok(Node::Boundary {
                    negated: negated == 'B',
                    word: self.folded(set::word()),
                })
            }
            Some('1'..='9' | 'k') => Err(self.unsupported_at(start, "backreference")),
            Some(anchor @ ('A' | 'z' | 'Z')) => {
                self.at += 1;
                self.note(start, format!("`\\{anchor}` is not an ECMA-262 anchor"));
                Ok(match anchor {
                    'A' => Node::Start,
                    'z' => Node::End,
                    _ => self.end_or_last_line(),
                })
            }
            _ => self.escaped_character(start),
        }
    }

    /// `\Z` of Perl, Ruby and Java: the end, optionally after a line break.
    fn end_or_last_line(&self) -> Node {
        let once = Quantifier {
            minimum: 0,
            maximum: Some(1),
        };
        Node::Sequence(vec![
            Node::Repeat(Box::new(self.character('\n')), once),
            Node::End,
        ])
    }

    fn escaped_character(&mut self, start: usize) -> Result<Node> {
        match self.escaped(start)? {
            Escaped::Set(set) => Ok(Node::Set(self.folded(set))),
            Escaped::CodePoint(code) => match char::from_u32(code) {
                Some(character) => Ok(self.character(character)),
                None => Err(self.half_of_a_pair(start)),
            },
        }
    }

    pub fn half_of_a_pair(&self, start: usize) -> super::tree::SyntaxError {
        self.unsupported_at(
            start,
            "unpaired surrogate; write whole characters, such as `\\u{1F600}`",
        )
    }

    /// Parses an escape that a class can contain, after its backslash.
    pub fn escaped(&mut self, start: usize) -> Result<Escaped> {
        let Some(letter) = self.next() else {
            return Err(self.error_at(start, "trailing backslash"));
        };
        Ok(match letter {
            'd' => Escaped::Set(set::digits()),
            'D' => Escaped::Set(set::negated(set::digits())),
            's' => Escaped::Set(set::space()),
            'S' => Escaped::Set(set::negated(set::space())),
            'w' => Escaped::Set(self.folded(set::word())),
            'W' => Escaped::Set(set::negated(self.folded(set::word()))),
            'p' | 'P' => Escaped::Set(self.property(start, letter == 'P')?),
            letter => Escaped::CodePoint(self.code_point(start, letter)?),
        })
    }

    fn code_point(&mut self, start: usize, letter: char) -> Result<u32> {
        match letter {
            't' => Ok(0x09),
            'n' => Ok(0x0a),
            'v' => Ok(0x0b),
            'f' => Ok(0x0c),
            'r' => Ok(0x0d),
            '0'..='7' => Ok(self.octal(letter)),
            'c' => match self.next() {
                Some(letter) if letter.is_ascii_alphabetic() => Ok(u32::from(letter) % 32),
                _ => Err(self.unsupported_at(start, "`\\c` without a letter")),
            },
            'x' if self.peek() == Some('{') => {
                self.note(start, "`\\x{…}` is not an ECMA-262 escape");
                self.braced(start)
            }
            'x' => self.hexadecimal(start, 2),
            'u' if self.peek() == Some('{') => self.braced(start),
            'u' => self.utf16(start),
            other if !other.is_ascii_alphanumeric() => Ok(u32::from(other)),
            other => Err(self.unsupported_at(start, format!("unknown escape `\\{other}`"))),
        }
    }

    /// Parses up to three octal digits, at most `\377` (Annex B).
    fn octal(&mut self, first: char) -> u32 {
        let mut code = first.to_digit(8).unwrap_or_default();
        let more = if first <= '3' { 2 } else { 1 };
        for _ in 0..more {
            let Some(digit) = self.peek().and_then(|digit| digit.to_digit(8)) else {
                break;
            };
            self.at += 1;
            code = code * 8 + digit;
        }
        code
    }

    fn hexadecimal(&mut self, start: usize, count: usize) -> Result<u32> {
        let mut code = 0;
        for _ in 0..count {
            let digit = self.next().and_then(|digit| digit.to_digit(16));
            let digit = digit.ok_or_else(|| {
                self.error_at(start, format!("expected {count} hexadecimal digits"))
            })?;
            code = code * 16 + digit;
        }
        Ok(code)
    }

    /// `{1F600}`
    fn braced(&mut self, start: usize) -> Result<u32> {
        self.at += 1;
        let digits = self.take_while(|digit| digit.is_ascii_hexdigit());
        let code = u32::from_str_radix(&digits, 16).ok();
        match code.filter(|code| *code <= 0x10_ffff && self.take("}")) {
            Some(code) => Ok(code),
            None => Err(self.error_at(start, "not a Unicode code point")),
        }
    }

    /// Parses four digits, or two surrogates.
    fn utf16(&mut self, start: usize) -> Result<u32> {
        let high = self.hexadecimal(start, 4)?;
        let after_high = self.at;
        if (0xd800..0xdc00).contains(&high) && self.take("\\u") {
            match self.hexadecimal(start, 4) {
                Ok(low @ 0xdc00..=0xdfff) => {
                    return Ok(0x1_0000 + ((high - 0xd800) << 10) + (low - 0xdc00));
                }
                _ => self.at = after_high,
            }
        }
        Ok(high)
    }

    /// Parses `{L}`, or `L` of other flavors.
    fn property(&mut self, start: usize, negated: bool) -> Result<ClassUnicode> {
        let name = match self.take("{") {
            true => {
                let name = self.take_while(|letter| letter != '}');
                self.at += 1;
                name
            }
            false => {
                self.note(start, "a Unicode property without braces");
                self.next().map(String::from).unwrap_or_default()
            }
        };
        let set = match set::property(&name) {
            Some(set) => set,
            None => self.property_of_other_flavours(start, &name)?,
        };
        Ok(match negated {
            true => set::negated(set),
            false => set,
        })
    }

    fn property_of_other_flavours(&mut self, start: usize, name: &str) -> Result<ClassUnicode> {
        let Some(set) = set::property_of_other_flavours(name) else {
            let unknown = format!("unknown Unicode property `{name}`");
            return Err(self.unsupported_at(start, unknown));
        };
        let message = format!(
            "`\\p{{{name}}}` is not an ECMA-262 property; read as defined by UTS #18, annex C"
        );
        self.note(start, message);
        Ok(set)
    }
}
