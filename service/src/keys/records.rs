//! The table of keys, and the form of a key.

use rusqlite::{Connection, OptionalExtension, Row, params};
use sha2::{Digest, Sha256};

use super::Plan;
use crate::limits::Rates;

/// What every key begins with, so that a leaked one is recognized.
const PREFIX: &str = "aas_";

/// How many random bytes a key has; they are written in hexadecimal.
const SECRET_BYTES: usize = 32;

/// A valid key, without its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its number, which is no secret.
    pub id: i64,
    /// Its plan.
    pub plan: Plan,
    /// How often it may be used.
    pub rates: Rates,
}

/// What is kept of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The key.
    pub key: Key,
    /// The label that it was given; may be empty.
    pub name: String,
    /// When it was made: RFC 3339, UTC.
    pub created_at: String,
    /// When it was revoked, if it was: RFC 3339, UTC.
    pub revoked_at: Option<String>,
}

/// The text of a new key: 256 random bits. To be shown once.
pub fn new_token() -> Result<String, getrandom::Error> {
    let mut secret = [0; SECRET_BYTES];
    getrandom::fill(&mut secret)?;
    let digits: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{PREFIX}{digits}"))
}

/// Makes `token` a valid key, and returns its number. `custom` are the rates of
/// a plan that has none of its own, and `None` for any other.
pub fn insert(
    connection: &Connection,
    token: &str,
    plan: Plan,
    custom: Option<Rates>,
    name: &str,
) -> rusqlite::Result<i64> {
    let sql = "INSERT INTO api_keys (hash, name, plan, per_minute, per_day, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))";
    let per_minute = custom.map(|rates| rates.per_minute);
    let per_day = custom.map(|rates| rates.per_day);
    let row = params![digest(token), name, plan.as_str(), per_minute, per_day];
    connection.prepare_cached(sql)?.insert(row)
}

/// All keys, those that are revoked too, in the order in which they were made.
pub fn list(connection: &Connection) -> rusqlite::Result<Vec<Record>> {
    let sql = "SELECT id, plan, per_minute, per_day, name, created_at, revoked_at
        FROM api_keys ORDER BY id";
    let mut statement = connection.prepare_cached(sql)?;
    let records = statement.query_map([], |row| {
        let (key, name) = (read_key(row)?, row.get("name")?);
        let (created_at, revoked_at) = (row.get("created_at")?, row.get("revoked_at")?);
        Ok(Record {
            key,
            name,
            created_at,
            revoked_at,
        })
    })?;
    records.collect()
}

/// Makes a key invalid; `false` if there is none with this number, or it was
/// revoked before.
pub fn revoke(connection: &Connection, id: i64) -> rusqlite::Result<bool> {
    let sql = "UPDATE api_keys SET revoked_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now')
        WHERE id = ?1 AND revoked_at IS NULL";
    Ok(connection.prepare_cached(sql)?.execute([id])? > 0)
}

/// The valid key whose text has this hash.
pub(super) fn find(connection: &Connection, hash: &[u8; 32]) -> rusqlite::Result<Option<Key>> {
    let sql = "SELECT id, plan, per_minute, per_day FROM api_keys
        WHERE hash = ?1 AND revoked_at IS NULL";
    connection
        .prepare_cached(sql)?
        .query_row([hash], read_key)
        .optional()
}

pub(super) fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}

/// Whether a text could be a key at all.
pub(super) fn is_well_formed(token: &str) -> bool {
    let secret = token
        .strip_prefix(PREFIX)
        .map(str::as_bytes)
        .unwrap_or_default();
    secret.len() == 2 * SECRET_BYTES
        && secret
            .iter()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

fn read_key(row: &Row<'_>) -> rusqlite::Result<Key> {
    let plan: Plan = row.get("plan")?;
    let rates = match plan.rates() {
        Some(rates) => rates,
        None => Rates {
            per_minute: row.get("per_minute")?,
            per_day: row.get("per_day")?,
        },
    };
    Ok(Key {
        id: row.get("id")?,
        plan,
        rates,
    })
}
