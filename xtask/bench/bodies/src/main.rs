//! Serves a contender until it is ended, or measures one: `bodies serve CONTENDER`, which prints its port, and
//! `bodies measure CONTENDER PORT PROCESS CASE COUNT`, of the server's port and process.

use std::process;
use std::time::Instant;

use bodies::client::{self, Client};
use bodies::server::{self, serve};
use bodies::usage::Usage;
use bodies::{Case, Outcome};
use tokio::net::TcpListener;
use tokio::runtime::Builder;
use tokio::task::LocalSet;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let runtime = Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, async {
        match arguments.as_slice() {
            ["serve", "generated"] => serve::<server::generated::Generated>(listener().await?)
                .await
                .map_err(Into::into),
            ["serve", "bare"] => Ok(serve::<server::bare::Bare>(listener().await?).await?),
            ["measure", "generated", rest @ ..] => {
                measure::<client::generated::Generated>(rest).await
            }
            ["measure", "bare", rest @ ..] => measure::<client::bare::Bare>(rest).await,
            other => Err(format!("{other:?} is nothing to do").into()),
        }
    })
}

async fn listener() -> Outcome<TcpListener> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?.port());
    Ok(listener)
}

/// Prints the nanoseconds of one call after a small one; then, of the server and of the client, the KiB of
/// memory above the idle process, and the nanoseconds of processor time.
async fn measure<C: Client>(arguments: &[&str]) -> Outcome<()> {
    let [port, server, case, count] = arguments else {
        return Err("expected a port, a process, a case and a count".into());
    };
    let case = Case::find(case).ok_or("there is no such case")?;
    let processes = [server.parse()?, process::id()];
    let mut client = C::new(port.parse()?).await?;
    case.run(&mut client, 1).await?;
    let before = processes.map(Usage::of);
    let begin = Instant::now();
    case.run(&mut client, count.parse()?).await?;
    print!("{}", begin.elapsed().as_nanos());
    for (process, before) in processes.into_iter().zip(before) {
        let (before, after) = (before?, Usage::of(process)?);
        let memory = after.peak.saturating_sub(before.resident);
        print!(
            " {memory} {}",
            after.busy.saturating_sub(before.busy).as_nanos()
        );
    }
    println!();
    Ok(())
}
