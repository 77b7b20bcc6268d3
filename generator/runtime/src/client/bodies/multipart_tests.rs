//! Multipart bodies: the media types of parts, and what cannot be sent.

use std::collections::BTreeMap;

use http::header::CONTENT_TYPE;

use crate::runtime::client::failure::InvalidRequest;
use crate::runtime::client::multipart::whole;
use crate::runtime::encode::Encode;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::file_field::FileField;
use crate::runtime::upload::FilePart;

const STYLES: FieldStyles = FieldStyles::new(&[]).media_types(&[("table", "text/csv")]);

const FIELDS: &[FileField] = &[
    FileField::new("picture").media_types("image/png"),
    FileField::new("sheet").media_types("image/png, image/jpeg"),
    FileField::new("any"),
    FileField::new("kind").media_types("image/*"),
    FileField::new("data").media_types("text/csv;header=present, audio/x-wav, image/jpg"),
    FileField::new("open").media_types("image/png, application/octet-stream"),
];

/// Returns the `Content-Type` of each part.
fn media_types(
    fields: &dyn Encode,
    files: &[(&str, &FilePart)],
) -> Result<Vec<String>, InvalidRequest> {
    let (_, body) = whole(STYLES, fields, files, FIELDS)?;
    let text = String::from_utf8(body.bytes().unwrap().to_vec()).unwrap();
    let lines = text.split("\r\n");
    let lines = lines.filter_map(|line| line.strip_prefix("Content-Type: "));
    Ok(lines.map(str::to_owned).collect())
}

#[track_caller]
fn check((name, file): (&str, FilePart), expected: &str) {
    let none = BTreeMap::<String, String>::new();
    match media_types(&none, &[(name, &file)]) {
        Ok(found) => assert_eq!(found, [expected]),
        Err(error) => assert_eq!(error.to_string(), expected),
    }
}

#[test]
fn files_have_the_declared_media_type() {
    let file = || FilePart::new("x");
    check(("picture", file()), "image/png");
    check(("picture", file().media_type("image/x-png")), "image/x-png");
    check(("sheet", file().file_name("sheet.JPG")), "image/jpeg");
    // Without a known extension, the first one.
    check(("sheet", file()), "image/png");
    check(("sheet", file().file_name("sheet.unknown")), "image/png");
    check(
        ("sheet", file().file_name("sheet.pdf")),
        "invalid body: /sheet: needs one of the media types image/png, image/jpeg",
    );
    check(
        ("open", file().file_name("a.pdf")),
        "application/octet-stream",
    );
    check(("open", file().file_name("a.png")), "image/png");
    check(
        ("data", file().file_name("a.csv")),
        "text/csv;header=present",
    );
    check(("data", file().file_name("a.wav")), "audio/x-wav");
    check(("data", file().file_name("a.jpg")), "image/jpg");
    check(("kind", file().file_name("a.webp")), "image/webp");
    check(
        ("kind", file()),
        "invalid body: /kind: needs one of the media types image/*",
    );
    check(("any", file()), "application/octet-stream");
    check(("any", file().file_name("a.tar.gz")), "application/gzip");
    check(("any", file().file_name("a.PDF")), "application/pdf");
    check(("undeclared", file().file_name("a.md")), "text/markdown");
    let mut with_header = file();
    let header = "audio/ogg".parse().unwrap();
    with_header.headers.insert(CONTENT_TYPE, header);
    check(("any", with_header.clone()), "audio/ogg");
    check(("any", with_header.media_type("audio/mpeg")), "audio/mpeg");
    check(
        ("any", file().media_type("no\nmedia/type")),
        "invalid body: /any: has the invalid media type \"no\\nmedia/type\"",
    );
}

#[test]
fn fields_have_the_declared_media_type() {
    let fields = BTreeMap::from([("note", "a"), ("table", "a,b")]);
    let fields: BTreeMap<String, String> = fields
        .into_iter()
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect();
    assert_eq!(media_types(&fields, &[]).unwrap(), ["text/csv"]);
}

#[test]
fn what_cannot_be_sent_has_a_location() {
    let weights = BTreeMap::from([("a".to_owned(), 1.0), ("weight".to_owned(), f64::NAN)]);
    let error = media_types(&weights, &[]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid body: /weight: is infinite or NaN"
    );
    let none = BTreeMap::<String, String>::new();
    let required = FileField::new("photo").required();
    let error = whole(STYLES, &none, &[], &[required]).unwrap_err();
    assert_eq!(error.to_string(), "invalid body: /photo: is required");
}
