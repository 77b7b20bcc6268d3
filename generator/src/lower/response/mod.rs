//! Responses.

mod almost_common_headers;
mod common_headers;
mod error_bodies;
mod header;
mod links;
mod required_error_headers;
mod statuses;

use openapiv3::{Operation, ReferenceOr, Response as Source};

use crate::lower::Lowering;
use crate::lower::content::Way;
use crate::lower::order::{restored, sorted};
use crate::model::{
    CommonHeader, Content, Header, Method, Payload, Response, Shape, Side, Statuses,
};
use crate::names::{self, Name, Scope, Taken};
use crate::report::{Code, quoted};
use crate::source::{Change, Place};
use statuses::{is_success, side, sides_of_default, variant_name};

/// A payload, and the component that it is, if it is one.
pub(super) struct PayloadEntry {
    pub(super) payload: Payload,
    component: Option<String>,
}

/// What the responses of an operation share.
struct Context<'a> {
    stem: &'a str,
    common: &'a [CommonHeader],
    has_one_success: bool,
    /// Whether it answers to `HEAD`, which has no body (RFC 9110, section 9.3.2).
    is_head: bool,
}

impl<'a> Lowering<'a> {
    /// The responses of an operation, in ascending order of their statuses: what is
    /// more specific comes first.
    pub(super) fn responses(
        &mut self,
        method: Method,
        operation: &'a Operation,
        place: &Place,
        stem: &str,
        common: &[CommonHeader],
    ) -> Vec<Response> {
        let place = place.key("responses");
        let source = &operation.responses;
        let codes = || source.responses.keys();
        let context = Context {
            stem,
            common,
            has_one_success: codes().filter(|code| is_success(code)).count() == 1,
            is_head: method == Method::Head,
        };
        let mut responses: Vec<Response> = Vec::new();
        for (code, source) in &source.responses {
            let place = place.key(&code.to_string());
            if let Some(statuses) = self.statuses(code, &place) {
                responses.extend(self.response(statuses, source, &place, &context));
            }
        }
        let has_success = codes().any(is_success);
        if let Some(default) = &source.default {
            let default =
                self.response(Statuses::Default, default, &place.key("default"), &context);
            let sides = sides_of_default(has_success, codes());
            responses.extend(default.into_iter().flat_map(|response| {
                let of_side = move |side| Response {
                    side,
                    ..response.clone()
                };
                sides.into_iter().flatten().map(of_side)
            }));
        } else if !has_success {
            responses.push(self.undocumented_success(&place));
        }
        responses.sort_by_key(|response| response.statuses);
        responses
    }

    fn response(
        &mut self,
        statuses: Statuses,
        source: &'a ReferenceOr<Source>,
        place: &Place,
        context: &Context<'_>,
    ) -> Option<Response> {
        let found = self.document.resolve(source, place)?;
        let description = found.description.unwrap_or(&found.item.description);
        let (node, place, component) = (found.item, found.place, found.component);
        self.grow_by_text(Some(description), &place)?;
        let (name, side) = (variant_name(statuses), side(statuses));
        let stem = context.stem;
        let own_stem = match component {
            Some(component) => Name::upper(component, None).plain().to_owned(),
            None => format!("{stem}{}", name.plain()),
        };
        let is_cut =
            !node.content.is_empty() && (context.is_head || self.is_bodiless(statuses, &place));
        let body = match node.content.is_empty() || is_cut {
            true => None,
            false => {
                let stem = format!("{own_stem}Body");
                Some(self.content(&node.content, &place, &stem, Way::Out)?)
            }
        };
        let headers = self.own_headers(node, &place, statuses, context.common);
        let is_only_success = context.has_one_success && side == Side::Success;
        let shape = match (headers.is_empty(), body) {
            (true, None) => Shape::Empty,
            (true, Some(content)) => Shape::Body(Box::new(content)),
            (false, body) => {
                let description = node.description.clone();
                let parts = PayloadParts {
                    headers,
                    body,
                    description,
                    is_only_success,
                };
                let stem = if is_only_success { stem } else { &own_stem };
                // The only success of an operation has a type of its own, and so has what
                // is not all of its component.
                let component = component.filter(|_| !is_only_success && !is_cut);
                Shape::Payload(self.payload(parts, component, stem, &place))
            }
        };
        Some(Response {
            statuses,
            side,
            name,
            description: Some(description.to_owned()),
            links: self.links(node, &place),
            shape,
        })
    }

    /// The body of a response.
    pub(super) fn content_of<'s>(&'s self, shape: &'s Shape) -> Option<&'s Content> {
        match shape {
            Shape::Empty => None,
            Shape::Body(content) => Some(content),
            Shape::Payload(index) => self.payloads.get(*index)?.payload.body.as_ref(),
        }
    }

    /// The headers of a response that are not common to all.
    pub(super) fn headers_of(&self, shape: &Shape) -> &[Header] {
        let payload = shape.payload().and_then(|index| self.payloads.get(index));
        payload.map_or(&[], |entry| &entry.payload.headers)
    }

