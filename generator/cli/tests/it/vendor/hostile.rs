//! Malicious servers and references.

use std::fs;
use std::time::{Duration, Instant};

use super::{Api, Reply};

#[track_caller]
fn assert_refused(api: &Api, args: &[&str], expected: &[&str]) {
    let start = Instant::now();
    let (code, stdout, stderr) = api.vendor(args);
    assert_eq!(code, Some(2), "{stdout}{stderr}");
    for expected in expected {
        assert!(stderr.contains(expected), "{expected}\n{stderr}");
    }
    assert!(start.elapsed() < Duration::from_secs(20), "{stderr}");
}

#[test]
fn endless_responses_are_cut_off() {
    let api = Api::new();
    let cases = [
        (
            "/loop",
            Reply::To("/loop".to_owned()),
            "more than 5 redirects",
        ),
        (
            "/1gb",
            Reply::Endless {
                length: Some(1 << 30),
            },
            "it is larger than 32 MiB",
        ),
        (
            "/endless",
            Reply::Endless { length: None },
            "it is larger than 32 MiB",
        ),
        ("/slow", Reply::Slow, "no complete response within 1 s"),
    ];
    for (path, reply, _) in &cases {
        api.server.reply(path, reply.clone());
    }
    api.server.file("/fine.yaml", "type: string\n");
    let mut references: Vec<String> = cases
        .iter()
        .map(|(path, ..)| api.server.url(path))
        .collect();
    references.push(api.server.url("/fine.yaml"));
    api.refer_to(&references.iter().map(String::as_str).collect::<Vec<_>>());
    let mut expected: Vec<&str> = cases.iter().map(|(_, _, expected)| *expected).collect();
    expected.extend([
        "--> spec/api.yaml:16:",
        "help: use `--timeout SECONDS` to wait longer",
    ]);
    assert_refused(&api, &["spec/api.yaml", "--timeout", "1"], &expected);
    assert!(api.server.sent() < 64 << 20, "{} bytes", api.server.sent());
    // The valid file is stored.
    let lock = api.text("spec/vendor.lock");
    assert_eq!(lock.matches("[[vendored]]").count(), 1, "{lock}");
    assert!(
        api.folder
            .path()
            .join("spec")
            .join(api.host())
            .join("fine.yaml")
            .exists()
    );
}

#[test]
fn responses_other_than_the_file_are_refused() {
    let api = Api::new();
    let cases = [
        (
            "/gone",
            Reply::Status("404 Not Found".to_owned()),
            "the server responded with 404 Not Found",
        ),
        (
            "/login",
            Reply::Status("200 OK\r\nContent-Type: text/html; charset=utf-8".to_owned()),
            "an HTML page",
        ),
        (
            "/zip",
            Reply::Status("200 OK\r\nContent-Encoding: gzip".to_owned()),
            "the unrequested encoding \"gzip\"",
        ),
        (
            "/part",
            Reply::Status("206 Partial Content".to_owned()),
            "responded with 206",
        ),
        (
            "/away",
            Reply::Status("302 Found".to_owned()),
            "responded with 302 Found without a `Location` header",
        ),
        (
            "/bad",
            Reply::To("http://[".to_owned()),
            "redirect to an invalid URL",
        ),
        (
            "/file",
            Reply::To("file:///etc/passwd".to_owned()),
            "redirect to file:///etc/passwd: `file:` is not supported",
        ),
    ];
    for (path, reply, _) in &cases {
        api.server.reply(path, reply.clone());
    }
    let references: Vec<String> = cases
        .iter()
        .map(|(path, ..)| api.server.url(path))
        .collect();
    api.refer_to(&references.iter().map(String::as_str).collect::<Vec<_>>());
    let expected: Vec<&str> = cases.iter().map(|(_, _, expected)| *expected).collect();
    assert_refused(&api, &["spec/api.yaml"], &expected);
    assert!(!api.folder.path().join("spec/vendor.lock").exists());
}

#[test]
fn private_addresses_are_refused() {
    let api = Api::new();
    let port = api.server.port;
    let private = format!("http://localhost:{port}/pet.yaml");
    api.server.file("/pet.yaml", "type: string\n");
    api.server.reply("/to-name", Reply::To(private.clone()));
    api.server.reply(
        "/to-address",
        Reply::To(format!("http://127.0.0.2:{port}/pet.yaml")),
    );
    api.server.reply(
        "/to-cloud",
        Reply::To("http://169.254.169.254/latest/meta-data".to_owned()),
    );
    api.server.reply(
        "/to-user",
        Reply::To(format!("http://me:secret@127.0.0.1:{port}/pet.yaml")),
    );
    let references = [
        private.clone(),
        format!("http://[::ffff:7f00:1]:{port}/pet.yaml"),
        "http://0x0a000001/pet.yaml".to_owned(),
        api.server.url("/to-name"),
        api.server.url("/to-address"),
        api.server.url("/to-cloud"),
        api.server.url("/to-user"),
    ];
    api.refer_to(&references.each_ref().map(String::as_str));
    let redirect =
        format!("redirect to http://127.0.0.2:{port}/pet.yaml: 127.0.0.2 is not a public address");
    assert_refused(
        &api,
        &["spec/api.yaml"],
        &[
            "`localhost` resolves to ",
            "help: use `--allow-private localhost` if you trust this host",
            "::ffff:127.0.0.1 is not a public address",
            "10.0.0.1 is not a public address",
            &redirect,
            "redirect to http://169.254.169.254/latest/meta-data: 169.254.169.254 is not a public address",
            &format!(
                "redirect to http://127.0.0.1:{port}/pet.yaml: the URL contains a user name or a password"
            ),
        ],
    );
    assert!(!api.folder.path().join("spec/vendor.lock").exists());
    let requests = api.server.take_requests();
    assert!(
        requests.iter().all(|head| head.starts_with("GET /to-")),
        "{requests:?}"
    );

    let (code, stdout, stderr) = api.vendor(&["spec/api.yaml", "--allow-private", "localhost"]);
    assert!(
        code == Some(2) && stdout.contains("/to-name"),
        "{stdout}{stderr}"
    );
}

