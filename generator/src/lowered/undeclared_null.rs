//! `null` for required properties whose schemas do not allow it, though the server means it.

use super::{Api, Field, Type};

impl Field {
    fn accepts_undeclared_null(&self) -> bool {
        let has_null = matches!(self.ty, Type::Nullable(_) | Type::Any | Type::Null);
        self.null_in_client && self.required && !has_null
    }
}

impl Api {
    /// Returns `true` if [`accept_undeclared_null`](Self::accept_undeclared_null) changes a field.
    pub fn has_undeclared_null(&self) -> bool {
        let mut fields = self.types.iter().flat_map(|one| one.kind.fields());
        fields.any(Field::accepts_undeclared_null)
    }

    /// Gives required properties that are `null` in spite of their schemas a type with `null`: an optional property
    /// accepts it anyway.
    pub fn accept_undeclared_null(&mut self) {
        let fields = self.types.iter_mut().flat_map(|one| one.kind.fields_mut());
        for field in fields.filter(|field| field.accepts_undeclared_null()) {
            let ty = std::mem::replace(&mut field.ty, Type::Null);
            field.ty = Type::Nullable(Box::new(ty));
        }
    }
}
