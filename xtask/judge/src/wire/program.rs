//! The program that has both crates of a description: what is the same for all, and what its
//! operations need.

use std::fmt::Write as _;

use generator::Generated;
use generator::outline::{
    Body, Caller, Content, Credential, Field, HeaderGroup, Kind, Operation, Outline, Response,
};

use super::calls::Plan;

const PROGRAM: &str = include_str!("../../wire/main.rs");

const MANIFEST: &str = include_str!("../../wire/Cargo.toml");

/// The dependencies that the manifest has itself.
const OWN: [&str; 5] = ["bytes", "http", "hyper", "hyper-util", "tokio"];

/// The manifest: the dependencies of the server besides its own.
pub fn manifest(outline: &Outline, generated: &Generated) -> String {
    let features: Vec<_> = outline
        .features
        .iter()
        .map(|name| format!("{name:?}"))
        .collect();
    let mut manifest = MANIFEST.replace("FEATURES", &features.join(", "));
    let theirs = generated.server.files.get("Cargo.toml");
    let lines = theirs.map_or("", String::as_str).lines();
    let lines = lines.skip_while(|line| *line != "[dependencies]").skip(1);
    for line in lines.take_while(|line| !line.starts_with('[')) {
        let name = line.split(' ').next().unwrap_or_default();
        if !OWN.contains(&name) {
            let _ = writeln!(manifest, "{line}");
        }
    }
    manifest
}

/// The program.
pub fn program(outline: &Outline, generated: &Generated, plan: &Plan) -> String {
    let mut handlers = String::new();
    let mut calls = String::new();
    let mut functions = String::new();
    for (index, operation) in outline.operations.iter().enumerate() {
        let is_called = plan.is_called(index);
        handlers.push_str(&handler(operation, is_called));
        if is_called {
            let _ = writeln!(
                calls,
                "        {index} => call_{index}(client, stub).await,"
            );
            functions.push_str(&call(outline, index, operation));
        }
    }
    let credentials = outline.schemes.iter().enumerate();
    let credentials: String = credentials
        .map(|(index, scheme)| match scheme.credential {
            Credential::Basic => format!(".{}(\"user-{index}\", \"secret-{index}\")", scheme.name),
            _ => format!(".{}(\"secret-{index}\")", scheme.name),
        })
        .collect();
    PROGRAM
        .replace("BASE\"", &format!("{}\"", outline.base_path))
        .replace("            // CREDENTIALS", &credentials)
        .replace("    // HANDLERS\n", &handlers)
        .replace("    // IMPORTS\n", &imports(generated))
        .replace("    // HOOKS\n", &hooks(outline))
        .replace("        // CALLS\n", &calls)
        .replace("// FUNCTIONS\n", &functions)
}

/// What the hooks of the server import, by its own paths.
fn imports(generated: &Generated) -> String {
    let text = generated.server.files.get("src/hooks.rs");
    let text = text.map_or("", String::as_str);
    let mut imports = String::new();
    for item in text.split("\nuse ").skip(1) {
        let item = item.split(';').next().unwrap_or_default();
        let item = item
            .replace("crate::types", "server")
            .replace("crate::", "server::");
        let _ = writeln!(imports, "    use {item};");
    }
    imports
}

