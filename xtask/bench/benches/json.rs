//! Instructions and allocations of a list of animals that is read or written as JSON.

#![expect(missing_docs, reason = "the macros of gungraun make public items")]

use std::hint::black_box;

use bench::by_hand::types;
use bench::json;
use generated_server::Pet;
use gungraun::Dhat;
use gungraun::prelude::*;

#[library_benchmark]
#[bench::list(setup = json::text)]
fn read_generated(text: Vec<u8>) -> Vec<Pet> {
    black_box(json::read(text))
}

#[library_benchmark]
#[bench::list(setup = json::text)]
fn read_derived(text: Vec<u8>) -> Vec<types::Pet> {
    black_box(json::read_by_serde(text))
}

#[library_benchmark]
#[bench::list(setup = json::text)]
fn read_generated_by_serde(text: Vec<u8>) -> Vec<Pet> {
    black_box(json::read_by_serde(text))
}

#[library_benchmark]
#[bench::list(setup = json::generated_animals)]
fn write_generated(animals: Vec<Pet>) -> Vec<u8> {
    black_box(json::write(animals))
}

#[library_benchmark]
#[bench::list(setup = json::derived_animals)]
fn write_derived(animals: Vec<types::Pet>) -> Vec<u8> {
    black_box(json::write_by_serde(animals))
}

#[library_benchmark]
#[bench::list(setup = json::generated_animals)]
fn write_generated_by_serde(animals: Vec<Pet>) -> Vec<u8> {
    black_box(json::write_by_serde(animals))
}

library_benchmark_group!(
    name = list,
    benchmarks = [
        read_generated,
        read_derived,
        read_generated_by_serde,
        write_generated,
        write_derived,
        write_generated_by_serde
    ]
);

main!(
    config = LibraryBenchmarkConfig::default().tool(Dhat::with_args(["--num-callers=500"])),
    library_benchmark_groups = list
);
