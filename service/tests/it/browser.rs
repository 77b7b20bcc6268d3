//! The interactive page, in a browser: run where `TEST_CHROMIUM` names one.

use std::fs;
use std::path::Path;

use crate::support::browser::Browser;
use crate::support::process::{Process, create_key};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

/// The picture in the README; `UPDATE_EXPECT=1` takes it anew.
const PICTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/docs-page.png");
const MASK: &str = "for (const it of document.querySelectorAll('.curl span')) \
    it.textContent = it.textContent.replace(/aas_\\w+/, 'aas_…')";
const LARGEST_PICTURE: usize = 200_000;

#[test]
fn a_person_enters_a_key_and_tries_an_operation() {
    for options in [&[][..], &["--admin-listen", "127.0.0.1:0"]] {
        let Some(mut browser) = Browser::start() else {
            return;
        };
        let folder = tempfile::tempdir().unwrap();
        let key = create_key(folder.path(), &["--plan", "free"]);
        let service = Process::start(folder.path(), options);
        let origin = format!("http://{}", service.pages.unwrap_or(service.address));
        try_it(&mut browser, &origin, &key);
        take_a_picture(&mut browser);
        nothing_is_wrong(&browser, &origin);
    }
}

/// Adds an animal, and sees it listed.
fn try_it(browser: &mut Browser, origin: &str, key: &str) {
    let size = json!({"width": 1000, "height": 1200, "deviceScaleFactor": 1, "mobile": false});
    browser.call("Emulation.setDeviceMetricsOverride", size);
    browser.call("Page.navigate", json!({"url": format!("{origin}/docs")}));
    let title = browser.text(".info .title");
    assert!(
        title.starts_with("Animal Adoption Store Service"),
        "{title}"
    );

    let list = "#operations-pets-listPets";
    assert_eq!(execute(browser, list).0, "401");

    browser.click(".auth-wrapper .authorize");
    browser.fill(".auth-container input", key);
    browser.click(".auth-container button[type=submit]");
    browser.click(".auth-container .btn-done");

    let (status, body) = execute(browser, "#operations-pets-createPet");
    assert_eq!(status, "201");
    assert!(body.contains(r#""name": "Rex""#), "{body}");
    browser.click("#operations-pets-createPet .opblock-summary-control");
    let (status, body) = execute(browser, list);
    assert_eq!(status, "200");
    assert!(body.contains(r#""name": "Rex""#), "{body}");
}

/// Tries an operation as it is, and returns the status and the body of the answer.
fn execute(browser: &mut Browser, operation: &str) -> (String, String) {
    let within = |selector: &str| format!("{operation} {selector}");
    if browser.evaluate(&format!("!document.querySelector('{operation}.is-open')")) == true {
        browser.click(&within(".opblock-summary-control"));
    }
    // It can be tried when what it refers to has been found.
    let described = within(".responses-table [data-code=\"500\"]");
    crate::support::wait_until("the description", || {
        let text = browser.text(&described);
        text.contains("The service failed.").then_some(())
    });
    let live = within(".live-responses-table .response");
    forget_the_answer(browser, operation, &live);
    browser.click(&within(".execute"));
    let status = browser.text(&format!("{live} .response-col_status"));
    let body = browser.text(&format!("{live} .response-col_description .highlight-code"));
    (
        status.lines().next().unwrap_or_default().trim().to_owned(),
        body,
    )
}

/// Clears what an earlier try was answered, which is shown until the next answer is there.
fn forget_the_answer(browser: &mut Browser, operation: &str, answer: &str) {
    let is_shown = format!("!!document.querySelector('{answer}')");
    if browser.evaluate(&is_shown) == true {
        browser.click(&format!("{operation} .btn-clear"));
        crate::support::wait_until("an empty place", || {
            (browser.evaluate(&is_shown) == false).then_some(())
        });
    }
}

fn take_a_picture(browser: &mut Browser) {
    browser.evaluate("document.querySelector('#operations-pets-listPets').scrollIntoView()");
    // No key is shown to readers, not even one of a test.
    browser.evaluate(MASK);
    let picture = browser.call("Page.captureScreenshot", json!({"format": "png"}));
    let picture = STANDARD.decode(picture["data"].as_str().unwrap()).unwrap();
    assert!(picture.starts_with(b"\x89PNG") && picture.len() < LARGEST_PICTURE);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(PICTURE, picture).unwrap();
    }
    assert!(Path::new(PICTURE).is_file());
}

/// No error in the console, nothing that was not allowed, and no other host.
fn nothing_is_wrong(browser: &Browser, origin: &str) {
    let console = browser.told("Runtime.consoleAPICalled").into_iter();
    let console = console.filter(|call| call["type"] != "log");
    let log = browser.told("Log.entryAdded").into_iter();
    let log = log.filter(|told| !is_the_refusal(&told["entry"], origin));
    let thrown = browser.told("Runtime.exceptionThrown");
    let complaints: Vec<_> = console.chain(log).chain(thrown).collect();
    assert!(complaints.is_empty(), "{complaints:#?}");

    let requests = browser.told("Network.requestWillBeSent").into_iter();
    let addresses: Vec<_> = requests
        .map(|sent| sent["request"]["url"].as_str().unwrap())
        .collect();
    let is_known = |url: &&str| url.starts_with(&format!("{origin}/")) || url.starts_with("data:");
    assert!(
        addresses.len() >= 8 && addresses.iter().all(is_known),
        "{addresses:?}"
    );
}

/// Whether the browser says that an answer was 401, as the first was.
fn is_the_refusal(entry: &Value, origin: &str) -> bool {
    let url = entry["url"].as_str().unwrap_or_default();
    entry["source"] == "network" && url.starts_with(&format!("{origin}/v1/pets"))
}
