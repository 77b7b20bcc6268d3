//! Renumbers types, to compare those of two descriptions.

use super::{
    AdditionalProperties, Content, Default, Field, Operation, Payload, Shape, Type, TypeId,
    TypeKind,
};

/// Returns the new index of a type.
type Rename<'r> = dyn Fn(TypeId) -> TypeId + 'r;

impl Type {
    /// Renumbers the named types in it.
    pub fn rename(&mut self, to: &Rename<'_>) {
        match self {
            Self::Named(id) => *id = to(*id),
            Self::Array(array) => array.items.rename(to),
            Self::Tuple(items) => items.iter_mut().for_each(|item| item.rename(to)),
            Self::Map(map) => map.values.rename(to),
            Self::Nullable(ty) => ty.rename(to),
            _ => {}
        }
    }
}

impl Default {
    fn rename(&mut self, to: &Rename<'_>) {
        match self {
            Self::EnumValue(id, _) => *id = to(*id),
            Self::Array(items) => {
                items.iter_mut().for_each(|item| item.rename(to));
            }
            Self::Map(entries) => entries.iter_mut().for_each(|(_, value)| value.rename(to)),
            Self::Object(id, fields) => {
                *id = to(*id);
                let own = fields.own.iter_mut().flatten();
                let others = fields.others.iter_mut().map(|(_, value)| value);
                own.chain(others).for_each(|value| value.rename(to));
            }
            Self::Variant(id, _, value) => {
                *id = to(*id);
                value.rename(to);
            }
            _ => {}
        }
    }
}

impl Field {
    fn rename(&mut self, to: &Rename<'_>) {
        self.ty.rename(to);
        if let Some(default) = &mut self.default {
            default.rename(to);
        }
    }
}

impl TypeKind {
    /// Renumbers the named types that it contains.
    pub fn rename(&mut self, to: &Rename<'_>) {
        match self {
            Self::Struct(object) => {
                let kept = match &mut object.additional {
                    AdditionalProperties::Kept(field) => Some(field.as_mut()),
                    AdditionalProperties::Ignored | AdditionalProperties::Refused => None,
                };
                let fields = object.fields.iter_mut().chain(kept);
                fields.for_each(|field| field.rename(to));
            }
            Self::Union(union) => {
                let variants = union.variants.iter_mut();
                variants.for_each(|variant| variant.ty.rename(to));
            }
            Self::Alias(ty) => ty.rename(to),
            Self::Enum(_) | Self::Foreign(_) => {}
        }
    }
}

impl Payload {
    /// Renumbers the named types that it contains.
    pub fn rename(&mut self, to: &Rename<'_>) {
        let headers = self.headers.iter_mut();
        headers.for_each(|header| header.field.rename(to));
        let body = self.body.iter_mut().flat_map(Content::types_mut);
        body.for_each(|ty| ty.rename(to));
    }
}

impl Operation {
    /// Renumbers the named types of its requests and responses, except for payloads.
    pub fn rename(&mut self, to: &Rename<'_>) {
        let parameters = self.all_parameters_mut();
        parameters.for_each(|parameter| parameter.field.rename(to));
        for content in self.contents_mut() {
            content.types_mut().into_iter().for_each(|ty| ty.rename(to));
        }
        if let Some(pagination) = &mut self.pagination {
            pagination.item.rename(to);
        }
    }

    /// Returns the bodies of its requests and responses, except for payloads.
    pub fn contents_mut(&mut self) -> impl Iterator<Item = &mut Content> {
        let requested = self.body.iter_mut().map(|body| &mut body.content);
        let others = self.other_bodies.iter_mut().map(|body| &mut body.content);
        let shapes = self
            .responses
            .iter_mut()
            .map(|response| &mut response.shape);
        let answered = shapes.filter_map(|shape| match shape {
            Shape::Body(content) => Some(content.as_mut()),
            Shape::Empty | Shape::Payload(_) => None,
        });
        requested.chain(others).chain(answered)
    }
}
