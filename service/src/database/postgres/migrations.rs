//! The tables, and the versions of them.

use deadpool_postgres::{Client, GenericClient};

use crate::database::{Error, Tables};

/// What brings a database from version n to n + 1, at index n.
const MIGRATIONS: &[&str] = &[include_str!("../../../migrations/postgres/0001.sql")];

/// Held until the end of a transaction by whoever renews the tables of a schema.
const LOCK: &str = "SELECT pg_advisory_xact_lock(hashtext('adoption-store migrations'),
    hashtext(current_schema()))";

/// The version of the tables is the number of its rows.
const VERSIONS: &str = "CREATE TABLE IF NOT EXISTS adoption_store_migrations (
    version BIGINT PRIMARY KEY, applied_at TIMESTAMPTZ NOT NULL DEFAULT now())";

const VERSION: &str = "SELECT coalesce(max(version), 0) FROM adoption_store_migrations";

const RECORD: &str = "INSERT INTO adoption_store_migrations (version) VALUES ($1)";

/// Makes the tables, and renews those of an older program. All or nothing is done.
pub(super) async fn migrate(client: &mut Client) -> Result<(), Error> {
    let transaction = client.transaction().await?;
    // Another instance may take as long as it needs.
    transaction
        .batch_execute("SET LOCAL statement_timeout = 0")
        .await?;
    transaction.query_one(LOCK, &[]).await?;
    transaction.batch_execute(VERSIONS).await?;
    let version = version(&transaction).await?;
    Tables::of(version, MIGRATIONS.len())?;
    let missing = MIGRATIONS.iter().skip(version);
    for (index, migration) in missing.enumerate() {
        transaction.batch_execute(migration).await?;
        let number = i64::try_from(version + index + 1).unwrap_or(i64::MAX);
        transaction.execute(RECORD, &[&number]).await?;
    }
    Ok(transaction.commit().await?)
}

/// What tables a database has.
pub(super) async fn tables(client: &impl GenericClient) -> Result<Tables, Error> {
    let there = "SELECT to_regclass('adoption_store_migrations') IS NOT NULL";
    let is_there: bool = client.query_one(there, &[]).await?.try_get(0)?;
    let version = match is_there {
        true => version(client).await?,
        false => 0,
    };
    Tables::of(version, MIGRATIONS.len())
}

async fn version(client: &impl GenericClient) -> Result<usize, Error> {
    let version: i64 = client.query_one(VERSION, &[]).await?.try_get(0)?;
    Ok(usize::try_from(version).unwrap_or(usize::MAX))
}
