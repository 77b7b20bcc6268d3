//! The cargo features of tags.

use std::collections::{BTreeMap, BTreeSet};

use super::tags::groups_of;
use crate::lower::Lowering;
use crate::lowered::{Api, TagFeature, TagFeatures};
use crate::names::OF_FEATURES;
use crate::names::commands::Taken;
use crate::report::{Code, quoted};
use crate::source::Place;

impl Lowering<'_> {
    /// Gives each tag a cargo feature if the options ask for it.
    pub fn tag_features(&mut self, api: &mut Api) {
        if !self.operation_options.tag_features || api.operations.is_empty() {
            return;
        }
        let groups = api.operations.iter();
        let groups = groups.map(|operation| groups_of(self.document, operation));
        let groups: Vec<Vec<(String, String)>> = groups.collect();
        let mut tags = BTreeMap::new();
        for (group, tag) in groups.iter().flatten() {
            tags.entry(group.as_str()).or_insert(tag.as_str());
        }
        if tags.is_empty() {
            self.report_no_tags("features");
            return;
        }
        let mut features = self.named_features(&tags);
        let mut always: BTreeSet<_> = api.types_of_common_headers().collect();
        always.extend(api.webhook_types());
        for (index, groups) in groups.iter().enumerate() {
            let Some(operation) = api.operations.get(index) else {
                continue;
            };
            let types = api.types_of_operation(operation);
            if groups.is_empty() {
                always.extend(&types);
            }
            let mut names = BTreeSet::new();
            for (group, _) in groups {
                if let Some(feature) = features.get_mut(group.as_str()) {
                    feature.types.extend(&types);
                    names.insert(feature.name.clone());
                }
            }
            if let Some(operation) = api.operations.get_mut(index) {
                operation.features = names.into_iter().collect();
            }
        }
        let mut features: Vec<TagFeature> = features.into_values().collect();
        features.sort_by(|one, other| one.name.cmp(&other.name));
        api.tag_features = TagFeatures { features, always };
    }

    /// The features of tags by group, with names that no other feature has.
    fn named_features<'t>(
        &mut self,
        tags: &BTreeMap<&'t str, &str>,
    ) -> BTreeMap<&'t str, TagFeature> {
        let mut taken = Taken::reserved(&OF_FEATURES);
        let wanted = tags.iter().map(|(group, tag)| {
            let name = group.trim_start_matches('-');
            (OF_FEATURES.contains(&name), name, *group, *tag)
        });
        let mut wanted: Vec<_> = wanted.collect();
        // Tags with names of their own take precedence.
        wanted.sort_unstable();
        let features = wanted.into_iter().map(|(_, wanted, group, tag)| {
            let name = taken.take([wanted.to_owned(), format!("{wanted}-operations")]);
            if name != wanted {
                self.report_other_feature(tag, wanted, &name);
            }
            let feature = TagFeature {
                name,
                tag: tag.to_owned(),
                types: BTreeSet::new(),
            };
            (group, feature)
        });
        features.collect()
    }

    fn report_other_feature(&mut self, tag: &str, wanted: &str, name: &str) {
        let mut tags = self.document.openapi.tags.iter();
        let index = tags.position(|one| one.name == tag);
        let place = match index {
            Some(index) => Place::root().key("tags").index(index),
            None => Place::root().key("paths"),
        };
        let message = format!(
            "{} is a reserved name: the feature of the tag {} is called {}",
            quoted(wanted),
            quoted(tag),
            quoted(name)
        );
        self.diagnose(Code::ReservedFeatureName, &place, message)
            .at_key()
            .help("rename the tag to choose the name of its feature");
    }
}
