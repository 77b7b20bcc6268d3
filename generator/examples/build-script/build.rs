//! Generates the client of the shop.

use openapi_crates::disk::{Description, Error};
use openapi_crates::{Options, RuntimeSource, Side};

fn main() -> Result<(), Error> {
    // With a copy of the library, the manifest would list the dependencies of the library, too.
    let options = Options::new("shop")
        .only(Side::Client)
        .runtime(RuntimeSource::Registry);
    Description::new("../shop.yaml")
        .generate(&options)?
        .write_to_out_dir(Side::Client)
}
