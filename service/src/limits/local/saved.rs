//! The counts and bans that survive a restart.

use std::sync::LazyLock;

use crate::database::{Database, Error, Row, Statement};
use crate::limits::ban::Ban;

/// How many requests a key has used on a UTC day.
#[derive(Clone, Copy)]
pub(super) struct DayCount {
    pub(super) key: i64,
    pub(super) day: u64,
    pub(super) used: u32,
}

/// What a restart goes on with.
pub(super) struct Saved {
    /// The counts of the day that is not over.
    pub(super) counts: Vec<DayCount>,
    /// The last ban of each key, by the key's number.
    pub(super) bans: Vec<(i64, Ban)>,
}

const COUNTS: &str = "SELECT key_id, day, used FROM day_counts WHERE day IN ($1, $2)";

const BANS: &str = "SELECT key_id, until, length FROM bans";

/// Saves as many counts as it has rows.
fn save_counts_sql(rows: usize) -> String {
    let row = |first: usize| format!("(${first}, ${}, ${})", first + 1, first + 2);
    let rows: Vec<_> = (0..rows).map(|index| row(3 * index + 1)).collect();
    format!(
        "INSERT INTO day_counts (key_id, day, used) VALUES {}
        ON CONFLICT (key_id) DO UPDATE SET day = excluded.day, used = excluded.used",
        rows.join(", ")
    )
}

static SAVE_COUNT: LazyLock<String> = LazyLock::new(|| save_counts_sql(1));
static SAVE_COUNTS: LazyLock<String> = LazyLock::new(|| save_counts_sql(ROWS));

/// How many counts one statement saves.
const ROWS: usize = 100;

/// How many counts are saved at once: so few that they are, also far from a server.
pub(super) const AT_ONCE: usize = 10 * ROWS;

const SAVE_BAN: &str = "INSERT INTO bans (key_id, until, length) VALUES ($1, $2, $3)
    ON CONFLICT (key_id) DO UPDATE SET until = excluded.until, length = excluded.length";

/// The counts of the UTC day `day`, and all bans. Counts of the day after it are
/// from before the clock was set back.
pub(super) async fn load(database: &Database, day: u64) -> Result<Saved, Error> {
    let days = [stored(day), stored(day + 1)];
    let counts = database.query(Statement::new(COUNTS, days.map(Into::into)), read_count);
    let counts = counts.await?;
    let bans = bans(database).await?;
    Ok(Saved { counts, bans })
}

/// The last ban of each key, by the key's number.
pub(super) async fn bans(database: &Database) -> Result<Vec<(i64, Ban)>, Error> {
    database.query(Statement::new(BANS, []), read_ban).await
}

fn read_count(row: &Row<'_>) -> Result<DayCount, Error> {
    Ok(DayCount {
        key: row.get(0)?,
        day: row.number(1)?,
        used: row.number(2)?,
    })
}

fn read_ban(row: &Row<'_>) -> Result<(i64, Ban), Error> {
    let (until, length) = (row.number(1)?, row.number(2)?);
    Ok((row.get(0)?, Ban { until, length }))
}

/// Saves counts, each of another key: all of them, or none.
pub(super) async fn save_counts(database: &Database, counts: &[DayCount]) -> Result<(), Error> {
    let (many, rest) = counts.as_chunks::<ROWS>();
    let many = many.iter().map(|counts| save(&SAVE_COUNTS, counts));
    let single = rest.iter().map(|count| save(&SAVE_COUNT, &[*count]));
    database.change_all(many.chain(single).collect()).await
}

fn save(sql: &'static str, counts: &[DayCount]) -> Statement {
    let values = |count: &DayCount| [count.key, stored(count.day), count.used.into()];
    let values = counts.iter().flat_map(values).map(Into::into);
    Statement::new(sql, values.collect::<Vec<_>>())
}

pub(super) async fn save_ban(database: &Database, key: i64, ban: Ban) -> Result<(), Error> {
    let values = [key, stored(ban.until), stored(ban.length)];
    let save = Statement::new(SAVE_BAN, values.map(Into::into));
    database.change(save, |_| Ok(())).await.map(|_| ())
}

/// A count of days or seconds, as the database has it.
fn stored(count: u64) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}
