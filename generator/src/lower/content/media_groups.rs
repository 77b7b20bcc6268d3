//! The media types of a body: which say the same, and which are told apart.

use openapiv3::MediaType as Source;

use super::media_type::{Family, MediaType};
use super::{Said, Way};
use crate::lower::Lowering;
use crate::model::{Content, ContentKind, ContentUnion, ContentVariant};
use crate::names::{Name, Scope};
use crate::report::{Code, quoted};
use crate::source::Place;

/// A media type of a body, as the description writes it and as it is understood.
#[derive(Clone)]
pub(in crate::lower) struct Written<'a> {
    pub(in crate::lower) text: &'a str,
    pub(in crate::lower) media_type: MediaType,
    pub(in crate::lower) source: &'a Source,
    pub(in crate::lower) place: Place,
}

/// A body that may be sent: its media type, and others that say the same.
#[derive(Clone)]
pub(in crate::lower) struct Group<'w, 'a> {
    pub(in crate::lower) lead: &'w Written<'a>,
    pub(in crate::lower) accepted: Vec<String>,
    /// A form that says the same as JSON.
    pub(in crate::lower) form: Option<&'w Written<'a>>,
    /// XML that says the same as JSON.
    pub(in crate::lower) xml: Vec<&'w Written<'a>>,
}

impl<'a> Lowering<'a> {
    /// The bodies to choose from, in an order that does not depend on that of the description, which says
    /// nothing. What JSON says is not generated again for a format that says the same by the same schema.
    pub(in crate::lower) fn groups<'w>(
        &mut self,
        written: &'w [Written<'a>],
        way: Way,
    ) -> Vec<Group<'w, 'a>> {
        let mut order: Vec<&Written<'a>> = written.iter().collect();
        order.sort_by_key(|written| (rank(written), &written.media_type.essence, written.text));
        let mut groups: Vec<Group<'w, 'a>> = Vec::new();
        for found in order {
            let joined = groups
                .iter()
                .position(|group| self.says_the_same(group.lead, found, way));
            match joined.and_then(|joined| groups.get_mut(joined)) {
                Some(group) => self.join(group, found, way),
                None => {
                    let accepted = vec![found.media_type.essence.clone()];
                    let lead = found;
                    let group = Group {
                        lead,
                        accepted,
                        form: None,
                        xml: Vec::new(),
                    };
                    groups.push(group);
                }
            }
        }
        groups
    }

    fn says_the_same(&self, lead: &Written<'a>, other: &Written<'a>, way: Way) -> bool {
        if lead.media_type.essence == other.media_type.essence {
            return true;
        }
        if !self.have_same_schema(lead, other) {
            return false;
        }
        match (lead.media_type.family(), other.media_type.family()) {
            (Family::Json, _) => {}
            (Family::Xml, Family::Xml) => return self.is_typed(lead),
            _ => return false,
        }
        let (plain, other_plain) = (is_plain_json(lead), is_plain_json(other));
        match other.media_type.family() {
            // What a body of a request means may depend on which JSON it is.
            Family::Json => way == Way::Out || (plain && (other_plain || is_range(lead))),
            Family::Values => false,
            _ => {
                let place = lead.place.key("schema");
                let said = self.said(lead.source.schema.as_ref(), &place);
                !matches!(said, Said::Nothing | Said::Bytes)
            }
        }
    }

    /// Whether a schema says more than that a body is a text, or bytes.
    fn is_typed(&self, written: &Written<'a>) -> bool {
        let place = written.place.key("schema");
        self.said(written.source.schema.as_ref(), &place) == Said::Else
    }

    fn have_same_schema(&self, one: &Written<'a>, other: &Written<'a>) -> bool {
        let written = |media_type: &Written<'a>| {
            let place = self.document.written(&media_type.place.key("schema"));
            self.document.as_written(&place)
        };
        one.source.schema == other.source.schema && written(one) == written(other)
    }

    /// Adds a media type to a body that says the same.
    fn join<'w>(&mut self, group: &mut Group<'w, 'a>, other: &'w Written<'a>, way: Way) {
        let family = other.media_type.family();
        let lead = group.lead.media_type.family();
        if !self.have_same_schema(group.lead, other) {
            // Bodies are told apart by type and subtype, and not by parameters.
            self.leave_out(other, group.lead);
            return;
        }
        if way == Way::In && family == Family::Form && lead == Family::Json && group.form.is_none()
        {
            group.form = Some(other);
            return;
        }
        let essence = &other.media_type.essence;
        let known = group.xml.iter().map(|one| &one.media_type.essence);
        let is_new = known.chain(&group.accepted).all(|known| known != essence);
        if family == Family::Xml && is_new && self.is_typed(other) && other.media_type.is_utf8() {
            match lead {
                Family::Xml if way == Way::In => group.accepted.push(essence.clone()),
                Family::Xml => self.leave_out(other, group.lead),
                _ => group.xml.push(other),
            }
            return;
        }
        if group.accepted.contains(essence) && is_plain_json(other) {
            return;
        }
        if way == Way::In && is_plain_json(other) {
            group.accepted.push(essence.clone());
        } else {
            self.leave_out(other, group.lead);
        }
    }

    /// Several bodies, each with its own schema.
    pub(in crate::lower) fn choice(
        &mut self,
        groups: &[Group<'_, 'a>],
        stem: &str,
        place: &Place,
        way: Way,
    ) -> Option<Content> {
        let mut scope = Scope::default();
        let mut variants = Vec::new();
        for group in groups {
            let essence = &group.lead.media_type.essence;
            let name = variant_name(essence, &mut scope);
            let stem = format!("{stem}{}", name.plain());
            let mut group = group.clone();
            if way == Way::Out {
                for other in std::mem::take(&mut group.xml) {
                    self.leave_out(other, group.lead);
                }
            }
            let content = self.group(&group, &stem, way)?;
            variants.push(ContentVariant { name, content });
        }
        let name = self.claim_choice(stem, place);
        let accepted: Vec<&str> = variants
            .iter()
            .map(|variant| variant.content.accepted.as_str())
            .collect();
        let json = variants
            .iter()
            .find(|variant| variant.content.json().is_some());
        let content = Content {
            // That of the answers that are made without the handler.
            media_type: json
                .or(variants.first())
                .map(|variant| variant.content.media_type.clone())?,
            accepted: accepted.join(", "),
            kind: ContentKind::Union(ContentUnion { name, variants }),
            constraint: None,
            xml: None,
        };
        self.offered.push((place.clone(), content.clone()));
        Some(content)
    }

    fn claim_choice(&mut self, stem: &str, place: &Place) -> Name {
        let wanted = Name::upper(stem, None);
        for name in wanted.or_similar("ContentUnion") {
            if self.types.claim(&name).is_ok() {
                return name;
            }
        }
        if let Err(taken) = self.types.claim(&wanted) {
            self.name_taken(stem, &taken, place);
        }
        wanted
    }

    fn leave_out(&mut self, other: &Written<'a>, chosen: &Written<'a>) {
        let message = format!(
            "the media type {} is left out: the body is {}",
            quoted(other.text),
            quoted(chosen.text)
        );
        self.report
            .add(Code::MediaTypeLeftOut, &other.place, message)
            .at_key()
            .related(&chosen.place, "the one that is generated");
    }
}

