//! XML bodies: decoded into JSON, and encoded from it.

use http::header::{ACCEPT, CONTENT_TYPE};
use http::{Request, Response, StatusCode};
use serde_json::Value;

use crate::runtime::server::response;
use crate::runtime::server::xml_alternative::{self, XmlAlternative};
use crate::runtime::server::xml_body;
use crate::runtime::violation::Violations;
use crate::runtime::xml::{
    AdditionalProperties, Document, Field, FieldRepresentation, Name, Shape,
};
use crate::runtime::{json_to_xml, xml_to_json};
use crate::test_support::messages;

static BOOK: Shape = Shape::Object(
    &[
        Field(
            "id",
            Name::Plain("id"),
            FieldRepresentation::Attribute(&Shape::Number),
        ),
        Field(
            "lang",
            Name::Within {
                namespace: "http://www.w3.org/XML/1998/namespace",
                prefix: "xml",
                local: "lang",
            },
            FieldRepresentation::AttributeOrNull(&Shape::Text),
        ),
        Field("title", TITLE, FieldRepresentation::Element(&Shape::Text)),
        Field(
            "authors",
            Name::Plain("author"),
            FieldRepresentation::Items(&Shape::Text),
        ),
        Field(
            "tags",
            Name::Plain("tags"),
            FieldRepresentation::Element(&TAGS),
        ),
        Field(
            "lent",
            Name::Plain("lent"),
            FieldRepresentation::Element(&Shape::Boolean),
        ),
        Field(
            "sequel",
            Name::Plain("sequel"),
            FieldRepresentation::Element(&BOOK),
        ),
    ],
    AdditionalProperties::Refused,
);

const TITLE: Name = Name::Within {
    namespace: "urn:dc",
    prefix: "dc",
    local: "title",
};

static TAGS: Shape = Shape::List(Name::Plain("tag"), &Shape::Text);

static DOCUMENT: Document = Document {
    name: Some(Name::Within {
        namespace: "urn:b",
        prefix: "",
        local: "book",
    }),
    shape: &BOOK,
};

/// A document with any root element.
const fn of(shape: &'static Shape) -> Document {
    Document { name: None, shape }
}

static OPEN: Shape = Shape::Object(
    &[Field(
        "all",
        Name::Plain("each"),
        FieldRepresentation::ItemsOrEmpty(&Shape::Number),
    )],
    AdditionalProperties::Items(&Shape::Boolean),
);

fn read(xml: &[u8], document: &Document) -> Result<String, String> {
    match xml_to_json::to_json(xml, document) {
        Ok(json) => Ok(String::from_utf8(json).expect("JSON is text")),
        Err(error) => Err(error.to_string()),
    }
}

#[track_caller]
fn check_read(cases: &[(&str, &str)], document: &Document) {
    for (xml, expected) in cases {
        let found = read(xml.as_bytes(), document).unwrap_or_else(|error| error);
        assert_eq!(found, *expected, "{xml}");
    }
}

