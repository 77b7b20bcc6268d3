//! Reserves Rust names.

use crate::lower::Lowering;
use crate::model::TypeId;
use crate::names::{Case, Name, Scope, Taken};
use crate::report::{Code, quoted};
use crate::source::Place;

impl Lowering<'_> {
    /// Declares a type. Reports a chosen name that is taken.
    pub fn declare(&mut self, wire: &str, chosen: Option<&str>, place: &Place) -> TypeId {
        let (id, claimed) = self.types.declare(wire, chosen, place);
        if let Err(taken) = claimed {
            self.name_taken(wire, &taken, place);
        }
        id
    }

    /// Declares an inline type. `stem` has the case of a type name.
    pub fn declare_inline(&mut self, stem: &str, place: &Place) -> TypeId {
        let (id, claimed) = self.types.declare_inline(stem, place);
        if let Err(taken) = claimed {
            self.name_taken(stem, &taken, place);
        }
        id
    }

    /// Reserves a name, or a more specific one. Reports a chosen name that is taken.
    pub fn claim_name(
        &mut self,
        scope: &mut Scope,
        name: Name,
        kind: &str,
        functions: &[&str],
        place: &Place,
    ) -> Name {
        match scope.claim_similar(Case::Lower, name.clone(), kind, functions) {
            Ok(name) => name,
            Err(taken) => {
                self.name_taken(&name.wire, &taken, place);
                name
            }
        }
    }

    pub fn name_taken(&mut self, wire: &str, taken: &Taken, place: &Place) {
        let message = match taken {
            Taken::By(other) => {
                format!(
                    "{} and {} have the same Rust name",
                    quoted(wire),
                    quoted(other)
                )
            }
            Taken::TooLong => "this name is too long for a file".to_owned(),
            Taken::ByGeneratedCode => {
                format!("{} is reserved for generated code", quoted(wire))
            }
        };
        self.diagnose(Code::NameNotFree, place, message)
            .help("choose another name with `x-rust-name`");
    }
}
