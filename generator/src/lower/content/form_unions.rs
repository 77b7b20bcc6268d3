//! Bodies with files whose other fields are one of several types.

use openapiv3::{ReferenceOr, Schema};

use crate::lower::Lowering;
use crate::lower::all_of::Conjunct;
use crate::lower::annotations::Annotations;
use crate::lower::parts::{Parts, names_of};
use crate::model::{FileField, Type};
use crate::report::Code;
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// The type of the fields that take no files, which stand beside a choice; `None` if the
    /// schema of the body is no such choice.
    pub(in crate::lower) fn choice_without_files(
        &mut self,
        schema: &'a ReferenceOr<Schema>,
        files: &mut [FileField],
        stem: &str,
        place: &Place,
    ) -> Option<Option<Type>> {
        let ReferenceOr::Item(schema) = schema else {
            return None;
        };
        if files.is_empty() {
            return None;
        }
        let place = place.key("schema");
        let mut all = self.expanded_of(&Conjunct::new(schema, &place, stem))?;
        let fields = names_of(&all.parts);
        let mut is_of_types = |choice: &_| !self.is_choice_of_rules(choice, &fields);
        let mut choices = all.unions.iter();
        // The types of what is referred to have their files elsewhere, too.
        let is_own = all.parts.iter().all(|part| {
            let has_file = files.iter().any(|file| part.property(&file.name).is_some());
            !has_file || part.place().is_within(&place)
        });
        let is_choice = !all.unions.is_empty()
            && choices.all(|choice| choice.is_tagged() || is_of_types(choice.place()));
        if !is_choice || !is_own {
            return None;
        }
        let indexed = Parts::new(&all.parts);
        for file in files.iter_mut() {
            file.required = indexed.required_at(&file.name).is_some();
        }
        for file in files.iter() {
            all.parts.iter_mut().for_each(|part| part.hide(&file.name));
        }
        let stem = format!("{stem}Fields");
        let id = self.declare_inline(&stem, &place);
        let kind = self.kind_of_expanded(&all, &place, &stem, id);
        let Some(kind) = kind else {
            return Some(None);
        };
        self.complete(id, kind, Annotations::default());
        let ty = Type::Named(id);
        let left = self.fields_of_form(&ty);
        let is_file = |name: &str| files.iter().any(|file| file.name == name);
        if left.iter().any(|(name, _)| is_file(name)) {
            self.unsupported(
                Code::UnsupportedBody,
                &place,
                "files in a body that is one of several types",
            );
            return Some(None);
        }
        Some(Some(ty))
    }
}
