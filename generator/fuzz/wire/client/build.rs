//! Generates the client of `wire.yaml`.

#[path = "../generate.rs"]
mod generate;

fn main() {
    generate::write(|generated| generated.client);
}