#[test]
fn references_are_refused_by_their_text() {
    let api = Api::new();
    let secret = format!("http://me:secret@127.0.0.1:{}/pet.yaml", api.server.port);
    api.server.file(
        "/remote.yaml",
        "properties: {f: {$ref: 'file:///etc/hostname'}, g: {$ref: 'file:x'}}",
    );
    api.refer_to(&[
        "file:///etc/hostname",
        &secret,
        &api.server.url("/remote.yaml"),
        "//a.example/x",
        "urn:pet",
        // A valid URI, but not a valid URL.
        "https://a.example:99999/pet@2.yaml",
    ]);
    assert_refused(
        &api,
        &["spec/api.yaml"],
        &[
            "error[E0109]: absolute paths are not followed",
            "--> spec/api.yaml:16:20",
            "the URL contains a user name or a password",
            "cannot fetch https://a.example:99999/pet@2.yaml: invalid URL: ",
            "remote.yaml:1:24",
            "error[E0303]: references to other hosts are not followed",
        ],
    );
    let (_, _, stderr) = api.vendor(&["spec/api.yaml"]);
    assert!(
        !stderr.contains("secret") && stderr.contains("http://*********@127.0.0.1"),
        "{stderr}"
    );
    assert!(!api.text("spec/vendor.lock").contains("secret"));

    // Without permission.
    let args = ["vendor", "spec/api.yaml"];
    api.refer_to(&[&api.server.url("/pet.yaml")]);
    api.server.take_requests();
    let (code, _, stderr) = api.run(env!("CARGO_BIN_EXE_openapi-crates"), &args);
    assert!(
        code == Some(2) && stderr.contains("`http:` does not protect"),
        "{stderr}"
    );
    let args = ["vendor", "spec/api.yaml", "--allow-http"];
    let (code, _, stderr) = api.run(env!("CARGO_BIN_EXE_openapi-crates"), &args);
    assert!(
        code == Some(2) && stderr.contains("127.0.0.1 is not a public address"),
        "{stderr}"
    );
    assert!(api.server.take_requests().is_empty());
}

#[test]
fn files_stay_in_the_folder() {
    let api = Api::new();
    let paths = [
        "/../../escape.yaml",
        "/%2e%2e/%2e%2e/escape2.yaml",
        "/..%2f..%2fescape3.yaml",
        "/a/..%5c..%5cescape4.yaml",
        "/.git/config",
        "/odd name.yaml",
        "/pet.yaml",
        "/Pet.yaml",
        "/pet.yaml?v=1",
        "/pet.yaml?v=2",
        "/pet.yaml/x",
        "/con",
        "/",
    ];
    let served = [
        "/escape.yaml",
        "/escape2.yaml",
        "/..%2F..%2Fescape3.yaml",
        "/a/..%5C..%5Cescape4.yaml",
        "/.git/config",
        "/odd%20name.yaml",
        "/pet.yaml",
        "/Pet.yaml",
        "/pet.yaml?v=1",
        "/pet.yaml?v=2",
        "/pet.yaml/x",
        "/con",
        "/",
    ];
    for (number, path) in served.into_iter().enumerate() {
        api.server
            .file(path, format!("type: string\nmaxLength: {number}\n"));
    }
    let references = paths.map(|path| api.server.url(path));
    api.refer_to(&references.each_ref().map(String::as_str));
    let (code, stdout, stderr) = api.vendor(&["spec/api.yaml"]);
    assert_eq!(code, Some(0), "{stdout}{stderr}");
    let lock = api.text("spec/vendor.lock");
    let files: Vec<&str> = lock
        .lines()
        .filter_map(|line| line.strip_prefix("file = "))
        .collect();
    assert_eq!(files.len(), paths.len(), "{lock}");
    let host = api.folder.path().join("spec").join(api.host());
    let stored = fs::read_dir(&host).expect("the folder").count();
    assert_eq!(stored, paths.len(), "{files:?}");
    let mut names: Vec<String> = files.iter().map(|file| file.to_ascii_lowercase()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), files.len(), "{files:?}");
    let top = fs::read_dir(api.folder.path()).expect("the folder").count();
    assert_eq!(top, 1);
    let (code, _, stderr) = api.read("spec/api.yaml");
    assert_eq!(code, Some(0), "{stderr}");
}

#[cfg(unix)]
#[test]
fn links_are_not_followed() {
    let api = Api::new();
    api.server.file("/pet.yaml", "type: string\n");
    api.refer_to(&[&api.server.url("/pet.yaml")]);
    api.put("outside/keep", "");
    let link = api.folder.path().join("spec/vendor");
    std::os::unix::fs::symlink("../outside", link).expect("a link");
    let (code, _, stderr) = api.vendor(&["spec/api.yaml"]);
    assert!(
        code == Some(2) && stderr.contains("spec/vendor is a symbolic link"),
        "{stderr}"
    );
    assert_eq!(
        fs::read_dir(api.folder.path().join("outside"))
            .expect("the folder")
            .count(),
        1
    );
}
