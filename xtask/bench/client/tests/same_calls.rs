//! Every contender sends the same requests and decodes the same responses.

use client_bench::by_hand::ByHand;
use client_bench::generated::Generated;
use client_bench::recorded;

#[test]
fn all_send_the_same_and_read_the_same() {
    let generated = recorded::calls::<Generated>();
    assert_eq!(generated, recorded::calls::<ByHand>());
    let lines: Vec<&str> = generated.iter().map(|call| &*call.line).collect();
    assert_eq!(
        lines,
        [
            "GET /v1/pets?limit=20&status=available HTTP/1.1",
            "POST /v1/pets HTTP/1.1",
            "GET /v1/pets/10 HTTP/1.1",
        ]
    );
    let bodies = generated.iter().map(|call| call.body.is_some());
    assert_eq!(bodies.collect::<Vec<_>>(), [false, true, false]);
    let mut read = generated.iter().map(|call| call.read);
    assert!(read.all(|(found, remaining)| found > 0 && remaining == 59));
}