fn hooks(outline: &Outline) -> String {
    let mut hooks = String::new();
    if !outline.verifiers.is_empty() {
        hooks.push_str("    impl server::Authenticate for Stub {\n        type Caller = String;\n");
        for verifier in &outline.verifiers {
            let schemes = verifier.schemes.iter();
            let schemes: Vec<_> = schemes
                .filter_map(|index| Some((*index, outline.schemes.get(*index)?)))
                .collect();
            let mut arguments = String::new();
            let mut checks = Vec::new();
            for (index, scheme) in &schemes {
                let (ty, check) = match scheme.credential {
                    Credential::Key => ("server::ApiKeyCredential<'_>", "as_str"),
                    Credential::Bearer => ("server::BearerToken<'_>", "as_str"),
                    Credential::Http => ("server::HttpCredential<'_>", "as_str"),
                    Credential::Basic => ("server::BasicCredential", "password"),
                };
                let _ = write!(arguments, "c{index}: {ty}, ");
                checks.push(format!("c{index}.{check}() == \"secret-{index}\""));
            }
            let scopes = match schemes.len() {
                1 => "&'static [&'static str]".to_owned(),
                count => format!("[&'static [&'static str]; {count}]"),
            };
            let _ = writeln!(
                hooks,
                "        async fn {}(&self, {arguments}_: {scopes}, _: &http::request::Parts) \
                 -> Result<String, server::Refusal> {{ self.verified(&[{}]) }}",
                verifier.name,
                checks.join(", ")
            );
        }
        hooks.push_str("    }\n");
    }
    hooks.push_str("    impl server::Admit for Stub {\n");
    if !outline.common_headers.is_empty() {
        let caller = if outline.verifiers.is_empty() {
            ""
        } else {
            "_: Option<&String>, "
        };
        let _ = writeln!(
            hooks,
            "        async fn admit(&self, {caller}_: &http::request::Parts) \
             -> Admission<CommonHeaders> {{\n            let mut wire = self.wire();"
        );
        hooks.push_str(&common(&outline.common_headers));
        hooks.push_str("            Admission::granted(made)\n        }\n");
    }
    hooks.push_str("    }\n");
    if !outline.rejections.is_empty() {
        hooks.push_str("    impl server::Reject for Stub {\n");
        for rejection in &outline.rejections {
            let _ = writeln!(
                hooks,
                "        fn {}(&self, rejection: &server::Rejection) -> {} {{ self.rejected(rejection) }}",
                rejection.name, rejection.ty
            );
        }
        hooks.push_str("    }\n");
    }
    hooks
}

/// Makes the common headers.
fn common(groups: &[HeaderGroup]) -> String {
    let mut fields = Vec::new();
    let mut steps = String::new();
    for group in groups {
        match &group.shown_as {
            Some((name, ty)) => {
                let headers = group.headers.iter().map(header_part);
                let made = record(&format!("server::{ty}"), headers.collect(), "made_group");
                let _ = writeln!(steps, "            let {name} = {{ {made} made_group }};");
                fields.push(Part {
                    name: name.clone(),
                    required: true,
                    value: name.clone(),
                    key: None,
                });
            }
            None => fields.extend(group.headers.iter().map(header_part)),
        }
    }
    let made = record("server::CommonHeaders", fields, "made");
    format!("{steps}            {made}\n")
}

/// A field of a struct that is made.
struct Part {
    name: String,
    required: bool,
    value: String,
    /// What must be given for it to be set, where it may be left out.
    key: Option<String>,
}

fn header_part(field: &Field) -> Part {
    let key = format!("header {}", field.wire.to_ascii_lowercase());
    Part {
        name: field.name.clone(),
        required: field.required,
        value: format!("wire.made({key:?})"),
        key: Some(key),
    }
}

/// Makes a struct of its fields.
fn record(ty: &str, parts: Vec<Part>, variable: &str) -> String {
    let required: Vec<_> = parts
        .iter()
        .filter(|part| part.required)
        .map(|part| format!("{}: {}", part.name, part.value))
        .collect();
    let mut made = match required.as_slice() {
        [] => format!("let mut {variable} = {ty}::default();"),
        fields => format!(
            "let mut {variable} = {ty}::from({ty}Required {{ {} }});",
            fields.join(", ")
        ),
    };
    made.push_str(&optional(&parts, variable));
    made
}

/// Sets the fields that may be left out.
fn optional(parts: &[Part], variable: &str) -> String {
    let mut steps = String::new();
    for part in parts.iter().filter(|part| !part.required) {
        let key = part.key.as_deref().unwrap_or_default();
        let _ = write!(
            steps,
            " if wire.has({key:?}) {{ {variable}.{} = {}; }}",
            part.name, part.value
        );
    }
    steps
}

