//! The interactive page in a browser, if `TEST_CHROMIUM` names one.

use std::fs;
use std::path::Path;

use crate::support::browser::Browser;
use crate::support::process::{Process, create_key};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

/// The screenshot in the README; `UPDATE_EXPECT=1` updates it.
const SCREENSHOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/docs-page.png");
const MASK: &str = "for (const it of document.querySelectorAll('.curl span')) \
    it.textContent = it.textContent.replace(/aas_\\w+/, 'aas_…')";
const MAX_SCREENSHOT_BYTES: usize = 200_000;

#[test]
fn a_user_enters_a_key_and_executes_operations() {
    for options in [&[][..], &["--admin-listen", "127.0.0.1:0"]] {
        let Some(mut browser) = Browser::start() else {
            return;
        };
        let folder = tempfile::tempdir().unwrap();
        let key = create_key(folder.path(), &["--plan", "free"]);
        let service = Process::start(folder.path(), options);
        let origin = format!("http://{}", service.pages.unwrap_or(service.address));
        execute_operations(&mut browser, &origin, &key);
        take_screenshot(&mut browser);
        assert_no_problems(&browser, &origin);
    }
}

/// Adds an animal, and checks that it is listed.
fn execute_operations(browser: &mut Browser, origin: &str, key: &str) {
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

/// Executes an operation with its example values, and returns the status and the body of the response.
fn execute(browser: &mut Browser, operation: &str) -> (String, String) {
    let within = |selector: &str| format!("{operation} {selector}");
    if browser.evaluate(&format!("!document.querySelector('{operation}.is-open')")) == true {
        browser.click(&within(".opblock-summary-control"));
    }
    // The operation can be executed once its references are resolved.
    let described = within(".responses-table [data-code=\"500\"]");
    crate::support::wait_until("the description", || {
        let text = browser.text(&described);
        text.contains("The service failed.").then_some(())
    });
    let live = within(".live-responses-table .response");
    clear_response(browser, operation, &live);
    browser.click(&within(".execute"));
    let status = browser.text(&format!("{live} .response-col_status"));
    let body = browser.text(&format!("{live} .response-col_description .highlight-code"));
    (
        status.lines().next().unwrap_or_default().trim().to_owned(),
        body,
    )
}

/// Clears the previous response, which is shown until the next one arrives.
fn clear_response(browser: &mut Browser, operation: &str, response: &str) {
    let is_shown = format!("!!document.querySelector('{response}')");
    if browser.evaluate(&is_shown) == true {
        browser.click(&format!("{operation} .btn-clear"));
        crate::support::wait_until("the removal of the previous response", || {
            (browser.evaluate(&is_shown) == false).then_some(())
        });
    }
}

fn take_screenshot(browser: &mut Browser) {
    browser.evaluate("document.querySelector('#operations-pets-listPets').scrollIntoView()");
    // The screenshot must not show a key, even one of a test.
    browser.evaluate(MASK);
    let screenshot = browser.call("Page.captureScreenshot", json!({"format": "png"}));
    let screenshot = STANDARD
        .decode(screenshot["data"].as_str().unwrap())
        .unwrap();
    assert!(screenshot.starts_with(b"\x89PNG") && screenshot.len() < MAX_SCREENSHOT_BYTES);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(SCREENSHOT, screenshot).unwrap();
    }
    assert!(Path::new(SCREENSHOT).is_file());
}

/// Asserts that the console has no errors or policy violations, and that no other host was requested.
fn assert_no_problems(browser: &Browser, origin: &str) {
    let console = browser.events("Runtime.consoleAPICalled").into_iter();
    let console = console.filter(|call| call["type"] != "log");
    let log = browser.events("Log.entryAdded").into_iter();
    let log = log.filter(|event| !is_expected_rejection(&event["entry"], origin));
    let thrown = browser.events("Runtime.exceptionThrown");
    let problems: Vec<_> = console.chain(log).chain(thrown).collect();
    assert!(problems.is_empty(), "{problems:#?}");

    let requests = browser.events("Network.requestWillBeSent").into_iter();
    let urls: Vec<_> = requests
        .map(|sent| sent["request"]["url"].as_str().unwrap())
        .collect();
    let is_known = |url: &&str| url.starts_with(&format!("{origin}/")) || url.starts_with("data:");
    assert!(urls.len() >= 8 && urls.iter().all(is_known), "{urls:?}");
}

/// Returns `true` if a log entry reports the 401 of the first request.
fn is_expected_rejection(entry: &Value, origin: &str) -> bool {
    let url = entry["url"].as_str().unwrap_or_default();
    entry["source"] == "network" && url.starts_with(&format!("{origin}/v1/pets"))
}
