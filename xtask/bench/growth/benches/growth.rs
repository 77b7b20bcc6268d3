//! Instructions of one request, in process, by the number of operations.

#![expect(missing_docs, reason = "the macros of gungraun make public items")]

use ::growth::Place;
use ::growth::of_3::Grown as Of3;
use ::growth::of_30::Grown as Of30;
use ::growth::of_300::Grown as Of300;
use ::growth::of_1200::Grown as Of1200;
use bench::{Contender, Prepared};
use gungraun::prelude::*;

fn prepared<C: Contender, const OPERATIONS: usize>(place: Place) -> Prepared<C> {
    Prepared::with(|| place.request(OPERATIONS))
}

#[library_benchmark(setup = prepared::<Of3, 3>)]
#[bench::first(Place::First)]
#[bench::middle(Place::Middle)]
#[bench::last(Place::Last)]
#[bench::unknown(Place::Unknown)]
fn of_3(prepared: Prepared<Of3>) {
    prepared.run();
}

#[library_benchmark(setup = prepared::<Of30, 30>)]
#[bench::first(Place::First)]
#[bench::middle(Place::Middle)]
#[bench::last(Place::Last)]
#[bench::unknown(Place::Unknown)]
fn of_30(prepared: Prepared<Of30>) {
    prepared.run();
}

#[library_benchmark(setup = prepared::<Of300, 300>)]
#[bench::first(Place::First)]
#[bench::middle(Place::Middle)]
#[bench::last(Place::Last)]
#[bench::unknown(Place::Unknown)]
fn of_300(prepared: Prepared<Of300>) {
    prepared.run();
}

#[library_benchmark(setup = prepared::<Of1200, 1200>)]
#[bench::first(Place::First)]
#[bench::middle(Place::Middle)]
#[bench::last(Place::Last)]
#[bench::unknown(Place::Unknown)]
fn of_1200(prepared: Prepared<Of1200>) {
    prepared.run();
}

library_benchmark_group!(
    name = growth,
    compare_by_id = true,
    benchmarks = [of_3, of_30, of_300, of_1200]
);

main!(library_benchmark_groups = growth);
