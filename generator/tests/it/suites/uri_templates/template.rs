//! URI templates (RFC 6570) that OpenAPI can express: a path, and the styles of its parameters.

use percent_encoding::percent_decode_str;
use serde_json::{Map, Value};

/// A parameter of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The variable of the template.
    pub variable: String,
    /// The name in the description.
    pub name: String,
    /// The name of its field or method.
    pub rust_name: String,
    pub is_query: bool,
    pub style: &'static str,
    pub explode: bool,
}

/// A template as a path with parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Template {
    /// The path after a prefix of its own.
    pub path: String,
    pub parameters: Vec<Parameter>,
    /// `true` if the query continues one that precedes the template.
    pub continues_query: bool,
}

impl Template {
    /// Parses a template with these variables; an error is the reason why OpenAPI cannot express it.
    pub fn parse(text: &str, variables: &Map<String, Value>) -> Result<Self, &'static str> {
        let mut template = Self::default();
        let mut rest = text;
        while let Some((literal, after)) = rest.split_once('{') {
            template.literal(literal)?;
            let (expression, after) = after.split_once('}').ok_or("an invalid template")?;
            template.expression(expression, variables)?;
            rest = after;
        }
        template.literal(rest)?;
        Ok(template)
    }

    fn literal(&mut self, text: &str) -> Result<(), &'static str> {
        if text.contains('?') {
            return Err("a literal query");
        }
        if !text.is_empty() && self.parameters.iter().any(|parameter| parameter.is_query) {
            return Err("text after a query");
        }
        self.path.push_str(text);
        Ok(())
    }

    fn expression(&mut self, text: &str, defined: &Map<String, Value>) -> Result<(), &'static str> {
        let (style, names) = match text.as_bytes().first() {
            Some(b'+') => return Err("reserved expansion"),
            Some(b'#') => return Err("a fragment"),
            Some(b'.') => ("label", &text[1..]),
            Some(b';') => ("matrix", &text[1..]),
            Some(b'/') => ("segment", &text[1..]),
            Some(b'?') => ("form", &text[1..]),
            Some(b'&') => ("form", &text[1..]),
            _ => ("simple", text),
        };
        self.continues_query |= text.starts_with('&') && !self.has_query();
        let names: Vec<&str> = names.split(',').collect();
        if names.len() > 1 && !matches!(style, "form" | "segment") {
            return Err("several variables without a separator");
        }
        for name in names {
            let (name, explode) = match name.strip_suffix('*') {
                Some(name) => (name, true),
                None => (name, false),
            };
            self.variable(name, style, explode, defined)?;
        }
        Ok(())
    }

    fn variable(
        &mut self,
        name: &str,
        style: &'static str,
        explode: bool,
        defined: &Map<String, Value>,
    ) -> Result<(), &'static str> {
        let is_query = style == "form";
        let is_defined = defined.get(name).is_some_and(|value| !value.is_null());
        if name.contains(':') {
            return Err("a prefix of a value");
        }
        if !is_query && !is_defined {
            return Err("a path parameter without a value");
        }
        if style == "segment" && explode {
            return Err("a number of segments");
        }
        if name.is_empty() || name.contains(|letter| !is_of_variable(letter)) {
            return Err("an invalid template");
        }
        if self
            .parameters
            .iter()
            .any(|parameter| parameter.variable == name)
        {
            return Err("a repeated variable");
        }
        if style == "segment" {
            self.path.push('/');
        }
        let decoded = percent_decode_str(name).decode_utf8_lossy();
        if !is_query {
            self.path.push_str(&format!("{{{decoded}}}"));
        }
        self.parameters.push(Parameter {
            variable: name.to_owned(),
            name: decoded.into_owned(),
            rust_name: format!("v{}", self.parameters.len()),
            is_query,
            style: if style == "segment" { "simple" } else { style },
            explode,
        });
        Ok(())
    }

    fn has_query(&self) -> bool {
        self.parameters.iter().any(|parameter| parameter.is_query)
    }
}

/// The letters of a variable (RFC 6570, section 2.3).
fn is_of_variable(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '_' | '.' | '%')
}
