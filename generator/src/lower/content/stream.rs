//! Streams of values: JSON Lines, JSON text sequences and server-sent events.

use super::{Direction, Entry};
use crate::lower::Lowering;
use crate::model::{EnumKind, EventData, Framing, Object, Text, Type, TypeKind, ValueStream};
use crate::report::Code;

/// The properties of an object that is a whole event.
const EVENT_PROPERTIES: &[&str] = &["data", "event", "name", "id", "retry", "comment"];

impl<'a> Lowering<'a> {
    /// The stream of a body: the items of an array, or values of the schema.
    pub fn stream(
        &mut self,
        chosen: &Entry<'a>,
        stem: &str,
        direction: Direction,
    ) -> Option<ValueStream> {
        let place = chosen.place.key("schema");
        let is_events = chosen.essence() == "text/event-stream";
        let ty = match chosen.source.schema.as_ref() {
            None if is_events => Type::String(Text::default()),
            None => self.any(&place),
            Some(schema) => self.used(schema, &place, stem)?.ty,
        };
        let is_request = direction == Direction::Request;
        let ty = match self.types.resolved(&ty).clone() {
            Type::Array(array) => {
                let is_bounded = array.minimum.is_some() || array.maximum.is_some() || array.unique;
                if is_request && is_bounded {
                    let what = "a constraint on a whole stream, such as `maxItems`,";
                    self.unsupported(Code::UnsupportedRule, &place, what);
                }
                array.items
            }
            _ => ty,
        };
        let framing = match chosen.essence() {
            _ if is_events => Framing::Events(self.event_data(&ty)),
            "application/json-seq" => Framing::Sequence,
            _ => Framing::Lines,
        };
        Some(ValueStream {
            ty,
            framing,
            is_request,
        })
    }

    fn event_data(&self, ty: &Type) -> EventData {
        match self.types.kind_of(ty) {
            Some(TypeKind::Struct(object)) => self.whole_event(object).unwrap_or(EventData::Json),
            _ if self.is_text(ty) => EventData::Text,
            _ => EventData::Json,
        }
    }

    /// An object with properties of an event only is the whole event.
    fn whole_event(&self, object: &Object) -> Option<EventData> {
        let field = |name: &str| object.fields.iter().find(|field| field.name.wire == name);
        let is_property = |name: &String| EVENT_PROPERTIES.contains(&name.as_str());
        let mut names = object.fields.iter().map(|field| &field.name.wire);
        let data = field("data").filter(|_| names.all(is_property) && object.kept().is_none())?;
        Some(EventData::Whole {
            event: match field("event") {
                None if field("name").is_some() => "name",
                _ => "event",
            },
            data_is_text: self.is_text(&data.ty),
            retry_is_text: field("retry").is_some_and(|retry| self.is_text(&retry.ty)),
        })
    }

    fn is_text(&self, ty: &Type) -> bool {
        match self.types.resolved(ty) {
            Type::String(_) | Type::Formatted(_) => true,
            Type::Nullable(ty) => self.is_text(ty),
            ty => matches!(
                self.types.kind_of(ty),
                Some(TypeKind::Enum(known)) if known.kind == EnumKind::Text
            ),
        }
    }
}
