//! Measures the service, or serves it until it is ended: `service-bench WHAT FOLDER`.

use std::path::Path;

use mimalloc::MiMalloc;
use service_bench::soak::Soak;
use service_bench::{Outcome, creates, reads, serving};

/// The allocator of the service.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> Outcome<()> {
    let [what, folder] = arguments()?;
    let folder = Path::new(&folder);
    let rows = match what.as_str() {
        "creates" => creates::measure(folder)?,
        "reads" => reads::measure(folder, false)?,
        "requests" => reads::measure(folder, true)?,
        "soak-rates" => soak(folder)?.rates()?,
        "soak-mix" => soak(folder)?.mix()?,
        "soak-crowd" => soak(folder)?.crowd()?,
        "everything" => return serving::everything(folder),
        "nothing" => return serving::nothing(folder),
        "hello" => return serving::hello(),
        other => return Err(format!("there is nothing called {other:?}").into()),
    };
    for (name, figures) in rows {
        let figures: Vec<String> = figures.iter().map(f64::to_string).collect();
        println!("{name}\t{}", figures.join("\t"));
    }
    Ok(())
}

/// The service program, built next to this one.
fn soak(folder: &Path) -> Outcome<Soak> {
    let program = std::env::current_exe()?.with_file_name("adoption-store");
    Soak::start(&program, &folder.join("soak"))
}

fn arguments() -> Outcome<[String; 2]> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments = arguments.try_into();
    arguments.map_err(|_| "expected what to do and a folder".into())
}
