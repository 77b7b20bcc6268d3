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
    // A local file of the same name is a different file.
    api.put("spec/pet.yaml", "Pet: {type: boolean}\n");

    let (code, _, stderr) = api.vendor(&[&url]);
    assert!(
        code == Some(2) && stderr.contains("requires `--into DIR`"),
        "{stderr}"
    );
    let (code, stdout, stderr) = api.vendor(&[&url, "--into", "spec"]);
    // The extension requires JSON.
    assert!(
        code == Some(2) && stderr.contains("invalid JSON"),
        "{stdout}{stderr}"
    );
    assert!(!api.folder.path().join("spec/openapi.json").exists());

    let url = api.server.url("/v1/openapi.yaml");
    api.server.file(
        "/v1/openapi.yaml",
        page.replace("openapi.json", "openapi.yaml"),
    );
    let (code, stdout, stderr) = api.vendor(&[&url, "--into", "spec"]);
    assert_eq!(code, Some(0), "{stdout}{stderr}");
    let host = api.host();
    for file in [
        "openapi.yaml",
        &format!("{host}/v1/pet.yaml"),
        &format!("{host}/v2/tag.yaml"),
    ] {
        assert!(
            api.folder.path().join("spec").join(file).exists(),
            "{file}\n{stdout}"
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
        let (code, stdout, stderr) = api.vendor(args);
        assert!(
            code == Some(0) && stdout.starts_with("all files are stored"),
            "{stdout}{stderr}"
        );
    }
    assert!(api.server.take_requests().is_empty());

    // Missing.
    let stored = api.text("spec/openapi.yaml");
    let spec = api.folder.path().join("spec/openapi.yaml");
    for args in [&["spec/openapi.yaml"][..], &[&url, "--into", "spec"]] {
        fs::remove_file(&spec).expect("the file");
        let (code, stdout, stderr) = api.vendor(args);
        assert!(
            code == Some(0) && stdout.starts_with("restored   openapi.yaml  http"),
            "{stdout}{stderr}"
        );
        assert_eq!(api.text("spec/openapi.yaml"), stored);
        assert_eq!(api.text("spec/vendor.lock"), lock);
    }

    api.server.file(
        "/v1/openapi.yaml",
        page.replace("openapi.json", "openapi.yaml")
            .replace("own:", "mine:"),
    );
    // Missing, and changed on the server.
    fs::remove_file(&spec).expect("the file");
    let (code, _, stderr) = api.vendor(&[&url, "--into", "spec"]);
    assert!(
        code == Some(2)
            && stderr.contains("its content has changed since 2026-11-26\nhelp: use `--update`"),
        "{stderr}"
    );
    assert!(!spec.exists());
    api.put("spec/openapi.yaml", &stored);
    let (code, stdout, stderr) = api.vendor(&["spec/openapi.yaml", "--update"]);
    assert!(
        code == Some(0) && stdout.contains("updated    openapi.yaml  http"),
        "{stdout}{stderr}"
    );
    assert!(
        stdout.contains("response-optional-property-removed"),
        "{stdout}"
    );

    // A changed description, and one of another origin.
    api.put("spec/openapi.yaml", &page);
    let (code, _, stderr) = api.read("spec/openapi.yaml");
    assert!(
        code == Some(2) && stderr.contains("the fetched description was changed"),
        "{stderr}"
    );
    api.put("other/openapi.yaml", &page);
    let (code, _, stderr) = api.vendor(&[&url, "--into", "other"]);
    assert!(
        code == Some(2) && stderr.contains("was not fetched from this address"),
        "{stderr}"
    );
    assert_eq!(api.text("other/openapi.yaml"), page);
}
