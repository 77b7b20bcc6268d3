//! The files under `deploy/` are consistent with each other and with the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::support::process::{Process, succeed};
use crate::support::request::Request;
use serde_yaml::Value;
use service::database::DatabaseUrl;
use service::forwarded::Network;
use service::limits::RedisUrl;
use service::server::Settings;

const FILES: [&str; 4] = [
    "Dockerfile",
    "adoption-store.service",
    "compose.yaml",
    "kubernetes.yaml",
];

fn read(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("deploy");
    fs::read_to_string(folder.join(name)).unwrap()
}

fn documents(name: &str) -> Vec<Value> {
    let text = read(name);
    let documents = text.split("\n---\n");
    documents
        .map(|document| serde_yaml::from_str(document).unwrap())
        .collect()
}

/// Returns the value at a path of keys and indexes, separated by dots.
#[track_caller]
fn at<'a>(document: &'a Value, path: &str) -> &'a Value {
    path.split('.').fold(document, |value, key| {
        let found = match key.parse::<usize>() {
            Ok(index) => value.get(index),
            Err(_) => value.get(key),
        };
        found.unwrap_or_else(|| panic!("missing `{key}` of `{path}`"))
    })
}

fn text(value: &Value) -> &str {
    value
        .as_str()
        .unwrap_or_else(|| panic!("{value:?} is not a string"))
}

fn items(value: &Value) -> &Vec<Value> {
    value
        .as_sequence()
        .unwrap_or_else(|| panic!("{value:?} is not a list"))
}

/// The values that a file assigns to a variable.
fn settings(file: &str, variable: &str) -> Vec<String> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let values = lines.filter_map(|line| line.split_once(&format!("{variable}=")));
    let value = |(_, rest): (&str, &str)| rest.split_whitespace().next().map(str::to_owned);
    values.filter_map(value).collect()
}

fn port(address: &str) -> u64 {
    address.rsplit(':').next().unwrap().parse().unwrap()
}

/// The ports of the API and of the pages in the image.
fn ports() -> [u64; 2] {
    let image = read("Dockerfile");
    ["LISTEN", "ADMIN_LISTEN"].map(|name| {
        let values = settings(&image, &format!("ADOPTION_STORE_{name}"));
        port(&values[0])
    })
}

fn seconds(time: Duration) -> u64 {
    time.as_secs()
}

