//! The schema of an enum whose values have several types.

use std::borrow::Cow;

use crate::runtime::encode;
use crate::runtime::pointer::Pointer;
use crate::runtime::scalar::Scalar;
use crate::runtime::schema::SchemaKind;
use crate::runtime::tree::Tree;
use crate::runtime::violation::Violations;

/// One of these values, with the expectation for messages.
pub struct ScalarSchema(pub &'static [Scalar<'static>], pub &'static str);

impl SchemaKind for ScalarSchema {
    fn check(&self, value: &Tree, at: &Pointer<'_>, violations: &mut Violations) {
        let is_value = |scalar| self.0.contains(&scalar);
        if !scalar(value).is_some_and(is_value) {
            violations.push(at.place(), self.expected());
        }
    }

    fn expected(&self) -> Cow<'static, str> {
        self.1.into()
    }

    fn listed(&self, text: &str) -> Option<String> {
        let value = self.0.iter().find(|value| value.is_written(text));
        value.and_then(encode::to_text)
    }
}

/// Returns the value if it is not `null`, an array or an object.
fn scalar(value: &Tree) -> Option<Scalar<'_>> {
    match value {
        Tree::Boolean(value) => Some(Scalar::Boolean(*value)),
        Tree::Integer(value) => Some(Scalar::Integer(*value)),
        Tree::Number(value) => Some(Scalar::Number(*value)),
        Tree::String(text) => Some(Scalar::Text(text)),
        Tree::Null | Tree::Vast | Tree::Array(_) | Tree::Object(_) => None,
    }
}