    /// Whether a response never has a body. Then its content is ignored.
    fn is_bodiless(&mut self, statuses: Statuses, place: &Place) -> bool {
        let status = statuses.one().filter(|status| !status.may_have_body());
        if let Some(status) = status {
            let code = status.code();
            let message = format!("the content is ignored: a response with {code} has no body");
            self.report
                .add(Code::ContentWithoutBody, &place.key("content"), message)
                .at_key();
        }
        status.is_some()
    }

    /// The headers of a response that are not common to all.
    fn own_headers(
        &mut self,
        response: &'a Source,
        place: &Place,
        statuses: Statuses,
        common: &[CommonHeader],
    ) -> Vec<Header> {
        // A response that has one status of several holds it.
        let status = statuses.one().is_none().then_some("status");
        let mut scope = Scope::with_reserved(["body"].into_iter().chain(status));
        let mut headers = Vec::new();
        for (index, (wire, header)) in sorted(&response.headers, |(wire, _)| wire.to_lowercase()) {
            if common
                .iter()
                .any(|common| common.header.field.name.wire == *wire)
            {
                continue;
            }
            let all = place.key("headers");
            let place = all.key(wire);
            if self.is_of_the_body(wire, &place) {
                continue;
            }
            let common = common.iter().map(|common| &common.header);
            let own = headers.iter().map(|(_, header): &(usize, Header)| header);
            let mut known = own.chain(common).map(|one| &one.field.name.wire);
            if let Some(first) = known.find(|known| known.eq_ignore_ascii_case(wire)) {
                let message = format!("the header {} is declared twice", quoted(wire));
                self.report
                    .add(Code::RepeatedHeader, &place, message)
                    .at_key()
                    .corrected_by(&place, Change::Remove)
                    .related(&all.key(first), "first declared here")
                    .help("names of headers that differ in case alone are the same");
                continue;
            }
            if self.grow(1, &place).is_none() {
                break;
            }
            let Some(found) = self.document.resolve(header, &place) else {
                continue;
            };
            let (node, target, here) = (found.item, found.place, found.description);
            let Some(mut header) = self.header(wire, node, &target) else {
                continue;
            };
            let functions = names::OF_STRUCTS;
            let field = &mut header.field;
            field.description = here.map(str::to_owned).or(field.description.take());
            field.name = self.settle(&mut scope, field.name.clone(), "header", functions, &place);
            headers.push((index, header));
        }
        restored(headers)
    }

    /// Whether a header tells of the body, which is written by itself.
    pub(super) fn is_of_the_body(&mut self, wire: &str, place: &Place) -> bool {
        let of_body = ["content-type", "content-length", "transfer-encoding"];
        let found = of_body.iter().any(|name| wire.eq_ignore_ascii_case(name));
        if found {
            let message = format!(
                "the header {} is ignored: it follows from the body",
                quoted(wire)
            );
            self.report
                .add(Code::IgnoredParameter, place, message)
                .at_key();
        }
        found
    }

    /// The payload of a response: one for all that refer to the same component.
    fn payload(
        &mut self,
        parts: PayloadParts,
        component: Option<&str>,
        stem: &str,
        place: &Place,
    ) -> usize {
        let known = self
            .payloads
            .iter()
            .position(|entry| component.is_some() && entry.component.as_deref() == component);
        if let Some(index) = known {
            return index;
        }
        let PayloadParts {
            headers,
            body,
            description,
            is_only_success,
        } = parts;
        // The only success of an operation is called after the operation.
        let is_named = component.is_some() || !is_only_success;
        let wire = component.unwrap_or(stem);
        let (name, headers_name) = self.claim_payload(wire, is_named, place);
        let module = component.map(|_| name.module());
        let payload = Payload {
            name,
            headers_name,
            module,
            description,
            headers,
            body,
        };
        self.payloads.push(PayloadEntry {
            payload,
            component: component.map(str::to_owned),
        });
        self.payloads.len() - 1
    }

    /// The names of a payload and of its headers. What has one of them already stays.
    fn claim_payload(&mut self, wire: &str, is_named: bool, place: &Place) -> (Name, Name) {
        let wanted = Name::upper(wire, None);
        let headers = |name: &Name| Name::upper(&format!("{}Headers", name.plain()), None);
        for name in wanted.or_similar("Response") {
            let module = name.module();
            let is_module_taken = module.plain() == "mod"
                || (self.payloads.iter())
                    .filter_map(|entry| entry.payload.module.as_ref())
                    .any(|taken| taken.rust == module.rust);
            let headers = headers(&name);
            let names = [name, headers];
            let claimed = if is_named { &names[..] } else { &names[1..] };
            if !is_module_taken && self.types.claim_all(claimed).is_ok() {
                let [name, headers] = names;
                return (name, headers);
            }
        }
        self.name_taken(wire, &Taken::ByGeneratedCode, place);
        let headers = headers(&wanted);
        (wanted, headers)
    }
}

struct PayloadParts {
    headers: Vec<Header>,
    body: Option<Content>,
    description: String,
    is_only_success: bool,
}
