//! A client that does not rely on `required` in responses.

use std::collections::{BTreeMap, BTreeSet};

use super::{Api, DiscriminatedBy, Operation, Type, TypeDefinition, TypeId, TypeKind, closure};

/// The values that a client leaves out of responses if they deviate from the description.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Careful {
    /// Nothing.
    #[default]
    Nothing,
    /// The values of properties that are marked.
    Marked,
    /// The values of optional properties, and items of lists and maps. An empty body is accepted as well.
    Everything,
}

/// The schemas and properties that are optional in the client if they occur only in responses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CarefulSchemas(BTreeSet<String>);

impl CarefulSchemas {
    /// Creates the set from names of schemas, such as `Pet`, and of properties, such as `Pet.name`; `*` means all.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().collect())
    }

    /// Returns `true` if there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `true` if one of these names is in the set.
    fn includes(&self, names: [&str; 3]) -> bool {
        names.iter().any(|name| self.0.contains(*name))
    }
}

impl TypeDefinition {
    /// The names of a schema and its properties: `Pet`, `Pet.name`.
    pub fn paths(&self) -> Vec<String> {
        let schema = &self.name.wire;
        let fields = self.kind.fields().iter();
        let properties = fields.map(|field| format!("{schema}.{}", field.name.wire));
        std::iter::once(schema.clone()).chain(properties).collect()
    }
}

impl Api {
    /// Makes the properties of schemas that occur only in responses optional, and returns the names
    /// that match no such schema or property. Their values are left out if they deviate; with `*`, an empty body also
    /// stands for JSON without properties.
    ///
    /// The variants of a union without a discriminator keep their required properties, which
    /// distinguish them.
    pub fn be_careful(&mut self, schemas: &CarefulSchemas) -> Vec<String> {
        let kept = self.kept_types();
        let mut unmatched = schemas.0.clone();
        self.careful = match unmatched.remove("*") {
            true => Careful::Everything,
            false => Careful::Nothing,
        };
        let mut changed = BTreeSet::new();
        for (index, definition) in self.types.iter_mut().enumerate() {
            let id = TypeId(index);
            if kept.contains(&id) {
                continue;
            }
            let schema = &definition.name.wire;
            if let TypeKind::Struct(object) = &mut definition.kind {
                unmatched.remove(schema);
                for field in &mut object.fields {
                    let property = format!("{schema}.{}", field.name.wire);
                    unmatched.remove(&property);
                    if schemas.includes(["*", schema, &property]) {
                        field.required = false;
                        field.careful = self.careful == Careful::Nothing;
                        changed.insert(id);
                    }
                }
            }
        }
        if self.careful == Careful::Nothing && !changed.is_empty() {
            self.careful = Careful::Marked;
        }
        // A value without all its fields has no counterpart in requests.
        let conversions = &mut self.conversions;
        for list in [&mut conversions.to_requests, &mut conversions.to_responses] {
            list.retain(|one| !changed.contains(&one.from) && !changed.contains(&one.to));
        }
        unmatched.into_iter().collect()
    }

    /// Returns the structs whose properties a careful client can make optional, with the names of their schemas, separated by
    /// commas: several if identical schemas have one type.
    pub fn careful_names(&self) -> BTreeMap<TypeId, String> {
        let kept = self.kept_types();
        let ids = (0..self.types.len()).map(TypeId);
        let structs = ids.filter(|id| {
            !kept.contains(id) && matches!(self.type_of(*id).kind, TypeKind::Struct(_))
        });
        let mut names: BTreeMap<TypeId, String> = structs
            .map(|id| (id, self.type_of(id).name.wire.clone()))
            .collect();
        for definition in &self.types {
            if let TypeKind::Alias(Type::Named(id)) = &definition.kind
                && definition.is_inline
                && let Some(known) = names.get_mut(id)
            {
                known.push(',');
                known.push_str(&definition.name.wire);
            }
        }
        names
    }

    /// Returns `true` if all properties of the schema of a body are careful, so that an empty body is a value of it.
    pub fn is_careful_as_a_whole(&self, ty: &Type) -> bool {
        match self.unaliased(ty) {
            Type::Named(id) => {
                let fields = self.type_of(*id).kind.fields();
                !fields.is_empty() && fields.iter().all(|field| field.careful)
            }
            _ => false,
        }
    }

    /// Returns the types that keep their required properties in a careful client.
    fn kept_types(&self) -> BTreeSet<TypeId> {
        let mut kept = self.sent_types();
        kept.extend(self.distinguished_types());
        kept
    }

    /// Returns the types that the client sends, and all that they contain.
    fn sent_types(&self) -> BTreeSet<TypeId> {
        let requests = self.operations.iter().flat_map(Operation::request_types);
        // The client responds to webhooks.
        let webhooks = self.webhooks.operations.iter();
        let responses = webhooks.flat_map(|webhook| webhook.response_types(&self.payloads));
        let types = requests.chain(responses).flat_map(Type::named);
        closure(types, |id| self.type_of(id).kind.parts())
    }

    /// Returns the variants of unions that are distinguished by their shapes.
    fn distinguished_types(&self) -> BTreeSet<TypeId> {
        let unions = self
            .types
            .iter()
            .filter_map(|definition| match &definition.kind {
                TypeKind::Union(union)
                    if matches!(union.discriminator, DiscriminatedBy::Shape { .. }) =>
                {
                    Some(&union.variants)
                }
                _ => None,
            });
        let types = unions.flatten().flat_map(|variant| variant.ty.named());
        types.collect()
    }
}
