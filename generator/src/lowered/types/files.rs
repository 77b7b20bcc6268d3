//! The file that defines each type: that of the component or operation to which it belongs.

use std::collections::{BTreeMap, BTreeSet};

use crate::lowered::{Api, Operation, Shape, Type, TypeDefinition, TypeId, closure};
use crate::names::Name;

/// A file with types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TypeFile {
    /// The file of a type in `types`.
    Type(TypeId),
    /// The file of an operation, by its index in `Api::operations`.
    Operation(usize),
}

/// The number of types from which a part has a file of its own.
const LARGE_PART: usize = 60;

/// The number of types from which no more are added to a file. With 86, files of types have at most 3,000 lines in the largest
/// servers that were measured.
const FULL: usize = 86;

/// The types of each file, in reading order.
pub type TypeFiles = BTreeMap<TypeFile, Vec<TypeId>>;

impl Api {
    /// Decides on the file of each type.
    ///
    /// An inline type is in the file of the component or operation whose name begins its own; otherwise, in that of the
    /// first component or the only operation that uses it. Large parts, and types of several operations, have files of their own.
    pub fn place_types(&mut self) {
        let mut placing = Placing {
            api: self,
            of_webhooks: self.webhook_types(),
            gated: self.webhook_only_types.clone(),
            shared: shared_types(self),
            files: TypeFiles::new(),
            file_of: vec![None; self.types.len()],
        };
        placing.place_all();
        let files = placing.files;
        for (file, ids) in &files {
            for id in ids {
                if let Some(definition) = self.types.get_mut(id.0) {
                    definition.file = *file;
                }
            }
        }
        self.type_files = files;
    }

    /// Moves a type to a file of its own.
    pub(super) fn move_to_own_file(&mut self, id: TypeId) {
        let own = TypeFile::Type(id);
        for ids in self.type_files.values_mut() {
            ids.retain(|one| *one != id);
        }
        self.type_files.retain(|_, ids| !ids.is_empty());
        self.type_files.entry(own).or_default().push(id);
        if let Some(definition) = self.types.get_mut(id.0) {
            definition.file = own;
        }
    }

    /// The path of the module that defines a type.
    pub fn module_of(&self, id: TypeId) -> String {
        if let Some(path) = self.types_path() {
            return format!("{path}::types");
        }
        match self.type_of(id).file {
            TypeFile::Type(first) => format!("crate::types::{}", self.type_of(first).module.rust),
            TypeFile::Operation(index) => {
                let operation = self.operations.get(index);
                operation.map(Operation::module).unwrap_or_default()
            }
        }
    }

    /// The path of the file of a type in the crate.
    pub fn path_of(&self, definition: &TypeDefinition) -> String {
        match definition.file {
            TypeFile::Type(first) => format!("src/types/{}.rs", self.type_of(first).module.plain()),
            TypeFile::Operation(index) => {
                let name = self
                    .operations
                    .get(index)
                    .map(|operation| operation.name.plain());
                format!("src/operations/{}.rs", name.unwrap_or_default())
            }
        }
    }

    /// The types that are generated.
    pub fn generated_types(&self) -> impl Iterator<Item = TypeId> {
        self.type_files.values().flatten().copied()
    }

    /// The types in a file.
    pub fn types_in_file(&self, file: TypeFile) -> &[TypeId] {
        self.type_files
            .get(&file)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    /// Returns the types in the parameters, bodies and headers of an operation, without those of shared payloads.
    fn own_types<'a>(&'a self, operation: &'a Operation) -> impl Iterator<Item = &'a Type> {
        let is_shared = |shape: &Shape| {
            let payload = shape.payload().and_then(|index| self.payloads.get(index));
            payload.is_some_and(|payload| payload.module.is_some())
        };
        let shapes = operation.responses.iter().map(|response| &response.shape);
        let own = shapes.filter(move |shape| !is_shared(shape));
        let responses = own.flat_map(|shape| shape.types(&self.payloads));
        operation.request_types().chain(responses)
    }
}

/// The inline types that several operations use. If files of operations have cargo features, those of components and shared
/// payloads are among them.
fn shared_types(api: &Api) -> BTreeSet<TypeId> {
    let has_features = !api.tag_features.is_empty();
    let mut known = match has_features {
        true => inline_types_of_components(api),
        false => BTreeSet::new(),
    };
    let mut shared = BTreeSet::new();
    for operation in &api.operations {
        let types: Vec<TypeId> = match has_features {
            true => api.types_of_operation(operation).into_iter().collect(),
            false => api.own_types(operation).flat_map(Type::named).collect(),
        };
        let types = inline_types(api, types);
        shared.extend(types.intersection(&known).copied());
        known.extend(types);
    }
    shared
}

fn inline_types_of_components(api: &Api) -> BTreeSet<TypeId> {
    let components = api.types.iter().filter(|definition| !definition.is_inline);
    let parts = components.flat_map(|definition| definition.kind.parts());
    inline_types(api, parts)
}

/// Returns the inline types among some types, and those that they contain without other types between them.
fn inline_types(api: &Api, types: impl IntoIterator<Item = TypeId>) -> BTreeSet<TypeId> {
    let is_inline = |id: &TypeId| api.type_of(*id).is_inline;
    closure(types.into_iter().filter(is_inline), |id| {
        let parts = api.type_of(id).kind.parts().into_iter();
        parts.filter(is_inline)
    })
}

struct Placing<'a> {
    api: &'a Api,
    /// The types of webhooks, which are separate from the operations.
    of_webhooks: BTreeSet<TypeId>,
    /// The types that only webhooks use. A file has only such types, or none.
    gated: BTreeSet<TypeId>,
    /// The types of several operations, which are in the file of none of them.
    shared: BTreeSet<TypeId>,
    files: TypeFiles,
    file_of: Vec<Option<TypeFile>>,
}

