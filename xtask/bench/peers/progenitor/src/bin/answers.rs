//! The server of the measurements.

fn main() -> std::io::Result<()> {
    client_bench::server::run()
}
