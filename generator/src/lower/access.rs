//! Who sends a field: `readOnly` and `writeOnly`.

use openapiv3::SchemaKind;

use super::Lowering;
use super::all_of::Conjunct;
use super::schema::SchemaOr;
use crate::model::Access;
use crate::report::Code;

/// How many references and inclusions are followed: one that goes around says nothing new.
pub(super) const DEEPEST: usize = 16;

impl<'a> Lowering<'a> {
    /// Who sends a field.
    pub(super) fn access(&mut self, conjuncts: &[Conjunct<'a>]) -> Access {
        let (mut read_only, mut write_only) = (None, None);
        for conjunct in conjuncts {
            let [read, write] = self.marks(conjunct.schema, DEEPEST);
            read_only = read_only.or(read.then(|| conjunct.place.clone()));
            write_only = write_only.or(write.then(|| conjunct.place.clone()));
        }
        match (read_only, write_only) {
            (Some(place), Some(_)) => {
                let message = "a field that is `readOnly` and `writeOnly` is sent by nobody";
                self.report.add(Code::SentByNobody, &place, message);
                Access::Both
            }
            (Some(_), None) => Access::ReadOnly,
            (None, Some(_)) => Access::WriteOnly,
            (None, None) => Access::Both,
        }
    }

    /// Whether a schema, or one that it refers to or includes, is `readOnly`, and whether it is
    /// `writeOnly`: "if any occurrence specifies a true value" (JSON Schema Validation 2020-12,
    /// section 9.4).
    fn marks(&self, schema: SchemaOr<'a>, left: usize) -> [bool; 2] {
        let item = match schema {
            SchemaOr::Item(item) => Some(item),
            SchemaOr::Reference(reference) => {
                let found = self.document.schema_of_reference(reference);
                found.map(|found| found.item)
            }
        };
        let Some(schema) = item.filter(|_| left > 0) else {
            return [false, false];
        };
        let included = match &schema.schema_kind {
            SchemaKind::AllOf { all_of } => all_of.as_slice(),
            SchemaKind::Any(any) => &any.all_of,
            _ => &[],
        };
        let own = [schema.schema_data.read_only, schema.schema_data.write_only];
        included.iter().fold(own, |[read, write], member| {
            let [also_read, also_write] = self.marks(member.into(), left - 1);
            [read || also_read, write || also_write]
        })
    }
}
