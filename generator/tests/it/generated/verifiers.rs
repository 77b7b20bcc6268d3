//! A server does not compile without a verifier for each security scheme.

use crate::support::{Workspace, generated};

const IMPLEMENTATION: &str =
    "struct Careless;\n\nimpl server::Authenticate for Careless {\n    type Caller = ();\n}\n";

const SCHEMES: [(&str, &str); 9] = [
    ("certificate", "{type: mutualTLS}"),
    ("key", "{type: apiKey, in: header, name: X-Key}"),
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

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn each_security_scheme_needs_a_verifier() {
    let workspace = Workspace::open();
    for (name, scheme) in SCHEMES {
        let text = format!(
            "openapi: 3.1.0\ninfo: {{title: t, version: '1'}}\npaths:\n  /x:\n    get:\n      \
             operationId: x\n      security: [{{{name}: []}}]\n      responses: {{'204': {{description: None.}}}}\n\
             components: {{securitySchemes: {{{name}: {scheme}}}}}\n"
        );
        let subject = format!("careless-{}", name.replace('_', "-"));
        workspace.add(&generated(&subject, &text).server);
        let package = format!("by-{subject}");
        let manifest = format!(
            "[package]\nname = \"{package}\"\nedition = \"2024\"\n\n[dependencies]\n\
             server = {{ package = \"{subject}-server\", path = \"../{subject}-server\" }}\n"
        );
        workspace.add_by_hand(&package, &manifest, "src/lib.rs", IMPLEMENTATION);
        let output = workspace.cargo("check", &[&package], &[]);
        let error = String::from_utf8_lossy(&output.stderr);
        let expected = format!("not all trait items implemented, missing: `{name}`");
        assert!(
            !output.status.success() && error.contains(&expected),
            "{error}"
        );
    }
}
