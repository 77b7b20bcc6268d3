//! Writes the handlers of the program.

use std::fmt::Write as _;

use super::outline::{Body, Caller, Content, Kind, Operation, Response};

use super::records::{Part, header_part, optional, record};
use super::{bodies, sequences};

/// The method of an operation.
pub fn handler(operation: &Operation, is_called: bool) -> String {
    let caller = match operation.caller {
        Caller::Untold => "",
        Caller::Known => "_: &String, ",
        Caller::Optional => "_: Option<&String>, ",
    };
    let parts = match operation.takes_parts {
        true => "_: &http::request::Parts, ",
        false => "",
    };
    let (name, stem) = (&operation.name, &operation.stem);
    let mut text = format!(
        "    async fn {name}(&self, {caller}{parts}request: server::{stem}Request) \
         -> Result<server::{stem}Response, server::{stem}Failure> {{\n"
    );
    if is_called {
        if let Some(body) = &operation.body {
            text.push_str(&held(body));
            text.push_str(&sequences::held(operation, body));
        }
        let _ = writeln!(text, "        let mut wire = self.reached();");
        for parameter in &operation.parameters {
            let field = &parameter.field;
            let key = format!("{} {}", parameter.location, field.wire);
            let _ = writeln!(text, "        wire.got({key:?}, &request.{});", field.name);
        }
        if let Some(body) = &operation.body {
            text.push_str(&got_body(operation, body));
        }
        text.push_str("        match wire.answer {\n");
        for (index, response) in operation.responses.iter().enumerate() {
            if is_answered(operation, response) {
                let made = answer(operation, response);
                let _ = writeln!(text, "            {index} => {{ {made} }}");
            }
        }
        text.push_str("            _ => panic!(\"no such answer\"),\n        }\n");
    } else {
        text.push_str("        panic!(\"it is not called\")\n");
    }
    text.push_str("    }\n\n");
    text
}

/// The code that waits for a streamed body of bytes.
fn held(body: &Body) -> String {
    let place = match body.content.kind {
        _ if body.content.choice.is_some() => return String::new(),
        Kind::Bytes => "*body",
        Kind::Media => "body.bytes",
        _ => return String::new(),
    };
    let bytes = place.trim_start_matches('*');
    let held = format!("{place} = {bytes}.clone().collect().await.unwrap_or_default().into();");
    match body.required {
        true => {
            format!("        let mut request = request; let body = &mut request.body; {held}\n")
        }
        false => format!(
            "        let mut request = request; if let Some(body) = &mut request.body {{ {held} }}\n"
        ),
    }
}

/// The code that records the body of a request.
fn got_body(operation: &Operation, body: &Body) -> String {
    let recorded = match &body.content.choice {
        None => got("body", &body.content),
        Some(choice) => {
            let mut arms = String::new();
            for (name, content) in &choice.variants {
                if let Some(sending) = bodies::sending(operation, content) {
                    let recorded = got(&bodies::key(sending), content);
                    let _ = write!(
                        arms,
                        "server::{}::{name}(body) => {{ {recorded} }} ",
                        choice.name
                    );
                }
            }
            format!("match body {{ {arms}_ => wire.say(\"failed\", \"another body\") }}")
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

fn got(key: &str, content: &Content) -> String {
    if !content.files.is_empty() {
        return format!(
            "wire.got({key:?}, &body.fields); wire.files(\"got {key} files\".to_owned(), files!(body));"
        );
    }
    match content.kind {
        Kind::Bytes => {
            format!("wire.got_bytes({key:?}, &body.bytes().cloned().unwrap_or_default());")
        }
        Kind::Media => format!(
            "wire.got_bytes({key:?}, &body.bytes.bytes().cloned().unwrap_or_default()); \
             wire.got(\"{key} media type\", &body.media_type);"
        ),
        Kind::Values(framing) => sequences::got(key, framing),
        _ => format!("wire.got({key:?}, body);"),
    }
}

/// Returns `true` if a handler returns this response.
pub fn is_answered(operation: &Operation, response: &Response) -> bool {
    left_out(operation, response).is_none()
}

/// Returns the reason for which no handler returns a response.
pub fn left_out(operation: &Operation, response: &Response) -> Option<String> {
    let Some(status) = response.status else {
        return Some("a response without a remaining status".to_owned());
    };
    let headers = response.payload.iter().flat_map(|payload| &payload.headers);
    let mut kinds = headers
        .map(|header| header.kind)
        .chain(response.body.as_ref().map(|body| body.first().kind));
    match kinds.find_map(|kind| match kind {
        Kind::Other(words) => Some(words),
        _ => None,
    }) {
        Some(words) => Some(format!("a response with {words}")),
        None if status < 200 => Some("an informational response".to_owned()),
        None if operation.method == "HEAD" && response.body.is_some() => {
            Some("a body in the response to HEAD".to_owned())
        }
        None => None,
    }
}

/// The code that creates a response.
fn answer(operation: &Operation, response: &Response) -> String {
    let stem = &operation.stem;
    let side = operation.responses.iter();
    let side = side.filter(|other| other.is_failure == response.is_failure);
    let is_only = side.count() == 1 && !response.is_failure;
    let body = response.body.as_ref().map(made);
    if is_only {
        let ty = format!("server::{stem}Response");
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
                let body = match (content.kind, &content.choice) {
                    (Kind::Bytes, None) => "wire.made_bytes(\"answer\")".to_owned(),
                    (Kind::Typed | Kind::Text, None) => {
                        format!("wire.made_as(|made: &{ty}| &made.body, \"answer\")")
                    }
                    _ => made(content),
                };
                let steps = optional(&parts, "made");
                format!("let mut made = {ty}::from({body});{steps} Ok(made)")
            }
            _ => format!("{} Ok(made)", record(&ty, parts, "made")),
        };
    }
    let (result, suffix) = match response.is_failure {
        true => ("Err", "Failure"),
        false => ("Ok", "Response"),
    };
    let mut held = Vec::new();
    let mut steps = String::new();
    if response.is_open {
        held.push("wire.status()".to_owned());
    }
    match &response.payload {
        Some(payload) => {
            let mut parts: Vec<_> = body.into_iter().map(body_part).collect();
            parts.extend(payload.headers.iter().map(header_part));
            steps = record(&format!("server::{}", payload.name), parts, "made");
            held.push("made".to_owned());
        }
        None => held.extend(body),
    }
    let held = match held.is_empty() {
        true => String::new(),
        false => format!("({})", held.join(", ")),
    };
    format!(
        "{steps} {result}(server::{stem}{suffix}::{}{held})",
        response.name
    )
}

fn made(content: &Content) -> String {
    if let Some((choice, (name, first))) = content
        .choice
        .as_ref()
        .and_then(|choice| Some((choice, choice.variants.first()?)))
    {
        return format!("server::{}::{name}({})", choice.name, made(first));
    }
    match content.kind {
        Kind::Bytes => "wire.made_bytes(\"answer\").into()".to_owned(),
        Kind::Media => "server::runtime::media::Media::new(\
             wire.made::<String>(\"answer media type\"), wire.made_bytes(\"answer\"))"
            .to_owned(),
        Kind::Values(framing) => sequences::made(framing),
        _ => "wire.made(\"answer\")".to_owned(),
    }
}

fn status_part() -> Part {
    Part {
        name: "status".to_owned(),
        required: true,
        value: "wire.status()".to_owned(),
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
