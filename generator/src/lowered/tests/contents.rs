//! Bodies and their media types.

use super::{Outline, marked, range, with};
use crate::lowered::{
    Content, ContentKind, ContentUnion, EventData, FieldStyle, FileField, Form, Framing, StreamEnd,
    Style, ValueStream,
};

impl Outline<'_> {
    /// A body: its media type, and the type of its value.
    pub fn content(&self, content: &Content) -> String {
        if let ContentKind::Union(ContentUnion { name, variants }) = &content.kind {
            let variants = variants.iter().map(|variant| {
                format!("{}({})", variant.name.rust, self.content(&variant.content))
            });
            let variants: Vec<String> = variants.collect();
            return format!("{} {{ {} }}", name.rust, variants.join(", "));
        }
        let value = match &content.kind {
            ContentKind::Json(ty) => self.ty(ty),
            ContentKind::Xml(ty, id) => {
                let document = self.api.xml.documents.get(id.0);
                let constant = document.map(|document| document.constant.as_str());
                format!("xml {} as {}", self.ty(ty), constant.unwrap_or_default())
            }
            ContentKind::Text => "text".to_owned(),
            ContentKind::Bytes => "bytes".to_owned(),
            ContentKind::TypedBytes => "bytes with their media type".to_owned(),
            ContentKind::Form(it) => format!("form {}", self.form(it)),
            ContentKind::Stream(it) => self.stream(it),
            ContentKind::Union(_) => "a union".to_owned(),
        };
        let accepted = (content.accepted != content.media_type)
            .then(|| format!(", accepts {}", content.accepted));
        let xml = content
            .xml
            .iter()
            .map(|xml| format!(", or {} as xml", xml.media_types.join(", ")));
        let others: String = accepted.into_iter().chain(xml).collect();
        format!("{} {value}{others}", content.media_type)
    }

    fn stream(&self, stream: &ValueStream) -> String {
        let framing = match &stream.framing {
            Framing::Lines => "lines",
            Framing::Sequence => "a text sequence",
            Framing::Events(EventData::Json) => "events with JSON data",
            Framing::Events(EventData::Text) => "events with text data",
            Framing::Events(EventData::Whole { .. }) => "whole events",
        };
        let end = match &stream.end {
            StreamEnd::Default => String::new(),
            StreamEnd::Marker(marker) => format!(" until {marker:?}"),
            StreamEnd::Never => " without an end".to_owned(),
        };
        format!("stream of {} as {framing}{end}", self.ty(&stream.ty))
    }

    fn form(&self, form: &Form) -> String {
        let fields = form
            .styles
            .iter()
            .map(|(name, it)| format!("{name}: {}", field_style(*it)));
        let others = format!("..: {}", field_style(form.additional_style));
        let files = form.files.iter().flatten().map(file);
        let parts: Vec<String> = fields.chain([others]).chain(files).collect();
        let text = format!("{} {{ {} }}", self.ty(&form.ty), parts.join(", "));
        let or_multipart = form.or_multipart.is_some();
        marked(
            text,
            [(form.or_json, "or JSON"), (or_multipart, "or multipart")],
        )
    }
}

fn file(file: &FileField) -> String {
    let kind = if file.several { "files" } else { "file" };
    let kind = match file.media_types.as_str() {
        "" => kind.to_owned(),
        types => format!("{kind} of {types}"),
    };
    let limits = [(file.count, "files"), (file.size, "bytes")];
    let limits = limits.iter().filter_map(|(count, unit)| {
        let range = range(count.minimum, count.maximum)?;
        Some(format!("{range} {unit}"))
    });
    let kind = with(&kind, &limits.collect::<Vec<_>>());
    match file.required {
        true => format!("{}: {kind}", file.name.wire),
        false => format!("{}?: {kind}", file.name.wire),
    }
}

fn field_style(field: FieldStyle) -> String {
    match field {
        FieldStyle::Styled(it) => style(it),
        FieldStyle::Json => "json".to_owned(),
        FieldStyle::JsonItems => "json of each item".to_owned(),
    }
}

/// A style, with `*` if it explodes.
pub fn style(style: Style) -> String {
    let (name, explode) = style.parts();
    let explode = if explode == Some(true) { "*" } else { "" };
    format!("{}{explode}", name.to_lowercase())
}
