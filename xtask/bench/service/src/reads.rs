//! Reads per second among few animals and among many.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bench::suites::median;
use fastrand::Rng;
use generated_server::PetStatus;
use tokio::task::JoinSet;

use crate::{Outcome, animals, shop::Shop};

/// The numbers of animals.
const COUNTS: [i64; 2] = [10_000_000, 1_000];

/// The number of concurrent callers.
const CALLERS: u64 = 16;

/// The number of alternating rounds, and their length. The result is the median.
const ROUNDS: u64 = 9;
const TIME: Duration = Duration::from_millis(250);

/// A kind of read.
#[derive(Clone, Copy, Debug)]
enum Read {
    /// One animal.
    Get,
    /// So many, of all or of those of a status.
    List(u32, Option<PetStatus>),
}

const READS: [(&str, Read); 5] = [
    ("get", Read::Get),
    ("list of 20", Read::List(20, None)),
    ("list of 100", Read::List(100, None)),
    ("list of 20 of a status", Read::List(20, PENDING)),
    ("list of 100 of a status", Read::List(100, PENDING)),
];

const PENDING: Option<PetStatus> = Some(PetStatus::Pending);

/// Reads per second among many and among few: from the store, or by whole requests.
pub fn measure(folder: &Path, whole: bool) -> Outcome<Vec<(String, Vec<f64>)>> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let mut places = Vec::new();
        for count in COUNTS {
            places.push(Arc::new(Place::open(folder, count, whole).await?));
        }
        let mut rows = Vec::new();
        for (name, read) in READS {
            rows.push((name.to_owned(), medians(&places, read).await?));
        }
        Ok(rows)
    })
}

/// The medians of each store, in alternating order.
async fn medians(places: &[Arc<Place>], read: Read) -> Outcome<Vec<f64>> {
    let mut figures = vec![Vec::new(); places.len()];
    for round in 0..ROUNDS {
        for (place, figures) in places.iter().zip(&mut figures) {
            figures.push(per_second(place, read, round).await?);
        }
    }
    Ok(figures.into_iter().map(median).collect())
}

async fn per_second(place: &Arc<Place>, read: Read, round: u64) -> Outcome<f64> {
    let started = Instant::now();
    let mut reading = JoinSet::new();
    for caller in 0..CALLERS {
        let rng = Rng::with_seed(round * CALLERS + caller);
        reading.spawn(Arc::clone(place).read_until(started + TIME, read, rng));
    }
    let mut reads = 0;
    while let Some(done) = reading.join_next().await {
        reads += done??;
    }
    Ok(f64::from(reads) / started.elapsed().as_secs_f64())
}

/// So many animals, and how they are read.
struct Place {
    shop: Shop,
    count: i64,
    whole: bool,
}

impl Place {
    async fn open(folder: &Path, count: i64, whole: bool) -> Outcome<Self> {
        let file = animals::kept(folder, count)?;
        let shop = Shop::open(&file).await?;
        // The file is in the memory of the system, however long ago it was made.
        std::io::copy(&mut std::fs::File::open(&file)?, &mut std::io::sink())?;
        Ok(Self { shop, count, whole })
    }

    /// Reads at random positions, and returns the number of reads.
    async fn read_until(self: Arc<Self>, end: Instant, read: Read, mut rng: Rng) -> Outcome<u32> {
        let mut reads = 0;
        while Instant::now() < end {
            let found = match read {
                Read::Get => self.get(rng.i64(1..=self.count)).await?,
                // In the first half: no page is the last.
                Read::List(limit, status) => {
                    self.list(rng.i64(0..self.count / 2), limit, status).await?
                }
            };
            if !found {
                return Err(format!("{read:?} has found too little").into());
            }
            reads += 1;
        }
        Ok(reads)
    }

    async fn get(&self, id: i64) -> Outcome<bool> {
        if self.whole {
            return self.shop.is_successful(&format!("/v1/pets/{id}"), 40).await;
        }
        Ok(self.shop.store.get(id).await?.is_some())
    }

    async fn list(&self, after: i64, limit: u32, status: Option<PetStatus>) -> Outcome<bool> {
        if self.whole {
            let of_status = status.map_or("", |_| "&status=pending");
            let path = format!("/v1/pets?limit={limit}{of_status}&cursor={after:016x}");
            return self.shop.is_successful(&path, limit as usize * 40).await;
        }
        let page = self.shop.store.list(Some(after), limit, status).await?;
        Ok(page.pets.len() == limit as usize)
    }
}
