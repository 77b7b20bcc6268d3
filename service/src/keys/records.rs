//! The table of keys, and the form of a key.

use jiff::{Timestamp, Unit};
use sha2::{Digest, Sha256};
use tokio::sync::OwnedSemaphorePermit;

use super::Plan;
use crate::database::{Database, Error, Row, Statement};
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

const INSERT: &str = "INSERT INTO api_keys (hash, name, plan, per_minute, per_day, created_at)
    VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";

const LIST: &str = "SELECT id, plan, per_minute, per_day, name, created_at, revoked_at
    FROM api_keys ORDER BY id";

const REVOKE: &str = "UPDATE api_keys SET revoked_at = $1
    WHERE id = $2 AND revoked_at IS NULL RETURNING id";

const FIND: &str = "SELECT id, plan, per_minute, per_day FROM api_keys
    WHERE hash = $1 AND revoked_at IS NULL";

/// Makes `token` a valid key, and returns its number. `custom` are the rates of
/// a plan that has none of its own, and `None` for any other.
pub async fn insert(
    database: &Database,
    token: &str,
    plan: Plan,
    custom: Option<Rates>,
    name: &str,
) -> Result<i64, Error> {
    let values = [
        digest(token).into(),
        name.into(),
        plan.as_str().into(),
        custom.map(|rates| rates.per_minute).into(),
        custom.map(|rates| rates.per_day).into(),
        now().into(),
    ];
    let insert = Statement::new(INSERT, values);
    let inserted = database.change(insert, |row| row.get(0)).await?.pop();
    inserted.ok_or_else(|| Error::Failed("a key was made, and not told of".to_owned()))
}

/// All keys, those that are revoked too, in the order in which they were made.
pub async fn list(database: &Database) -> Result<Vec<Record>, Error> {
    let read = |row: &Row<'_>| {
        Ok(Record {
            key: read_key(row)?,
            name: row.get(4)?,
            created_at: row.get(5)?,
            revoked_at: row.get(6)?,
        })
    };
    database.query(Statement::new(LIST, []), read).await
}

/// Makes a key invalid; `false` if there is none with this number, or it was
/// revoked before.
pub async fn revoke(database: &Database, id: i64) -> Result<bool, Error> {
    let revoke = Statement::new(REVOKE, [now().into(), id.into()]);
    let revoked = database.change(revoke, |_| Ok(())).await?;
    Ok(!revoked.is_empty())
}

/// The valid key whose text has this hash. `turn` is held until it is found or
/// not, even if nobody waits for it any more.
pub(super) async fn find(
    database: &Database,
    hash: [u8; 32],
    turn: Option<OwnedSemaphorePermit>,
) -> Result<Option<Key>, Error> {
    let read = move |row: &Row<'_>| {
        let _ = &turn;
        read_key(row)
    };
    let find = Statement::new(FIND, [hash.into()]);
    Ok(database.query(find, read).await?.pop())
}

/// The time: RFC 3339, UTC, in seconds.
fn now() -> String {
    let now = Timestamp::now();
    now.round(Unit::Second).unwrap_or(now).to_string()
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

/// The key of a row that begins with its number, its plan and its rates.
fn read_key(row: &Row<'_>) -> Result<Key, Error> {
    let plan = row.word(1, Plan::parse)?;
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
