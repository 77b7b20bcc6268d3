//! `null` for required properties whose schemas do not allow it, though the server means it.

use super::{Api, Field, Type, TypeKind};

impl Field {
    fn accepts_undeclared_null(&self) -> bool {
        let has_null = matches!(self.ty, Type::Nullable(_) | Type::Any | Type::Null);
        self.null_in_client && self.required && !has_null
    }
}

impl Api {
    /// Returns `true` if [`accept_undeclared_null`](Self::accept_undeclared_null) changes a field.
    pub fn has_undeclared_null(&self) -> bool {
        let kinds = self.types.iter().map(|definition| &definition.kind);
        kinds.into_iter().any(|kind| match kind {
            TypeKind::Struct(object) => object.fields.iter().any(Field::accepts_undeclared_null),
            _ => false,
        })
    }

    /// Gives required properties that are `null` in spite of their schemas a type with `null`: an optional property
    /// accepts it anyway.
    pub fn accept_undeclared_null(&mut self) {
        for definition in &mut self.types {
            let TypeKind::Struct(object) = &mut definition.kind else {
                continue;
            };
            for field in &mut object.fields {
                if field.accepts_undeclared_null() {
                    let ty = std::mem::replace(&mut field.ty, Type::Null);
                    field.ty = Type::Nullable(Box::new(ty));
                }
            }
        }
    }
}
