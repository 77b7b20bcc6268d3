//! Writes the code for streams of values, which are compared as lists.

use super::outline::{Body, Framing, Kind, Operation};
use serde_json::{Value, json};

use super::bodies;
use super::lookup::resolve;

/// The schema of all values of a body, by the schema that the body has.
pub fn schema_of_all(whole: &Value, schema: Value) -> Value {
    let target = resolve(whole, &schema);
    match target.and_then(|target| target.get("type")) {
        Some(ty) if *ty == "array" => schema,
        _ => json!({"type": "array", "items": schema}),
    }
}

/// Returns `true` if texts are sent without JSON quotes, which not all texts can be.
pub fn has_bare_texts(kind: Kind) -> bool {
    matches!(kind, Kind::Values(Framing::TextEvent | Framing::WholeEvent))
}

/// Returns `true` if a value can be sent: an event requires data.
pub fn can_be_sent(kind: Kind, value: &Value) -> bool {
    let has_data = |event: &Value| event.get("data").is_some_and(|data| !data.is_null());
    let mut events = value.as_array().into_iter().flatten();
    kind != Kind::Values(Framing::WholeEvent) || events.all(has_data)
}

/// Returns `true` if values are wrapped in events.
fn is_wrapped(framing: Framing) -> bool {
    matches!(framing, Framing::Event | Framing::TextEvent)
}

/// The code that creates an event from its data.
fn event(side: &str) -> String {
    format!("fn event<T>(data: T) -> {side}::runtime::event::Event<T> {{ data.into() }}")
}

/// The argument of the client method.
pub fn argument(key: &str, framing: Framing) -> String {
    let (event, wrapped) = match is_wrapped(framing) {
        true => (
            event("client"),
            ".into_iter().map(event).collect::<Vec<_>>()",
        ),
        false => (String::new(), ""),
    };
    format!(
        "{{ {event} client::runtime::client::request_values::RequestValues::from(\
         wire.sent_value::<Vec<_>>({key:?})?{wrapped}) }}"
    )
}

/// The code that collects the values of a request before they are recorded.
pub fn collect_values(operation: &Operation, body: &Body) -> String {
    let expression = match body.required {
        true => "Some(&request.body)",
        false => "request.body.as_ref()",
    };
    let contents = match &body.content.union {
        None => vec![("Some(body)".to_owned(), &body.content)],
        Some(union) => {
            let variants = union.variants.iter();
            let variants = variants.map(|(name, content)| {
                (
                    format!("Some(server_items::{}::{name}(body))", union.name),
                    content,
                )
            });
            variants.collect()
        }
    };
    let code = contents.into_iter().filter_map(|(pattern, content)| {
        let body_index = bodies::body_index(operation, content)?;
        matches!(content.kind, Kind::Values(_)).then(|| {
            format!(
                "        let mut {} = Vec::new();\n        if let {pattern} = {expression} {{ \
                 let mut stream = body.clone(); \
                 while let Some(value) = stream.next().await {{ {}.push(value); }} }}\n",
                variable(&bodies::key(body_index)),
                variable(&bodies::key(body_index)),
            )
        })
    });
    code.collect()
}

/// The code that records the values of a request.
pub fn record_received(key: &str, framing: Framing) -> String {
    let values = variable(key);
    let values = match is_wrapped(framing) {
        true => format!("{values}.into_iter().map(|one| one.map(|event| event.data)).collect()"),
        false => values,
    };
    format!("wire.record_received_values({key:?}, {values});")
}

/// The response body of the server.
pub fn response_values(framing: Framing) -> String {
    let (event, wrapped) = match is_wrapped(framing) {
        true => (event("server"), ".map(event)"),
        false => (String::new(), ""),
    };
    format!(
        "{{ {event} server::runtime::server::values::Values::of_iter(\
         wire.response_value::<Vec<_>>(\"response\").into_iter(){wrapped}) }}"
    )
}

/// The code that records the values of a response.
pub fn record_read(framing: Framing) -> String {
    let data = match is_wrapped(framing) {
        true => ".map(|event| event.data)",
        false => "",
    };
    format!(
        " let (mut stream, mut all) = (reply.body().clone(), Vec::new()); \
         while let Some(value) = stream.next().await {{ all.push(value{data}); }} \
         wire.record_read_values(\"response\", all);"
    )
}

fn variable(key: &str) -> String {
    format!("values_of_{}", key.replace(' ', "_"))
}
