//! Path templates.

use super::Lowering;
use crate::model::{Field, PathSegment};
use crate::report::quoted;
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// The segments of a path template, and its parameters in their order.
    /// `declared` are the path parameters that the operation declares.
    pub(super) fn path(
        &mut self,
        base_path: &str,
        path: &str,
        declared: Vec<Field>,
        place: &Place,
    ) -> (Vec<PathSegment>, Vec<Field>) {
        let mut segments: Vec<PathSegment> = split(base_path).map(text).collect();
        let mut parameters: Vec<Field> = Vec::new();
        for segment in split(path) {
            let Some(name) = placeholder(segment) else {
                if !is_path(segment) {
                    self.unsupported(place, "a character that a path must percent-encode")
                        .at_key();
                }
                if segment.contains(['{', '}']) {
                    self.unsupported(place, "text around a placeholder of a path")
                        .at_key();
                }
                segments.push(text(segment));
                continue;
            };
            if parameters.iter().any(|known| known.name.wire == name) {
                let message = format!("the placeholder {} is used twice", quoted(name));
                self.report.error(place, message).at_key();
                continue;
            }
            segments.push(PathSegment::Parameter(parameters.len()));
            match declared.iter().find(|field| field.name.wire == name) {
                Some(field) => parameters.push(field.clone()),
                None => self.undeclared(name, place),
            }
        }
        self.unused(path, &declared, place);
        (segments, parameters)
    }

    fn undeclared(&mut self, name: &str, place: &Place) {
        self.report
            .error(
                place,
                format!("the path parameter {} is not declared", quoted(name)),
            )
            .at_key()
            .help("declare it in `parameters` with `in: path` and `required: true`");
    }

    fn unused(&mut self, path: &str, declared: &[Field], place: &Place) {
        for field in declared {
            let name = &field.name.wire;
            if !path.contains(&format!("{{{name}}}")) {
                let message = format!(
                    "the path has no placeholder for the parameter {}",
                    quoted(name)
                );
                self.report.warning(place, message).at_key();
            }
        }
    }
}

/// The segments of a path: none where there is no path.
fn split(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').skip(1)
}

fn text(segment: &str) -> PathSegment {
    PathSegment::Text(segment.to_owned())
}

fn placeholder(segment: &str) -> Option<&str> {
    let name = segment.strip_prefix('{')?.strip_suffix('}')?;
    (!name.contains(['{', '}'])).then_some(name)
}

/// Whether a text can stand in a path as it is (RFC 3986, section 3.3); a brace is told of
/// elsewhere.
pub(super) fn is_path(text: &str) -> bool {
    let is_character =
        |byte: u8| byte.is_ascii_alphanumeric() || b"/-._~!$&'()*+,;=:@%{}".contains(&byte);
    let is_encoded = |rest: &str| {
        let digits = rest.get(..2);
        digits.is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
    };
    text.bytes().all(is_character) && text.split('%').skip(1).all(is_encoded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_spelt_as_a_uri_spells_it() {
        for path in ["", "/v1/pets", "/a%20b", "/{id}", "/%c3%BC"] {
            assert!(is_path(path), "{path}");
        }
        for path in ["/größe", "/a b", "/a%", "/a%2", "/%zz", "/a?b", "/\n>"] {
            assert!(!is_path(path), "{path}");
        }
    }
}
