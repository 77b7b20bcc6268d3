//! Deprecated items and their sunset dates.

use openapi_crates::report::{Code, Report, Style};
use openapi_crates::source::Source;
use openapi_crates::{Date, Options, deprecations, generate};

const SHOP: &str = "\
openapi: 3.0.3
info: {title: Shop, version: 1.0.0}
paths:
  /pets:
    get:
      operationId: listPets
      deprecated: true
      x-deprecated-since: '2026-01-01'
      x-sunset: '2026-12-31'
      x-replaced-by: findPets
      parameters:
        - {name: page, in: query, deprecated: true, x-sunset: '2026-11-22', schema: {type: string}}
        - {name: kind, in: query, deprecated: true, schema: {type: string}}
      responses:
        '204':
          description: Done.
          headers:
            X-Old: {deprecated: true, x-sunset: '2026-11-23', schema: {type: string}}
  /found:
    get:
      operationId: findPets
      responses:
        '200':
          description: All.
          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
components:
  schemas:
    Pet:
      type: object
      properties:
        tag: {type: string, deprecated: true, x-sunset: '2027-02-21'}
        owner:
          type: object
          properties:
            fax: {type: string, deprecated: true, x-sunset: '2027-02-22'}
        breed:
          type: string
          deprecated: true
          x-sunset: '2026-02-01'
          x-sunset-extended: '2027-09-01'
";

fn today() -> Date {
    Date::parse("2026-11-23").expect("a date")
}

fn found(text: &str, today: Option<Date>) -> (Report, String) {
    let source = Source::new("shop.yaml", text);
    let options = Options::new("shop").today(today);
    let outcome = generate(&source, &options);
    assert_eq!(outcome.report.has_errors(), outcome.generated.is_none());
    let shown = outcome.report.render(&source, Style::Plain);
    (outcome.report, shown)
}

fn sunset_diagnostics(report: &Report) -> Vec<(Code, &str)> {
    let diagnostics = report.diagnostics().iter();
    let mut sunsets: Vec<_> = diagnostics
        .filter(|item| [Code::PastSunset, Code::NearSunset].contains(&item.code()))
        .map(|item| (item.code(), item.message()))
        .collect();
    sunsets.sort();
    sunsets
}

#[test]
fn past_and_near_sunsets_are_reported() {
    let (report, shown) = found(SHOP, Some(today()));
    assert_eq!(
        sunset_diagnostics(&report),
        [
            (
                Code::PastSunset,
                "sunset of parameter `page` was on 2026-11-22, 1 day ago"
            ),
            (
                Code::NearSunset,
                "sunset of header `X-Old` is today, 2026-11-23"
            ),
            (
                Code::NearSunset,
                "sunset of operation `listPets` is on 2026-12-31, in 38 days"
            ),
            (
                Code::NearSunset,
                "sunset of property `Pet.tag` is on 2027-02-21, in 90 days"
            ),
        ]
    );
    assert!(shown.contains("--> shop.yaml:12:63\n"), "{shown}");
    let help = "remove it, or add `x-sunset-extended: '2027-05-22'` next to `x-sunset`";
    assert!(shown.contains(help), "{shown}");
}

#[test]
fn without_a_date_nothing_is_reported() {
    let (report, shown) = found(SHOP, None);
    assert!(sunset_diagnostics(&report).is_empty(), "{shown}");
}

#[test]
fn the_extended_date_takes_precedence() {
    let past = Date::parse("2027-09-02");
    let (report, shown) = found(SHOP, past);
    let sunsets = sunset_diagnostics(&report);
    let expected = "sunset of property `Pet.breed` was on 2027-09-01, 1 day ago";
    assert!(sunsets.contains(&(Code::PastSunset, expected)), "{shown}");
    assert!(shown.contains("= help: remove it, or set `x-sunset-extended: '2028-02-29'`"));
}

#[test]
fn the_header_contains_the_extended_date() {
    let text = SHOP.replace(
        "x-sunset: '2026-12-31'",
        "x-sunset: '2026-12-31'\n      x-sunset-extended: '2030-12-05'",
    );
    let options = Options::new("shop");
    let generated = generate(&Source::new("shop.yaml", text), &options).generated;
    let server = generated.expect("crates").server;
    let operation = &server.files["src/operations/list_pets.rs"];
    assert!(
        operation.contains("Thu, 05 Dec 2030 00:00:00 GMT"),
        "{operation}"
    );
    assert!(!operation.contains("31 Dec 2026"), "{operation}");
}

#[test]
fn dates_are_checked_wherever_something_may_be_deprecated() {
    for (from, to, expected) in [
        (
            "x-sunset: '2026-11-22'",
            "x-sunset: soon",
            "`x-sunset` is not a date",
        ),
        (
            "x-sunset: '2026-11-23'",
            "x-sunset: 5",
            "`x-sunset` must be a string",
        ),
        (
            "{deprecated: true, x-sunset: '2026-11-23'",
            "{x-sunset: '2030-11-23'",
            "`x-sunset` on a header that is not deprecated",
        ),
        (
            "{type: string, deprecated: true, x-sunset: '2027-02-21'",
            "{type: string, x-deprecated-since: '2027-02-21'",
            "`x-deprecated-since` on a schema that is not deprecated",
        ),
        (
            "x-sunset-extended: '2027-09-01'",
            "x-sunset-extended: '2026-02-01'",
            "`x-sunset-extended` is not later than `x-sunset`, which is 2026-02-01",
        ),
        (
            "x-sunset: '2026-02-01'",
            "x-note: none",
            "`x-sunset-extended` without `x-sunset`",
        ),
    ] {
        assert!(SHOP.contains(from), "{from}");
        let (_, shown) = found(&SHOP.replacen(from, to, 1), None);
        assert!(
            shown.contains(&format!("]: {expected}\n")),
            "{expected}\n{shown}"
        );
    }
}

#[test]
fn deprecated_items_are_listed_by_date() {
    let (listed, report) = deprecations(&Source::new("shop.yaml", SHOP));
    assert!(report.is_empty(), "{:?}", report.diagnostics());
    let listed: Vec<_> = listed
        .iter()
        .map(|item| (item.kind, item.name.as_str(), item.at.as_str()))
        .collect();
    assert_eq!(
        listed,
        [
            ("parameter", "page", "shop.yaml:12:11"),
            ("header", "X-Old", "shop.yaml:18:13"),
            ("operation", "listPets", "shop.yaml:5:5"),
            ("property", "Pet.tag", "shop.yaml:31:9"),
            ("property", "Pet.owner.fax", "shop.yaml:35:13"),
            ("property", "Pet.breed", "shop.yaml:36:9"),
            ("parameter", "kind", "shop.yaml:13:11"),
        ]
    );
}
