//! The types that operations and webhooks use.

use std::collections::{BTreeMap, BTreeSet};

use super::{Api, ErrorBody, Format, Operation, Type, TypeId, closure};

impl Api {
    /// Returns the types that only webhooks use. To be called before identical types become aliases, which do not refer to
    /// the types of their fields.
    pub fn types_of_webhooks_alone(&self) -> BTreeSet<TypeId> {
        if self.webhooks.operations.is_empty() {
            return BTreeSet::new();
        }
        let webhook_api = self.webhook_types();
        let others = &self.used_types() - &webhook_api;
        let of_operations = named(self.types_in_operations()).into_iter();
        let others = self.closure(others.into_iter().chain(of_operations));
        &webhook_api - &others
    }

    /// Returns the types of components, and those that operations and webhooks use. Others are not generated, such as that of a
    /// multipart form with its files, of which operations use the type of the other fields; nor are components that only such
    /// forms use.
    pub fn used_types(&self) -> BTreeSet<TypeId> {
        let with_files = self.closure(self.types_with_files.iter().copied());
        let ids = (0..self.types.len()).map(TypeId);
        let components = ids.filter(|id| !self.type_of(*id).is_inline && !with_files.contains(id));
        let inline = named(self.types_in_operations()).into_iter();
        self.closure(components.chain(inline))
            .into_iter()
            .chain(self.webhook_types())
            .collect()
    }

    /// Returns some types, and all that they use. Files are compiled as a whole, so the other types in their files are among them.
    pub fn used_with(&self, types: &BTreeSet<TypeId>) -> BTreeSet<TypeId> {
        let in_file = |id: TypeId| self.types_in_file(self.type_of(id).file).iter().copied();
        self.reached(types.iter().copied(), in_file)
    }

    /// Returns the types in the parameters, bodies and headers of an operation.
    pub fn types_of_operation(&self, operation: &Operation) -> BTreeSet<TypeId> {
        named(self.types_in(std::slice::from_ref(operation), &[]))
            .into_iter()
            .collect()
    }

    /// Returns the types of common headers.
    pub fn types_of_common_headers(&self) -> impl Iterator<Item = TypeId> {
        let common = self.common_headers.iter();
        common.flat_map(|common| common.header.field.ty.named())
    }

    /// Returns the types that webhooks use.
    pub fn webhook_types(&self) -> BTreeSet<TypeId> {
        self.closure(named(self.types_in_webhooks()))
    }

    /// Returns `true` if any value is a password.
    pub fn has_passwords(&self) -> bool {
        let named = self.types.iter();
        let named = named.flat_map(|definition| definition.kind.types());
        let all = named.chain(self.types_in_operations());
        let mut all = all.chain(self.types_in_webhooks());
        all.any(|ty| ty.has_format(Format::Password))
    }

    fn types_in_operations(&self) -> Vec<&Type> {
        let mut types = self.types_in(&self.operations, &self.error_bodies);
        let common = self.common_headers.iter();
        types.extend(common.map(|common| &common.header.field.ty));
        types
    }

    fn types_in_webhooks(&self) -> Vec<&Type> {
        self.types_in(&self.webhooks.operations, &self.webhooks.error_bodies)
    }

    /// Returns the types of operations.
    fn types_in<'a>(
        &'a self,
        operations: &'a [Operation],
        errors: &'a [ErrorBody],
    ) -> Vec<&'a Type> {
        let requests = operations.iter().flat_map(Operation::request_types);
        let responses = operations.iter();
        let responses = responses.flat_map(|one| one.response_types(&self.payloads));
        let types = requests.chain(responses);
        types.chain(errors.iter().map(|error| &error.ty)).collect()
    }

    /// Returns some types, all that they contain, and all that they are converted from.
    fn closure(&self, from: impl IntoIterator<Item = TypeId>) -> BTreeSet<TypeId> {
        self.reached(from, |_| [])
    }

    /// Returns these types with others that each of them requires.
    fn reached<I: IntoIterator<Item = TypeId>>(
        &self,
        from: impl IntoIterator<Item = TypeId>,
        others: impl Fn(TypeId) -> I,
    ) -> BTreeSet<TypeId> {
        let sources = self.converted();
        closure(from, |id| {
            let mut next = self.type_of(id).kind.parts();
            next.extend(sources.get(&id).into_iter().flatten());
            next.extend(others(id));
            next
        })
    }

    /// Returns the sources of conversions by target.
    fn converted(&self) -> BTreeMap<TypeId, Vec<TypeId>> {
        let conversions = &self.conversions;
        let mut sources = BTreeMap::<_, Vec<_>>::new();
        for one in conversions
            .to_requests
            .iter()
            .chain(&conversions.to_responses)
        {
            sources.entry(one.to).or_default().push(one.from);
        }
        sources
    }
}

/// Returns the named types in some types.
fn named(types: Vec<&Type>) -> Vec<TypeId> {
    types.into_iter().flat_map(Type::named).collect()
}
