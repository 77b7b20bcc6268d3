//! Names in Rust: taken, or refused where something else has them.

use crate::lower::Lowering;
use crate::model::TypeId;
use crate::names::{Case, Name, Scope, Taken};
use crate::report::{Code, quoted};
use crate::source::Place;

impl Lowering<'_> {
    /// Adds a type whose contents are not known yet. A name that is taken is refused.
    pub(in crate::lower) fn declare(
        &mut self,
        wire: &str,
        chosen: Option<&str>,
        place: &Place,
    ) -> TypeId {
        let (id, claimed) = self.types.declare(wire, chosen, place);
        if let Err(taken) = claimed {
            self.name_taken(wire, &taken, place);
        }
        id
    }

    /// The same for a type that stands where it is used. `stem` has its case already.
    pub(in crate::lower) fn declare_inline(&mut self, stem: &str, place: &Place) -> TypeId {
        let (id, claimed) = self.types.declare_inline(stem, place);
        if let Err(taken) = claimed {
            self.name_taken(stem, &taken, place);
        }
        id
    }

    /// Takes the name of a thing, or one that tells more where that is taken. A name
    /// that the description chose, and that is taken, is refused.
    pub(in crate::lower) fn settle(
        &mut self,
        scope: &mut Scope,
        name: Name,
        kind: &str,
        functions: &[&str],
        place: &Place,
    ) -> Name {
        match scope.settle_name(Case::Lower, name.clone(), kind, functions) {
            Ok(name) => name,
            Err(taken) => {
                self.name_taken(&name.wire, &taken, place);
                name
            }
        }
    }

    /// Refuses a name that something else has in Rust.
    pub(in crate::lower) fn name_taken(&mut self, wire: &str, taken: &Taken, place: &Place) {
        let message = match taken {
            Taken::By(other) => {
                format!(
                    "{} and {} have the same name in Rust",
                    quoted(wire),
                    quoted(other)
                )
            }
            Taken::TooLong => "this name is too long to be that of a file".to_owned(),
            Taken::ByGeneratedCode => {
                format!("{} is a name that generated code uses itself", quoted(wire))
            }
        };
        self.report
            .add(Code::NameNotFree, place, message)
            .help("choose another name with `x-rust-name`");
    }
}
