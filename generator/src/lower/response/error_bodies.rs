//! The types of error bodies: what the answers before a handler are made of.

use crate::lower::Lowering;
use crate::lower::order::{restored, sorted};
use crate::model::{ErrorBody, Operation, Response, Type};
use crate::names::{Name, Scope};
use crate::report::{Code, quoted};
use crate::source::Place;

impl Lowering<'_> {
    /// Each type that a failure before a handler is documented to have as its
    /// body, in the order in which the operations name them.
    pub(in crate::lower) fn error_bodies(&mut self, operations: &[Operation]) -> Vec<ErrorBody> {
        let mut scope = Scope::default();
        let mut found: Vec<(usize, ErrorBody)> = Vec::new();
        for (index, operation) in sorted(operations, |operation| &operation.name.wire) {
            for code in operation.rejection_statuses() {
                let Some(response) = operation.failure(code) else {
                    continue;
                };
                let Some(content) = self.content_of(&response.shape) else {
                    continue;
                };
                let Some(ty) = content.json() else {
                    let media_type = content.media_type.clone();
                    self.note_of_problem(operation, response, &media_type);
                    continue;
                };
                let mut known = found.iter_mut();
                if let Some((first, known)) = known.find(|(_, known)| known.ty == *ty) {
                    *first = index.min(*first);
                    let media_type = &mut known.media_type;
                    media_type.take_if(|known| *known != content.media_type);
                    continue;
                }
                let (ty, media_type) = (ty.clone(), Some(content.media_type.clone()));
                let name = self.error_name(operation, response, &ty);
                let place = place_of(operation, response);
                let name = self.settle(&mut scope, name, "error", &[], &place);
                let body = ErrorBody {
                    name,
                    ty,
                    media_type,
                };
                found.push((index, body));
            }
        }
        restored(found)
    }

    /// Says that a failure has its documented body from the handler alone.
    fn note_of_problem(&mut self, operation: &Operation, response: &Response, media_type: &str) {
        let place = place_of(operation, response);
        let message = format!(
            "a request that is turned away before its handler is answered by \
             `application/problem+json` here, and not by {}",
            quoted(media_type)
        );
        self.report
            .add(Code::ProblemInstead, &place, message)
            .at_key();
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

pub(in crate::lower) fn place_of(operation: &Operation, response: &Response) -> Place {
    let method = operation.method.as_str().to_lowercase();
    let paths = Place::root().key("paths");
    let responses = paths.key(&operation.path).key(&method).key("responses");
    responses.key(&response.statuses.wire())
}
