//! Files that a description refers to, and paths that are not files.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn put(folder: &TempDir, path: &str, text: impl AsRef<[u8]>) {
    let path = folder.path().join(path);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

fn codegen(folder: &TempDir, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_openapi-crates"))
        .current_dir(folder)
        .args(["generate", "--out", "out"])
        .args(args)
        .output()
        .expect("the program")
}

/// The exit code and the output of the program for a description `api/a.yaml` with a reference.
fn run_with_reference(folder: &TempDir, reference: &str, args: &[&str]) -> (Option<i32>, String) {
    let text = format!(
        "openapi: 3.0.3
info: {{title: Refers, version: 1.0.0}}
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200':
          description: All.
          content: {{application/json: {{schema: {{$ref: '{reference}'}}}}}}
"
    );
    put(folder, "api/a.yaml", text);
    let args = [&["--spec", "api/a.yaml"], args].concat();
    let output = codegen(folder, &args);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), stderr)
}

#[track_caller]
fn assert_refused((code, stderr): (Option<i32>, String), expected: &str) {
    assert_eq!(code, Some(2), "{stderr}");
    assert!(stderr.contains(expected), "{expected}\n{stderr}");
    assert!(stderr.contains("--> api/a.yaml:10:55\n"), "{stderr}");
}

#[test]
fn references_stay_in_the_directory_of_the_description_or_the_given_one() {
    let folder = folder();
    for path in ["api/parts/pet.yaml", "common/pet.yaml", "pet.yaml"] {
        put(&folder, path, "type: integer");
    }
    let (code, stderr) = run_with_reference(&folder, "parts/pet.yaml", &[]);
    assert_eq!(code, Some(0), "{stderr}");
    for reference in ["../common/pet.yaml", "parts/../../pet.yaml"] {
        let refused = run_with_reference(&folder, reference, &[]);
        assert_refused(refused, ": it is not below `api`\n");
        let refused = run_with_reference(&folder, reference, &[]);
        assert_refused(refused, "help: use `--refs-below DIR` to allow");
        let (code, stderr) = run_with_reference(&folder, reference, &["--refs-below", "."]);
        assert_eq!(code, Some(0), "{stderr}");
    }
    let refused = run_with_reference(&folder, "parts/pet.yaml", &["--refs-below", "common"]);
    assert_refused(refused, "`parts/pet.yaml`: it is not below `common`");
    let (code, stderr) =
        run_with_reference(&folder, "parts/pet.yaml", &["--refs-below", "nowhere"]);
    assert_eq!(code, Some(2));
    assert!(stderr.contains("cannot read nowhere"), "{stderr}");
}

#[test]
fn settings_set_the_directory_of_references() {
    let folder = folder();
    put(&folder, "common/pet.yaml", "type: integer");
    put(&folder, "shop.toml", "refs-below = '.'");
    let (code, stderr) =
        run_with_reference(&folder, "../common/pet.yaml", &["--config", "shop.toml"]);
    assert_eq!(code, Some(0), "{stderr}");
    put(&folder, "api/codegen.toml", "refs-below = '..'");
    let (code, stderr) = run_with_reference(&folder, "../common/pet.yaml", &[]);
    assert_eq!(code, Some(2), "{stderr}");
    assert!(
        stderr.contains("use `--config` if you trust it"),
        "{stderr}"
    );
}

#[test]
fn files_outside_of_the_directory_are_never_read() {
    let folder = folder();
    for (reference, expected) in [
        ("file:///etc/hostname", "absolute paths are not followed"),
        ("/etc/hostname", "absolute paths are not followed"),
        ("C:\\a.yaml", "absolute paths are not followed"),
        ("nowhere.yaml", "cannot read `nowhere.yaml`: file not found"),
        ("parts/Pet.yml", "did you mean `parts/pet.yaml`?"),
        ("parts", "cannot read `parts`: it is a directory"),
    ] {
        put(&folder, "api/parts/pet.yaml", "type: integer");
        assert_refused(
            run_with_reference(&folder, reference, &["--refs-below", "/"]),
            expected,
        );
    }
    // References to other hosts are not file errors.
    let (vendor, path) = ("with the command `vendor`", "refer to it by its path");
    for (reference, help) in [
        ("https://a.example/pet.yaml", vendor),
        ("//a.example/pet.yaml", path),
        ("urn:pet", path),
    ] {
        let (code, stderr) = run_with_reference(&folder, reference, &[]);
        assert_eq!(code, Some(0), "{stderr}");
        let expected = "warning[E0303]: references to other hosts are not followed";
        assert!(
            stderr.contains(expected) && stderr.contains(help),
            "{stderr}"
        );
    }
}

