//! The headers of every response, which one function fills in.

use std::collections::BTreeMap;

use openapiv3::{Header, ReferenceOr, Response};

use crate::lower::Lowering;
use crate::lowered::{CommonHeader, HeaderGroup};
use crate::names::{self, Name, Scope};
use crate::source::Place;

impl<'a> Lowering<'a> {
    /// The headers that every response of every operation has by the same `$ref` into `components/headers`.
    pub fn common_headers(&mut self) -> Vec<CommonHeader> {
        let place = Place::root().key("components").key("headers");
        let mut headers = Vec::new();
        for (wire, reference) in self.common_references() {
            if !self.follows_from_body(wire, &place) {
                headers.extend(self.common_header(wire, reference));
            }
        }
        self.claim_names(&headers, &place);
        headers
    }

    /// Claims the type name of each group, and the accessors of groups, their headers and other headers.
    fn claim_names(&mut self, headers: &[CommonHeader], place: &Place) {
        let of_replies = names::OF_REPLIES.iter().copied();
        let (mut fields, mut accessors) = (Scope::default(), Scope::with_reserved(of_replies));
        let mut groups: BTreeMap<&str, &HeaderGroup> = BTreeMap::new();
        for header in headers {
            let own = &header.header.field.name;
            let group = header.group.as_ref();
            let prefix = group.map_or("", |group| &group.name.rust);
            let path = Name {
                wire: own.wire.clone(),
                rust: format!("{prefix}.{}", own.rust),
            };
            let mut taken = vec![fields.claim(&path)];
            match group {
                None => taken.push(accessors.claim(own)),
                Some(group) if groups.insert(&group.type_name.wire, group).is_none() => {
                    taken.push(accessors.claim(&group.name));
                    taken.push(self.types.claim(&group.type_name));
                }
                Some(_) => {}
            }
            for taken in taken.into_iter().filter_map(Result::err) {
                self.name_taken(&own.wire, &taken, place);
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
            group: group.map(|wire| {
                let name = Name::lower(&wire, None);
                let rust = names::upper_camel(name.plain());
                HeaderGroup {
                    type_name: Name { wire, rust },
                    name,
                }
            }),
        })
    }

    /// The name and the reference of each header of all responses.
    fn common_references(&self) -> Vec<(&'a str, &'a ReferenceOr<Header>)> {
        let operations = self.document.openapi.operations();
        let responses = operations.flat_map(|(_, _, operation)| {
            let responses = &operation.responses;
            responses.responses.values().chain(&responses.default)
        });
        let mut responses = responses
            .filter_map(|response| Some(self.document.resolve(response, &Place::root())?.item));
        let mut common = responses.next().map(references).unwrap_or_default();
        for response in responses {
            let own = references(response);
            common.retain(|header| own.contains(header));
        }
        common
    }
}

fn references(response: &Response) -> Vec<(&str, &ReferenceOr<Header>)> {
    let headers = response.headers.iter();
    let references = headers.filter(|(_, header)| header.as_item().is_none());
    references
        .map(|(name, header)| (name.as_str(), header))
        .collect()
}
