//! Generates the server of the bookings.

use openapi_crates::disk::{Description, Error};
use openapi_crates::{Options, RuntimeSource, Side};

fn main() -> Result<(), Error> {
    let options = Options::new("bookings")
        .only(Side::Server)
        .runtime(RuntimeSource::Registry);
    Description::new("bookings.yaml")
        .generate(&options)?
        .write_to_out_dir(Side::Server)
}
