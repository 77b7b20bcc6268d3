//! Every contender sends the same requests and decodes the same responses.

use client_bench::by_hand::ByHand;
use client_bench::generated::Generated;
use client_bench::noted;

#[test]
fn all_send_the_same_and_read_the_same() {
    let generated = noted::calls::<Generated>();
    assert_eq!(generated, noted::calls::<ByHand>());
    let lines: Vec<&str> = generated.iter().map(|noted| &*noted.line).collect();
    assert_eq!(
        lines,
        [
            "GET /v1/pets?limit=20&status=available HTTP/1.1",
            "POST /v1/pets HTTP/1.1",
            "GET /v1/pets/10 HTTP/1.1",
        ]
    );
    let bodies = generated.iter().map(|noted| noted.body.is_some());
    assert_eq!(bodies.collect::<Vec<_>>(), [false, true, false]);
    let mut read = generated.iter().map(|noted| noted.read);
    assert!(read.all(|(found, left)| found > 0 && left == 59));
}
