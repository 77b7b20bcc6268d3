//! Generates the server of `wire.yaml`.

#[path = "../generate.rs"]
mod generate;

fn main() {
    generate::write(|generated| generated.server);
}