/// Which media types lead: JSON, the plainest first, then what has a type by its schema.
fn rank(written: &Written<'_>) -> u8 {
    match written.media_type.family() {
        Family::Json if written.media_type.essence == "application/json" => 0,
        Family::Json if is_plain_json(written) => 1,
        Family::Json => 2,
        Family::Form => 3,
        Family::Multipart => 4,
        Family::Xml => 5,
        Family::Values => 6,
        Family::Text => 7,
        Family::Bytes => 8,
        Family::Composed => 9,
        Family::Range => 10,
    }
}

/// Whether a media type says nothing but that the body is JSON.
fn is_plain_json(written: &Written<'_>) -> bool {
    matches!(
        written.media_type.essence.as_str(),
        "application/json" | "text/json" | "application/*+json"
    )
}

/// Whether a media type stands for all of JSON.
fn is_range(written: &Written<'_>) -> bool {
    written.media_type.essence == "application/*+json"
}

/// The name of a variant: the subtype, as far as it tells the media type from the others.
pub(in crate::lower) fn variant_name(essence: &str, scope: &mut Scope) -> Name {
    let (kind, subtype) = essence.split_once('/').unwrap_or(("", essence));
    let short = match subtype {
        "*" if kind == "*" => "any",
        "*" => kind,
        "plain" if kind == "text" => "text",
        "x-www-form-urlencoded" => "form",
        "form-data" => "multipart",
        subtype => subtype.strip_prefix("x-").unwrap_or(subtype),
    };
    let named = |text: &str| Name {
        wire: essence.to_owned(),
        ..Name::upper_in_ascii(&text.replace('+', " "))
    };
    let wanted = named(short);
    if scope.claim(&wanted).is_ok() {
        return wanted;
    }
    let long = named(essence);
    let free = long
        .or_similar("Body")
        .find(|name| scope.claim(name).is_ok());
    free.unwrap_or(long)
}
