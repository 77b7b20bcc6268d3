//! Times of one request, in process, by case and contender.

use std::time::Duration;

use bench::axum::Axum;
use bench::bare::Bare;
use bench::contender::{REQUESTS, answer};
use bench::generated::Generated;
use bench::{Case, Contender};
use criterion::measurement::WallTime;
use criterion::{BatchSize, BenchmarkGroup, Criterion, criterion_group, criterion_main};

fn requests(criterion: &mut Criterion) {
    for case in Case::ALL {
        let mut group = criterion.benchmark_group(case.id());
        group.warm_up_time(Duration::from_secs(1));
        group.measurement_time(Duration::from_secs(3));
        measure::<Generated>(&mut group, "generated", case);
        measure::<Bare>(&mut group, "bare", case);
        measure::<Axum>(&mut group, "axum", case);
        group.finish();
    }
}

fn measure<C: Contender>(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, case: Case) {
    let contender = C::prepare();
    group.bench_function(name, |bencher| {
        bencher.iter_batched(
            || case.request(),
            |request| answer(&contender, request),
            // More at once would not fit into the caches, as those of a server do.
            BatchSize::NumIterations(REQUESTS as u64),
        );
    });
}

criterion_group!(benches, requests);
criterion_main!(benches);
