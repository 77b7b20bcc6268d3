//! Writes the functions of the program that call operations.

use std::fmt::Write as _;

use super::outline::{Content, Kind, Operation, Outline, Response};

use super::handlers::is_returned;
use super::{bodies, sequences};

/// An argument of a client method, by its name in the call.
struct Argument {
    name: String,
    required: bool,
    key: String,
    value: String,
}

fn arguments_of(operation: &Operation, body_index: usize) -> Vec<Argument> {
    let parameters = operation.parameters.iter().map(|parameter| {
        let field = &parameter.field;
        let key = format!("{} {}", parameter.location, field.wire);
        let value = match field.kind {
            Kind::Text => format!("wire.sent_value::<String>({key:?})?"),
            Kind::TextList => format!("wire.sent_value::<Vec<String>>({key:?})?"),
            Kind::List => format!("wire.sent_value::<Vec<_>>({key:?})?"),
            _ => format!("wire.sent_value({key:?})?"),
        };
        Argument {
            name: field.name.clone(),
            required: field.required,
            key,
            value,
        }
    });
    let content = bodies::alternatives(operation).into_iter().nth(body_index);
    let body = operation.body.iter().zip(content);
    let body = body.map(|(body, content)| Argument {
        name: "body".to_owned(),
        required: body.required || body_index > 0,
        key: bodies::key(body_index),
        value: body_value(&bodies::key(body_index), content),
    });
    parameters.chain(body).collect()
}

fn body_value(key: &str, content: &Content) -> String {
    if content.files.is_empty() {
        return match content.kind {
            Kind::Bytes => {
                format!("client::runtime::byte_stream::ByteStream::from(wire.sent_bytes({key:?})?)")
            }
            Kind::Text => format!("wire.sent_value::<String>({key:?})?"),
            Kind::Media => format!(
                "client::runtime::media::Media::new(\
                 wire.sent_value::<String>(\"{key} media type\")?, wire.sent_bytes({key:?})?)"
            ),
            Kind::Values(framing) => sequences::argument(key, framing),
            _ => format!("wire.sent_value({key:?})?"),
        };
    }
    let mut files = String::new();
    for file in &content.files {
        let media_type = bodies::media_type(&file.media_types);
        let _ = write!(
            files,
            "({:?}.to_owned(), client::runtime::upload::FilePart::new(\"\\0 a\\r\\n--\")\
             .file_name(\"ä \\\"b\\\".txt\").media_type({media_type:?})),",
            file.name
        );
    }
    let files = format!("client::runtime::upload::from_named(&[{files}]).ok_or(DecodeError)?");
    let upload =
        format!("client::runtime::upload::Upload::new(wire.sent_value({key:?})?, {files})");
    format!(
        "{{ let upload = {upload}; \
         wire.files(\"sent {key} files\".to_owned(), files!(client, upload)); upload }}"
    )
}

/// The arguments of a client method, for one of the bodies.
fn arguments(operation: &Operation, body_index: usize, stem: &str) -> String {
    let all = arguments_of(operation, body_index);
    let required: Vec<_> = all.iter().filter(|argument| argument.required).collect();
    match required.as_slice() {
        [] => String::new(),
        [only] => only.value.clone(),
        several => {
            let fields = several.iter();
            let fields: Vec<_> = fields
                .map(|argument| format!("{}: {}", argument.name, argument.value))
                .collect();
            format!("client_items::{stem}Required {{ {} }}", fields.join(", "))
        }
    }
}

