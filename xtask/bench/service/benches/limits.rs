//! Instructions of keys and limits.

#![expect(missing_docs, reason = "the macros of gungraun make public items")]

use generated_server::Server;
use gungraun::prelude::*;
use service::app::App;
use service_bench::limits::{Parts, Whole};
use service_bench::open::Open;

/// The directory of the databases.
const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");

#[library_benchmark]
#[bench::of_a_request(args = (FOLDER), setup = Parts::new)]
fn parts(parts: Parts) -> Parts {
    parts.run();
    parts
}

#[library_benchmark]
#[bench::of_a_request(args = (FOLDER), setup = Whole::guarded)]
fn guarded(whole: Whole<Server<App>>) {
    whole.run();
}

#[library_benchmark]
#[bench::of_a_request(args = (FOLDER), setup = Whole::open)]
fn open(whole: Whole<Server<Open>>) {
    whole.run();
}

library_benchmark_group!(name = limits, benchmarks = [parts, guarded, open]);

main!(library_benchmark_groups = limits);
