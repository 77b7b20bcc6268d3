//! The client sends the same requests and decodes the same responses.

use client_bench::generated::Generated;
use client_bench::recorded;
use progenitor_bench::Progenitor;

/// It adds the version of the interface to every request.
const ADDED: &str = "api-version: 1.0.0";

#[test]
fn it_sends_the_same_and_reads_the_same() {
    let mut calls = recorded::calls::<Progenitor>();
    for call in &mut calls {
        call.headers.retain(|header| header != ADDED);
    }
    assert_eq!(calls, recorded::calls::<Generated>());
}