/// The code that makes a call and records its response.
pub fn caller(outline: &Outline, index: usize, operation: &Operation) -> String {
    let stem = &operation.stem;
    let first = (&operation.name, stem);
    let others = operation.other_bodies.iter();
    let others = others.map(|other| (&other.name, &other.stem));
    let mut arms = String::new();
    for (body_index, (name, stem)) in std::iter::once(first).chain(others).enumerate() {
        let arguments = arguments(operation, body_index, stem);
        let _ = writeln!(
            arms,
            "            {body_index} => client.{name}({arguments}),"
        );
    }
    let mut text = format!(
        "async fn call_{index}(client: &Client, stub: &Stub) -> Result<(), DecodeError> {{\n    \
         let call = {{\n        let mut wire = stub.wire();\n        \
         let mut call = match wire.body_index {{\n{arms}            _ => return Err(DecodeError),\n        }};\n"
    );
    let all = arguments_of(operation, 0);
    for argument in all.iter().filter(|argument| !argument.required) {
        let _ = writeln!(
            text,
            "        if wire.has({:?}) {{ call = call.{}({}); }}",
            argument.key, argument.name, argument.value
        );
    }
    text.push_str("        call\n    };\n    let outcome = call.send().await;\n");
    text.push_str("    let mut wire = stub.wire();\n    match outcome {\n");
    let successes = operation
        .responses
        .iter()
        .filter(|response| !response.is_failure);
    let is_single = successes.count() == 1;
    for (index, response) in operation.responses.iter().enumerate() {
        if !is_returned(operation, response) {
            continue;
        }
        let pattern = match (response.is_failure, is_single) {
            (true, _) => format!(
                "Err(client::Failure::Operation(client_items::{stem}Failure::{}(reply)))",
                response.name
            ),
            (false, true) => "Ok(reply)".to_owned(),
            (false, false) => format!("Ok(client_items::{stem}Success::{}(reply))", response.name),
        };
        let record = record_reply(outline, response);
        let _ = writeln!(
            text,
            "        {pattern} => {{ wire.record_response({index}, reply.status());{record} }}"
        );
    }
    text.push_str("        Ok(_) => wire.record(\"failed\", \"another response\"),\n");
    text.push_str(
        "        Err(failure) => record_failure(&mut wire, failure),\n    }\n    Ok(())\n}\n\n",
    );
    text
}

/// The code that records a reply.
fn record_reply(outline: &Outline, response: &Response) -> String {
    let mut text = String::new();
    if let Some(body) = &response.body {
        let sequence = match body.first().kind {
            Kind::Values(framing) => sequences::record_read(framing),
            _ => String::new(),
        };
        text.push_str(match body.first().kind {
            Kind::Values(_) => &sequence,
            Kind::Bytes => {
                " let bytes = reply.body().clone().collect().await.unwrap_or_default(); \
                 wire.record_read_bytes(\"response\", &bytes);"
            }
            Kind::Media => {
                " let bytes = reply.body().bytes.clone().collect().await.unwrap_or_default(); \
                 wire.record_read_bytes(\"response\", &bytes); \
                 wire.record_read(\"response media type\", &reply.body().media_type);"
            }
            _ => " wire.record_read(\"response\", reply.body());",
        });
    }
    if let Some(payload) = &response.payload {
        let _ = write!(
            text,
            " let headers: client_items::{} = reply.headers();",
            payload.headers_name
        );
        for header in &payload.headers {
            let key = format!("header {}", header.wire.to_ascii_lowercase());
            let _ = write!(
                text,
                " wire.record_read({key:?}, &headers.{});",
                header.name
            );
        }
    }
    if !outline.common_headers.is_empty() {
        text.push_str(" use client::CommonHeaders as _;");
    }
    for group in &outline.common_headers {
        match &group.shown_as {
            None => {
                for header in &group.headers {
                    let key = format!("header {}", header.wire.to_ascii_lowercase());
                    let _ = write!(
                        text,
                        " wire.record_read({key:?}, &reply.{}());",
                        header.name
                    );
                }
            }
            Some((name, _)) => {
                let _ = write!(text, " if let Some(group) = reply.{name}() {{");
                for header in &group.headers {
                    let key = format!("header {}", header.wire.to_ascii_lowercase());
                    let _ = write!(text, " wire.record_read({key:?}, &group.{});", header.name);
                }
                text.push_str(" }");
            }
        }
    }
    text
}
