//! Groups the media types of a body: those with the same schema share a body, others become variants of a union.

use super::media_type::Family;
use super::{Direction, Entry, SchemaClass};
use crate::lower::Lowering;
use crate::lowered::{Content, ContentKind, ContentUnion, ContentVariant, WATCH};
use crate::names::{Name, Scope};
use crate::report::{Code, quoted};
use crate::source::Place;

/// A media type and others with the same body.
#[derive(Clone)]
pub struct Group<'e, 'a> {
    pub lead: &'e Entry<'a>,
    pub accepted: Vec<String>,
    /// The form with the schema of a JSON body.
    pub form: Option<&'e Entry<'a>>,
    /// The multipart form with the schema of a JSON body, without files.
    pub multipart: Option<&'e Entry<'a>>,
    /// The XML with the schema of a JSON body.
    pub xml: Vec<&'e Entry<'a>>,
}

impl<'a> Lowering<'a> {
    /// Groups the entries of a content map, independently of their order.
    pub fn groups<'e>(
        &mut self,
        entries: &'e [Entry<'a>],
        direction: Direction,
    ) -> Vec<Group<'e, 'a>> {
        // ASP.NET lists both next to JSON, and sends neither.
        let is_listed = |essence: &str| entries.iter().any(|entry| entry.essence() == essence);
        let is_asp_net = is_listed("text/plain") && is_listed("text/json");
        let has_texts = direction == Direction::Response && !is_asp_net;
        let mut order: Vec<&Entry<'a>> = entries.iter().collect();
        order.sort_by_key(|entry| (rank(entry), entry.essence(), entry.text.as_str()));
        let mut groups: Vec<Group<'e, 'a>> = Vec::new();
        for entry in order {
            let same = groups
                .iter_mut()
                .find(|group| match entry.media_type.family() {
                    Family::Text if has_texts && group.xml.is_empty() => {
                        group.lead.essence() == entry.essence()
                    }
                    _ => self.has_same_body(group.lead, entry, direction),
                });
            match same {
                Some(group) => self.join(group, entry, direction),
                None => groups.push(Group {
                    lead: entry,
                    accepted: vec![entry.essence().to_owned()],
                    form: None,
                    multipart: None,
                    xml: Vec::new(),
                }),
            }
        }
        groups
    }

    fn has_same_body(&self, lead: &Entry<'a>, other: &Entry<'a>, direction: Direction) -> bool {
        if lead.essence() == other.essence() {
            return true;
        }
        if !self.have_same_schema(lead, other) {
            return false;
        }
        match (lead.media_type.family(), other.media_type.family()) {
            (Family::Json, Family::Stream) => false,
            // Different kinds of JSON may mean different requests.
            (Family::Json, Family::Json) => {
                direction != Direction::Request
                    || is_plain_json(lead) && (is_plain_json(other) || is_json_range(lead))
            }
            // JSON has the content of files as text.
            (Family::Json, Family::Multipart) if self.has_files(other) => {
                direction != Direction::Request
            }
            (Family::Json, _) => {
                matches!(self.class_of(lead), SchemaClass::Text | SchemaClass::Other)
            }
            (Family::Xml, Family::Xml) => self.class_of(lead) == SchemaClass::Other,
            _ => false,
        }
    }

    /// Returns `true` if a multipart form has files.
    fn has_files(&self, entry: &Entry<'a>) -> bool {
        let schema = entry.source.schema.as_ref();
        schema.is_some_and(|schema| {
            self.has_file_fields(schema, &entry.place.key("schema"), entry.source)
        })
    }

    fn has_fields(&self, entry: &Entry<'a>) -> bool {
        self.may_have_fields(entry.source.schema.as_ref(), &entry.place.key("schema"))
    }

    fn class_of(&self, entry: &Entry<'a>) -> SchemaClass {
        self.schema_class(entry.source.schema.as_ref(), &entry.place.key("schema"))
    }

    fn have_same_schema(&self, one: &Entry<'a>, other: &Entry<'a>) -> bool {
        let written = |entry: &Entry<'a>| {
            ["schema", "itemSchema"].map(|key| {
                let place = self.document.original_place(&entry.place.key(key));
                self.document.original(&place)
            })
        };
        one.source.schema == other.source.schema
            && one.items == other.items
            && written(one) == written(other)
    }

    /// Adds a media type to a group, or reports that it is left out.
    fn join<'e>(&mut self, group: &mut Group<'e, 'a>, other: &'e Entry<'a>, direction: Direction) {
        let (lead, family) = (group.lead.media_type.family(), other.media_type.family());
        let is_request = direction == Direction::Request;
        if !self.have_same_schema(group.lead, other) {
            // Media types that differ in parameters only are not distinguished.
            return self.leave_out(other, group.lead);
        }
        if other.essence() == group.lead.essence() && other.selection() != group.lead.selection() {
            return self.leave_out(other, group.lead);
        }
        if is_request && family == Family::Form && lead == Family::Json && group.form.is_none() {
            group.form = Some(other);
            return;
        }
        let is_multipart = family == Family::Multipart && self.has_fields(other);
        if is_request && is_multipart && lead == Family::Json && group.multipart.is_none() {
            group.multipart = Some(other);
            return;
        }
        let essence = other.essence();
        let known = group.xml.iter().map(|one| one.essence());
        let mut known = known.chain(group.accepted.iter().map(String::as_str));
        let is_new = known.all(|known| known != essence);
        if family == Family::Xml && is_new && self.class_of(other) == SchemaClass::Other {
            match lead {
                Family::Xml if is_request => group.accepted.push(essence.to_owned()),
                Family::Xml => self.leave_out(other, group.lead),
                _ => group.xml.push(other),
            }
        } else if !is_plain_json(other) || (is_new && !is_request) {
            self.leave_out(other, group.lead);
        } else if is_new {
            group.accepted.push(essence.to_owned());
        }
    }

    /// A union of bodies with different schemas.
    pub fn content_union(
        &mut self,
        groups: &[Group<'_, 'a>],
        stem: &str,
        place: &Place,
        direction: Direction,
    ) -> Option<Content> {
        let mut scope = Scope::default();
        let mut variants = Vec::new();
        for group in groups {
            let name = variant_name(group.lead.essence(), &mut scope);
            let stem = format!("{stem}{}", name.plain());
            let mut group = group.clone();
            if direction != Direction::Request {
                for other in std::mem::take(&mut group.xml) {
                    self.leave_out(other, group.lead);
                }
            }
            let content = self.group(&group, &stem, direction)?;
            variants.push(ContentVariant { name, content });
        }
        let contents = || variants.iter().map(|variant| &variant.content);
        let accepted: Vec<&str> = contents().map(|one| one.accepted.as_str()).collect();
        // Generated code sends JSON if it can.
        let json = contents().find(|content| content.json().is_some());
        let content = Content {
            media_type: json.or(contents().next())?.media_type.clone(),
            accepted: accepted.join(", "),
            kind: ContentKind::Union(ContentUnion {
                name: self.claim_union(stem, place),
                variants,
            }),
            schema: None,
            xml: None,
        };
        self.content_unions.push((place.clone(), content.clone()));
        Some(content)
    }

    fn claim_union(&mut self, stem: &str, place: &Place) -> Name {
        let wanted = Name::upper(stem, None);
        let free = wanted
            .or_similar("Choice")
            .find(|name| self.types.claim(name).is_ok());
        if let Some(free) = free {
            self.report_renamed(
                std::slice::from_ref(&wanted),
                std::slice::from_ref(&free),
                place,
            );
            return free;
        }
        if let Err(taken) = self.types.claim(&wanted) {
            self.name_taken(stem, &taken, place);
        }
        wanted
    }

    fn leave_out(&mut self, other: &Entry<'a>, chosen: &Entry<'a>) {
        let (name, lead) = (quoted(&other.text), quoted(&chosen.text));
        let message = format!("media type {name} is left out in favour of {lead}");
        self.diagnose(Code::SkippedMediaType, &other.place, message)
            .at_key()
            .related(&chosen.place, "this one is generated");
    }
}

