//! Parts of a description that `openapiv3` does not read: targets of references outside of `components`, such as
//! `#/paths/~1pets/get/responses/200`, the path items of webhooks and callbacks, operations with other methods than those
//! of OpenAPI 3.0, and the schemas of items.

use std::collections::HashMap;

use indexmap::IndexMap;
use openapiv3::{
    Callback, Components, Example, Header, Link, MediaType, Operation, Parameter, PathItem,
    ReferenceOr, RequestBody, Response, Schema, SecurityScheme,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::operations::{ITEM_SCHEMA, is_later};
use crate::report::{Code, Report};
use crate::source::grammar::Shape;
use crate::source::tree::{Place, node};
use crate::source::validation::{Outline, is_inline, section};

type Targets<T> = HashMap<Place, ReferenceOr<T>>;

/// An object that is read by its place, such as the target of a reference.
pub(crate) trait Referable: DeserializeOwned {
    const SHAPE: Shape;

    fn section(components: &Components) -> Option<&IndexMap<String, ReferenceOr<Self>>>;

    fn targets(inline: &InlineDefinitions) -> &Targets<Self>;

    fn targets_mut(inline: &mut InlineDefinitions) -> &mut Targets<Self>;

    /// The name of the component at a place; `None` if it is not such a component.
    fn component_name(place: &Place) -> Option<&str> {
        let section = section(place)?;
        let is_own = Self::SHAPE.section() == Some(section);
        is_own.then(|| place.name())?
    }
}

macro_rules! referable {
    ($($item:ident $targets:ident ($($section:ident)?);)*) => {
        /// The parts outside of `components`, by their places.
        #[derive(Clone, Debug, Default)]
        pub(crate) struct InlineDefinitions {
            $($targets: Targets<$item>,)*
        }

        impl InlineDefinitions {
            fn add_shape(
                &mut self,
                shape: Shape,
                value: &Value,
                place: Place,
                report: &mut Report,
            ) -> Option<()> {
                match shape {
                    $(Shape::$item => self.add::<$item>(value, place, report),)*
                    _ => Some(()),
                }
            }
        }

        $(impl Referable for $item {
            const SHAPE: Shape = Shape::$item;

            fn section(_components: &Components) -> Option<&IndexMap<String, ReferenceOr<Self>>> {
                None$(.or(Some(&_components.$section)))?
            }

            fn targets(inline: &InlineDefinitions) -> &Targets<Self> {
                &inline.$targets
            }

            fn targets_mut(inline: &mut InlineDefinitions) -> &mut Targets<Self> {
                &mut inline.$targets
            }
        })*
    };
}

referable! {
    Callback callbacks (callbacks);
    Example examples (examples);
    Header headers (headers);
    Link links (links);
    MediaType media_types ();
    Operation operations ();
    Parameter parameters (parameters);
    PathItem path_items ();
    RequestBody request_bodies (request_bodies);
    Response responses (responses);
    Schema schemas (schemas);
    SecurityScheme security_schemes (security_schemes);
}

impl InlineDefinitions {
    /// Deserializes all such parts of a validated description.
    pub(super) fn read(value: &Value, outline: &Outline, report: &mut Report) -> Option<Self> {
        let mut inline = Self::default();
        for reference in &outline.references {
            if let Some(place) = Place::of_reference(&reference.target) {
                inline.add_shape(reference.shape, value, place, report)?;
            }
        }
        for place in &outline.path_items {
            inline.add::<PathItem>(value, place.clone(), report)?;
        }
        for (place, shape) in &outline.objects {
            match shape {
                Shape::Operation if is_later(place) => {
                    inline.add::<Operation>(value, place.clone(), report)?;
                }
                Shape::MediaType => {
                    inline.add::<Schema>(value, place.key(ITEM_SCHEMA), report)?;
                }
                _ => {}
            }
        }
        Some(inline)
    }

    fn add<T: Referable>(
        &mut self,
        value: &Value,
        place: Place,
        report: &mut Report,
    ) -> Option<()> {
        let targets = T::targets_mut(self);
        if !is_inline(&place) || targets.contains_key(&place) {
            return Some(());
        }
        // An unresolved reference was reported.
        if let Some(target) = node(value, &place) {
            let target = deserialize(target, &place, report)?;
            targets.insert(place, target);
        }
        Some(())
    }
}

/// Deserializes a validated value. An error is a gap in the validation, and is reported with the error of `openapiv3`.
pub(super) fn deserialize<T: DeserializeOwned>(
    value: &Value,
    place: &Place,
    report: &mut Report,
) -> Option<T> {
    use serde_path_to_error::Segment;

    let error = match serde_path_to_error::deserialize::<_, T>(value) {
        Ok(read) => return Some(read),
        Err(error) => error,
    };
    let segments = error.path().iter();
    let place = segments.fold(place.clone(), |place, segment| match segment {
        Segment::Seq { index } => place.index(*index),
        Segment::Map { key } => place.key(key),
        _ => place,
    });
    report
        .add(
            Code::UnreadablePart,
            &place,
            "unreadable part of the description",
        )
        .label(error.inner().to_string());
    None
}
