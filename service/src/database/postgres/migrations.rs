//! The tables and their versions.

use tokio_postgres::{Client, GenericClient};

use crate::database::Error;

/// The migration from version n to n + 1 is at index n.
const MIGRATIONS: &[&str] = &[include_str!("../../../migrations/postgres/0001.sql")];

/// FieldRepresentation until the end of the transaction that migrates.
const LOCK: &str = "SELECT pg_advisory_xact_lock(hashtext('adoption-store migrations'),
    hashtext(current_schema()))";

/// The version of the tables is the number of its rows.
const CREATE: &str = "CREATE TABLE IF NOT EXISTS adoption_store_migrations (
    version BIGINT PRIMARY KEY, applied_at TIMESTAMPTZ NOT NULL DEFAULT now())";

const RECORD: &str = "INSERT INTO adoption_store_migrations (version) VALUES ($1)";

/// Applies the missing migrations, all or none.
pub(super) async fn migrate(client: &mut Client) -> Result<(), Error> {
    let transaction = client.transaction().await?;
    // Another instance may be migrating.
    let patience = "SET LOCAL statement_timeout = 0";
    transaction.batch_execute(patience).await?;
    transaction.query_one(LOCK, &[]).await?;
    transaction.batch_execute(CREATE).await?;
    let found = version(&transaction).await?;
    if found > MIGRATIONS.len() {
        return Err(mismatch(found));
    }
    for (index, migration) in MIGRATIONS.iter().enumerate().skip(found) {
        transaction.batch_execute(migration).await?;
        let number = i64::try_from(index + 1).unwrap_or(i64::MAX);
        transaction.execute(RECORD, &[&number]).await?;
    }
    Ok(transaction.commit().await?)
}

/// Rejects tables of another version.
pub(super) async fn check(client: &Client) -> Result<(), Error> {
    let exists = "SELECT to_regclass('adoption_store_migrations') IS NOT NULL";
    let found = match client.query_one(exists, &[]).await?.try_get(0)? {
        true => version(client).await?,
        false => 0,
    };
    match found == MIGRATIONS.len() {
        true => Ok(()),
        false => Err(mismatch(found)),
    }
}

fn mismatch(found: usize) -> Error {
    let own = MIGRATIONS.len();
    Error::Failed(format!(
        "the database has tables of version {found}, and this program needs version {own}; `serve` migrates older ones"
    ))
}

async fn version(client: &impl GenericClient) -> Result<usize, Error> {
    let count = "SELECT count(*) FROM adoption_store_migrations";
    let count: i64 = client.query_one(count, &[]).await?.try_get(0)?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}
