//! Instructions of one call, without those of the server.

#![expect(missing_docs, reason = "the macros of gungraun make public items")]

use client_bench::{Call, Prepared};
use gungraun::Callgrind;
use gungraun::prelude::*;
use progenitor_bench::Progenitor;

fn prepared(call: Call) -> Prepared<Progenitor> {
    Prepared::new(call, env!("CARGO_BIN_EXE_responses"))
}

#[library_benchmark(setup = prepared)]
#[bench::list_pets(Call::ListPets)]
#[bench::create_pet(Call::CreatePet)]
#[bench::get_pet(Call::GetPet)]
fn client(prepared: Prepared<Progenitor>) -> Prepared<Progenitor> {
    prepared.run();
    prepared
}

library_benchmark_group!(name = peer, benchmarks = [client]);

main!(
    // The server is another process.
    config = LibraryBenchmarkConfig::default().tool(Callgrind::with_args(["--trace-children=no"])),
    library_benchmark_groups = peer
);