/// The order of media types: JSON first, the plainest before others, then those with a type by their schema.
fn rank(entry: &Entry<'_>) -> u8 {
    match entry.media_type.family() {
        Family::Json if entry.essence() == "application/json" => 0,
        Family::Json if is_plain_json(entry) => 1,
        Family::Json => 2,
        Family::Form => 3,
        Family::Multipart => 4,
        Family::Xml => 5,
        Family::Stream => 6,
        Family::Text => 7,
        Family::Bytes => 8,
        Family::Composed => 9,
        Family::Range => 10,
    }
}

/// Returns `true` for JSON without a meaning of its own.
fn is_plain_json(entry: &Entry<'_>) -> bool {
    matches!(entry.essence(), "application/json" | "text/json") || is_json_range(entry)
}

fn is_json_range(entry: &Entry<'_>) -> bool {
    entry.essence() == "application/*+json"
}

/// The name of a variant: the subtype, or the whole media type if that is taken.
pub fn variant_name(essence: &str, scope: &mut Scope) -> Name {
    let (kind, subtype) = essence.split_once('/').unwrap_or(("", essence));
    let short = match subtype {
        _ if essence == WATCH => "watch",
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
    let long = named(essence);
    let free = std::iter::once(named(short))
        .chain(long.or_similar("Body"))
        .find(|name| scope.claim(name).is_ok());
    free.unwrap_or(long)
}
