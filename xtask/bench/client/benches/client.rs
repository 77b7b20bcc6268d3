//! Instructions of one call, by contender, without those of the server.

#![expect(missing_docs, reason = "the macros of gungraun make public items")]

use client_bench::by_hand::ByHand;
use client_bench::generated::Generated;
use client_bench::{Call, Contender, Prepared};
use gungraun::Callgrind;
use gungraun::prelude::*;

fn prepared<C: Contender>(call: Call) -> Prepared<C> {
    Prepared::new(call, env!("CARGO_BIN_EXE_responses"))
}

#[library_benchmark(setup = prepared::<Generated>)]
#[bench::list_pets(Call::ListPets)]
#[bench::create_pet(Call::CreatePet)]
#[bench::get_pet(Call::GetPet)]
fn generated(prepared: Prepared<Generated>) -> Prepared<Generated> {
    prepared.run();
    prepared
}

#[library_benchmark(setup = prepared::<ByHand>)]
#[bench::list_pets(Call::ListPets)]
#[bench::create_pet(Call::CreatePet)]
#[bench::get_pet(Call::GetPet)]
fn by_hand(prepared: Prepared<ByHand>) -> Prepared<ByHand> {
    prepared.run();
    prepared
}

library_benchmark_group!(
    name = client,
    compare_by_id = true,
    benchmarks = [generated, by_hand]
);

main!(
    // The server is another process.
    config = LibraryBenchmarkConfig::default().tool(Callgrind::with_args(["--trace-children=no"])),
    library_benchmark_groups = client
);
