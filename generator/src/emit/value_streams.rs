//! Streams of values: their types, encoding and decoding, in both crates.

use proc_macro2::TokenStream;
use quote::quote;

use super::codecs::imported_codec;
use super::source_file::{SourceFile, ident};
use super::types::{self, Crate};
use crate::lowered::{Api, Content, ContentKind, EventData, Framing, StreamEnd, ValueStream};

/// Returns `true` if a response is a stream of values.
pub fn uses_values(api: &Api) -> bool {
    all(api).any(|values| !values.is_request)
}

/// Returns `true` if a request is a stream of values.
pub fn takes_values(api: &Api) -> bool {
    all(api).any(|values| values.is_request)
}

/// Returns `true` if a stream of values has events with data.
pub fn uses_events(api: &Api) -> bool {
    all(api).any(ValueStream::are_event_data)
}

fn all(api: &Api) -> impl Iterator<Item = &ValueStream> {
    let contents = api.response_contents().chain(api.request_contents());
    let contents = contents.flat_map(Content::variants);
    contents.filter_map(|content| match &content.kind {
        ContentKind::Stream(values) => Some(values.as_ref()),
        _ => None,
    })
}

/// The type of a stream.
pub fn rust_type(api: &Api, values: &ValueStream) -> TokenStream {
    let ty = types::rust_type(api, &values.ty);
    let item = match values.are_event_data() {
        false => ty,
        true => quote!(Event<#ty>),
    };
    let own = ident(type_of(values).1);
    quote!(#own<#item>)
}

/// The module and name of the type.
fn type_of(values: &ValueStream) -> (&'static str, &'static str) {
    match values.is_request {
        false => ("values", "Values"),
        true => ("request_values", "RequestValues"),
    }
}

/// Imports the type.
pub fn import_type(file: &mut SourceFile, api: &Api, values: &ValueStream, side: Crate) {
    types::import_type(file, api, &values.ty);
    let (module, name) = type_of(values);
    file.import(&format!("{}::{module}", side.library()), name);
    if values.are_event_data() {
        file.import("crate::runtime::event", "Event");
    }
}

/// The expression that writes a stream into the response `into`.
pub fn response(
    file: &mut SourceFile,
    api: &Api,
    values: &ValueStream,
    [status, media_type, value]: [&TokenStream; 3],
) -> TokenStream {
    file.import("crate::runtime::server", "values");
    let (function, write) = writing(file, api, values, "crate::runtime::server::values");
    let function = ident(function);
    quote!(values::#function(into, #status, #media_type, #value, #write))
}

/// The step of a call that sets a stream.
pub fn call_step(
    file: &mut SourceFile,
    api: &Api,
    values: &ValueStream,
    media_type: &str,
) -> TokenStream {
    file.library("client::request_values");
    let (function, write) = writing(file, api, values, "crate::runtime::client::request_values");
    let function = ident(&format!("value_{function}"));
    quote!(.#function(#media_type, body, #write))
}

/// The function that encodes a stream, and the closure that encodes a value. `encoder` is the module that encodes JSON.
fn writing(
    file: &mut SourceFile,
    api: &Api,
    values: &ValueStream,
    encoder: &str,
) -> (&'static str, TokenStream) {
    let (library, module) = encoder.rsplit_once("::").unwrap_or_default();
    if values.framing != Framing::Events(EventData::Text) {
        file.import(library, module);
    }
    let module = ident(module);
    let codec = imported_codec(file, api, &values.ty);
    let coded = |value: TokenStream| match &codec {
        None => quote!(#value),
        Some(codec) => quote!(&codec::Encoded::<#codec>(#value)),
    };
    let frame = match &values.framing {
        framing @ (Framing::Lines | Framing::Sequence) => {
            let function = match framing {
                Framing::Lines => "lines",
                _ => "sequence",
            };
            if codec.is_none() {
                return (function, quote!(#module::json));
            }
            let value = coded(quote!(value));
            return (function, quote!(|value| #module::json(#value)));
        }
        Framing::Events(EventData::Json) => {
            let data = coded(quote!(&event.data));
            quote!(Some(event.to_frame(#module::json(#data)?)))
        }
        Framing::Events(EventData::Text) => {
            file.import("crate::runtime", "event");
            let data = coded(quote!(&event.data));
            quote!(Some(event.to_frame(event::write_text(#data)?)))
        }
        Framing::Events(data @ EventData::Whole { .. }) => {
            let (fields, event) = (event_fields(file, data), coded(quote!(event)));
            quote!(#fields.frame_of(&#module::json(#event)?))
        }
    };
    ("events", quote!(|event| #frame))
}

/// The framing of a stream, and the closure that decodes a value.
pub fn reading(file: &mut SourceFile, api: &Api, values: &ValueStream) -> [TokenStream; 2] {
    file.import_all("crate::runtime::client::values crate::runtime::framing::Framing");
    let codec = imported_codec(file, api, &values.ty);
    let (of, inner) = match codec {
        None => (quote!(), quote!()),
        Some(codec) => (quote!(::<codec::Decoded<#codec>>), quote!(.0)),
    };
    let plain = inner.is_empty();
    let read = match &values.framing {
        Framing::Lines | Framing::Sequence if plain => quote!(values::json),
        Framing::Lines | Framing::Sequence => {
            quote!(|frame| Ok(values::json #of (frame)? #inner))
        }
        Framing::Events(EventData::Json) => {
            file.import("crate::runtime::event", "Event");
            quote!(|frame| Ok(Event::received(values::json #of (frame)? #inner, frame)))
        }
        Framing::Events(EventData::Text) => {
            file.import_all("crate::runtime::event crate::runtime::event::Event");
            let data = quote!(event::read_text #of (frame)? #inner);
            quote!(|frame| Ok(Event::received(#data, frame)))
        }
        Framing::Events(data @ EventData::Whole { .. }) => {
            let fields = event_fields(file, data);
            match plain {
                true => quote!(|frame| #fields.read(frame)),
                false => quote!(|frame| Ok(#fields.read #of (frame)? #inner)),
            }
        }
    };
    [framing(values), read]
}

/// The suffix of the functions that read a stream with an end of its own.
pub fn end_suffix(values: &ValueStream) -> &'static str {
    match values.end {
        StreamEnd::Default => "",
        StreamEnd::Marker(_) | StreamEnd::Never => "_until",
    }
}

/// The arguments of these functions: the closure that decodes a value, and the end of the stream, if it has its own.
pub fn with_end(values: &ValueStream, read: &TokenStream) -> TokenStream {
    match &values.end {
        StreamEnd::Default => quote!(#read),
        StreamEnd::Marker(marker) => quote!(#read, Some(#marker)),
        StreamEnd::Never => quote!(#read, None),
    }
}

fn framing(values: &ValueStream) -> TokenStream {
    match &values.framing {
        Framing::Lines => quote!(Framing::Lines),
        Framing::Sequence => quote!(Framing::Sequence),
        Framing::Events(_) => quote!(Framing::Events),
    }
}

/// The framing of a stream in a request, and the closure that decodes a value with `decode`, an
/// expression of its bytes.
pub fn requested(
    file: &mut SourceFile,
    values: &ValueStream,
    decode: impl FnOnce(TokenStream) -> TokenStream,
) -> [TokenStream; 2] {
    file.import("crate::runtime::framing", "Framing");
    let decoded = match &values.framing {
        Framing::Lines | Framing::Sequence => decode(quote!(&frame.data)),
        Framing::Events(EventData::Json) => {
            file.import("crate::runtime::event", "Event");
            let data = decode(quote!(&frame.data));
            quote!(#data.map(|data| Event::received(data, frame)))
        }
        Framing::Events(EventData::Text) => {
            file.import_all("crate::runtime::event crate::runtime::event::Event");
            let data = decode(quote!(&event::json_of(frame)));
            quote!(#data.map(|data| Event::received(data, frame)))
        }
        Framing::Events(data @ EventData::Whole { .. }) => {
            let fields = event_fields(file, data);
            decode(quote!(&#fields.body_of(frame)))
        }
    };
    [framing(values), quote!(|frame, violations| #decoded)]
}

fn event_fields(file: &mut SourceFile, data: &EventData) -> TokenStream {
    let EventData::Whole {
        event,
        id,
        retry,
        retry_is_text,
        data_is_text,
    } = data
    else {
        return quote!();
    };
    file.import("crate::runtime::event_object", "EventFields");
    file.library("any_value");
    let representation = match (*retry, retry_is_text) {
        ("retry", false) => quote!(EventFields::NUMBER),
        ("retry", true) => quote!(EventFields::TEXT),
        _ => quote!(EventFields::TIME_SPAN),
    };
    quote!(EventFields {
        event: #event,
        id: #id,
        retry: (#retry, #representation),
        data_is_text: #data_is_text,
    })
}
