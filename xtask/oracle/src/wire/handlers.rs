//! Writes the handlers of the program.

use std::fmt::Write as _;

use super::outline::{Body, Caller, Content, Kind, Operation, Response};

use super::records::{Part, header_part, optional, record};
use super::{bodies, sequences};

/// The method of an operation.
pub fn handler(operation: &Operation, is_called: bool) -> String {
    let caller = match operation.caller {
        Caller::Absent => "",
        Caller::Known => "_: &String, ",
        Caller::Optional => "_: Option<&String>, ",
    };
    let parts = match operation.takes_parts {
        true => "_: &http::request::Parts, ",
        false => "",
    };
    let (name, stem) = (&operation.name, &operation.stem);
    let mut text = format!(
        "    async fn {name}(&self, {caller}{parts}request: server_items::{stem}Request) \
         -> Result<server_items::{stem}Response, server_items::{stem}Failure> {{\n"
    );
    if is_called {
        if let Some(body) = &operation.body {
            text.push_str(&collect_body(body));
            text.push_str(&sequences::collect_values(operation, body));
        }
        let _ = writeln!(text, "        let mut wire = self.reached();");
        for parameter in &operation.parameters {
            let field = &parameter.field;
            let key = format!("{} {}", parameter.location, field.wire);
            let _ = writeln!(
                text,
                "        wire.record_received({key:?}, &request.{});",
                field.name
            );
        }
        if let Some(body) = &operation.body {
            text.push_str(&record_body(operation, body));
        }
        text.push_str("        match wire.response_index {\n");
        for (index, response) in operation.responses.iter().enumerate() {
            if is_returned(operation, response) {
                let code = write_response(operation, response);
                let _ = writeln!(text, "            {index} => {{ {code} }}");
            }
        }
        text.push_str("            _ => panic!(\"no such response\"),\n        }\n");
    } else {
        text.push_str("        panic!(\"it is not called\")\n");
    }
    text.push_str("    }\n\n");
    text
}

/// The code that collects a streamed body of bytes.
fn collect_body(body: &Body) -> String {
    let expression = match body.content.kind {
        _ if body.content.union.is_some() => return String::new(),
        Kind::Bytes => "*body",
        Kind::Media => "body.bytes",
        _ => return String::new(),
    };
    let bytes = expression.trim_start_matches('*');
    let code =
        format!("{expression} = {bytes}.clone().collect().await.unwrap_or_default().into();");
    match body.required {
        true => {
            format!("        let mut request = request; let body = &mut request.body; {code}\n")
        }
        false => format!(
            "        let mut request = request; if let Some(body) = &mut request.body {{ {code} }}\n"
        ),
    }
}

/// The code that records the body of a request.
fn record_body(operation: &Operation, body: &Body) -> String {
    let recorded = match &body.content.union {
        None => record_content("body", &body.content),
        Some(union) => {
            let mut arms = String::new();
            for (name, content) in &union.variants {
                if let Some(body_index) = bodies::body_index(operation, content) {
                    let recorded = record_content(&bodies::key(body_index), content);
                    let _ = write!(
                        arms,
                        "server_items::{}::{name}(body) => {{ {recorded} }} ",
                        union.name
                    );
                }
            }
            format!("match body {{ {arms}_ => wire.record(\"failed\", \"another body\") }}")
        }
    };
    match body.required {
        true => format!("        let body = &request.body; {recorded}\n"),
        false => {
            let nested = match body.is_nullable {
                true => ".map_ref(|body| body).into_nested()",
                false => "",
            };
            format!("        if let Some(body) = &request.body{nested} {{ {recorded} }}\n")
        }
    }
}

fn record_content(key: &str, content: &Content) -> String {
    if !content.files.is_empty() {
        return format!(
            "wire.record_received({key:?}, &body.fields); wire.files(\"got {key} files\".to_owned(), files!(server, body));"
        );
    }
    match content.kind {
        Kind::Bytes => {
            format!(
                "wire.record_received_bytes({key:?}, &body.bytes().cloned().unwrap_or_default());"
            )
        }
        Kind::Media => format!(
            "wire.record_received_bytes({key:?}, &body.bytes.bytes().cloned().unwrap_or_default()); \
             wire.record_received(\"{key} media type\", &body.media_type);"
        ),
        Kind::Values(framing) => sequences::record_received(key, framing),
        _ => format!("wire.record_received({key:?}, body);"),
    }
}