impl Placing<'_> {
    fn place_all(&mut self) {
        let api = self.api;
        let used = api.used_types();
        let is_root = |id: &TypeId| !api.type_of(*id).is_inline;
        let roots: Vec<TypeId> = used.iter().copied().filter(is_root).collect();
        for root in &roots {
            self.add(*root, TypeFile::Type(*root));
        }
        for by_name in [true, false] {
            for root in &roots {
                self.place_parts(*root, TypeFile::Type(*root), by_name);
            }
            let operations = api.operations.iter().enumerate();
            // The file of an unstable operation has a cargo feature.
            for (index, operation) in operations.filter(|(_, one)| one.stability.is_none()) {
                for id in api.own_types(operation).flat_map(Type::named) {
                    if self.shared.contains(&id) || !api.has_own_types() {
                        self.place(id, TypeFile::Type(id), by_name);
                    } else if !by_name || begins(&api.type_of(id).name, &operation.stem) {
                        self.place(id, TypeFile::Operation(index), by_name);
                    }
                }
            }
        }
        for id in used {
            self.place(id, TypeFile::Type(id), false);
        }
    }

    /// Places an inline type and all that belongs to it, unless it is placed.
    fn place(&mut self, id: TypeId, file: TypeFile, by_name: bool) {
        if self.may_take(file, id) {
            self.add(id, file);
            self.place_parts(id, file, by_name);
        }
    }

    /// Places the inline types that a type contains into its file: those whose names begin with its name, or all.
    fn place_parts(&mut self, owner: TypeId, file: TypeFile, by_name: bool) {
        let api = self.api;
        let parts_of = |owner: TypeId| {
            let definition = api.type_of(owner);
            let mut parts = definition.kind.parts();
            parts.retain(|part| !by_name || begins(&api.type_of(*part).name, &definition.name));
            parts.reverse();
            parts
        };
        let mut waiting = parts_of(owner);
        while let Some(part) = waiting.pop() {
            if !self.may_take(file, part) {
                continue;
            }
            match self.has_room_for(file, part) {
                true => {
                    self.add(part, file);
                    waiting.extend(parts_of(part));
                }
                false => self.place(part, TypeFile::Type(part), by_name),
            }
        }
    }

    /// Returns `true` if neither the file nor the part is too large.
    fn has_room_for(&self, file: TypeFile, part: TypeId) -> bool {
        let count = self.files.get(&file).map_or(0, Vec::len);
        count < FULL && !self.is_large(part)
    }

    fn is_large(&self, part: TypeId) -> bool {
        let (mut waiting, mut found) = (vec![part], BTreeSet::new());
        while let Some(id) = waiting.pop() {
            let definition = self.api.type_of(id);
            if definition.is_inline && found.insert(id) {
                waiting.extend(definition.kind.parts());
            }
            if found.len() >= LARGE_PART {
                return true;
            }
        }
        false
    }

    /// Returns `true` if a file may have a type that is not placed yet.
    fn may_take(&self, file: TypeFile, id: TypeId) -> bool {
        let is_new = self.file_of.get(id.0) == Some(&None);
        is_new
            && self.api.type_of(id).is_inline
            && match file {
                TypeFile::Type(first) => self.gated.contains(&first) == self.gated.contains(&id),
                TypeFile::Operation(_) => {
                    !self.of_webhooks.contains(&id) && !self.shared.contains(&id)
                }
            }
    }

    fn add(&mut self, id: TypeId, file: TypeFile) {
        if let Some(placed) = self.file_of.get_mut(id.0) {
            *placed = Some(file);
        }
        self.files.entry(file).or_default().push(id);
    }
}

/// Returns `true` if a name begins with another one.
fn begins(name: &Name, owner: &Name) -> bool {
    name.plain().starts_with(owner.plain())
}
