//! Reserves Rust names.

use crate::lower::Lowering;
use crate::lowered::TypeId;
use crate::names::{Case, Name, Scope, Taken};
use crate::report::{Code, quoted};
use crate::source::Place;

impl Lowering<'_> {
    /// Declares a type. Reports a chosen name that is taken.
    pub fn declare(&mut self, wire: &str, chosen: Option<&str>, place: &Place) -> TypeId {
        let by_program = self.name_by_program(place);
        let chosen = by_program.as_deref().or(chosen);
        let (id, claimed) = self.types.declare(wire, chosen, place);
        match claimed {
            Ok(()) => self.report_renamed_type(&Name::upper(wire, chosen), id, place),
            Err(taken) => self.name_taken(wire, &taken, place),
        }
        id
    }

    /// Declares an inline type. `stem` has the case of a type name.
    pub fn declare_inline(&mut self, stem: &str, place: &Place) -> TypeId {
        let by_program = self.name_by_program(place);
        let by_program = by_program.as_deref();
        let (id, claimed) = self.types.declare_inline(stem, by_program, place);
        match claimed {
            Ok(()) => {
                self.report_renamed_type(&Name::upper(stem, by_program.or(Some(stem))), id, place)
            }
            Err(taken) => self.name_taken(by_program.unwrap_or(stem), &taken, place),
        }
        id
    }

    /// Returns the name that a program chose for the next type of a place.
    fn name_by_program(&self, place: &Place) -> Option<String> {
        let names = self.operation_options.chosen_names?;
        names.of_type(place, self.types.places().iter()).cloned()
    }

    fn report_renamed_type(&mut self, wanted: &Name, id: TypeId, place: &Place) {
        if let Some(name) = self.types.get(id).map(|definition| definition.name.clone()) {
            self.report_renamed(std::slice::from_ref(wanted), &[name], place);
        }
    }

    /// Reports the first type that has another name because the wanted one is reserved.
    pub fn report_renamed(&mut self, wanted: &[Name], names: &[Name], place: &Place) {
        let mut pairs = wanted.iter().zip(names);
        if let Some((wanted, name)) = pairs.find(|(wanted, _)| self.types.is_reserved(wanted)) {
            let (wanted, name) = (quoted(wanted.plain()), quoted(name.plain()));
            let message = format!("{wanted} is a reserved name: the type is called {name}");
            self.diagnose(Code::ReservedTypeName, place, message)
                .at_key()
                .help("choose another name with `x-rust-name`");
        }
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