/// Returns `true` if a handler returns this response.
pub fn is_returned(operation: &Operation, response: &Response) -> bool {
    skip_reason(operation, response).is_none()
}

/// Returns the reason for which no handler returns a response.
pub fn skip_reason(operation: &Operation, response: &Response) -> Option<String> {
    let Some(status) = response.status else {
        return Some("a response without a remaining status".to_owned());
    };
    let headers = response.payload.iter().flat_map(|payload| &payload.headers);
    let mut kinds = headers
        .map(|header| header.kind)
        .chain(response.body.as_ref().map(|body| body.first().kind));
    match kinds.find_map(|kind| match kind {
        Kind::Other(description) => Some(description),
        _ => None,
    }) {
        Some(description) => Some(format!("a response with {description}")),
        None if status < 200 => Some("an informational response".to_owned()),
        None if operation.method == "HEAD" && response.body.is_some() => {
            Some("a body in the response to HEAD".to_owned())
        }
        None => None,
    }
}

/// The code that creates a response.
fn write_response(operation: &Operation, response: &Response) -> String {
    let stem = &operation.stem;
    let side = operation.responses.iter();
    let side = side.filter(|other| other.is_failure == response.is_failure);
    let is_single = side.count() == 1 && !response.is_failure;
    let body = response.body.as_ref().map(response_body);
    if is_single {
        let ty = format!("server_items::{stem}Response");
        let mut parts = Vec::new();
        if response.is_open {
            parts.push(status_part());
        }
        parts.extend(body.clone().map(body_part));
        let headers = response.payload.iter().flat_map(|payload| &payload.headers);
        parts.extend(headers.map(header_part));
        let is_required = |part: &Part| part.required && part.name != "body";
        return match (parts.iter().any(is_required), response.body.as_ref()) {
            (false, Some(content)) => {
                let body = match (content.kind, &content.union) {
                    (Kind::Bytes, None) => "wire.response_bytes(\"response\")".to_owned(),
                    (Kind::Typed | Kind::Text, None) => {
                        format!("wire.response_value_as(|value: &{ty}| &value.body, \"response\")")
                    }
                    _ => response_body(content),
                };
                let steps = optional(&parts, "value");
                format!("let mut value = {ty}::from({body});{steps} Ok(value)")
            }
            _ => format!("{} Ok(value)", record(&ty, parts, "value")),
        };
    }
    let (result, suffix) = match response.is_failure {
        true => ("Err", "Failure"),
        false => ("Ok", "Response"),
    };
    let mut fields = Vec::new();
    let mut steps = String::new();
    if response.is_open {
        fields.push("wire.status().try_into().unwrap()".to_owned());
    }
    match &response.payload {
        Some(payload) => {
            let mut parts: Vec<_> = body.into_iter().map(body_part).collect();
            parts.extend(payload.headers.iter().map(header_part));
            steps = record(&format!("server_items::{}", payload.name), parts, "value");
            fields.push("value".to_owned());
        }
        None => fields.extend(body),
    }
    let fields = match fields.is_empty() {
        true => String::new(),
        false => format!("({})", fields.join(", ")),
    };
    format!(
        "{steps} {result}(server_items::{stem}{suffix}::{}{fields})",
        response.name
    )
}

fn response_body(content: &Content) -> String {
    if let Some((union, (name, first))) = content
        .union
        .as_ref()
        .and_then(|union| Some((union, union.variants.first()?)))
    {
        return format!(
            "server_items::{}::{name}({})",
            union.name,
            response_body(first)
        );
    }
    match content.kind {
        Kind::Bytes => "wire.response_bytes(\"response\").into()".to_owned(),
        Kind::Media => "server::runtime::media::Media::new(\
             wire.response_value::<String>(\"response media type\"), wire.response_bytes(\"response\"))"
            .to_owned(),
        Kind::Values(framing) => sequences::response_values(framing),
        _ => "wire.response_value(\"response\")".to_owned(),
    }
}

fn status_part() -> Part {
    Part {
        name: "status".to_owned(),
        required: true,
        value: "wire.status().try_into().unwrap()".to_owned(),
        key: None,
    }
}

fn body_part(value: String) -> Part {
    Part {
        name: "body".to_owned(),
        required: true,
        value,
        key: None,
    }
}