#[test]
fn elements_and_attributes_are_fields() {
    let cases = [
        (r#"<book xmlns="urn:b"/>"#, r#"{"lang":null}"#),
        (
            r#"<?xml version="1.0" encoding="utf-8"?><!-- a --><?b c?>
            <x:book xmlns:x="urn:b" id=" 7 " other="1" x:id="8" xml:lang="en">
              <x:author>A &amp; B</x:author> <!-- c -->
              <d:title xmlns:d="urn:dc">x<![CDATA[<y>]]>&#x7a;&lt;</d:title>
              <author/>
              <tags> <tag>1</tag><tag> 2 </tag></tags>
              <lent> 1 </lent>
              <sequel><lent>maybe</lent></sequel>
            </x:book>"#,
            r#"{"other":null,"id":7,"lang":"en","title":"x<y>z<","tags":["1"," 2 "],"lent":true,"sequel":{"lang":null,"lent":"maybe"},"authors":["A & B",""]}"#,
        ),
        (
            r#"<book xmlns="urn:b" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"
                ><tags i:nil="true"/><new><a/></new></book>"#,
            r#"{"lang":null,"tags":null,"new":null}"#,
        ),
        (
            "\u{feff}<book xmlns='urn:b' id='a&#10;b\nc'><author>a\r\nb&#13;</author></book>",
            r#"{"id":"a\nb c","lang":null,"authors":["a\nb\r"]}"#,
        ),
        // It is rejected later, like a repeated field of JSON.
        (
            "<book xmlns='urn:b'><lent>0</lent><lent>false</lent></book>",
            r#"{"lang":null,"lent":false,"lent":false}"#,
        ),
    ];
    check_read(&cases, &DOCUMENT);
    let cases = [
        ("<a/>", r#"{"all":[]}"#),
        (
            "<a><b>true</b><each>1</each><c>false</c><b>0</b><each>2</each></a>",
            r#"{"all":[1,2],"b":[true,false],"c":[false]}"#,
        ),
    ];
    check_read(&cases, &of(&OPEN));
}

#[test]
fn numbers_are_those_of_xml() {
    let cases = [
        ("0", "0"),
        (" -1 ", "-1"),
        ("+1", "1"),
        ("007", "7"),
        ("-0.50", "-0.50"),
        (".5", "0.5"),
        ("5.", "5"),
        ("1e+3", "1e+3"),
        ("01E3", "1e3"),
        ("", r#""""#),
        (".", r#"".""#),
        ("+-1", r#""+-1""#),
        ("1e", r#""1e""#),
        ("INF", r#""INF""#),
        ("NaN", r#""NaN""#),
        ("1 2", r#""1 2""#),
        ("0x1", r#""0x1""#),
        ("1,5", r#""1,5""#),
        ("٣", r#""٣""#),
    ];
    for (text, expected) in cases {
        let found = read(format!("<a>{text}</a>").as_bytes(), &of(&Shape::Number));
        assert_eq!(found.as_deref(), Ok(expected), "{text}");
    }
}

#[test]
fn errors_have_a_location() {
    let cases = [
        ("<other/>", "expected the element `book`"),
        ("<book/>", "expected the element `book`"),
        (
            "<book xmlns='urn:b'>text</book>",
            "has text between its elements",
        ),
        (
            "<book xmlns='urn:b'><sequel><author/><author><b/></author></sequel></book>",
            "/sequel/authors/1: expected text, not elements",
        ),
        (
            "<book xmlns='urn:b'><tags><tag/><tug/></tags></book>",
            "/tags/1: expected the element `tag`",
        ),
        // An element in another namespace, and an element in place of an attribute.
        ("<book xmlns='urn:b'><title/></book>", "/title: is unknown"),
        ("<book xmlns='urn:b'><id/></book>", "/id: is unknown"),
        ("", "is not XML: expected an element at line 1"),
        ("text", "is not XML: expected an element at line 1"),
        ("<book", "is not XML: not well-formed at line 1"),
        (
            "<book xmlns='urn:b'>\n<lent>",
            "/lent: is not XML: expected the end of an element at line 2",
        ),
        (
            "<book xmlns='urn:b'></boak>",
            "is not XML: not well-formed at line 1",
        ),
        (
            "<book xmlns='urn:b'/><book/>",
            "is not XML: unexpected trailing content at line 1",
        ),
        (
            "<book xmlns='urn:b'/>text",
            "is not XML: unexpected trailing content at line 1",
        ),
        (
            "<book xmlns='urn:b' id='1' id='2'/>",
            "is not XML: duplicate attribute at line 1",
        ),
        (
            "<book xmlns='urn:b' id/>",
            "is not XML: expected an attribute at line 1",
        ),
        (
            "<book xmlns='urn:b' id='&who;'/>",
            "is not XML: expected an attribute at line 1",
        ),
        (
            "<book xmlns='urn:b'><lent>&who;</lent></book>",
            "/lent: is not XML: unknown entity at line 1",
        ),
        (
            "<book xmlns='urn:b'><lent>&#0;</lent></book>",
            "/lent: is not XML: unknown entity at line 1",
        ),
        ("<b:book/>", "is not XML: undeclared prefix at line 1"),
        (
            "<?xml version='1.0' encoding='latin1'?><book xmlns='urn:b'/>",
            "is not UTF-8",
        ),
        (
            "<book xmlns='urn:b'/><?xml version='1.0'?>",
            "is not XML: unexpected trailing content at line 1",
        ),
    ];
    check_read(&cases, &DOCUMENT);
    assert_eq!(
        read(b"<a>\xff</a>", &of(&Shape::Text)),
        Err("is not UTF-8".to_owned())
    );
}

#[test]
fn nothing_is_expanded() {
    let cases = [
        "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
        "<!DOCTYPE a [<!ENTITY b 'bbbb'><!ENTITY c '&b;&b;&b;'>]><a>&c;</a>",
        "<!DOCTYPE a SYSTEM 'http://127.0.0.1/'><a/>",
    ];
    for xml in cases {
        let expected = "is not XML: expected an element at line 1".to_owned();
        assert_eq!(
            read(xml.as_bytes(), &of(&Shape::Text)),
            Err(expected),
            "{xml}"
        );
    }
}

#[test]
fn work_is_bounded() {
    let nested = |depth| format!("{}{}", "<sequel>".repeat(depth), "</sequel>".repeat(depth));
    let book = |inner: &str| format!("<book xmlns='urn:b'>{inner}</book>");
    assert!(read(book(&nested(126)).as_bytes(), &DOCUMENT).is_ok());
    let deep = read(book(&nested(127)).as_bytes(), &DOCUMENT);
    assert!(deep.is_err_and(|error| error.ends_with("elements are nested too deeply at line 1")));
    // Ignored elements use no stack.
    let skipped = book(&format!("<x>{}</x>", nested(100_000)));
    assert!(read(skipped.as_bytes(), &DOCUMENT).is_ok());
    for attribute in ["a", "xmlns:a"] {
        let many: String = (0..300).map(|at| format!(" {attribute}{at}='b'")).collect();
        let found = read(format!("<a{many}/>").as_bytes(), &of(&Shape::Text));
        let expected = "is not XML: too many attributes at line 1";
        assert_eq!(found, Err(expected.to_owned()));
    }
    let many: String = (0..100_000).map(|at| format!("<a{at}>1</a{at}>")).collect();
    let found = read(format!("<a>{many}</a>").as_bytes(), &of(&OPEN));
    assert!(found.is_ok());
}

#[test]
fn truncated_and_changed_documents_are_errors() {
    let whole = r#"<?xml version="1.0"?><b:book xmlns:b="urn:b" id="1"><!-- c --><tags><tag>x&lt;<![CDATA[y]]></tag></tags><?p i?></b:book>"#;
    for end in 0..whole.len() {
        let cut = whole.get(..end).expect("ASCII");
        assert!(read(cut.as_bytes(), &DOCUMENT).is_err(), "{cut}");
    }
    for (at, byte) in whole.bytes().enumerate() {
        for other in [
            b'<', b'>', b'&', b'"', b' ', b':', b'/', b'!', b'?', b']', 0, 0xff,
        ] {
            let mut changed = whole.as_bytes().to_vec();
            changed.splice(at..=at, [other]);
            // The text may differ, but nothing panics, and the result is JSON.
            if let (Ok(json), true) = (read(&changed, &DOCUMENT), byte != other) {
                assert!(serde_json::from_str::<Value>(&json).is_ok(), "{json}");
            }
        }
    }
}

#[test]
fn encoded_values_round_trip() {
    let cases = [
        (r#"{"lang":null}"#, r#"<book xmlns="urn:b"></book>"#),
        (
            r#"{"id":7,"lang":"a\"<&\n\t\r","title":"<&>\"\r\n","tags":["",null],"lent":false,"sequel":{"lang":null,"title":null},"authors":["x","y"]}"#,
            "<book xmlns=\"urn:b\" id=\"7\" xml:lang=\"a&quot;&lt;&amp;&#10;&#9;&#13;\">\
             <dc:title xmlns:dc=\"urn:dc\">&lt;&amp;&gt;\"&#13;\n</dc:title>\
             <tags><tag></tag><tag xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:nil=\"true\"></tag></tags>\
             <lent>false</lent>\
             <sequel><dc:title xmlns:dc=\"urn:dc\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:nil=\"true\"></dc:title></sequel>\
             <author>x</author><author>y</author></book>",
        ),
    ];
    for (json, expected) in cases {
        let xml = json_to_xml::of_json(json.as_bytes(), &DOCUMENT).expect(json);
        let text = String::from_utf8(xml).expect("XML is text");
        let (head, body) = text.split_once('\n').expect("a declaration");
        assert_eq!(head, r#"<?xml version="1.0" encoding="UTF-8"?>"#);
        assert_eq!(body, expected);
        assert_eq!(read(text.as_bytes(), &DOCUMENT).as_deref(), Ok(json));
    }
}

#[test]
fn values_outside_of_xml_are_not_encoded() {
    let cases: [(&str, &Shape); 8] = [
        (r#"{"each":[true]}"#, &OPEN),
        (r#""a\u0000""#, &Shape::Text),
        (r#""a\u001b""#, &Shape::Text),
        (r#""\uffff""#, &Shape::Text),
        (r#"{"a b":[true]}"#, &OPEN),
        (r#"{"":[true]}"#, &OPEN),
        (r#"{"a:b":[true]}"#, &OPEN),
        (r#"{"new":1}"#, &BOOK),
    ];
    for (json, shape) in cases {
        let written = json_to_xml::of_json(json.as_bytes(), &Document { name: None, shape });
        assert_eq!(written, None, "{json}");
    }
    assert_eq!(json_to_xml::to_bytes(&f64::NAN, &of(&Shape::Number)), None);
    let written = json_to_xml::to_bytes(&0.5, &of(&Shape::Number));
    let expected = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<root>0.5</root>";
    assert_eq!(written.as_deref(), Some(expected.as_bytes()));
}

#[test]
fn a_body_is_xml_by_its_content_type() {
    let cases = [
        (Some("application/xml"), "<a>1</a>", Ok("1")),
        (Some("Text/XML; charset=utf-8"), "<a>1</a>", Ok("1")),
        (Some("application/problem+xml"), "<a>1</a>", Ok("1")),
        (Some("application/json"), "<a>1</a>", Ok("<a>1</a>")),
        (None, "", Ok("")),
        (
            Some("application/xml"),
            "",
            Err("body: is not XML: expected an element at line 1"),
        ),
    ];
    for (media_type, body, expected) in cases {
        let mut request = Request::builder();
        if let Some(media_type) = media_type {
            request = request.header(CONTENT_TYPE, media_type);
        }
        let (parts, ()) = request
            .body(())
            .expect("a well-formed request")
            .into_parts();
        let mut violations = Violations::new();
        let document = of(&Shape::Number);
        let json = xml_body::json(&parts, body.as_bytes(), &document, &mut violations);
        match expected {
            Ok(expected) => assert_eq!(json.as_deref(), Some(expected.as_bytes())),
            Err(expected) => assert_eq!(messages(violations), [expected]),
        }
    }
}

#[test]
fn a_response_is_xml_if_accept_prefers_it() {
    static NUMBER: Document = of(&Shape::Text);
    fn as_xml(status: u16) -> Option<XmlAlternative> {
        (status == 200).then_some(XmlAlternative {
            offers: "application/json, application/xml, text/xml",
            document: &NUMBER,
        })
    }
    let cases = [
        (200, None, "a", "application/json"),
        (200, Some("*/*"), "a", "application/json"),
        (200, Some("application/xml"), "a", "application/xml"),
        (200, Some("text/xml"), "a", "text/xml"),
        (
            200,
            Some("text/html, application/xml;q=0.9, */*;q=0.8"),
            "a",
            "application/xml",
        ),
        (200, Some("text/csv"), "a", "application/json"),
        (200, Some("application/xml"), "\u{1}", "application/json"),
        (201, Some("application/xml"), "a", "application/json"),
    ];
    for (status, accept, text, expected) in cases {
        let mut request = Request::builder();
        if let Some(accept) = accept {
            request = request.header(ACCEPT, accept);
        }
        let (parts, ()) = request
            .body(())
            .expect("a well-formed request")
            .into_parts();
        let status = StatusCode::from_u16(status).expect("a status");
        let mut response = Response::default();
        response::json(&mut response, status, text).expect("JSON");
        xml_alternative::prefer(&parts, &mut response, as_xml);
        assert_eq!(response.status(), status);
        assert_eq!(response.headers()[CONTENT_TYPE], expected, "{accept:?}");
        let bytes = response.body().bytes().expect("a body");
        let begin: &[u8] = if expected.ends_with("xml") {
            b"<?xml"
        } else {
            b"\""
        };
        assert!(bytes.starts_with(begin));
    }
}

/// Encodes JSON as XML.
fn write(json: &str, document: &Document) -> Option<String> {
    let xml = json_to_xml::of_json(json.as_bytes(), document)?;
    Some(String::from_utf8(xml).expect("XML is text"))
}

#[test]
fn undescribed_elements_become_a_tree() {
    let document = of(&Shape::Tree);
    let cases = [
        ("<a/>", r#"{"name":"a"}"#),
        (
            r#"<p:a xmlns:p="urn:p" b="1 &lt;" p:c="2">x <b>y</b><!-- z --> <![CDATA[<w>]]>&amp;</p:a>"#,
            r#"{"name":"p:a","attributes":{"xmlns:p":"urn:p","b":"1 <","p:c":"2"},"content":["x ",{"name":"b","content":["y"]}," <w>&"]}"#,
        ),
        (
            r#"<a xmlns="urn:a"><b xmlns=""/></a>"#,
            r#"{"name":"a","attributes":{"xmlns":"urn:a"},"content":[{"name":"b","attributes":{"xmlns":""}}]}"#,
        ),
        ("", "null"),
        (" \r\n", "null"),
        ("<a><b></a>", "is not XML: not well-formed at line 1"),
        ("<a><x:b/></a>", "is not XML: undeclared prefix at line 1"),
    ];
    check_read(&cases, &document);
    for (xml, json) in cases.iter().take(5) {
        let written = write(json, &document).expect(json);
        let again = read(written.as_bytes(), &document);
        assert_eq!(again.as_deref(), Ok(*json), "{xml}\n{written}");
    }
}

#[test]
fn a_tree_has_the_namespaces_in_scope() {
    static ANY: Shape = Shape::Object(
        &[Field(
            "any",
            Name::Plain("any"),
            FieldRepresentation::Element(&Shape::Tree),
        )],
        AdditionalProperties::Elements(&Shape::Tree),
    );
    let document = of(&ANY);
    check_read(
        &[(
            r#"<a xmlns="urn:a" xmlns:p="urn:p"><any p:b="1"/><c/><d xmlns:p="urn:q"/><c/></a>"#,
            r#"{"any":{"name":"any","attributes":{"xmlns":"urn:a","xmlns:p":"urn:p","p:b":"1"}},"c":[{"name":"c","attributes":{"xmlns":"urn:a"}},{"name":"c","attributes":{"xmlns":"urn:a"}}],"d":{"name":"d","attributes":{"xmlns":"urn:a","xmlns:p":"urn:q"}}}"#,
        )],
        &document,
    );
    let written = write(
        r#"{"any":"text","c":[{"name":"c"},{"name":"c"}]}"#,
        &document,
    );
    let expected = "<root><any>text</any><c></c><c></c></root>";
    assert!(written.is_some_and(|xml| xml.ends_with(expected)));
}

#[test]
fn invalid_trees_are_not_encoded() {
    let document = of(&Shape::Tree);
    for json in [
        r#"{"name":"a b"}"#,
        r#"{"name":"a:b:c"}"#,
        r#"{"name":"a:b"}"#,
        r#"{"name":"a","attributes":{"b:c":"1"}}"#,
        r#"{"content":[]}"#,
        r#"{"name":"a","other":1}"#,
        r#"{"name":"a","attributes":{"b c":"1"}}"#,
        r#"{"name":"a","attributes":{"b":[]}}"#,
        r#"{"name":"a","content":[null]}"#,
        r#"{"name":"a","content":["\u0000"]}"#,
        "[]",
    ] {
        assert_eq!(write(json, &document), None, "{json}");
    }
    let within = Document {
        name: Some(Name::Plain("a")),
        shape: &Shape::Tree,
    };
    assert_eq!(write(r#"{"name":"b"}"#, &within), None);
    let deep = format!("{}{}", "<a>".repeat(200), "</a>".repeat(200));
    assert!(read(deep.as_bytes(), &document).is_err());
}

#[test]
fn a_tree_without_a_namespace_stays_without_one() {
    static HOLDER: Shape = Shape::Object(
        &[Field(
            "any",
            Name::Plain("any"),
            FieldRepresentation::Element(&Shape::Tree),
        )],
        AdditionalProperties::Ignored,
    );
    let document = Document {
        name: Some(Name::Within {
            namespace: "urn:a",
            prefix: "",
            local: "a",
        }),
        shape: &HOLDER,
    };
    let json = r#"{"any":{"name":"any"}}"#;
    let xml = write(json, &document).expect("XML");
    assert!(
        xml.ends_with(r#"<a xmlns="urn:a"><any xmlns=""></any></a>"#),
        "{xml}"
    );
}

#[test]
fn namespaces_are_not_repeated_without_bounds() {
    static ITEMS: Shape = Shape::Object(&[], AdditionalProperties::Elements(&Shape::Tree));
    let namespace = "n".repeat(1 << 16);
    let items = "<p:b/>".repeat(1 << 10);
    let xml = format!(r#"<a xmlns:p="{namespace}">{items}</a>"#);
    let error = read(xml.as_bytes(), &of(&ITEMS)).expect_err("too much");
    assert!(error.contains("too many namespaces"), "{error}");
}

static LINE: Shape = Shape::Object(
    &[
        Field(
            "lang",
            Name::Plain("lang"),
            FieldRepresentation::Attribute(&Shape::Text),
        ),
        Field(
            "number",
            Name::Plain("number"),
            FieldRepresentation::Content(&Shape::Number),
        ),
    ],
    AdditionalProperties::Ignored,
);

#[test]
fn the_text_of_an_element_can_be_a_field() {
    let cases = [
        (r#"<l lang="en">5</l>"#, r#"{"lang":"en","number":5}"#),
        ("<l><![CDATA[5]]></l>", r#"{"number":5}"#),
        ("<l/>", "{}"),
    ];
    check_read(&cases, &of(&LINE));
    let xml = json_to_xml::of_json(br#"{"number": 5, "lang": "<"}"#, &of(&LINE));
    let xml = xml.and_then(|xml| String::from_utf8(xml).ok());
    let line = xml.as_deref().and_then(|xml| xml.lines().nth(1));
    assert_eq!(line, Some(r#"<root lang="&lt;">5</root>"#));
}
