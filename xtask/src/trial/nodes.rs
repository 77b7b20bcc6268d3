//! The nodes of a description that can be changed, by what they are.

use serde_json::Value;

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Root,
    Paths,
    PathItem,
    Operation,
    Parameter,
    Body,
    Content,
    Responses,
    Response,
    Headers,
    Schema,
}

/// A node, by its JSON pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) kind: Kind,
    pub(super) pointer: String,
}

/// All nodes but references, each before what is in it.
pub(super) fn nodes(root: &Value) -> Vec<Node> {
    let mut found = Vec::new();
    visit(root, Kind::Root, String::new(), &mut found);
    found
}

fn visit(node: &Value, kind: Kind, pointer: String, found: &mut Vec<Node>) {
    if node.get("$ref").is_some() || !node.is_object() {
        return;
    }
    found.push(Node {
        kind,
        pointer: pointer.clone(),
    });
    for (path, kind) in below(kind) {
        let steps: Vec<&str> = path.split('/').collect();
        follow(node, &steps, *kind, pointer.clone(), found);
    }
}

fn follow(node: &Value, steps: &[&str], kind: Kind, pointer: String, found: &mut Vec<Node>) {
    let Some((step, rest)) = steps.split_first() else {
        visit(node, kind, pointer, found);
        return;
    };
    for (key, child) in children(node) {
        if *step == "*" || *step == key {
            let pointer = format!("{pointer}/{}", escaped(&key));
            follow(child, rest, kind, pointer, found);
        }
    }
}

/// Where other nodes are in one; `*` stands for all that a map or a list holds.
fn below(kind: Kind) -> &'static [(&'static str, Kind)] {
    match kind {
        Kind::Root => &[
            ("paths", Kind::Paths),
            ("components/schemas/*", Kind::Schema),
            ("components/parameters/*", Kind::Parameter),
            ("components/requestBodies/*", Kind::Body),
            ("components/responses/*", Kind::Response),
            ("components/headers", Kind::Headers),
        ],
        Kind::Paths => &[("*", Kind::PathItem)],
        Kind::PathItem => &[
            ("parameters/*", Kind::Parameter),
            ("get", Kind::Operation),
            ("put", Kind::Operation),
            ("post", Kind::Operation),
            ("delete", Kind::Operation),
            ("patch", Kind::Operation),
        ],
        Kind::Operation => &[
            ("parameters/*", Kind::Parameter),
            ("requestBody", Kind::Body),
            ("responses", Kind::Responses),
        ],
        Kind::Parameter => &[("schema", Kind::Schema), ("content", Kind::Content)],
        Kind::Body => &[("content", Kind::Content)],
        Kind::Content | Kind::Headers => &[("*/schema", Kind::Schema)],
        Kind::Responses => &[("*", Kind::Response)],
        Kind::Response => &[("content", Kind::Content), ("headers", Kind::Headers)],
        Kind::Schema => &[
            ("properties/*", Kind::Schema),
            ("items", Kind::Schema),
            ("additionalProperties", Kind::Schema),
            ("allOf/*", Kind::Schema),
            ("oneOf/*", Kind::Schema),
            ("anyOf/*", Kind::Schema),
        ],
    }
}

fn children(node: &Value) -> Vec<(String, &Value)> {
    match node {
        Value::Array(items) => {
            let items = items.iter().enumerate();
            items
                .map(|(index, item)| (index.to_string(), item))
                .collect()
        }
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(name, _)| !name.starts_with("x-"));
            fields.map(|(name, value)| (name.clone(), value)).collect()
        }
        _ => Vec::new(),
    }
}

/// A key as a part of a JSON pointer (RFC 6901, section 3).
fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}
