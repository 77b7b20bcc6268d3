//! JSON with numbers that no type here can hold: it is read as well, so that they
//! are told by their place.

use super::tree::Tree;

/// Lists and objects may be nested so deep, which is what `serde_json` allows.
const MAX_DEPTH: usize = 127;

/// Reads JSON that is known to be well-formed. `None` if it is nested too deep,
/// or has a string that is no Unicode.
pub fn read(json: &str) -> Option<Tree> {
    Reader {
        rest: json,
        depth: 0,
    }
    .value()
}

struct Reader<'a> {
    rest: &'a str,
    depth: usize,
}

impl Reader<'_> {
    fn value(&mut self) -> Option<Tree> {
        self.space();
        match self.rest.as_bytes().first()? {
            b'[' => self.nested(Self::array),
            b'{' => self.nested(Self::object),
            b'"' => self.string().map(Tree::String),
            _ => self.scalar(),
        }
    }

    fn nested(&mut self, read: impl FnOnce(&mut Self) -> Option<Tree>) -> Option<Tree> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        self.skip(1);
        let tree = read(self)?;
        self.skip(1);
        self.depth -= 1;
        Some(tree)
    }

    fn array(&mut self) -> Option<Tree> {
        let mut items = Vec::new();
        while !self.is_at(']') {
            items.push(self.value()?);
            self.comma();
        }
        Some(Tree::Array(items))
    }

    fn object(&mut self) -> Option<Tree> {
        let mut fields = Vec::new();
        while !self.is_at('}') {
            let name = self.string()?;
            self.space();
            self.skip(1);
            fields.push((name, self.value()?));
            self.comma();
        }
        Some(Tree::Object(fields))
    }

    fn string(&mut self) -> Option<String> {
        let mut escaped = false;
        let end = self.rest.bytes().skip(1).position(|byte| {
            let is_end = byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            is_end
        });
        let text = self.take(end? + 2)?;
        serde_json::from_str(text).ok()
    }

    /// A number, `true`, `false` or `null`.
    fn scalar(&mut self) -> Option<Tree> {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || "+-.".contains(letter);
        let end = self.rest.find(|letter: char| !is_part(letter));
        let text = self.take(end.unwrap_or(self.rest.len()))?;
        Some(serde_json::from_str(text).unwrap_or(Tree::Vast))
    }

    fn comma(&mut self) {
        if self.is_at(',') {
            self.skip(1);
            self.space();
        }
    }

    fn is_at(&mut self, letter: char) -> bool {
        self.space();
        self.rest.is_empty() || self.rest.starts_with(letter)
    }

    fn space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn skip(&mut self, count: usize) {
        self.rest = self.rest.get(count..).unwrap_or_default();
    }

    fn take(&mut self, count: usize) -> Option<&str> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }
}
