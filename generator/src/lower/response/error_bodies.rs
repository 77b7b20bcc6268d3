//! The error bodies of rejected requests, which the implementation builds.

use crate::lower::Lowering;
use crate::lower::name_order::{restored, sorted};
use crate::lowered::{ErrorBody, Operation, Response, Type};
use crate::names::{Name, Scope};
use crate::report::{Code, quoted};

impl Lowering<'_> {
    /// The distinct types of error bodies that generated code sends, in the order of the operations.
    pub fn error_bodies(&mut self, operations: &[Operation]) -> Vec<ErrorBody> {
        let mut scope = Scope::default();
        let mut found: Vec<(usize, ErrorBody)> = Vec::new();
        for (index, operation) in sorted(operations, |operation| &operation.name.wire) {
            let is_sent_by_server = operation.rejection_statuses();
            for code in operation.all_rejection_statuses() {
                let Some(response) = operation.failure(code) else {
                    continue;
                };
                let Some(content) = self.content_of(&response.shape) else {
                    continue;
                };
                let place = self.place_of_response(operation, response);
                let is_general = is_sent_by_server.contains(&code);
                let Some(ty) = content.json() else {
                    if !is_general {
                        continue;
                    }
                    let message = format!(
                        "rejected requests get `application/problem+json` here, not {}",
                        quoted(&content.media_type)
                    );
                    self.diagnose(Code::ProblemInstead, &place, message)
                        .at_key();
                    continue;
                };
                let mut known = found.iter_mut();
                if let Some((first, known)) = known.find(|(_, known)| known.ty == *ty) {
                    *first = index.min(*first);
                    known.is_general |= is_general;
                    let media_type = &mut known.media_type;
                    media_type.take_if(|known| *known != content.media_type);
                    continue;
                }
                let (ty, media_type) = (ty.clone(), Some(content.media_type.clone()));
                let name = self.error_name(operation, response, &ty);
                let name = self.claim_name(&mut scope, name, "error", &[], &place);
                found.push((
                    index,
                    ErrorBody {
                        name,
                        ty,
                        media_type,
                        is_general,
                    },
                ));
            }
        }
        restored(found)
    }

    /// The name of a type, or of the first failure that has it.
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