#[test]
fn stored_files_of_other_hosts_are_read_if_they_match_the_lock_file() {
    let folder = folder();
    let stored = "api/vendor/a.example/pet.yaml";
    let text = "type: integer\nminimum: 3\n";
    let lock = format!(
        "version = 1\n[[vendored]]\naddress = 'https://a.example/pet.yaml'\ndate = '2026-11-26'\n\
         sha256 = '{}'\nfile = 'vendor/a.example/pet.yaml'\n",
        openapi_crates::disk::vendored::checksum(text.as_bytes())
    );
    put(&folder, stored, text);
    put(&folder, "api/vendor.lock", &lock);
    put(&folder, "common/x.yaml", "");
    // References to them are not references to local files, in any spelling.
    for (reference, args) in [
        ("https://a.example/pet.yaml", &["--strict"][..]),
        (
            "https://A.example/x/../pet.yaml#",
            &["--refs-below", "common"],
        ),
        (
            "https://a.example/pet.yaml",
            &["--refs-below", "common", "--check"],
        ),
    ] {
        let (code, stderr) = run_with_reference(&folder, reference, args);
        assert_eq!(code, Some(0), "{stderr}");
    }
    for (text, expected) in [
        (
            Some("type: string\n"),
            "its SHA-256 is not that in `vendor.lock`",
        ),
        (
            None,
            "file not found, but `vendor.lock` lists it for https://a.example/pet.yaml",
        ),
    ] {
        match text {
            Some(text) => put(&folder, stored, text),
            None => fs::remove_file(folder.path().join(stored)).expect("the file"),
        }
        for args in [&[][..], &["--check"]] {
            let refused = run_with_reference(&folder, "https://a.example/pet.yaml", args);
            assert!(
                refused.1.contains("with the command `vendor`"),
                "{refused:?}"
            );
            assert_refused(refused, expected);
        }
    }
    put(
        &folder,
        "api/vendor.lock",
        lock.replace("version = 1", "version = 2"),
    );
    let (code, stderr) = run_with_reference(&folder, "https://a.example/pet.yaml", &[]);
    assert!(
        code == Some(2) && stderr.contains("cannot read api/vendor.lock: version 2"),
        "{stderr}"
    );
}

#[cfg(unix)]
#[test]
fn links_are_followed_only_within_the_folder() {
    use std::os::unix::fs::symlink;
    let folder = folder();
    put(&folder, "api/parts/pet.yaml", "type: integer");
    put(&folder, "secret.yaml", "type: string");
    let api = folder.path().join("api");
    symlink("parts/pet.yaml", api.join("inside.yaml")).expect("a link");
    symlink("../secret.yaml", api.join("outside.yaml")).expect("a link");
    symlink("..", api.join("up")).expect("a link");
    symlink("/dev/zero", api.join("zero.yaml")).expect("a link");
    symlink("circle.yaml", api.join("circle.yaml")).expect("a link");
    let (code, stderr) = run_with_reference(&folder, "inside.yaml", &[]);
    assert_eq!(code, Some(0), "{stderr}");
    for reference in ["outside.yaml", "up/secret.yaml", "zero.yaml"] {
        assert_refused(
            run_with_reference(&folder, reference, &[]),
            "it is not below `api`",
        );
    }
    assert_refused(
        run_with_reference(&folder, "circle.yaml", &[]),
        "cannot read `circle.yaml`",
    );
    let refused = run_with_reference(&folder, "zero.yaml", &["--refs-below", "/"]);
    assert_refused(refused, "`zero.yaml`: it is not a regular file");
}

/// A folder with a link to itself is nested infinitely.
#[cfg(unix)]
#[test]
fn recursive_links_are_refused() {
    let folder = folder();
    fs::create_dir_all(folder.path().join("api")).expect("a folder");
    for name in ["a", "b"] {
        std::os::unix::fs::symlink(".", folder.path().join("api").join(name)).expect("a link");
    }
    let both = "properties: {a: {$ref: a/pet.yaml}, b: {$ref: b/pet.yaml}}";
    put(&folder, "api/pet.yaml", both);
    let (code, stderr) = run_with_reference(&folder, "pet.yaml", &[]);
    assert_eq!(code, Some(2), "{stderr}");
}

#[cfg(unix)]
#[test]
fn devices_and_large_files_are_refused() {
    let folder = folder();
    put(&folder, "a.yaml", "openapi: 3.0.3");
    let created = Command::new("mkfifo")
        .arg(folder.path().join("pipe"))
        .status();
    assert!(created.expect("mkfifo").success());
    let large = fs::File::create(folder.path().join("large.yaml")).expect("a file");
    large.set_len(1 << 40).expect("a sparse file");
    for (path, expected) in [
        (".", "it is a directory"),
        ("/dev/zero", "it is not a regular file"),
        ("pipe", "it is not a regular file"),
        ("large.yaml", "it is larger than 64 MiB"),
        ("nowhere", "No such file"),
    ] {
        for args in [
            &["--spec", path][..],
            &["--spec", "a.yaml", "--overlay", path],
            &["--config", path],
        ] {
            let refused = codegen(&folder, args);
            let stderr = String::from_utf8_lossy(&refused.stderr);
            assert_eq!(refused.status.code(), Some(2), "{args:?} {stderr}");
            assert!(
                stderr.contains(&format!("cannot read {path}")),
                "{args:?} {stderr}"
            );
            assert!(stderr.contains(expected), "{args:?} {stderr}");
        }
    }
    assert!(!Path::new("out").exists());
}
