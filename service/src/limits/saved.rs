//! The counts and bans that survive a restart.

use rusqlite::{Connection, params};

use super::ban::Ban;

/// How many requests a key has used on a UTC day.
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

/// The counts of the UTC day `day`, and all bans. Counts of the day after it are
/// from before the clock was set back.
pub(super) fn load(connection: &Connection, day: u64) -> rusqlite::Result<Saved> {
    let sql = "SELECT key_id, day, used FROM day_counts WHERE day IN (?1, ?1 + 1)";
    let mut counts = connection.prepare(sql)?;
    let counts = counts.query_map([day], |row| {
        let (key, day, used) = row.try_into()?;
        Ok(DayCount { key, day, used })
    })?;
    let mut bans = connection.prepare("SELECT key_id, until, length FROM bans")?;
    let bans = bans.query_map([], |row| {
        let (key, until, length) = row.try_into()?;
        Ok((key, Ban { until, length }))
    })?;
    Ok(Saved {
        counts: counts.collect::<Result<_, _>>()?,
        bans: bans.collect::<Result<_, _>>()?,
    })
}

pub(super) fn save_counts(connection: &Connection, counts: &[DayCount]) -> rusqlite::Result<()> {
    let sql = "INSERT INTO day_counts (key_id, day, used) VALUES (?1, ?2, ?3)
        ON CONFLICT (key_id) DO UPDATE SET day = excluded.day, used = excluded.used";
    let mut statement = connection.prepare_cached(sql)?;
    for DayCount { key, day, used } in counts {
        statement.execute(params![key, day, used])?;
    }
    Ok(())
}

pub(super) fn save_ban(connection: &Connection, key: i64, ban: Ban) -> rusqlite::Result<()> {
    let sql = "INSERT INTO bans (key_id, until, length) VALUES (?1, ?2, ?3)
        ON CONFLICT (key_id) DO UPDATE SET until = excluded.until, length = excluded.length";
    connection
        .prepare_cached(sql)?
        .execute(params![key, ban.until, ban.length])?;
    Ok(())
}
