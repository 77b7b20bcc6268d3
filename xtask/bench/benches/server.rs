//! Instructions and allocations of one request, in process, by contender.

#![expect(missing_docs, reason = "the macros of gungraun make public items")]

use bench::axum::Axum;
use bench::bare::Bare;
use bench::generated::Generated;
use bench::{Case, Prepared};
use gungraun::Dhat;
use gungraun::prelude::*;

#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[library_benchmark(setup = Prepared::<Generated>::new)]
#[bench::list_pets(Case::ListPets)]
#[bench::create_pet(Case::CreatePet)]
#[bench::create_pet_invalid(Case::CreatePetInvalid)]
#[bench::get_pet(Case::GetPet)]
#[bench::not_found(Case::NotFound)]
#[bench::unauthorized(Case::Unauthorized)]
fn generated(prepared: Prepared<Generated>) {
    prepared.run();
}

#[library_benchmark(setup = Prepared::<Bare>::new)]
#[bench::list_pets(Case::ListPets)]
#[bench::create_pet(Case::CreatePet)]
#[bench::create_pet_invalid(Case::CreatePetInvalid)]
#[bench::get_pet(Case::GetPet)]
#[bench::not_found(Case::NotFound)]
#[bench::unauthorized(Case::Unauthorized)]
fn bare(prepared: Prepared<Bare>) {
    prepared.run();
}

#[library_benchmark(setup = Prepared::<Axum>::new)]
#[bench::list_pets(Case::ListPets)]
#[bench::create_pet(Case::CreatePet)]
#[bench::create_pet_invalid(Case::CreatePetInvalid)]
#[bench::get_pet(Case::GetPet)]
#[bench::not_found(Case::NotFound)]
#[bench::unauthorized(Case::Unauthorized)]
fn axum(prepared: Prepared<Axum>) {
    prepared.run();
}

library_benchmark_group!(
    name = server,
    compare_by_id = true,
    benchmarks = [generated, bare, axum]
);

main!(
    config = LibraryBenchmarkConfig::default().tool(Dhat::with_args(["--num-callers=500"])),
    library_benchmark_groups = server
);
