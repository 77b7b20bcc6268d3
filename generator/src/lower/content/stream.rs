//! Streams of values: JSON Lines, JSON text sequences and server-sent events.

use serde_json::Value;

use super::{Direction, Entry};
use crate::lower::Lowering;
use crate::lowered::{
    ContentKind, EventData, Framing, Object, StreamEnd, Type, TypeKind, Union, ValueStream,
};
use crate::report::{Code, quoted};

/// The properties of an object that is a whole event, and those of an `SseItem` of .NET.
const EVENT_PROPERTIES: &[&str] = &[
    "data",
    "event",
    "name",
    "eventType",
    "id",
    "eventId",
    "retry",
    "reconnectionInterval",
    "comment",
];

/// The extension of a media type with the value that ends a stream.
const STREAM_END: &str = "x-stream-end";

impl<'a> Lowering<'a> {
    /// The stream of a body: the items of an array, or values of the schema.
    pub fn stream(
        &mut self,
        chosen: &Entry<'a>,
        stem: &str,
        direction: Direction,
    ) -> Option<ValueStream> {
        let is_events = chosen.essence() == "text/event-stream";
        let (schema, place) = match chosen.items {
            Some(items) => (Some(items), chosen.place.key("itemSchema")),
            None => (chosen.source.schema.as_ref(), chosen.place.key("schema")),
        };
        let ty = match schema {
            None if is_events => Type::String(Vec::new()),
            None => self.any(&place),
            Some(schema) => self.used(schema, &place, stem)?.ty,
        };
        let is_request = direction == Direction::Request;
        if chosen.items.is_some() && chosen.source.schema.is_some() {
            let message = "`schema` is ignored next to `itemSchema`";
            self.diagnose(Code::SchemaNotApplied, &chosen.place.key("schema"), message)
                .at_key();
        }
        let ty = match self.types.resolved(&ty).clone() {
            Type::Array(array) if chosen.items.is_none() => {
                let is_bounded = !array.count.is_free() || array.unique;
                if is_request && is_bounded {
                    let what = "a constraint on a whole stream, such as `maxItems`,";
                    self.unsupported(Code::UnsupportedRule, &place, what);
                }
                array.items
            }
            _ => ty,
        };
        let framing = match chosen.essence() {
            _ if is_events => {
                let data = self.event_data(&ty);
                if chosen.items.is_some() && !matches!(data, EventData::Whole { .. }) {
                    let message = "schema of an event, read as that of its data";
                    self.diagnose(Code::EventTakenAsData, &place, message)
                        .at_key()
                        .label("an event has `data`, `event`, `id` and `retry`");
                }
                Framing::Events(data)
            }
            essence if essence.ends_with("json-seq") => Framing::Sequence,
            _ => Framing::Lines,
        };
        Some(ValueStream {
            ty,
            framing,
            is_request,
            end: self.stream_end(chosen),
        })
    }

    /// The value that ends a stream (`x-stream-end`).
    fn stream_end(&mut self, chosen: &Entry<'a>) -> StreamEnd {
        match chosen.source.extensions.get(STREAM_END) {
            None => StreamEnd::Default,
            Some(Value::Bool(false)) => StreamEnd::Never,
            Some(Value::String(marker)) if !marker.is_empty() => StreamEnd::Marker(marker.clone()),
            Some(_) => {
                let expected = "the text of the last value, or `false`";
                self.invalid_extension(STREAM_END, expected, &chosen.place);
                StreamEnd::Default
            }
        }
    }

    /// Reports the fields for streams and multipart bodies that a body of another kind has.
    pub fn report_unused_fields(&mut self, chosen: &Entry<'a>, kind: &ContentKind) {
        let (is_stream, is_multipart) = match kind {
            // The whole body has been reported.
            ContentKind::TypedBytes => return,
            ContentKind::Stream(_) => (true, false),
            _ => (false, chosen.essence().starts_with("multipart/")),
        };
        if chosen.items.is_some() && !is_stream {
            let media_type = quoted(chosen.essence());
            let message =
                format!("`itemSchema` is ignored: {media_type} is not a sequential media type");
            self.diagnose(
                Code::SchemaNotApplied,
                &chosen.place.key("itemSchema"),
                message,
            )
            .at_key();
        }
        let ends = matches!(kind, ContentKind::Stream(stream) if !stream.is_request);
        if chosen.source.extensions.contains_key(STREAM_END) && !ends {
            let message = format!("`{STREAM_END}` has an effect only on the stream of a response");
            self.diagnose(
                Code::MisplacedExtension,
                &chosen.place.key(STREAM_END),
                message,
            )
            .at_key();
        }
        for key in ["itemEncoding", "prefixEncoding"] {
            let place = chosen.place.key(key);
            if self.document.raw(&place).is_some() {
                let what = match is_multipart {
                    true => "a form of named parts",
                    false => "a body that is not multipart",
                };
                let message = format!("`{key}` of {what} is ignored");
                self.diagnose(Code::UselessEncoding, &place, message)
                    .at_key();
            }
        }
    }

    fn event_data(&self, ty: &Type) -> EventData {
        match self.types.kind_of(ty) {
            Some(TypeKind::Struct(object)) => self.whole_event(object).unwrap_or(EventData::Json),
            Some(TypeKind::Union(union)) => self.union_of_events(union).unwrap_or(EventData::Json),
            _ if self.is_text(ty) => EventData::Text,
            _ => EventData::Json,
        }
    }

    /// An object with properties of an event only is the whole event.
    fn whole_event(&self, object: &Object) -> Option<EventData> {
        let field = |name: &str| object.field(name);
        let is_property = |name: &String| EVENT_PROPERTIES.contains(&name.as_str());
        let mut names = object.fields.iter().map(|field| &field.name.wire);
        let data = field("data").filter(|_| names.all(is_property) && object.kept().is_none())?;
        let named = |names: &[&'static str]| {
            let mut names = names.iter().copied();
            names.find(|name| field(name).is_some())
        };
        let retry = named(&["retry", "reconnectionInterval"]).unwrap_or("retry");
        Some(EventData::Whole {
            event: named(&["event", "name", "eventType"]).unwrap_or("event"),
            id: named(&["id", "eventId"]).unwrap_or("id"),
            retry,
            retry_is_text: field(retry).is_some_and(|retry| self.is_text(&retry.ty)),
            data_is_text: self.is_text(&data.ty),
        })
    }

    /// A union of whole events that are read alike.
    fn union_of_events(&self, union: &Union) -> Option<EventData> {
        let mut variants = union
            .variants
            .iter()
            .map(|variant| self.whole_event(self.types.object(&variant.ty)?));
        let first = variants.next()??;
        variants
            .all(|other| other.as_ref() == Some(&first))
            .then_some(first)
    }
}
