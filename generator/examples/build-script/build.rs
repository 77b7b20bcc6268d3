//! Generates the client of the shop.

use openapi_crates::disk::{Description, Error};
use openapi_crates::{Options, Side};

fn main() -> Result<(), Error> {
    let options = Options::new("shop").only(Side::Client);
    Description::new("../shop.yaml")
        .generate(&options)?
        .write_to_out_dir(Side::Client)
}