#[test]
fn variables_and_options_are_those_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let help = succeed(folder.path(), &["serve", "--help"]);
    let is_known = |word: &str| {
        help.split(|c: char| !is_identifier_character(c))
            .any(|name| name == word)
    };
    let mut variables = BTreeSet::new();
    for name in FILES {
        let file = read(name);
        let words = file.split(|c: char| !is_identifier_character(c));
        variables.extend(
            words
                .filter(|word| word.starts_with("ADOPTION_STORE_"))
                .map(str::to_owned),
        );
        for line in file
            .lines()
            .filter(|line| line.contains("adoption-store serve"))
        {
            for option in line
                .split_whitespace()
                .filter(|word| word.starts_with("--"))
            {
                assert!(help.contains(option), "{name}: {option}");
            }
        }
    }
    assert!(variables.len() >= 5, "{variables:?}");
    let unknown: Vec<_> = variables.iter().filter(|name| !is_known(name)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

fn is_identifier_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

#[tokio::test]
async fn probed_pages_exist() {
    let [_, admin] = ports();
    let mut paths = BTreeSet::new();
    let image = read("Dockerfile");
    let health = image
        .lines()
        .find_map(|line| line.split_once("\"probe\", \""));
    let (_, address) = health.unwrap();
    let address = address.trim_end_matches("\"]");
    let (address, path) = address
        .strip_prefix("http://")
        .unwrap()
        .split_once('/')
        .unwrap();
    assert_eq!(port(address), admin);
    paths.insert(format!("/{path}"));

    let deployment = &documents("kubernetes.yaml")[0];
    let container = at(deployment, "spec.template.spec.containers.0");
    for kind in ["startup", "liveness", "readiness"] {
        let get = at(container, &format!("{kind}Probe"))
            .get("httpGet")
            .unwrap();
        assert_eq!(text(at(get, "port")), "admin");
        paths.insert(text(at(get, "path")).to_owned());
    }
    assert_eq!(paths.len(), 2);

    let folder = tempfile::tempdir().unwrap();
    let service = Process::start(folder.path(), &["--admin-listen", "127.0.0.1:0"]);
    for path in paths {
        let response = Request::new("GET", &path)
            .send(service.pages.unwrap())
            .await;
        assert_eq!(response.status, 200, "{path}");
    }
}

#[test]
fn ports_are_consistent() {
    let [api, admin] = ports();
    let image = read("Dockerfile");
    assert!(image.contains(&format!("EXPOSE {api} {admin}\n")));

    let compose = &documents("compose.yaml")[0];
    let published = items(at(compose, "services.service.ports")).iter();
    let published: Vec<u64> = published.map(|address| port(text(address))).collect();
    assert_eq!(published, [api, admin]);

    let kubernetes = documents("kubernetes.yaml");
    let container = at(&kubernetes[0], "spec.template.spec.containers.0");
    let named = items(at(container, "ports")).iter();
    let named: Vec<_> = named
        .map(|port| {
            (
                text(at(port, "name")),
                at(port, "containerPort").as_u64().unwrap(),
            )
        })
        .collect();
    assert_eq!(named, [("http", api), ("admin", admin)]);
    // Callers cannot reach the pages.
    let served = items(at(&kubernetes[1], "spec.ports")).iter();
    let served: Vec<_> = served.map(|port| text(at(port, "targetPort"))).collect();
    assert_eq!(served, ["http"]);
}

#[test]
fn selectors_match_the_labels_of_the_pods() {
    let kubernetes = documents("kubernetes.yaml");
    let labels = at(&kubernetes[0], "spec.template.metadata.labels");
    for (document, path) in [
        (0, "spec.selector.matchLabels"),
        (
            0,
            "spec.template.spec.topologySpreadConstraints.0.labelSelector.matchLabels",
        ),
        (1, "spec.selector"),
        (2, "spec.selector.matchLabels"),
    ] {
        assert_eq!(at(&kubernetes[document], path), labels, "{path}");
    }
    let kinds: Vec<_> = kubernetes
        .iter()
        .map(|document| text(at(document, "kind")))
        .collect();
    assert_eq!(kinds, ["Deployment", "Service", "PodDisruptionBudget"]);
}

#[test]
fn requests_have_time_to_finish() {
    let drain = seconds(Settings::default().limits.drain_timeout);
    let deployment = &documents("kubernetes.yaml")[0];
    let pod = at(deployment, "spec.template.spec");
    let environment = items(at(pod, "containers.0.env")).iter();
    let mut delays = environment.filter(|entry| text(at(entry, "name")).ends_with("_DRAIN_DELAY"));
    let delay: u64 = text(at(delays.next().unwrap(), "value")).parse().unwrap();
    assert!(delay > 0);
    let grace = at(pod, "terminationGracePeriodSeconds").as_u64().unwrap();
    assert!(grace > delay + drain);

    let compose = &documents("compose.yaml")[0];
    let grace = text(at(compose, "services.service.stop_grace_period"));
    assert!(grace.strip_suffix('s').unwrap().parse::<u64>().unwrap() > drain);

    let unit = read("adoption-store.service");
    assert!(settings(&unit, "TimeoutStopSec")[0].parse::<u64>().unwrap() > drain);
}

#[test]
fn no_file_contains_a_secret() {
    let compose = read("compose.yaml");
    let uses = compose.split("_PASSWORD").count() - 1;
    let required = compose.matches("_PASSWORD:?set it in .env}").count();
    assert!(required >= 4 && uses > required);
    let deployment = &documents("kubernetes.yaml")[0];
    let environment = items(at(deployment, "spec.template.spec.containers.0.env"));
    for variable in ["ADOPTION_STORE_DATABASE", "ADOPTION_STORE_RATE_LIMITS"] {
        let named = |entry: &&Value| text(at(entry, "name")) == variable;
        let secret = at(
            environment.iter().find(named).unwrap(),
            "valueFrom.secretKeyRef",
        );
        assert_eq!(text(at(secret, "name")), "adoption-store", "{variable}");
    }
}

#[test]
fn compose_urls_are_valid() {
    let compose = &documents("compose.yaml")[0];
    let address = |variable: &str| {
        let path = format!("services.service.environment.ADOPTION_STORE_{variable}");
        let address = text(at(compose, &path)).to_owned();
        let (before, rest) = address.split_once("${").unwrap();
        let (_, after) = rest.split_once('}').unwrap();
        format!("{before}secret{after}")
    };
    let DatabaseUrl::Postgres(database) = address("DATABASE").parse().unwrap() else {
        panic!("expected a PostgreSQL URL")
    };
    // The PostgreSQL image has no certificate.
    assert!(!database.is_encrypted());
    address("RATE_LIMITS").parse::<RedisUrl>().unwrap();
}

#[test]
fn the_program_is_not_owned_by_its_user() {
    let image = read("Dockerfile");
    let owned = image.lines().filter(|line| line.contains("--chown"));
    let owned: Vec<_> = owned.filter_map(|line| line.split(' ').nth(3)).collect();
    assert_eq!(owned, ["/image/state"]);
    for line in image.lines().filter(|line| line.contains(" /image/state/")) {
        assert!(!line.contains("adoption-store"), "{line}");
    }
    let compose = &documents("compose.yaml")[0];
    let service = at(compose, "services.service");
    assert_eq!(at(service, "read_only").as_bool(), Some(true));
}

#[test]
fn trusted_proxies_are_networks() {
    let compose = &documents("compose.yaml")[0];
    let trusted = "services.service.environment.ADOPTION_STORE_TRUSTED_PROXY";
    let trusted = text(at(compose, trusted));
    let front = at(compose, "networks.front.ipam.config.0.subnet");
    assert_eq!(text(front), trusted);
    let deployment = &documents("kubernetes.yaml")[0];
    let environment = items(at(deployment, "spec.template.spec.containers.0.env"));
    let named = |entry: &&Value| text(at(entry, "name")) == "ADOPTION_STORE_TRUSTED_PROXY";
    let pods = text(at(environment.iter().find(named).unwrap(), "value"));
    let unit = read("adoption-store.service");
    let unit = settings(&unit, "ADOPTION_STORE_TRUSTED_PROXY");
    for proxies in [trusted, pods, &unit[0]] {
        proxies.parse::<Network>().unwrap();
    }
}

#[test]
fn the_unit_restarts_without_limit() {
    let unit = read("adoption-store.service");
    assert_eq!(settings(&unit, "StartLimitIntervalSec"), ["0"]);
    assert_eq!(settings(&unit, "Restart"), ["on-failure"]);
}

#[test]
fn systemd_accepts_the_unit() {
    let folder = tempfile::tempdir().unwrap();
    let unit = folder.path().join("adoption-store.service");
    let program = env!("CARGO_BIN_EXE_adoption-store");
    let installed = "/usr/local/bin/adoption-store serve";
    let text = read("adoption-store.service");
    assert!(text.contains(installed));
    fs::write(&unit, text.replace(installed, &format!("{program} serve"))).unwrap();
    match Command::new("systemd-analyze")
        .arg("verify")
        .arg(&unit)
        .output()
    {
        Ok(verified) => {
            let output = String::from_utf8(verified.stderr).unwrap();
            // `systemd-analyze` also checks related units.
            let problems = output
                .lines()
                .filter(|line| line.contains("adoption-store"));
            let problems: Vec<_> = problems.collect();
            assert!(problems.is_empty(), "{problems:?}");
        }
        Err(_) => eprintln!("skipped: systemd-analyze is not installed"),
    }
}
