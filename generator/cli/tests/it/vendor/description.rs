//! A description that is fetched by its URL.

use std::fs;

use super::{Api, Reply, description};

#[test]
fn a_description_is_fetched_by_its_address() {
    let api = Api::new();
    let url = api.server.url("/v1/openapi.json");
    let page = description(
        "      properties: {pet: {$ref: 'pet.yaml#/Pet'}, own: {$ref: 'openapi.json#/components/schemas/Page'}}\n",
    );
    api.server.file("/v1/openapi.json", &page);
    api.server
        .reply("/v1/pet.yaml", Reply::To("/v2/pet.yaml".to_owned()));
    api.server.file("/v2/pet.yaml", "Pet: {$ref: tag.yaml}\n");
    api.server.file("/v2/tag.yaml", "type: integer\n");
    // A local file of this name is another one.
    api.put("spec/pet.yaml", "Pet: {type: boolean}\n");

    let (code, _, said) = api.vendor(&[&url]);
    assert!(
        code == Some(2) && said.contains("requires `--into DIR`"),
        "{said}"
    );
    let (code, out, said) = api.vendor(&[&url, "--into", "spec"]);
    // JSON is expected by the extension.
    assert!(
        code == Some(2) && said.contains("invalid JSON"),
        "{out}{said}"
    );
    assert!(!api.folder.path().join("spec/openapi.json").exists());

    let url = api.server.url("/v1/openapi.yaml");
    api.server.file(
        "/v1/openapi.yaml",
        page.replace("openapi.json", "openapi.yaml"),
    );
    let (code, out, said) = api.vendor(&[&url, "--into", "spec"]);
    assert_eq!(code, Some(0), "{out}{said}");
    let host = api.host();
    for file in [
        "openapi.yaml",
        &format!("{host}/v1/pet.yaml"),
        &format!("{host}/v2/tag.yaml"),
    ] {
        assert!(
            api.folder.path().join("spec").join(file).exists(),
            "{file}\n{out}"
        );
    }
    let lock = api.text("spec/vendor.lock");
    assert!(
        lock.contains(&format!(
            "redirected-to = \"{}\"\n",
            api.server.url("/v2/pet.yaml")
        )),
        "{lock}"
    );
    api.server.take_requests();
    for args in [&["spec/openapi.yaml"][..], &[&url, "--into", "spec"]] {
        let (code, out, said) = api.vendor(args);
        assert!(
            code == Some(0) && out.starts_with("all files are stored"),
            "{out}{said}"
        );
    }
    assert!(api.server.take_requests().is_empty());

    // Missing.
    let stored = api.text("spec/openapi.yaml");
    let spec = api.folder.path().join("spec/openapi.yaml");
    for args in [&["spec/openapi.yaml"][..], &[&url, "--into", "spec"]] {
        fs::remove_file(&spec).expect("the file");
        let (code, out, said) = api.vendor(args);
        assert!(
            code == Some(0) && out.starts_with("restored   openapi.yaml  http"),
            "{out}{said}"
        );
        assert_eq!(api.text("spec/openapi.yaml"), stored);
        assert_eq!(api.text("spec/vendor.lock"), lock);
    }

    api.server.file(
        "/v1/openapi.yaml",
        page.replace("openapi.json", "openapi.yaml")
            .replace("own:", "mine:"),
    );
    // Missing, and another one on the server.
    fs::remove_file(&spec).expect("the file");
    let (code, _, said) = api.vendor(&[&url, "--into", "spec"]);
    assert!(
        code == Some(2)
            && said.contains("its content has changed since 2026-11-26\nhelp: use `--update`"),
        "{said}"
    );
    assert!(!spec.exists());
    api.put("spec/openapi.yaml", &stored);
    let (code, out, said) = api.vendor(&["spec/openapi.yaml", "--update"]);
    assert!(
        code == Some(0) && out.contains("updated    openapi.yaml  http"),
        "{out}{said}"
    );
    assert!(out.contains("response-optional-property-removed"), "{out}");

    // A changed description, and one of another origin.
    api.put("spec/openapi.yaml", &page);
    let (code, _, said) = api.read("spec/openapi.yaml");
    assert!(
        code == Some(2) && said.contains("the fetched description was changed"),
        "{said}"
    );
    api.put("other/openapi.yaml", &page);
    let (code, _, said) = api.vendor(&[&url, "--into", "other"]);
    assert!(
        code == Some(2) && said.contains("was not fetched from this address"),
        "{said}"
    );
    assert_eq!(api.text("other/openapi.yaml"), page);
}
