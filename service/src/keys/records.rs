//! The table of keys, and the format of a key.

use jiff::{Timestamp, Unit};
use sha2::{Digest as _, Sha256};

use super::Plan;
use crate::database::{Database, Error, Row, Statement};
use crate::limits::Rates;

/// The prefix of every key, by which scanners recognize leaked ones.
const PREFIX: &str = "aas_";

/// The number of random bytes of a key, which are written in hexadecimal.
const SECRET_BYTES: usize = 32;

/// The number of keys that may be created at the same time.
const MAX_CONCURRENT: i64 = 100;

/// The SHA-256 of a key.
pub(super) type Digest = [u8; 32];

/// The start of a digest, of which two keys as good as never have the same.
pub(super) type Start = [u8; 8];

/// A valid key, without its secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its number, which is not secret.
    pub id: i64,
    /// Its plan.
    pub plan: Plan,
    /// The rates of its requests.
    pub rates: Rates,
}

/// A row of the table of keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The key.
    pub key: Key,
    /// Its label, which may be empty.
    pub name: String,
    /// The time of its creation: RFC 3339, UTC.
    pub created_at: String,
    /// The time at which it was revoked: RFC 3339, UTC.
    pub revoked_at: Option<String>,
}

/// Creates the text of a key: 256 random bits. It must be shown once.
pub fn new_token() -> Result<String, getrandom::Error> {
    let mut secret = [0; SECRET_BYTES];
    getrandom::fill(&mut secret)?;
    let digits: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{PREFIX}{digits}"))
}

const INSERT: &str = "INSERT INTO api_keys (hash, name, plan, per_minute, per_day, created_at)
    VALUES ($1, $2, $3, $4, $5, $6)";

const LIST: &str = "SELECT id, plan, per_minute, per_day, name, created_at, revoked_at
    FROM api_keys ORDER BY id";

const REVOKE: &str = "UPDATE api_keys SET revoked_at = $1
    WHERE id = $2 AND revoked_at IS NULL RETURNING id";

const FIND: &str = "SELECT id, plan, per_minute, per_day FROM api_keys
    WHERE hash = $1 AND revoked_at IS NULL";

const ISSUED: &str = "SELECT id, hash FROM api_keys
    WHERE id > $1 AND revoked_at IS NULL ORDER BY id";

/// Makes `token` a valid key, and returns its number. A plan without rates of its own needs
/// `custom` ones.
pub async fn insert(
    database: &Database,
    token: &str,
    plan: Plan,
    custom: Option<Rates>,
    name: &str,
) -> Result<i64, Error> {
    let insert = Statement::new(INSERT)
        .bind(digest(token).to_vec())
        .bind(name.to_owned())
        .bind(plan.as_str())
        .bind(custom.map(|rates| i64::from(rates.per_minute)))
        .bind(custom.map(|rates| i64::from(rates.per_day)))
        .bind(now());
    database.insert(insert).await
}

/// Returns all keys in the order of their creation, including revoked ones.
pub async fn list(database: &Database) -> Result<Vec<Record>, Error> {
    let read = |row: &Row<'_>| {
        Ok(Record {
            key: read_key(row)?,
            name: row.get(4)?,
            created_at: row.get(5)?,
            revoked_at: row.get(6)?,
        })
    };
    database.run(Statement::new(LIST), read).await
}

/// Revokes a key. Returns `false` if there is no active key with this number.
pub async fn revoke(database: &Database, id: i64) -> Result<bool, Error> {
    let revoke = Statement::new(REVOKE).bind(now()).bind(id);
    let revoked = database.run(revoke, |_| Ok(())).await?;
    Ok(!revoked.is_empty())
}

/// Returns the numbers of the valid keys since the number `last`, and the starts of their digests.
/// Keys that were being created then may have smaller numbers.
pub(super) async fn issued_since(
    database: &Database,
    last: i64,
) -> Result<Vec<(i64, Start)>, Error> {
    let read = |row: &Row<'_>| {
        let hash: Vec<u8> = row.get(1)?;
        Ok((row.get(0)?, start(&hash)))
    };
    let issued = Statement::new(ISSUED).bind(last - MAX_CONCURRENT);
    database.run(issued, read).await
}

/// Returns the valid key with this digest.
pub(super) async fn find(database: &Database, digest: Digest) -> Result<Option<Key>, Error> {
    let find = Statement::new(FIND).short().bind(digest.to_vec());
    Ok(database.run(find, read_key).await?.pop())
}

/// The current time: RFC 3339, UTC, in seconds.
fn now() -> String {
    let now = Timestamp::now();
    now.round(Unit::Second).unwrap_or(now).to_string()
}

pub(super) fn digest(token: &str) -> Digest {
    Sha256::digest(token).into()
}

pub(super) fn start(digest: &[u8]) -> Start {
    digest.first_chunk().copied().unwrap_or_default()
}

/// `true` if a text has the format of a key.
pub(super) fn is_well_formed(token: &str) -> bool {
    let secret = token.strip_prefix(PREFIX).unwrap_or_default();
    let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    secret.len() == 2 * SECRET_BYTES && secret.bytes().all(is_digit)
}

/// Reads a row that begins with the number, the plan and the rates of a key.
fn read_key(row: &Row<'_>) -> Result<Key, Error> {
    let plan: Plan = row.parse(1)?;
    let rates = match plan.rates() {
        Some(rates) => rates,
        None => Rates {
            per_minute: row.number(2)?,
            per_day: row.number(3)?,
        },
    };
    Ok(Key {
        id: row.get(0)?,
        plan,
        rates,
    })
}
