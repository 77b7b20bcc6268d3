//! The committed crates are up to date with the committed description.

use std::path::Path;

use clap::Parser;
use openapi_crates_cli::generate::{self, Args};
use openapi_crates_cli::{Console, Program, Status};

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    args: Args,
}

#[test]
fn generated_crates_are_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("the workspace");
    let Cli { args } = Cli::parse_from(["codegen", "--check", "--strict"]);
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut console = Console {
        out: &mut out,
        err: &mut err,
        colored: false,
        program: Program::Xtask,
    };
    let status = generate::run(&args, root, &mut console).expect("readable files");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert_eq!(status, Status::Done, "{}{}", text(&err), text(&out));
}
