//! The counts and bans in the database.

use crate::clock;
use crate::database::{Database, Error, Row, Statement};
use crate::limits::ban::Ban;

/// The requests of a key on a UTC day.
#[derive(Clone, Copy)]
pub(super) struct DayCount {
    pub(super) key: i64,
    pub(super) day: u64,
    pub(super) used: u32,
}

const COUNTS: &str = "SELECT key_id, day, used FROM day_counts WHERE day IN ($1, $2)";

const SAVE_COUNT: &str = "INSERT INTO day_counts (key_id, day, used) VALUES ($1, $2, $3)
    ON CONFLICT (key_id) DO UPDATE SET day = excluded.day, used = excluded.used";

const BANS: &str = "SELECT key_id, until, length FROM bans";

const SAVE_BAN: &str = "INSERT INTO bans (key_id, until, length) VALUES ($1, $2, $3)
    ON CONFLICT (key_id) DO UPDATE SET until = excluded.until, length = excluded.length";

const LIFT: &str = "DELETE FROM bans WHERE key_id = $1 AND until > $2 RETURNING key_id";

/// Returns the counts of the UTC day `day`, and of the day after, which are from before the clock
/// was set back.
pub(super) async fn counts(database: &Database, day: u64) -> Result<Vec<DayCount>, Error> {
    let read = |row: &Row<'_>| {
        Ok(DayCount {
            key: row.get(0)?,
            day: row.number(1)?,
            used: row.number(2)?,
        })
    };
    let counts = Statement::new(COUNTS).bind(stored(day));
    database.run(counts.bind(stored(day + 1)), read).await
}

/// Saves counts, each of another key: all or none.
pub(super) async fn save_counts(database: &Database, counts: &[DayCount]) -> Result<(), Error> {
    let save = |count: &DayCount| {
        let save = Statement::new(SAVE_COUNT).bind(count.key);
        save.bind(stored(count.day)).bind(i64::from(count.used))
    };
    database.run_all(counts.iter().map(save).collect()).await
}

/// Returns the last ban of each key.
pub(super) async fn bans(database: &Database) -> Result<Vec<(i64, Ban)>, Error> {
    let read = |row: &Row<'_>| {
        let (until, length) = (row.number(1)?, row.number(2)?);
        Ok((row.get(0)?, Ban { until, length }))
    };
    database.run(Statement::new(BANS), read).await
}

pub(super) async fn save_ban(database: &Database, key: i64, ban: Ban) -> Result<(), Error> {
    let save = Statement::new(SAVE_BAN).bind(key);
    let save = save.bind(stored(ban.until)).bind(stored(ban.length));
    database.run(save, |_| Ok(())).await.map(|_| ())
}

/// Lifts the ban of a key that a service counts in memory, which notices within a second. Returns
/// `false` if there is no ban.
pub async fn lift(database: &Database, key: i64) -> Result<bool, Error> {
    let now = stored(clock::now_ms() / 1000);
    let lift = Statement::new(LIFT).bind(key).bind(now);
    let lifted = database.run(lift, |_| Ok(())).await?;
    Ok(!lifted.is_empty())
}

/// A number of days or seconds as the database stores it.
fn stored(count: u64) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}
