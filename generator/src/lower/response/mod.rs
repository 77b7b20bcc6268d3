//! Responses.
//!
//! In: the `responses` of an operation. Out: [`Response`]s with their statuses, headers and bodies, the payloads that
//! operations share, the common headers and the error bodies. Depends on schemas, `content` and `parameter` (styles).

mod almost_common_headers;
mod common_headers;
mod error_bodies;
mod failure_sets;
mod header;
mod links;
mod open_statuses;
mod required_error_headers;
mod statuses;

use openapiv3::{Operation, ReferenceOr, Response as Source};

use crate::lower::Lowering;
use crate::lower::content::Direction;
use crate::lower::name_order::{restored, sorted};
use crate::lowered::{
    CommonHeader, Content, Header, Method, Operation as Lowered, Payload, Response, Shape, Side,
    Statuses,
};
use crate::names::{self, Name, Scope, Taken};
use crate::report::{Code, quoted};
use crate::source::{Change, Place, keys};
use statuses::{is_success, side, sides_of_default, variant_name};

/// The context of the responses of an operation.
struct Context<'a> {
    stem: &'a str,
    common: &'a [CommonHeader],
    has_one_success: bool,
    /// Responses to `HEAD` have no body (RFC 9110, section 9.3.2).
    is_head: bool,
}

