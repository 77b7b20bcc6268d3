//! Targets of references that do not stand in `components`: `#/paths/~1pets/get/responses/200`. The
//! path items of webhooks and callbacks are read like them.

use std::collections::HashMap;

use indexmap::IndexMap;
use openapiv3::{
    Callback, Components, Example, Header, Link, Parameter, PathItem, ReferenceOr, RequestBody,
    Response, Schema, SecurityScheme,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Place;
use super::deserialize::deserialize;
use super::grammar::Shape;
use super::nodes::node;
use super::structure::{Outline, section, stands_elsewhere};
use crate::report::Report;

/// Such targets by kind and place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Elsewhere {
    callbacks: Targets<Callback>,
    examples: Targets<Example>,
    headers: Targets<Header>,
    links: Targets<Link>,
    parameters: Targets<Parameter>,
    path_items: Targets<PathItem>,
    request_bodies: Targets<RequestBody>,
    responses: Targets<Response>,
    schemas: Targets<Schema>,
    security_schemes: Targets<SecurityScheme>,
}

type Targets<T> = HashMap<Place, ReferenceOr<T>>;

/// What a reference can stand for.
pub(crate) trait Referable: DeserializeOwned {
    const SHAPE: Shape;

    fn section(components: &Components) -> Option<&IndexMap<String, ReferenceOr<Self>>>;

    fn targets(elsewhere: &Elsewhere) -> &Targets<Self>;

    fn targets_mut(elsewhere: &mut Elsewhere) -> &mut Targets<Self>;

    /// The name of the component at a place; `None` where no such component stands.
    fn component_name(place: &Place) -> Option<&str> {
        let section = section(place)?;
        let is_such = Self::SHAPE.section() == Some(section);
        is_such.then(|| place.name())?
    }
}

macro_rules! referable {
    ($($item:ident $targets:ident ($($section:ident)?);)*) => {$(
        impl Referable for $item {
            const SHAPE: Shape = Shape::$item;

            fn section(_components: &Components) -> Option<&IndexMap<String, ReferenceOr<Self>>> {
                None$(.or(Some(&_components.$section)))?
            }

            fn targets(elsewhere: &Elsewhere) -> &Targets<Self> {
                &elsewhere.$targets
            }

            fn targets_mut(elsewhere: &mut Elsewhere) -> &mut Targets<Self> {
                &mut elsewhere.$targets
            }
        }
    )*};
}

referable! {
    Callback callbacks (callbacks);
    Example examples (examples);
    Header headers (headers);
    Link links (links);
    Parameter parameters (parameters);
    PathItem path_items ();
    RequestBody request_bodies (request_bodies);
    Response responses (responses);
    Schema schemas (schemas);
    SecurityScheme security_schemes (security_schemes);
}

impl Elsewhere {
    /// Reads all such targets out of a value that was checked.
    pub(super) fn read(value: &Value, outline: &Outline, report: &mut Report) -> Option<Self> {
        let mut elsewhere = Self::default();
        for reference in &outline.references {
            if let Some(place) = Place::of_reference(&reference.target) {
                elsewhere.add_shape(reference.shape, value, place, report)?;
            }
        }
        for place in &outline.path_items {
            elsewhere.add::<PathItem>(value, place.clone(), report)?;
        }
        Some(elsewhere)
    }

    fn add_shape(
        &mut self,
        shape: Shape,
        value: &Value,
        place: Place,
        report: &mut Report,
    ) -> Option<()> {
        match shape {
            Shape::Callback => self.add::<Callback>(value, place, report),
            Shape::Example => self.add::<Example>(value, place, report),
            Shape::Header => self.add::<Header>(value, place, report),
            Shape::Link => self.add::<Link>(value, place, report),
            Shape::Parameter => self.add::<Parameter>(value, place, report),
            Shape::PathItem => self.add::<PathItem>(value, place, report),
            Shape::RequestBody => self.add::<RequestBody>(value, place, report),
            Shape::Response => self.add::<Response>(value, place, report),
            Shape::Schema => self.add::<Schema>(value, place, report),
            Shape::SecurityScheme => self.add::<SecurityScheme>(value, place, report),
            _ => Some(()),
        }
    }

    fn add<T: Referable>(
        &mut self,
        value: &Value,
        place: Place,
        report: &mut Report,
    ) -> Option<()> {
        let targets = T::targets_mut(self);
        if !stands_elsewhere(&place) || targets.contains_key(&place) {
            return Some(());
        }
        let Some(target) = node(value, &place) else {
            return Some(()); // An unknown reference, which was reported.
        };
        let target = deserialize(target, &place, report)?;
        targets.insert(place, target);
        Some(())
    }
}
