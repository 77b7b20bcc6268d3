//! The server of the benchmarks.

fn main() -> std::io::Result<()> {
    client_bench::server::run()
}
