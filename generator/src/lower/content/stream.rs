//! Bodies of values that come one after the other.

use super::Way;
use super::Written;
use crate::lower::Lowering;
use crate::model::{EnumKind, EventData, Framing, Object, Text, Type, TypeKind, ValueStream};
use crate::report::Code;

/// The fields of an event, by the names that descriptions give them.
const OF_EVENTS: &[&str] = &["data", "event", "name", "id", "retry", "comment"];

impl<'a> Lowering<'a> {
    /// The values of a body: the items of an array, or what the schema says.
    pub(in crate::lower) fn values(
        &mut self,
        chosen: &Written<'a>,
        stem: &str,
        way: Way,
    ) -> Option<ValueStream> {
        let place = chosen.place.key("schema");
        let is_events = chosen.media_type.essence == "text/event-stream";
        let ty = match chosen.source.schema.as_ref() {
            None if is_events => Type::String(Text::default()),
            None => self.any(&place),
            Some(schema) => self.used(schema, &place, stem)?.ty,
        };
        // An array is all that the body holds: its values come one after the other.
        let ty = match self.types.resolved(&ty).clone() {
            Type::Array(array) => {
                let is_bounded = array.minimum.is_some() || array.maximum.is_some() || array.unique;
                if way == Way::In && is_bounded {
                    self.unsupported(
                        Code::UnsupportedRule,
                        &place,
                        "a rule about all values of a stream",
                    );
                }
                array.items
            }
            _ => {
                if let Some(what) = self.more_than_a_list(&ty) {
                    self.unsupported(Code::UnsupportedBody, &place, what);
                    return None;
                }
                ty
            }
        };
        let framing = match chosen.media_type.essence.as_str() {
            _ if is_events => Framing::Events(self.event_data(&ty)),
            "application/json-seq" => Framing::Sequence,
            _ => Framing::Lines,
        };
        Some(ValueStream {
            ty,
            framing,
            is_request: way == Way::In,
        })
    }

    /// What a schema says of all values that come one after the other, beside what each of them is.
    fn more_than_a_list(&self, ty: &Type) -> Option<&'static str> {
        match self.types.resolved(ty) {
            Type::Tuple(_) => Some("a stream whose values have a type each"),
            Type::Nullable(inner) => match self.types.resolved(inner) {
                Type::Array(_) | Type::Tuple(_) => Some("a stream of values, or `null`"),
                _ => None,
            },
            _ => None,
        }
    }

    /// What of an event the values of a type are.
    fn event_data(&self, ty: &Type) -> EventData {
        match self.types.kind_of(ty) {
            Some(TypeKind::Struct(object)) => self.event_of(object).unwrap_or(EventData::Json),
            _ if self.is_text(ty) => EventData::Text,
            _ => EventData::Json,
        }
    }

    /// An object that has the fields of an event, and no others, is one.
    fn event_of(&self, object: &Object) -> Option<EventData> {
        let field = |name: &str| object.fields.iter().find(|field| field.name.wire == name);
        let mut fields = object.fields.iter();
        let are_of_events = fields.all(|field| OF_EVENTS.contains(&field.name.wire.as_str()));
        let data = field("data").filter(|_| are_of_events && object.kept().is_none())?;
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
