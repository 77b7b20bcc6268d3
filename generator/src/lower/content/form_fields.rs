//! The fields of a form.

use std::collections::BTreeSet;

use indexmap::IndexMap;

use crate::lower::Lowering;
use crate::lowered::{Object, Type, TypeId, TypeKind};

/// The fields of a form.
#[derive(Debug, Default)]
pub struct FormFields {
    /// The types of each property: several if the form is a union.
    pub declared: IndexMap<String, Vec<Type>>,
    /// The types of additional properties.
    pub additional: Vec<Type>,
}

/// An object that a form can be.
#[derive(Debug, Default)]
struct Variant {
    declared: IndexMap<String, Type>,
    additional: Option<Type>,
}

impl Lowering<'_> {
    pub fn fields_of_form(&self, ty: &Type) -> FormFields {
        let mut variants = Vec::new();
        self.add_variants_of_form(ty, &mut BTreeSet::new(), &mut variants);
        let mut fields = FormFields::default();
        for (name, ty) in variants.iter().flat_map(|variant| &variant.declared) {
            let types = fields.declared.entry(name.clone()).or_default();
            types.push(ty.clone());
        }
        for variant in variants {
            let Some(additional) = variant.additional else {
                continue;
            };
            for (name, types) in &mut fields.declared {
                if !variant.declared.contains_key(name) {
                    types.push(additional.clone());
                }
            }
            fields.additional.push(additional);
        }
        fields
    }

    fn add_variants_of_form(
        &self,
        ty: &Type,
        seen: &mut BTreeSet<TypeId>,
        variants: &mut Vec<Variant>,
    ) {
        match self.types.resolved(ty) {
            Type::Nullable(ty) => self.add_variants_of_form(ty, seen, variants),
            Type::Map(map) => variants.push(Variant {
                declared: IndexMap::new(),
                additional: Some(map.values.clone()),
            }),
            Type::Named(id) if seen.insert(*id) => match self.types.kind_of(ty) {
                Some(TypeKind::Struct(object)) => variants.push(Variant::of(object)),
                Some(TypeKind::Union(union)) => {
                    for variant in &union.variants {
                        self.add_variants_of_form(&variant.ty, seen, variants);
                    }
                }
                Some(TypeKind::Alias(_) | TypeKind::Enum(_) | TypeKind::Foreign(_)) | None => {}
            },
            _ => {}
        }
    }
}

impl Variant {
    fn of(object: &Object) -> Self {
        let declared = object.fields.iter();
        let declared = declared.map(|field| (field.name.wire.clone(), field.ty.clone()));
        Self {
            declared: declared.collect(),
            additional: object.kept().map(|field| match &field.ty {
                Type::Map(map) => map.values.clone(),
                ty => ty.clone(),
            }),
        }
    }
}