fn handler(operation: &Operation, is_called: bool) -> String {
    let caller = match operation.caller {
        Caller::Untold => "",
        Caller::Known => "_: &String, ",
        Caller::Optional => "_: Option<&String>, ",
    };
    let (name, stem) = (&operation.name, &operation.stem);
    let mut text = format!(
        "    async fn {name}(&self, {caller}request: server::{stem}Request) \
         -> Result<server::{stem}Response, server::{stem}Failure> {{\n"
    );
    if is_called {
        text.push_str("        let mut wire = self.wire();\n");
        for parameter in &operation.parameters {
            let field = &parameter.field;
            let key = format!("{} {}", parameter.location, field.wire);
            let _ = writeln!(text, "        wire.got({key:?}, &request.{});", field.name);
        }
        if let Some(body) = &operation.body {
            text.push_str(&got_body(body));
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

fn got_body(body: &Body) -> String {
    match (body.content.kind, body.required) {
        (Kind::Bytes, true) => "        wire.got_bytes(\"body\", &request.body);\n",
        (Kind::Bytes, false) => {
            "        if let Some(body) = &request.body { wire.got_bytes(\"body\", body); }\n"
        }
        _ => "        wire.got(\"body\", &request.body);\n",
    }
    .to_owned()
}

/// Whether a handler is made to answer a response.
pub fn is_answered(operation: &Operation, response: &Response) -> bool {
    left_out(operation, response).is_none()
}

/// Why a handler is not made to answer a response.
pub fn left_out(operation: &Operation, response: &Response) -> Option<String> {
    let Some(status) = response.status else {
        return Some("an answer that no status is left for".to_owned());
    };
    let headers = response.payload.iter().flat_map(|payload| &payload.headers);
    let mut kinds = headers
        .map(|header| header.kind)
        .chain(response.body.as_ref().map(|body| body.kind));
    match kinds.find_map(|kind| match kind {
        Kind::Other(words) => Some(words),
        _ => None,
    }) {
        Some(words) => Some(format!("an answer with {words}")),
        None if status < 200 => Some("an answer that is not the last one".to_owned()),
        None if operation.method == "HEAD" && response.body.is_some() => {
            Some("a body that HEAD is not answered with".to_owned())
        }
        None => None,
    }
}

/// Makes an answer.
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
                let body = match content.kind {
                    Kind::Bytes => made(content),
                    _ => format!("wire.made_as(|made: &{ty}| &made.body, \"answer\")"),
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
    match content.kind {
        Kind::Bytes => "wire.made_bytes(\"answer\")".to_owned(),
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

/// A value that a client gives, by its name in the call.
struct Given {
    name: String,
    required: bool,
    key: String,
    value: String,
}

fn given(operation: &Operation) -> Vec<Given> {
    let parameters = operation.parameters.iter().map(|parameter| {
        let field = &parameter.field;
        let key = format!("{} {}", parameter.location, field.wire);
        let value = match field.kind {
            Kind::Text => format!("wire.give::<String>({key:?})?"),
            _ => format!("wire.give({key:?})?"),
        };
        Given {
            name: field.name.clone(),
            required: field.required,
            key,
            value,
        }
    });
    let body = operation.body.iter().map(|body| Given {
        name: "body".to_owned(),
        required: body.required,
        key: "body".to_owned(),
        value: match body.content.kind {
            Kind::Bytes => "wire.give_bytes(\"body\")?".to_owned(),
            Kind::Text => "wire.give::<String>(\"body\")?".to_owned(),
            _ => "wire.give(\"body\")?".to_owned(),
        },
    });
    parameters.chain(body).collect()
}

/// Makes a call and tells what came back.
fn call(outline: &Outline, index: usize, operation: &Operation) -> String {
    let (name, stem) = (&operation.name, &operation.stem);
    let given = given(operation);
    let required: Vec<_> = given.iter().filter(|one| one.required).collect();
    let arguments = match required.as_slice() {
        [] => String::new(),
        [only] => only.value.clone(),
        several => {
            let fields = several
                .iter()
                .map(|one| format!("{}: {}", one.name, one.value));
            let fields: Vec<_> = fields.collect();
            format!("client::{stem}Required {{ {} }}", fields.join(", "))
        }
    };
    let mut text = format!(
        "async fn call_{index}(client: &Client, stub: &Stub) -> Result<(), Unread> {{\n    \
         let call = {{\n        let mut wire = stub.wire();\n        \
         let mut call = client.{name}({arguments});\n"
    );
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

/// Tells what a reply has.
fn read(outline: &Outline, response: &Response) -> String {
    let mut text = String::new();
    if let Some(body) = &response.body {
        text.push_str(match body.kind {
            Kind::Bytes => " wire.read_bytes(\"answer\", reply.body());",
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
