//! Writes the functions of the program that call operations.

use std::fmt::Write as _;

use super::outline::{Content, Kind, Operation, Outline, Response};

use super::handlers::is_answered;
use super::{bodies, sequences};

/// An argument of a client method, by its name in the call.
struct Given {
    name: String,
    required: bool,
    key: String,
    value: String,
}

fn given(operation: &Operation, sending: usize) -> Vec<Given> {
    let parameters = operation.parameters.iter().map(|parameter| {
        let field = &parameter.field;
        let key = format!("{} {}", parameter.location, field.wire);
        let value = match field.kind {
            Kind::Text => format!("wire.give::<String>({key:?})?"),
            Kind::TextList => format!("wire.give::<Vec<String>>({key:?})?"),
            Kind::List => format!("wire.give::<Vec<_>>({key:?})?"),
            _ => format!("wire.give({key:?})?"),
        };
        Given {
            name: field.name.clone(),
            required: field.required,
            key,
            value,
        }
    });
    let content = bodies::sent(operation).into_iter().nth(sending);
    let body = operation.body.iter().zip(content);
    let body = body.map(|(body, content)| Given {
        name: "body".to_owned(),
        required: body.required || sending > 0,
        key: bodies::key(sending),
        value: given_body(&bodies::key(sending), content),
    });
    parameters.chain(body).collect()
}

fn given_body(key: &str, content: &Content) -> String {
    if content.files.is_empty() {
        return match content.kind {
            Kind::Bytes => {
                format!("client::runtime::byte_stream::ByteStream::from(wire.give_bytes({key:?})?)")
            }
            Kind::Text => format!("wire.give::<String>({key:?})?"),
            Kind::Media => format!(
                "client::runtime::media::Media::new(\
                 wire.give::<String>(\"{key} media type\")?, wire.give_bytes({key:?})?)"
            ),
            Kind::Values(framing) => sequences::given(key, framing),
            _ => format!("wire.give({key:?})?"),
        };
    }
    let mut upload = format!("client::runtime::upload::Upload::new(wire.give({key:?})?)");
    for file in &content.files {
        let media_type = bodies::media_type(&file.media_types);
        let _ = write!(
            upload,
            ".file(client::runtime::upload::FilePart::new({:?}, \"\\0 a\\r\\n--\")\
             .file_name(\"ä \\\"b\\\".txt\").media_type({media_type:?}))",
            file.name
        );
    }
    format!(
        "{{ let upload = {upload}; \
         wire.files(\"sent {key} files\".to_owned(), files!(upload)); upload }}"
    )
}

/// The arguments of a client method, for one of the bodies.
fn arguments(operation: &Operation, sending: usize, stem: &str) -> String {
    let given = given(operation, sending);
    let required: Vec<_> = given.iter().filter(|one| one.required).collect();
    match required.as_slice() {
        [] => String::new(),
        [only] => only.value.clone(),
        several => {
            let fields = several.iter();
            let fields: Vec<_> = fields
                .map(|one| format!("{}: {}", one.name, one.value))
                .collect();
            format!("client::{stem}Required {{ {} }}", fields.join(", "))
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
    for (sending, (name, stem)) in std::iter::once(first).chain(others).enumerate() {
        let arguments = arguments(operation, sending, stem);
        let _ = writeln!(arms, "            {sending} => client.{name}({arguments}),");
    }
    let mut text = format!(
        "async fn call_{index}(client: &Client, stub: &Stub) -> Result<(), Unread> {{\n    \
         let call = {{\n        let mut wire = stub.wire();\n        \
         let mut call = match wire.sending {{\n{arms}            _ => return Err(Unread),\n        }};\n"
    );
    let given = given(operation, 0);
    for one in given.iter().filter(|one| !one.required) {
        let _ = writeln!(
            text,
            "        if wire.has({:?}) {{ call = call.{}({}); }}",
            one.key, one.name, one.value
        );
    }
    text.push_str("        call\n    };\n    let outcome = call.send().await;\n");
    text.push_str("    let mut wire = stub.wire();\n    match outcome {\n");
    let successes = operation.responses.iter().filter(|one| !one.is_failure);
    let is_only = successes.count() == 1;
    for (index, response) in operation.responses.iter().enumerate() {
        if !is_answered(operation, response) {
            continue;
        }
        let pattern = match (response.is_failure, is_only) {
            (true, _) => format!(
                "Err(client::Failure::Operation(client::{stem}Failure::{}(reply)))",
                response.name
            ),
            (false, true) => "Ok(reply)".to_owned(),
            (false, false) => format!("Ok(client::{stem}Success::{}(reply))", response.name),
        };
        let read = read(outline, response);
        let _ = writeln!(
            text,
            "        {pattern} => {{ wire.answered({index}, reply.status());{read} }}"
        );
    }
    text.push_str("        Ok(_) => wire.say(\"failed\", \"another answer\"),\n");
    text.push_str("        Err(failure) => failed(&mut wire, failure),\n    }\n    Ok(())\n}\n\n");
    text
}

/// The code that records a reply.
fn read(outline: &Outline, response: &Response) -> String {
    let mut text = String::new();
    if let Some(body) = &response.body {
        let sequence = match body.first().kind {
            Kind::Values(framing) => sequences::read(framing),
            _ => String::new(),
        };
        text.push_str(match body.first().kind {
            Kind::Values(_) => &sequence,
            Kind::Bytes => {
                " let bytes = reply.body().clone().collect().await.unwrap_or_default(); \
                 wire.read_bytes(\"answer\", &bytes);"
            }
            Kind::Media => {
                " let bytes = reply.body().bytes.clone().collect().await.unwrap_or_default(); \
                 wire.read_bytes(\"answer\", &bytes); \
                 wire.read(\"answer media type\", &reply.body().media_type);"
            }
            _ => " wire.read(\"answer\", reply.body());",
        });
    }
    if let Some(payload) = &response.payload {
        let _ = write!(
            text,
            " let headers: client::{} = reply.headers();",
            payload.headers_name
        );
        for header in &payload.headers {
            let key = format!("header {}", header.wire.to_ascii_lowercase());
            let _ = write!(text, " wire.read({key:?}, &headers.{});", header.name);
        }
    }
    for group in &outline.common_headers {
        match &group.shown_as {
            None => {
                for header in &group.headers {
                    let key = format!("header {}", header.wire.to_ascii_lowercase());
                    let _ = write!(text, " wire.read({key:?}, &reply.{}());", header.name);
                }
            }
            Some((name, _)) => {
                let _ = write!(text, " if let Some(group) = reply.{name}() {{");
                for header in &group.headers {
                    let key = format!("header {}", header.wire.to_ascii_lowercase());
                    let _ = write!(text, " wire.read({key:?}, &group.{});", header.name);
                }
                text.push_str(" }");
            }
        }
    }
    text
}
