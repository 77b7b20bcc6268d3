//! The path items of webhooks and callbacks, which `openapiv3` supports only in part.

use std::collections::HashMap;

use openapiv3::PathItem;

use super::inline_definitions::Referable;
use super::{Document, Resolved};
use crate::source::MAX_DEPTH;
use crate::source::grammar::{EARLIER_WEBHOOKS, Shape, WEBHOOKS};
use crate::source::tree::{Place, keys};
use crate::source::validation::Reference;

/// A URL of a callback of an operation.
#[derive(Debug)]
pub(crate) struct Callback<'d> {
    /// The name of the callback.
    pub key: &'d str,
    /// The URL, which may contain runtime expressions.
    pub address: &'d str,
    pub place: Place,
}

/// The targets of references where `openapiv3` supports no references.
pub(super) fn reference_targets(references: &[Reference]) -> HashMap<Place, Place> {
    let shapes = [Shape::Callback, Shape::PathItem];
    let references = references.iter().filter(|one| shapes.contains(&one.shape));
    references
        .filter_map(|one| Some((one.place.clone(), Place::of_reference(&one.target)?)))
        .collect()
}

impl Document {
    /// The names of the webhooks, and the places of their path items.
    pub(crate) fn webhooks(&self) -> Vec<(&str, Place)> {
        let webhooks = self.entries(&Place::root().key(WEBHOOKS));
        if !webhooks.is_empty() || !self.is_3_0() {
            return webhooks;
        }
        let mut earlier = self.entries(&Place::root().key(EARLIER_WEBHOOKS));
        earlier.retain(|(_, place)| self.path_item(place).is_some());
        earlier
    }

    /// The path items by their paths, followed by those of webhooks by `webhook:` and their names.
    pub(crate) fn path_items(&self) -> Vec<(String, Resolved<'_, PathItem>)> {
        let place = Place::root().key("paths");
        let paths = self.openapi.paths.paths.iter().filter_map(|(path, item)| {
            let found = self.resolve(item, &place.key(path))?;
            Some((path.clone(), found))
        });
        let webhooks = self.webhooks().into_iter();
        let webhooks = webhooks.filter_map(|(name, place)| {
            let found = self.path_item(&place)?;
            Some((format!("webhook:{name}"), found))
        });
        paths.chain(webhooks).collect()
    }

    /// The callbacks of the operation at a place.
    pub(crate) fn callbacks(&self, operation: &Place) -> Vec<Callback<'_>> {
        let callbacks = self.entries(&operation.key("callbacks")).into_iter();
        let urls = callbacks.flat_map(|(key, place)| {
            let place = self.target(&place).unwrap_or(place);
            let entries = self.entries(&place).into_iter();
            entries.map(move |(address, place)| Callback {
                key,
                address,
                place,
            })
        });
        urls.collect()
    }

    /// Returns the path item at a place, or the target of a reference.
    pub(crate) fn path_item(&self, place: &Place) -> Option<Resolved<'_, PathItem>> {
        let place = self.target(place).unwrap_or_else(|| place.clone());
        let item = PathItem::targets(&self.inline).get(&place)?;
        Some(self.resolved(item.as_item()?, place))
    }

    /// The target of a reference at a place.
    fn target(&self, place: &Place) -> Option<Place> {
        let next = |place: &Place| self.webhook_references.get(place).cloned();
        let chain = std::iter::successors(next(place), next);
        chain.take(MAX_DEPTH).last()
    }

    /// The entries of an object, without extensions.
    fn entries(&self, place: &Place) -> Vec<(&str, Place)> {
        let keys = keys(self.raw(place)).filter(|key| !key.starts_with("x-"));
        keys.map(|key| (key, place.key(key))).collect()
    }
}
