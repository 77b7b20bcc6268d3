//! The path items of webhooks and of callbacks, for which `openapiv3` has little room.

use std::collections::HashMap;

use openapiv3::PathItem;
use serde_json::{Map, Value};

use super::document::{Document, Resolved};
use super::elsewhere::Referable;
use super::grammar::Shape;
use super::structure::Reference;
use super::version::Version;
use super::{MAX_DEPTH, Place};
use crate::selection::METHODS;

/// Where webhooks stand since 3.1.
pub(super) const WEBHOOKS: &str = "webhooks";

/// Where they stand in descriptions of 3.0 by custom.
pub(super) const EARLIER_WEBHOOKS: &str = "x-webhooks";

/// A callback of an operation: one of the addresses that it has.
#[derive(Debug)]
pub(crate) struct Callback<'d> {
    /// What the operation calls it.
    pub key: &'d str,
    /// The address, which may be found in the request or its answer.
    pub address: &'d str,
    /// Where the address is written.
    pub place: Place,
}

/// Whether a key of the document holds webhooks though 3.0 knows none: an extension may hold
/// anything, and is none where it does not look like them.
pub(super) fn are_webhooks(key: &str, value: &Value, version: Version) -> bool {
    let is_path_item = |value: &Value| {
        let keys = value.as_object().into_iter().flat_map(Map::keys);
        let mut keys = keys.map(String::as_str);
        keys.any(|key| key == "$ref" || METHODS.contains(&key))
    };
    let are_path_items = |entries: &Map<String, Value>| entries.values().all(is_path_item);
    let is_such = key == EARLIER_WEBHOOKS && version == Version::V3_0;
    is_such && value.as_object().is_some_and(are_path_items)
}

/// The targets of references where `openapiv3` expects what they stand for itself.
pub(super) fn references(references: &[Reference]) -> HashMap<Place, Place> {
    let shapes = [Shape::Callback, Shape::PathItem];
    let references = references.iter();
    references
        .filter(|reference| shapes.contains(&reference.shape))
        .filter_map(|one| Some((one.place.clone(), Place::of_reference(&one.target)?)))
        .collect()
}

impl Document {
    /// The webhooks: their names, and where their path items stand.
    pub(crate) fn webhooks(&self) -> Vec<(&str, Place)> {
        let place = Place::root().key(WEBHOOKS);
        let webhooks = self.entries(&place);
        match webhooks.is_empty() && self.is_3_0() {
            true => {
                let place = Place::root().key(EARLIER_WEBHOOKS);
                let earlier = self.entries(&place).into_iter();
                earlier
                    .filter(|(_, place)| self.path_item(place).is_some())
                    .collect()
            }
            false => webhooks,
        }
    }

    /// The path items by their paths, and behind them those of webhooks, by `webhook:` and their
    /// names.
    pub(crate) fn path_items(&self) -> Vec<(String, &PathItem)> {
        let place = Place::root().key("paths");
        let paths = self.openapi.paths.paths.iter().filter_map(|(path, item)| {
            let found = self.resolve(item, &place.key(path))?;
            Some((path.clone(), found.item))
        });
        let webhooks = self.webhooks().into_iter();
        let webhooks = webhooks.filter_map(|(name, place)| {
            let found = self.path_item(&place)?;
            Some((format!("webhook:{name}"), found.item))
        });
        paths.chain(webhooks).collect()
    }

    /// The callbacks of the operation at a place.
    pub(crate) fn callbacks(&self, operation: &Place) -> Vec<Callback<'_>> {
        let callbacks = self.entries(&operation.key("callbacks")).into_iter();
        callbacks
            .flat_map(|(key, place)| {
                let place = self.target(&place).unwrap_or(place);
                let addresses = self.entries(&place).into_iter();
                addresses.map(move |(address, place)| Callback {
                    key,
                    address,
                    place,
                })
            })
            .collect()
    }

    /// The path item at a place, or that it stands for.
    pub(crate) fn path_item(&self, place: &Place) -> Option<Resolved<'_, PathItem>> {
        let place = self.target(place).unwrap_or_else(|| place.clone());
        let item = PathItem::targets(&self.elsewhere).get(&place)?;
        Some(self.found(item.as_item()?, place))
    }

    /// What a reference at a place stands for.
    fn target(&self, place: &Place) -> Option<Place> {
        let next = |place: &Place| self.hook_references.get(place).cloned();
        std::iter::successors(next(place), next)
            .take(MAX_DEPTH)
            .last()
    }

    /// The entries of an object that are no extensions.
    fn entries(&self, place: &Place) -> Vec<(&str, Place)> {
        let entries = self.raw(place).and_then(Value::as_object);
        let keys = entries.into_iter().flat_map(Map::keys);
        keys.filter(|key| !key.starts_with("x-"))
            .map(|key| (key.as_str(), place.key(key)))
            .collect()
    }
}
