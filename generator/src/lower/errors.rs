//! The types of error bodies: what the answers before a handler are made of.

use super::Lowering;
use crate::model::{ErrorBody, Operation, Response, Type};
use crate::names::{Name, Scope};
use crate::source::Place;

impl Lowering<'_> {
    /// Each type that a failure before a handler is documented to have as its
    /// body, in the order in which the operations name them.
    pub(super) fn error_bodies(&mut self, operations: &[Operation]) -> Vec<ErrorBody> {
        let mut scope = Scope::default();
        let mut found: Vec<ErrorBody> = Vec::new();
        for operation in operations {
            for code in operation.rejection_statuses() {
                let Some(response) = operation.failure(code) else {
                    continue;
                };
                let Some(ty) = self.body_of(&response.shape) else {
                    continue;
                };
                if found.iter().any(|known| known.ty == *ty) {
                    continue;
                }
                let ty = ty.clone();
                let name = self.error_name(operation, response, &ty);
                let place = place_of(operation, response);
                let name = self.settle(&mut scope, name, "error", &[], &place);
                found.push(ErrorBody { name, ty });
            }
        }
        found
    }

    /// The name of a type, or that of the first failure that has it.
    fn error_name(&self, operation: &Operation, response: &Response, ty: &Type) -> Name {
        let definition = match ty {
            Type::Named(id) => self.types.get(*id),
            _ => None,
        };
        match definition {
            Some(definition) => definition.module.clone(),
            None => {
                let name = format!("{}_{}", operation.name.plain(), response.name.plain());
                Name::lower(&name, None)
            }
        }
    }
}

pub(super) fn place_of(operation: &Operation, response: &Response) -> Place {
    let method = operation.method.as_str().to_lowercase();
    let paths = Place::root().key("paths");
    let responses = paths.key(&operation.path).key(&method).key("responses");
    responses.key(&response.statuses.wire())
}
