//! Durable creates: through the store of the service by many callers, and by a bare loop of the
//! same transactions.

use std::path::Path;
use std::time::Instant;

use bench::suites::median;
use generated_server::NewPet;
use generated_server::types::NewPetRequired;
use service::database::{Database, DatabaseUrl, sqlite};
use service::store::Store;
use tokio::task::JoinSet;

use crate::batches::Batches;
use crate::{Outcome, animals, bare};

/// The numbers of concurrent callers, each of which adds one animal after the other.
const CALLERS: [usize; 3] = [16, 128, 1024];

/// The number of animals that each caller adds in a round.
const ANIMALS: [usize; 3] = [100, 50, 16];

/// The number of rounds. The result is the median.
const ROUNDS: usize = 25;

/// Creates per second by callers: through the store, and in the loop.
pub fn measure(folder: &Path) -> Outcome<Vec<(String, Vec<f64>)>> {
    let runtime = tokio::runtime::Runtime::new()?;
    let batches = Batches::collected()?;
    let mut rows = Vec::new();
    for (callers, animals) in CALLERS.into_iter().zip(ANIMALS) {
        let [mut ours, mut bare, mut sizes] = [const { Vec::new() }; 3];
        for _ in 0..ROUNDS {
            ours.push(runtime.block_on(through_store(folder, callers, animals))?);
            let batches = batches.take();
            bare.push(in_a_loop(folder, &batches)?);
            sizes.push((callers * animals) as f64 / batches.len() as f64);
        }
        let name = format!(
            "{callers} callers, {:.0} rows in a transaction",
            median(sizes)
        );
        rows.push((name, vec![median(ours), median(bare)]));
    }
    Ok(rows)
}

async fn through_store(folder: &Path, callers: usize, animals: usize) -> Outcome<f64> {
    let file = animals::fresh(folder, "creates", 0)?;
    let database = Database::open(&DatabaseUrl::Sqlite(file)).await?;
    let store = Store::new(database.clone());
    let started = Instant::now();
    let mut adding = JoinSet::new();
    for _ in 0..callers {
        adding.spawn(add_all(store.clone(), animals));
    }
    while let Some(added) = adding.join_next().await {
        added??;
    }
    let seconds = started.elapsed().as_secs_f64();
    database.close().await;
    Ok((callers * animals) as f64 / seconds)
}

async fn add_all(store: Store, animals: usize) -> Outcome<()> {
    for n in 0..animals {
        store.add(animal(n)).await?;
    }
    Ok(())
}

/// The animal that the loop adds, too.
pub fn animal(n: usize) -> NewPet {
    NewPet::from(NewPetRequired {
        name: format!("Animal {n}"),
        category_id: 1,
    })
}

fn in_a_loop(folder: &Path, batches: &[usize]) -> Outcome<f64> {
    let connection = sqlite::open(&animals::fresh(folder, "creates", 0)?, true)?;
    let started = Instant::now();
    bare::add_all(&connection, batches)?;
    Ok(batches.iter().sum::<usize>() as f64 / started.elapsed().as_secs_f64())
}