impl<'a> Lowering<'a> {
    /// Lowers the responses of an operation, most specific statuses first.
    pub fn responses(
        &mut self,
        method: &Method,
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
            is_head: *method == Method::Head,
        };
        let mut responses: Vec<Response> = Vec::new();
        for (code, source) in &source.responses {
            let place = self.response_place(&place, &code.to_string());
            if let Some(statuses) = self.statuses(code, &place) {
                responses.extend(self.response(statuses, source, &place, &context));
            }
        }
        let has_success = codes().any(is_success);
        if let Some(default) = &source.default {
            let default =
                self.response(Statuses::Default, default, &place.key("default"), &context);
            let sides = sides_of_default(has_success, codes());
            responses.extend(sides.filter_map(|side| {
                Some(Response {
                    side,
                    ..default.clone()?
                })
            }));
        } else if !has_success {
            responses.push(self.undeclared_success(&place));
        }
        responses.sort_by_key(|response| response.statuses);
        responses
    }

    /// The place of the responses of a status. A range may be in lower case.
    fn response_place(&self, responses: &Place, status: &str) -> Place {
        let key = keys(self.document.raw(responses)).find(|key| key.eq_ignore_ascii_case(status));
        responses.key(key.unwrap_or(status))
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
        let has_content = !node.content.is_empty();
        let is_cut = has_content && (context.is_head || self.is_bodiless(statuses, &place));
        let body = match has_content && !is_cut {
            false => None,
            true => {
                let stem = format!("{own_stem}Body");
                let direction = match side {
                    Side::Success => Direction::Response,
                    Side::Failure => Direction::Error,
                };
                Some(self.content(&node.content, &place, &stem, direction)?)
            }
        };
        let headers = self.own_headers(node, &place, statuses, context.common);
        let is_only_success = context.has_one_success && side == Side::Success;
        let shape = match (headers.is_empty(), body) {
            (true, None) => Shape::Empty,
            (true, Some(content)) => Shape::Body(Box::new(content)),
            (false, body) => {
                // The only success of an operation has a type of its own, and so has a component without its body.
                let component = component.filter(|_| !is_only_success && !is_cut);
                let known = component.and_then(|one| self.payload_components.get(one).copied());
                Shape::Payload(known.unwrap_or_else(|| {
                    // The only success is called after the operation, whose stem is claimed.
                    let (wire, is_claimed) = match component {
                        Some(component) => (component, false),
                        None if is_only_success => (stem, true),
                        None => (own_stem.as_str(), false),
                    };
                    let (name, headers_name) = self.claim_payload(wire, is_claimed, &place);
                    if let Some(component) = component {
                        let index = self.payloads.len();
                        self.payload_components.insert(component, index);
                    }
                    self.payloads.push(Payload {
                        module: component.map(|_| name.module()),
                        name,
                        headers_name,
                        description: node.description.clone(),
                        headers,
                        body,
                    });
                    self.payloads.len() - 1
                }))
            }
        };
        Some(Response {
            statuses,
            open_statuses: None,
            side,
            name,
            description: Some(description.to_owned()),
            links: self.links(node, &place),
            shape,
        })
    }

    /// The body of a lowered response.
    pub fn content_of<'s>(&'s self, shape: &'s Shape) -> Option<&'s Content> {
        shape.content(&self.payloads)
    }

    /// The headers of a response other than common headers.
    pub fn headers_of(&self, shape: &Shape) -> &[Header] {
        shape.headers(&self.payloads)
    }

    /// Returns `true` for a status without a body, and warns that its content is ignored.
    fn is_bodiless(&mut self, statuses: Statuses, place: &Place) -> bool {
        let status = statuses.one().filter(|status| !status.may_have_body());
        if let Some(status) = status {
            let code = status.code();
            let message =
                format!("`content` is ignored: a response with status {code} has no body");
            self.diagnose(Code::ContentWithoutBody, &place.key("content"), message)
                .at_key();
        }
        status.is_some()
    }

    /// Lowers the headers of a response other than common headers.
    fn own_headers(
        &mut self,
        response: &'a Source,
        place: &Place,
        statuses: Statuses,
        common: &[CommonHeader],
    ) -> Vec<Header> {
        // The payload of a range or of `default` has a field for the status.
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
            if self.follows_from_body(wire, &place) {
                continue;
            }
            let common = common.iter().map(|common| &common.header);
            let own = headers.iter().map(|(_, header): &(usize, Header)| header);
            let mut known = own.chain(common).map(|one| &one.field.name.wire);
            if let Some(first) = known.find(|known| known.eq_ignore_ascii_case(wire)) {
                let message = format!("duplicate header {}", quoted(wire));
                self.diagnose(Code::RepeatedHeader, &place, message)
                    .at_key()
                    .corrected_by(&place, Change::Remove)
                    .related(&all.key(first), "first declared here")
                    .note("header names are case-insensitive");
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
            let functions = &names::OF_STRUCTS;
            let field = &mut header.field;
            field.description = here.map(str::to_owned).or(field.description.take());
            field.name =
                self.claim_name(&mut scope, field.name.clone(), "header", functions, &place);
            headers.push((index, header));
        }
        restored(headers)
    }

    /// Returns `true` for a header that follows from the body, and warns that it is ignored.
    pub fn follows_from_body(&mut self, wire: &str, place: &Place) -> bool {
        let of_body = ["content-type", "content-length", "transfer-encoding"];
        let found = of_body.iter().any(|name| wire.eq_ignore_ascii_case(name));
        if found {
            let message = format!(
                "header {} is ignored: it follows from the body",
                quoted(wire)
            );
            self.diagnose(Code::IgnoredParameter, place, message)
                .at_key();
        }
        found
    }

    /// Claims names for a payload, unless `is_claimed`, and for its headers.
    fn claim_payload(&mut self, wire: &str, is_claimed: bool, place: &Place) -> (Name, Name) {
        let wanted = Name::upper(wire, None);
        let headers = |name: &Name| Name::upper(&format!("{}Headers", name.plain()), None);
        for name in wanted.or_similar("Response") {
            let module = name.module();
            let is_module_taken = module.plain() == "mod"
                || (self.payloads.iter())
                    .filter_map(|payload| payload.module.as_ref())
                    .any(|taken| taken.rust == module.rust);
            let headers = headers(&name);
            let names = [name, headers];
            let claimed = if is_claimed { &names[1..] } else { &names[..] };
            if !is_module_taken && self.types.claim_all(claimed).is_ok() {
                self.report_renamed(std::slice::from_ref(&wanted), &names, place);
                let [name, headers] = names;
                return (name, headers);
            }
        }
        self.name_taken(wire, &Taken::ByGeneratedCode, place);
        let headers = headers(&wanted);
        (wanted, headers)
    }

    /// The location of a response in its operation.
    fn place_of_response(&self, operation: &Lowered, response: &Response) -> Place {
        let responses = self.place_of(operation).key("responses");
        responses.key(&response.statuses.wire())
    }
}
