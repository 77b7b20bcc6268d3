//! Who is let in where: the server of `cases/security.yaml` with an implementation that takes
//! credentials by their text, which is run on requests.

mod support;

use support::{Workspace, case, generated};

/// An implementation that verifies nothing.
const CARELESS: &str =
    "struct Careless;\n\nimpl server::Authenticate for Careless {\n    type Caller = ();\n}\n";

const IMPLEMENTATION: &str = include_str!("security/guarded.rs");

const MANIFEST: &str = r#"[package]
name = "guarded"
edition = "2024"

[dependencies]
http = "1"
server = { package = "security-server", path = "../security-server" }
"#;

#[test]
fn only_those_are_let_in_who_satisfy_the_description() {
    let workspace = Workspace::new("security");
    workspace.add(&generated("security", &case("security")).server);
    workspace.add_by_hand("guarded", MANIFEST, "src/main.rs", IMPLEMENTATION);
    workspace.must(&["run", "--package", "guarded"]);
}

#[test]
fn callers_are_known_by_their_certificates() {
    let workspace = Workspace::new("certificates");
    let both = generated("certificates", &case("certificates"));
    workspace.add_both(&both);
    let manifest = MANIFEST
        .replace("guarded", "certified")
        .replace("security-", "certificates-");
    let implementation = include_str!("security/certified.rs");
    workspace.add_by_hand("certified", &manifest, "src/main.rs", implementation);
    workspace.must(&["run", "--package", "certified"]);
    workspace.must(&["check", "--workspace"]);
}

#[test]
fn no_server_is_built_that_does_not_verify_every_credential() {
    let workspace = Workspace::new("careless");
    let verifiers = [
        ("certificate", "{type: mutualTLS}"),
        ("header", "{type: apiKey, in: header, name: X-Key}"),
        ("query", "{type: apiKey, in: query, name: key}"),
        ("session", "{type: apiKey, in: cookie, name: SESSION}"),
        ("basic", "{type: http, scheme: basic}"),
        ("digest", "{type: http, scheme: digest}"),
        ("token", "{type: http, scheme: bearer}"),
        ("oauth", "{type: oauth2, flows: {}}"),
        (
            "open_id",
            "{type: openIdConnect, openIdConnectUrl: 'https://a.example'}",
        ),
    ];
    for (name, scheme) in verifiers {
        let text = format!(
            "openapi: 3.1.0\ninfo: {{title: t, version: '1'}}\npaths:\n  /x:\n    get:\n      \
             operationId: x\n      security: [{{{name}: []}}]\n      responses: {{'204': {{description: None.}}}}\n\
             components: {{securitySchemes: {{{name}: {scheme}}}}}\n"
        );
        let crate_name = format!("careless-{}", name.replace('_', "-"));
        workspace.add(&generated(&crate_name, &text).server);
        let manifest = format!(
            "[package]\nname = \"by-{crate_name}\"\nedition = \"2024\"\n\n[dependencies]\nserver = {{ package = \
             \"{crate_name}-server\", path = \"../{crate_name}-server\" }}\n"
        );
        workspace.add_by_hand(
            &format!("by-{crate_name}"),
            &manifest,
            "src/lib.rs",
            CARELESS,
        );
    }
    for (name, _) in verifiers {
        let package = format!("by-careless-{}", name.replace('_', "-"));
        let output = workspace.cargo(&["check", "--package", &package]);
        let error = String::from_utf8_lossy(&output.stderr);
        let expected = format!("not all trait items implemented, missing: `{name}`");
        assert!(
            !output.status.success() && error.contains(&expected),
            "{error}"
        );
    }
}
