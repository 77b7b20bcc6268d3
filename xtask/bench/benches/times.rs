//! Times of one request, in process, by case and contender: a line for each case, with medians in nanoseconds.

use std::time::Instant;

use bench::axum::Axum;
use bench::bare::Bare;
use bench::contender::{REQUESTS, exchange};
use bench::generated::Generated;
use bench::suites::medians_of;
use bench::{Case, Contender};

/// The rounds before the measured ones.
const WARM_UP: usize = 200;

/// The measured rounds of a case. The contenders alternate, so that the load of the machine affects them alike.
const ROUNDS: usize = 4_000;

fn main() {
    let (generated, bare, axum) = (Generated::prepare(), Bare::prepare(), Axum::prepare());
    for case in Case::ALL {
        let round = |_| {
            [
                nanoseconds(&generated, case),
                nanoseconds(&bare, case),
                nanoseconds(&axum, case),
            ]
        };
        let rounds: Vec<[f64; 3]> = (0..WARM_UP + ROUNDS).map(round).collect();
        let [generated, bare, axum] = medians_of(&rounds[WARM_UP..]);
        println!("{}\t{generated}\t{bare}\t{axum}", case.id());
    }
}

/// The mean time of several requests. More would not fit into the caches, unlike those of a server.
fn nanoseconds<C: Contender>(contender: &C, case: Case) -> f64 {
    let requests: Vec<_> = (0..REQUESTS).map(|_| case.request()).collect();
    let start = Instant::now();
    for request in requests {
        exchange(contender, request);
    }
    start.elapsed().as_nanos() as f64 / REQUESTS as f64
}
