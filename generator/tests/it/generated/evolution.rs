//! The effect of an addition to the description on crates that use the generated ones: a caller still
//! compiles unchanged, and an implementation lacks exactly the new method.
//!
//! `programs/evolution_caller.rs` and `programs/evolution_implementation.rs` are those crates, written for the
//! description as it is today.

use std::fs;
use std::path::Path;

use crate::support::{Workspace, generated};
use serde_json::Value;

const CALLER: &str = include_str!("../../programs/evolution_caller.rs");
const IMPLEMENTATION: &str = include_str!("../../programs/evolution_implementation.rs");

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn additions_break_no_caller_and_require_the_new_method() {
    let workspace = Workspace::open();
    let today = description();
    let tomorrow = with_additions(&today);
    for (version, description) in [("today", &today), ("tomorrow", &tomorrow)] {
        workspace.add_both(&generated(version, description));
        add_crate(&workspace, version, "caller", "client", CALLER);
        add_crate(
            &workspace,
            version,
            "implementation",
            "server",
            IMPLEMENTATION,
        );
    }
    let compiling = ["today-caller", "today-implementation", "tomorrow-caller"];
    workspace.succeeds("check", &compiling, &[]);
    let missing = "E0046: not all trait items implemented, missing: `list_categories`";
    assert_eq!(errors(&workspace, "tomorrow-implementation"), [missing]);
}

fn description() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/openapi.yaml");
    fs::read_to_string(path).unwrap()
}

/// The description with an addition of each compatible kind: each one follows the given text.
fn with_additions(description: &str) -> String {
    let additions = [
        ("\npaths:\n", OPERATION),
        (
            "      x-pagination: {kind: link}\n      parameters:\n",
            PARAMETER,
        ),
        (
            "            Link:\n              $ref: '#/components/headers/Link'\n",
            HEADER,
        ),
        (
            "          description: The new animal, with its `id`.\n          headers:\n",
            HEADER,
        ),
        (
            "      required: [id, name, categoryId]\n      properties:\n",
            FIELD,
        ),
        (
            "      required: [name, categoryId]\n      properties:\n",
            FIELD,
        ),
        ("      enum: [available, ", "adopted, "),
        (
            "          $ref: '#/components/responses/PayloadTooLarge'\n",
            STATUS,
        ),
    ];
    let mut text = description.to_owned();
    for (before, addition) in additions {
        assert_eq!(
            text.matches(before).count(),
            1,
            "once in the description: {before}"
        );
        text = text.replace(before, &format!("{before}{addition}"));
    }
    text
}

const OPERATION: &str = "  /categories:
    get:
      operationId: listCategories
      responses:
        '200':
          description: The identifiers of all categories.
          headers:
            X-RateLimit-Limit:
              $ref: '#/components/headers/X-RateLimit-Limit'
            X-RateLimit-Remaining:
              $ref: '#/components/headers/X-RateLimit-Remaining'
            X-RateLimit-Reset:
              $ref: '#/components/headers/X-RateLimit-Reset'
          content:
            application/json:
              schema:
                type: array
                items:
                  type: integer
        '401':
          $ref: '#/components/responses/Unauthorized'
        '429':
          $ref: '#/components/responses/TooManyRequests'

";

const PARAMETER: &str = "        - name: sort
          in: query
          schema:
            type: string
";

const HEADER: &str = "            X-Total-Count:
              schema:
                type: integer
";

const FIELD: &str = "        note:
          type: string
";

const STATUS: &str = "        '409':
          $ref: '#/components/responses/BadRequest'
";

/// Adds a crate that depends on the client or the server of a version.
fn add_crate(workspace: &Workspace, version: &str, name: &str, side: &str, source: &str) {
    let name = format!("{version}-{name}");
    let manifest = format!(
        r#"[package]
name = "{name}"
edition = "2024"

[dependencies]
http = "1"
{side} = {{ package = "{version}-{side}", path = "../{version}-{side}" }}
"#
    );
    workspace.add_by_hand(&name, &manifest, "src/lib.rs", source);
}

/// The errors of a package, each with its code.
fn errors(workspace: &Workspace, package: &str) -> Vec<String> {
    let output = workspace.cargo("check", &[package], &["--message-format", "json"]);
    assert!(!output.status.success(), "{package} compiles");
    let lines = String::from_utf8(output.stdout).unwrap();
    lines
        .lines()
        .filter_map(|line| error(&serde_json::from_str(line).unwrap()))
        .collect()
}

/// The error of a message of cargo, if it is one.
fn error(message: &Value) -> Option<String> {
    let error = &message["message"];
    let (code, text) = (error["code"]["code"].as_str(), error["message"].as_str()?);
    let is_error = error["level"] == "error" && !text.starts_with("aborting due to");
    is_error.then(|| format!("{}: {text}", code.unwrap_or_default()))
}
