//! The end of a ban before its time.

use crate::clock;
use crate::database::{Database, Error, Statement};

const LIFT: &str = "DELETE FROM bans WHERE key_id = $1 AND until > $2 RETURNING key_id";

/// Lifts the ban of a key that a service counts in memory, which then learns of it within
/// a second. Tells whether there was one.
pub async fn lift(database: &Database, key: i64) -> Result<bool, Error> {
    let now = i64::try_from(clock::now_ms() / 1000).unwrap_or(i64::MAX);
    let lift = Statement::new(LIFT, [key.into(), now.into()]);
    let lifted = database.change(lift, |_| Ok(()));
    Ok(!lifted.await?.is_empty())
}
