//! The validation of the files of a form.

use std::borrow::Cow;

use crate::runtime::file_field::FileField;
use crate::runtime::upload::FilePart;

const PAGES: FileField = FileField::new("pages")
    .required()
    .several()
    .media_types("image/*")
    .count(2, 3)
    .size(1, 4);

#[track_caller]
fn check(field: FileField, files: &[(&str, &str)], expected: &[&str]) {
    let files: Vec<(FilePart, &str)> = files
        .iter()
        .map(|(text, media_type)| (FilePart::new((*text).to_owned().into_bytes()), *media_type))
        .collect();
    let files: Vec<_> = files
        .iter()
        .map(|(file, media_type)| (file, Some(Cow::Borrowed(*media_type))))
        .collect();
    let reasons = field.reasons(&files);
    let found: Vec<&str> = reasons.iter().map(|reason| &*reason.message).collect();
    assert_eq!(found, expected);
}

#[test]
fn numbers_sizes_and_media_types_are_checked() {
    let (png, pdf) = ("image/png", "application/pdf");
    let other = "expected a file of the media type image/*";
    check(PAGES, &[("a", png), ("abcd", png)], &[]);
    check(PAGES, &[], &["is required"]);
    check(PAGES, &[("a", png)], &["expected between 2 and 3 files"]);
    check(PAGES, &[("a", png); 4], &["expected between 2 and 3 files"]);
    check(
        PAGES,
        &[("a", png), ("", png)],
        &["expected between 1 and 4 bytes"],
    );
    check(
        PAGES,
        &[("a", png), ("abcde", pdf)],
        &[other, "expected between 1 and 4 bytes"],
    );
    // An optional field may be absent.
    let optional = FileField::new("pages").several().count(2, usize::MAX);
    check(optional, &[], &[]);
    check(optional, &[("", pdf)], &["expected at least 2 files"]);
    let one = FileField::new("page");
    check(one, &[("", pdf); 2], &["must not be repeated"]);
}
