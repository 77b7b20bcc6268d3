//! `readOnly` and `writeOnly`.

use std::collections::HashSet;

use super::SchemaOr;
use crate::lower::Lowering;
use crate::lower::all_of::{Conjunct, all_of_members};
use crate::lowered::Access;
use crate::report::Code;

impl<'a> Lowering<'a> {
    /// Returns which side sends a property.
    pub fn access(&mut self, conjuncts: &[Conjunct<'a>]) -> Access {
        let (mut read_only, mut write_only) = (None, None);
        for conjunct in conjuncts {
            let [read, write] = self.marks(conjunct.schema);
            read_only = read_only.or(read.then(|| conjunct.place.clone()));
            write_only = write_only.or(write.then(|| conjunct.place.clone()));
        }
        match (read_only, write_only) {
            (Some(place), Some(_)) => {
                let message = "this property is both `readOnly` and `writeOnly`";
                self.diagnose(Code::ReadOnlyAndWriteOnly, &place, message);
                Access::Both
            }
            (Some(_), None) => Access::ReadOnly,
            (None, Some(_)) => Access::WriteOnly,
            (None, None) => Access::Both,
        }
    }

    /// Returns whether a schema or one that it includes is `readOnly`, and `writeOnly`: "if any
    /// occurrence specifies a true value" (JSON Schema Validation 2020-12, section 9.4).
    fn marks(&self, schema: SchemaOr<'a>) -> [bool; 2] {
        let ([mut read, mut write], mut seen) = ([false; 2], HashSet::new());
        let mut open = vec![schema];
        while let Some(schema) = open.pop() {
            let schema = match schema {
                SchemaOr::Item(item) => item,
                SchemaOr::Reference(reference) => {
                    match self.document.schema_of_reference(reference) {
                        Some(found) if seen.insert(found.place.clone()) => found.item,
                        // A recursive reference adds nothing.
                        _ => continue,
                    }
                }
            };
            read |= schema.schema_data.read_only;
            write |= schema.schema_data.write_only;
            open.extend(all_of_members(schema).iter().map(SchemaOr::from));
        }
        [read, write]
    }
}
