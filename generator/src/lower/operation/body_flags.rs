//! The flags of request bodies: the fields and files of all bodies of an operation.

use crate::lowered::{
    Access, Api, Content, ContentKind, Field, FileField, FlagKind, FlagOf, Operation,
};

/// A field or file that one or more bodies have.
pub struct BodyFlag<'a> {
    /// The name in the body.
    pub wire: &'a str,
    /// Its source in the first of these bodies.
    pub of: FlagOf,
    /// `true` if all of these bodies require it.
    pub is_required: bool,
    /// The media types of these bodies.
    pub media_types: Vec<&'a str>,
    value: Value<'a>,
}

/// The value of a flag: only equal ones share a flag.
#[derive(PartialEq)]
enum Value<'a> {
    Field(FlagKind, bool),
    File(bool, &'a str),
    Part,
}

/// Returns the fields of all bodies, then the files, each once.
pub fn body_flags<'a>(api: &'a Api, operation: &'a Operation) -> Vec<BodyFlag<'a>> {
    let bodies = operation.named_bodies();
    let mut flags: Vec<BodyFlag<'a>> = Vec::new();
    for found in [fields, files] {
        for (index, media_type, content) in &bodies {
            for flag in found(api, *index, media_type, content) {
                add(&mut flags, flag);
            }
        }
    }
    flags
}

/// Adds a flag, or the media type of one that is known.
fn add<'a>(flags: &mut Vec<BodyFlag<'a>>, flag: BodyFlag<'a>) {
    let mut known = flags.iter_mut();
    match known.find(|known| known.wire == flag.wire && known.value == flag.value) {
        None => flags.push(flag),
        Some(known) => {
            known.is_required &= flag.is_required;
            known.media_types.extend(flag.media_types);
        }
    }
}

fn fields<'a>(
    api: &'a Api,
    body: usize,
    media_type: &'a str,
    content: &'a Content,
) -> Vec<BodyFlag<'a>> {
    let object = api.object_of(content).into_iter();
    let fields = object.flat_map(|object| object.fields.iter().enumerate());
    let sent = fields.filter(|(_, field)| field.access != Access::ReadOnly);
    let flags = sent.map(|(index, field): (usize, &Field)| {
        let (kind, is_list) = api.flag_kind(&field.ty);
        BodyFlag {
            wire: &field.name.wire,
            of: FlagOf::Field(body, index),
            is_required: field.required,
            media_types: vec![media_type],
            value: Value::Field(kind, is_list),
        }
    });
    flags.collect()
}

/// The files of a body, or its parts if it declares none.
fn files<'a>(
    _: &'a Api,
    body: usize,
    media_type: &'a str,
    content: &'a Content,
) -> Vec<BodyFlag<'a>> {
    if content.takes_any_part() {
        return vec![BodyFlag {
            wire: "form",
            of: FlagOf::Part,
            is_required: false,
            media_types: vec![media_type],
            value: Value::Part,
        }];
    }
    let ContentKind::Form(form) = &content.kind else {
        return Vec::new();
    };
    let files = form.files.iter().flatten().enumerate();
    let flags = files.map(|(index, file): (usize, &FileField)| BodyFlag {
        wire: &file.name.wire,
        of: FlagOf::File(body, index),
        is_required: file.required,
        media_types: vec![media_type],
        value: Value::File(file.several, &file.media_types),
    });
    flags.collect()
}
