//! The fields of a form.

use indexmap::IndexMap;

use crate::lower::Lowering;
use crate::lowered::{Object, Type};

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
        let variants = self.variants_of_form(ty);
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

    /// Returns the objects that a form can be, each once.
    fn variants_of_form(&self, ty: &Type) -> Vec<Variant> {
        let mut leaves: Vec<Type> = Vec::new();
        for leaf in self.union_leaves(ty) {
            if !leaves.contains(&leaf.ty) {
                leaves.push(leaf.ty);
            }
        }
        let variants = leaves.iter().filter_map(|ty| match ty {
            Type::Map(map) => Some(Variant {
                declared: IndexMap::new(),
                additional: Some(map.values.clone()),
            }),
            ty => self.types.object(ty).map(Variant::of),
        });
        variants.collect()
    }
}

impl Variant {
    fn of(object: &Object) -> Self {
        let declared = object.fields.iter();
        let declared = declared.map(|field| (field.name.wire.clone(), field.ty.clone()));
        Self {
            declared: declared.collect(),
            additional: object.values().cloned(),
        }
    }
}
