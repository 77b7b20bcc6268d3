//! XML bodies, following the XML Object of OpenAPI.
//!
//! In: the finished types, and the original schemas of XML bodies. Out: tables of element and
//! attribute names. Depends on `types` and `schema`.

mod names;
mod object;
mod shape;
mod xml_object;

use super::Lowering;
use crate::lower::content::Entry;
use crate::lowered::{Content, ContentKind, Operation, OrXml, Shape, Type, Xml, XmlId};
use crate::report::{Code, quoted};
use crate::source::Place;
use shape::Tables;

#[derive(Default)]
pub struct Bodies(Vec<Body>);

struct Body {
    schema: Place,
    media_type: Place,
    /// The default name of the element.
    stem: String,
    /// Another media type with the same schema, in which case XML is optional.
    alternative: Option<Place>,
}

type Result<T> = std::result::Result<T, Unsupported>;

/// A schema that is not supported in XML, and the reason.
struct Unsupported {
    place: Place,
    what: String,
    help: Option<&'static str>,
}

impl Unsupported {
    fn new(place: &Place, what: impl Into<String>) -> Self {
        Self {
            place: place.clone(),
            what: what.into(),
            help: None,
        }
    }

    fn with_help(self, help: &'static str) -> Self {
        Self {
            help: Some(help),
            ..self
        }
    }
}

impl<'a> Lowering<'a> {
    /// Reserves the table of an XML body, which is completed once all types are known. XML is
    /// skipped on errors if there is an alternative.
    pub fn xml_body(
        &mut self,
        written: &Entry<'a>,
        stem: &str,
        alternative: Option<&Entry<'a>>,
    ) -> XmlId {
        let id = XmlId(self.xml.0.len());
        self.xml.0.push(Body {
            schema: self.document.original_place(&written.place.key("schema")),
            media_type: written.place.clone(),
            stem: stem.to_owned(),
            alternative: alternative.map(|alternative| alternative.place.clone()),
        });
        id
    }

    pub fn xml_of_bodies<'o>(
        &mut self,
        operations: impl Iterator<Item = &'o mut Operation>,
    ) -> Xml {
        let bodies = std::mem::take(&mut self.xml.0);
        if bodies.is_empty() {
            return Xml::default();
        }
        let mut payloads = std::mem::take(&mut self.payloads);
        let mut tables = Tables::new(self.document, &self.types);
        let mut unsupported = Vec::new();
        let mut complete = |content: &mut Content, is_sent: bool| {
            complete(content, is_sent, &bodies, &mut tables, &mut unsupported);
        };
        for operation in operations {
            for content in operation.request_contents_mut() {
                complete(content, true);
            }
            for response in &mut operation.responses {
                if let Shape::Body(content) = &mut response.shape {
                    complete(content, false);
                }
            }
        }
        for payload in &mut payloads {
            if let Some(content) = &mut payload.body {
                complete(content, false);
            }
        }
        let (xml, warnings, trees) = (tables.xml, tables.warnings, tables.trees);
        for place in trees {
            let message = "a value of any type in XML; it becomes a tree of elements";
            if !self.report.has(&place, message) {
                self.diagnose(Code::XmlTree, &place, message);
            }
        }
        for (place, message, help) in warnings {
            if !self.report.has(&place, &message) {
                self.diagnose(Code::XmlTakenAs, &place, message).help(help);
            }
        }
        self.report_refused(&bodies, unsupported);
        self.payloads = payloads;
        xml
    }

    fn report_refused(&mut self, bodies: &[Body], unsupported: Vec<(XmlId, Unsupported)>) {
        for (id, unsupported) in unsupported {
            let Some(body) = bodies.get(id.0) else {
                continue;
            };
            let Unsupported { place, what, help } = unsupported;
            let Some(alternative) = &body.alternative else {
                let message = format!("{what} in XML is not supported yet");
                let diagnostic = self.diagnose(Code::UnsupportedXml, &place, message);
                diagnostic
                    .maybe_help(help.map(str::to_owned))
                    .used_at(&body.media_type);
                continue;
            };
            let name = body.media_type.name().unwrap_or_default();
            let message = format!("the media type {} is skipped", quoted(name));
            if !self.report.has(&body.media_type, &message) {
                self.diagnose(Code::SkippedMediaType, &body.media_type, message)
                    .at_key()
                    .related(alternative, "this one is generated")
                    .related(&place, format!("{what} is not supported in XML"));
            }
        }
    }
}

/// Sets the table of a body, or removes XML without a table.
fn complete(
    content: &mut Content,
    is_sent: bool,
    bodies: &[Body],
    tables: &mut Tables<'_>,
    unsupported: &mut Vec<(XmlId, Unsupported)>,
) {
    let mut table = |ty: &Type, id: XmlId| {
        let body = bodies.get(id.0)?;
        tables.has_alternative = body.alternative.is_some();
        match tables.document(ty, &body.schema, &body.stem) {
            Ok(id) => Some(id),
            Err(why) => {
                unsupported.push((id, why));
                None
            }
        }
    };
    match &mut content.kind {
        ContentKind::Xml(ty, id) => *id = table(ty, *id).unwrap_or(*id),
        ContentKind::Json(ty) => content.xml = or_xml(content.xml.take(), |id| table(ty, id)),
        ContentKind::Form(form) => {
            content.xml = or_xml(content.xml.take(), |id| table(&form.ty, id));
        }
        ContentKind::Union(choice) => {
            for variant in &mut choice.variants {
                complete(&mut variant.content, is_sent, bodies, tables, unsupported);
            }
            let variants = choice.variants.iter();
            let accepted = variants.map(|variant| variant.content.accepted.as_str());
            content.accepted = accepted.collect::<Vec<_>>().join(", ");
        }
        ContentKind::Text
        | ContentKind::Bytes
        | ContentKind::TypedBytes
        | ContentKind::Stream(_) => {}
    }
    if let Some(xml) = content.xml.as_ref().filter(|_| is_sent) {
        for media_type in &xml.media_types {
            content.accepted.push_str(", ");
            content.accepted.push_str(media_type);
        }
    }
}

fn or_xml(xml: Option<OrXml>, table: impl FnOnce(XmlId) -> Option<XmlId>) -> Option<OrXml> {
    let xml = xml?;
    Some(OrXml {
        document: table(xml.document)?,
        ..xml
    })
}
