//! Instructions and allocations of one request, in process.

#![expect(missing_docs, reason = "the macros of gungraun make public items")]

use bench::{Case, Prepared};
use gungraun::Dhat;
use gungraun::prelude::*;
use openapi_generator_bench::OpenapiGenerator;

#[library_benchmark(setup = Prepared::<OpenapiGenerator>::new)]
#[bench::list_pets(Case::ListPets)]
#[bench::create_pet(Case::CreatePet)]
#[bench::get_pet(Case::GetPet)]
fn server(prepared: Prepared<OpenapiGenerator>) {
    prepared.run();
}

library_benchmark_group!(name = peer, benchmarks = [server]);

main!(
    config = LibraryBenchmarkConfig::default().tool(Dhat::with_args(["--num-callers=500"])),
    library_benchmark_groups = peer
);
