//! The headers that every response carries, by the same reference.

use std::collections::{BTreeMap, BTreeSet};

use openapiv3::{Header, ReferenceOr, Response};

use crate::lower::Lowering;
use crate::model::{CommonHeader, HeaderGroup};
use crate::names::{self, Name, Scope};
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// The headers that every response of every operation carries by the same
    /// `$ref` into `components/headers`. Admission fills them in, in one place.
    pub(in crate::lower) fn common_headers(&mut self) -> Vec<CommonHeader> {
        let mut scope = Scope::default();
        let mut headers = Vec::new();
        for (wire, reference) in self.common_references() {
            let place = Place::root().key("components").key("headers");
            if self.is_of_the_body(wire, &place) {
                continue;
            }
            let Some(header) = self.common_header(wire, reference) else {
                continue;
            };
            let group = header.group.as_ref();
            let group = group.map_or("", |group| &group.name.rust);
            let name = Name {
                wire: wire.to_owned(),
                rust: format!("{group}.{}", header.header.field.name.rust),
            };
            if let Err(taken) = scope.claim(&name) {
                let place = Place::root().key("components").key("headers");
                self.name_taken(wire, &taken, &place);
            }
            headers.push(header);
        }
        self.claim_groups(&headers);
        self.claim_accessors(&headers);
        headers
    }

    /// Each group, and each header without one, is a function of every reply.
    fn claim_accessors(&mut self, headers: &[CommonHeader]) {
        let mut scope = Scope::with_reserved(names::OF_REPLIES.iter().copied());
        let groups: BTreeSet<&str> = headers
            .iter()
            .filter_map(|header| Some(header.group.as_ref()?.name.rust.as_str()))
            .collect();
        let single = headers.iter().filter(|header| header.group.is_none());
        let single = single.map(|header| header.header.field.name.rust.as_str());
        for name in groups.into_iter().chain(single) {
            let name = Name {
                wire: name.to_owned(),
                rust: name.to_owned(),
            };
            if let Err(taken) = scope.claim(&name) {
                let place = Place::root().key("components").key("headers");
                self.name_taken(&name.wire, &taken, &place);
            }
        }
    }

    fn claim_groups(&mut self, headers: &[CommonHeader]) {
        let groups: BTreeMap<&str, &Name> = headers
            .iter()
            .filter_map(|header| Some(&header.group.as_ref()?.type_name))
            .map(|name| (name.wire.as_str(), name))
            .collect();
        for (group, name) in groups {
            if let Err(taken) = self.types.claim(name) {
                let place = Place::root().key("components").key("headers");
                self.name_taken(group, &taken, &place);
            }
        }
    }

    fn common_header(
        &mut self,
        wire: &str,
        reference: &'a ReferenceOr<Header>,
    ) -> Option<CommonHeader> {
        let found = self.document.resolve(reference, &Place::root())?;
        let (node, place) = (found.item, found.place);
        let group = self.text_extension(&node.extensions, "x-rust-group", &place);
        Some(CommonHeader {
            header: self.header(wire, node, &place)?,
            group: group.map(|group| header_group(&group)),
        })
    }

    /// The name and the reference of each header that no response lacks.
    fn common_references(&self) -> Vec<(&'a str, &'a ReferenceOr<Header>)> {
        let mut responses = self.all_responses().into_iter();
        let Some(first) = responses.next() else {
            return Vec::new();
        };
        let mut common = references(first);
        for response in responses {
            let own = references(response);
            common.retain(|header| own.contains(header));
        }
        common
    }

    fn all_responses(&self) -> Vec<&'a Response> {
        let document = self.document;
        let operations = document
            .openapi
            .operations()
            .map(|(_, _, operation)| operation);
        operations
            .flat_map(|operation| {
                operation
                    .responses
                    .responses
                    .values()
                    .chain(&operation.responses.default)
            })
            .filter_map(|response| Some(self.document.resolve(response, &Place::root())?.item))
            .collect()
    }
}

fn header_group(wire: &str) -> HeaderGroup {
    let name = Name::lower(wire, None);
    let type_name = Name {
        wire: wire.to_owned(),
        rust: names::upper_camel(name.plain()),
    };
    HeaderGroup { name, type_name }
}

fn references(response: &Response) -> Vec<(&str, &ReferenceOr<Header>)> {
    let is_reference =
        |header: &ReferenceOr<Header>| matches!(header, ReferenceOr::Reference { .. });
    let headers = response
        .headers
        .iter()
        .filter(|(_, header)| is_reference(header));
    headers
        .map(|(name, header)| (name.as_str(), header))
        .collect()
}
