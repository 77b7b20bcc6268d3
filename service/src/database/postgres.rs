//! PostgreSQL, which several instances of the service share.

mod address;
mod migrations;
#[cfg(test)]
mod tests;

use std::time::Duration;

use deadpool_postgres::{
    Client, Hook, HookError, Manager, ManagerConfig, Object, Pool, RecyclingMethod, Runtime,
};
use futures_util::future::try_join_all;
use tokio::time::timeout;
use tokio_postgres::NoTls;

pub use self::address::Address;

use super::{Error, Row, Statement};
use crate::metrics;

/// The number of connections of an instance.
const MAX_CONNECTIONS: usize = 16;

/// The timeout for acquiring a connection.
const CONNECTION_PATIENCE: Duration = Duration::from_secs(2);

/// The timeouts of a statement: enforced by the server, and here, since the server may be
/// unreachable.
const STATEMENT_SECONDS: u64 = 4;
const PATIENCE: Duration = Duration::from_secs(STATEMENT_SECONDS + 1);

/// The number of statements that are pipelined.
const PIPELINE: usize = 500;

/// A handle of the server. Clones share the connections.
#[derive(Clone)]
pub struct Postgres {
    pool: Pool,
}

impl Postgres {
    /// Connects. Creates or migrates the tables if needed, by one instance at a time, or else
    /// requires them.
    pub(super) async fn open(address: &Address, migrates: bool) -> Result<Self, Error> {
        let manager_config = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let config = address.config();
        let manager = match address.tls()? {
            Some(tls) => Manager::from_config(config, tls, manager_config),
            None => Manager::from_config(config, NoTls, manager_config),
        };
        let pool = Pool::builder(manager)
            .max_size(MAX_CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(CONNECTION_PATIENCE))
            .create_timeout(Some(CONNECTION_PATIENCE))
            .recycle_timeout(Some(CONNECTION_PATIENCE))
            .post_create(Hook::async_fn(|client, _| {
                Box::pin(async move { configure(client).await.map_err(HookError::Backend) })
            }))
            .build();
        let pool = pool.map_err(|error| Error::Failed(error.to_string()))?;
        let mut client = pool.get().await?;
        match migrates {
            true => migrations::migrate(&mut client).await?,
            false => migrations::check(&client).await?,
        }
        drop(client);
        Ok(Self { pool })
    }

    /// Runs a statement, and reads its rows.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        statement: Statement,
        read: impl Fn(&Row<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Result<Vec<T>, Error> {
        let client = self.pool.get().await?;
        to_the_end(async move {
            let rows = in_time(async {
                let prepared = client.prepare_cached(statement.sql()).await?;
                client.query(&prepared, &statement.parameters()).await
            });
            let rows = rows.await.and_then(|rows| {
                let rows = rows.iter();
                rows.map(|row| read(&Row::Postgres(row))).collect()
            });
            release(client, rows)
        })
        .await
    }

    pub(super) async fn insert(&self, insert: Statement) -> Result<i64, Error> {
        let insert = insert.with_clause("RETURNING id");
        let id = self.run(insert, |row| row.get(0)).await?.pop();
        id.ok_or_else(|| Error::Failed("INSERT returned no row".to_owned()))
    }

    /// Runs statements in one transaction.
    pub(super) async fn run_all(&self, statements: Vec<Statement>) -> Result<(), Error> {
        let mut client = self.pool.get().await?;
        to_the_end(async move {
            let done = execute_all(&mut client, &statements).await;
            release(client, done)
        })
        .await
    }

    pub(super) fn pool(&self) -> metrics::Pool {
        let status = self.pool.status();
        metrics::Pool {
            size: status.size,
            idle: status.available,
            waiting: status.waiting,
        }
    }

    pub(super) fn close(&self) {
        self.pool.close();
    }
}

/// Runs statements in one transaction. Many are sent at once, since each would take a round trip.
async fn execute_all(client: &mut Client, statements: &[Statement]) -> Result<(), Error> {
    let transaction = in_time(client.transaction()).await?;
    for part in statements.chunk_by(|one, next| one.sql() == next.sql()) {
        let prepared = in_time(transaction.prepare_cached(part[0].sql())).await?;
        for part in part.chunks(PIPELINE) {
            let executions = part.iter().map(async |statement| {
                let parameters = statement.parameters();
                transaction.execute(&prepared, &parameters).await
            });
            in_time(try_join_all(executions)).await?;
        }
    }
    in_time(transaction.commit()).await
}

/// Runs `work` in a task of its own, so that its connection is not reused before the server is
/// done, even if the caller gives up.
async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Error>> + Send + 'static,
) -> Result<T, Error> {
    let failed = |error: tokio::task::JoinError| Error::Failed(error.to_string());
    tokio::spawn(work).await.map_err(failed)?
}

/// Returns a connection to the pool, unless it is broken or the server does not respond.
fn release<T>(client: Client, result: Result<T, Error>) -> Result<T, Error> {
    if matches!(result, Err(Error::Unavailable(_))) {
        drop(Object::take(client));
    }
    result
}

async fn in_time<T>(
    work: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, Error> {
    match timeout(PATIENCE, work).await {
        Ok(result) => Ok(result?),
        Err(_) => Err(Error::Unavailable("PostgreSQL does not respond".to_owned())),
    }
}

/// Sets the statement timeout, and makes a commit wait for the disk, overriding the settings of the
/// server.
async fn configure(client: &tokio_postgres::Client) -> Result<(), tokio_postgres::Error> {
    let settings = format!(
        "SET statement_timeout = '{STATEMENT_SECONDS}s';
        SET idle_in_transaction_session_timeout = '{STATEMENT_SECONDS}s';
        SELECT set_config('synchronous_commit', 'on', false)
            WHERE current_setting('synchronous_commit') = 'off';"
    );
    client.batch_execute(&settings).await
}
