//! The fields of an object and the items of an array, checked one after the other.

use crate::runtime::check;
use crate::runtime::decode::Decode;
use crate::runtime::decode_error::DecodeError;
use crate::runtime::limits::{expected_count, reason_of_fields, reason_of_items};
use crate::runtime::reader::Reader;
use crate::runtime::reason::{Reason, ViolationKind};
use crate::runtime::schema::{ArraySchema, ObjectSchema, Schema};
use crate::runtime::tree::Tree;
use crate::runtime::unique;

/// The fields of an object that were read so far.
pub(crate) struct Fields {
    schema: &'static ObjectSchema,
    /// The index of the field that is expected next.
    next: usize,
    count: usize,
    found: Found,
}

/// A set of indices.
#[derive(Default)]
struct Found {
    /// The first 64, one per bit.
    first: u64,
    others: Vec<usize>,
}

impl Found {
    /// Adds an index; `false` if it is known.
    fn insert(&mut self, index: usize) -> bool {
        let is_new = !self.contains(index);
        match index {
            0..64 => self.first |= 1 << index,
            _ if is_new => self.others.push(index),
            _ => {}
        }
        is_new
    }

    fn contains(&self, index: usize) -> bool {
        match index {
            0..64 => self.first & (1 << index) != 0,
            _ => self.others.contains(&index),
        }
    }
}

impl Fields {
    pub(crate) fn new(schema: &'static ObjectSchema) -> Self {
        Self {
            schema,
            next: 0,
            count: 0,
            found: Found::default(),
        }
    }

    /// Checks the name of a field, and gives the reader the schema of its value.
    pub(crate) fn enter(&mut self, reader: &mut Reader<'_>, name: &str) -> Result<(), DecodeError> {
        self.count += 1;
        let schema = self.schema;
        let mut errors = match &schema.names {
            Schema::Any => None,
            names => check::string(name, names).err(),
        };
        let fields = schema.fields;
        let index = match fields.get(self.next) {
            Some(field) if field.name == name => Some(self.next),
            _ => fields.iter().position(|field| field.name == name),
        };
        let mut of_value = None;
        if let Some((index, field)) = index.and_then(|index| Some((index, fields.get(index)?))) {
            self.next = index + 1;
            if !self.found.insert(index) {
                return Err(DecodeError::merged(
                    errors,
                    DecodeError::new(Reason::REPEATED),
                ));
            }
            of_value = Some(&field.schema);
        } else if let Some(index) = schema.required.iter().position(|known| *known == name) {
            self.found.insert(fields.len() + index);
        }
        for (matches, pattern) in schema.patterns {
            if !matches(name) {
                continue;
            }
            match of_value {
                None => of_value = Some(pattern),
                Some(_) => {
                    if let Err(error) = check::check_ahead(reader, pattern) {
                        errors = Some(DecodeError::merged(errors, error));
                    }
                }
            }
        }
        let of_value = match (of_value, &schema.additional) {
            (None, Schema::Never) => {
                return Err(DecodeError::merged(
                    errors,
                    DecodeError::new(Reason::UNKNOWN),
                ));
            }
            (of_value, additional) => of_value.unwrap_or(additional),
        };
        let Some(errors) = errors else {
            reader.expect(of_value);
            return Ok(());
        };
        match check::check_ahead(reader, of_value) {
            Err(first) if reader.finds_all() => Err(first.and(errors)),
            _ => Err(errors),
        }
    }

    /// Returns the violations of the object as a whole.
    pub(crate) fn finish(&self) -> Option<DecodeError> {
        let schema = self.schema;
        let fields = schema.fields.iter().enumerate();
        let declared = fields.filter(|(_, field)| field.required);
        let declared = declared.map(|(index, field)| (index, field.name));
        let others = schema.required.iter().enumerate();
        let others = others.map(|(index, name)| (schema.fields.len() + index, *name));
        let mut missing = declared
            .chain(others)
            .filter(|(index, _)| !self.found.contains(*index));
        let is_counted = (schema.minimum..=schema.maximum).contains(&self.count);
        let first = missing.next();
        if first.is_none() && is_counted {
            return None;
        }
        let missing = first.into_iter().chain(missing);
        let missing = missing.map(|(_, name)| DecodeError::new(Reason::REQUIRED).in_field(name));
        let count = reason_of_fields(self.count, schema.minimum, schema.maximum);
        let all = missing.chain(count.map(DecodeError::new));
        all.reduce(DecodeError::and)
    }
}

/// The items of an array that were read so far.
pub(crate) struct Items {
    schema: &'static ArraySchema,
    count: usize,
    /// The number of items that satisfy each schema of `contains`.
    contained: Vec<usize>,
    /// The items with their indices, if all must differ.
    values: Vec<(Tree, usize)>,
}

impl Items {
    pub(crate) fn new(schema: &'static ArraySchema) -> Self {
        Self {
            schema,
            count: 0,
            contained: vec![0; schema.contains.len()],
            values: Vec::new(),
        }
    }

    /// Gives the reader the schema of the next item.
    pub(crate) fn enter(&mut self, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
        let schema = self.schema;
        for (contains, count) in schema.contains.iter().zip(&mut self.contained) {
            *count += usize::from(check::holds(reader, &contains.schema));
        }
        if schema.unique {
            // An item with a repeated field equals no other.
            let value = Tree::decode(&mut reader.clone().unchecked());
            self.values
                .extend(value.ok().map(|value| (value, self.count)));
        }
        reader.expect(schema.first.get(self.count).unwrap_or(&schema.items));
        self.count += 1;
        Ok(())
    }

    /// Returns the violations of the array as a whole.
    pub(crate) fn finish(self) -> Option<DecodeError> {
        let schema = self.schema;
        let count = reason_of_items(self.count, schema.minimum, schema.maximum);
        let contained = schema.contains.iter().zip(self.contained);
        let contained = contained.filter_map(|(contains, count)| {
            let is_in_range = (contains.minimum..=contains.maximum).contains(&count);
            (!is_in_range).then(|| {
                let count = expected_count(contains.minimum, contains.maximum, "items");
                let verb = if count.ends_with('s') {
                    "satisfy"
                } else {
                    "satisfies"
                };
                let message = format!("{count} that {verb} a constraint");
                DecodeError::new(Reason::new(ViolationKind::Contains, message))
            })
        });
        let repeated = unique::first_repeated(self.values).map(|(index, earlier)| {
            let message = format!("equals the item at index {earlier}");
            DecodeError::new(Reason::new(ViolationKind::UniqueItems, message)).in_item(index)
        });
        let all = count
            .map(DecodeError::new)
            .into_iter()
            .chain(contained)
            .chain(repeated);
        all.reduce(DecodeError::and)
    }
}
